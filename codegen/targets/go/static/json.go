package turnwire

import (
	"math"
	"strconv"
	"strings"
)

// Deepest is how many levels of objects and lists may stand inside each other.
const Deepest = 200

const (
	mostDigits  = 4300
	indexedFrom = 16
	replacement = "\uFFFD"
)

// Kind is the JSON type of a value.
type Kind uint8

// The JSON types.
const (
	Null Kind = iota
	Boolean
	NumberKind
	TextKind
	ListKind
	ObjectKind
)

var kindNames = [...]string{"null", "boolean", "number", "string", "array", "object"}

// String gives the name that JSON Schema has for the type.
func (k Kind) String() string { return kindNames[k] }

// Value is any JSON value: numbers keep the form in which they came, objects the order of their members.
//
// The zero Value is null. A Value is not changed after it was made.
type Value struct {
	kind   Kind
	isTrue bool
	text   string
	list   []Value
	object *Object
}

// Object is a JSON object.
type Object = Map[Value]

// Bool makes a boolean value.
func Bool(value bool) Value { return Value{kind: Boolean, isTrue: value} }

// Text makes a text value.
func Text(text string) Value { return Value{kind: TextKind, text: text} }

// Int makes a number.
func Int(value int64) Value { return Value{kind: NumberKind, text: strconv.FormatInt(value, 10)} }

// List makes an array.
func List(items ...Value) Value { return Value{kind: ListKind, list: items} }

// Members makes an object; nil is an empty one.
func Members(object *Object) Value { return Value{kind: ObjectKind, object: object} }

// Kind gives the JSON type of the value.
func (v Value) Kind() Kind { return v.kind }

// IsTrue tells whether the value is true.
func (v Value) IsTrue() bool { return v.isTrue }

// Text gives the text of a text value, and whether it is one.
func (v Value) Text() (string, bool) { return v.text, v.kind == TextKind }

// Number gives the number of a number value, and whether it is one.
func (v Value) Number() (Number, bool) { return Number(v.text), v.kind == NumberKind }

// List gives the items of an array; none for anything else.
func (v Value) List() []Value { return v.list }

// Object gives the object of an object value; an empty one for anything else.
func (v Value) Object() *Object { return v.object }

// Get gives the member of an object; null where there is none.
func (v Value) Get(name string) Value {
	found, _ := v.object.Get(name)
	return found
}

// String gives the value as a JSON text.
func (v Value) String() string {
	var out strings.Builder
	v.write(&out)
	return out.String()
}

// MarshalJSON gives the value as a JSON text.
func (v Value) MarshalJSON() ([]byte, error) { return []byte(v.String()), nil }

// UnmarshalJSON reads a JSON text.
func (v *Value) UnmarshalJSON(text []byte) error {
	value, err := Parse(text)
	*v = value
	return err
}

func (v Value) write(out *strings.Builder) {
	switch v.kind {
	case Null:
		out.WriteString("null")
	case Boolean:
		out.WriteString(strconv.FormatBool(v.isTrue))
	case NumberKind:
		out.WriteString(v.text)
	case TextKind:
		writeText(out, v.text)
	case ListKind:
		out.WriteByte('[')
		for index, item := range v.list {
			if index > 0 {
				out.WriteByte(',')
			}
			item.write(out)
		}
		out.WriteByte(']')
	case ObjectKind:
		out.WriteByte('{')
		for index, name := range v.object.Names() {
			if index > 0 {
				out.WriteByte(',')
			}
			writeText(out, name)
			out.WriteByte(':')
			v.object.values[index].write(out)
		}
		out.WriteByte('}')
	}
}

const hexDigits = "0123456789abcdef"

func writeText(out *strings.Builder, text string) {
	out.WriteByte('"')
	written := 0
	for at := 0; at < len(text); at++ {
		sign := text[at]
		if sign >= 0x20 && sign != '"' && sign != '\\' {
			continue
		}
		out.WriteString(text[written:at])
		switch sign {
		case '"', '\\':
			out.WriteByte('\\')
			out.WriteByte(sign)
		case '\n':
			out.WriteString(`\n`)
		case '\r':
			out.WriteString(`\r`)
		case '\t':
			out.WriteString(`\t`)
		default:
			out.WriteString(`\u00`)
			out.WriteByte(hexDigits[sign>>4])
			out.WriteByte(hexDigits[sign&15])
		}
		written = at + 1
	}
	out.WriteString(text[written:])
	out.WriteByte('"')
}

// Number is a JSON number as it was written: 1, 1.0 and 1e0 stay apart, and no digit is lost.
type Number string

// Float gives the nearest double.
func (n Number) Float() float64 {
	value, _ := strconv.ParseFloat(string(n), 64)
	return value
}

// Int gives the integer, and whether it is one of 64 bits.
func (n Number) Int() (int64, bool) {
	if value, err := strconv.ParseInt(string(n), 10, 64); err == nil {
		return value, true
	}
	value := n.Float()
	if n.isPlain() || value != math.Trunc(value) || math.Abs(value) > 1<<53 {
		return 0, false
	}
	return int64(value), true
}

// IsInteger tells whether the number has no fraction, in whatever form.
func (n Number) IsInteger() bool {
	value := n.Float()
	return n.isPlain() || value == math.Trunc(value)
}

func (n Number) isPlain() bool { return !strings.ContainsAny(string(n), ".eE") }
