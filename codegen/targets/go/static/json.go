package turnwire

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"
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
	if n.isPlain() || value != math.Trunc(value) || math.Abs(value) >= 9e15 {
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

// Map is values by name, in the order in which the names came. A nil *Map is an empty one that cannot be added to.
type Map[T any] struct {
	names  []string
	values []T
	places map[string]int
}

// NewMap makes an empty map.
func NewMap[T any]() *Map[T] { return &Map[T]{} }

// Len gives how many names the map has.
func (m *Map[T]) Len() int {
	if m == nil {
		return 0
	}
	return len(m.names)
}

// Names gives the names in order.
func (m *Map[T]) Names() []string {
	if m == nil {
		return nil
	}
	return m.names
}

// Get gives the value of a name, and whether the map has it.
func (m *Map[T]) Get(name string) (T, bool) {
	if place, isKnown := m.place(name); isKnown {
		return m.values[place], true
	}
	var nothing T
	return nothing, false
}

// Set gives a name its value; a name that is there keeps its place.
func (m *Map[T]) Set(name string, value T) {
	if place, isKnown := m.place(name); isKnown {
		m.values[place] = value
		return
	}
	m.names = append(m.names, name)
	m.values = append(m.values, value)
	switch count := len(m.names); {
	case count == indexedFrom:
		m.places = make(map[string]int, 2*indexedFrom)
		for place, known := range m.names {
			m.places[known] = place
		}
	case count > indexedFrom:
		m.places[name] = count - 1
	}
}

func (m *Map[T]) copy() *Map[T] {
	made := NewMap[T]()
	for place, name := range m.Names() {
		made.Set(name, m.values[place])
	}
	return made
}

func (m *Map[T]) place(name string) (int, bool) {
	if m == nil {
		return 0, false
	}
	if m.places != nil {
		place, isKnown := m.places[name]
		return place, isKnown
	}
	for place, known := range m.names {
		if known == name {
			return place, true
		}
	}
	return 0, false
}

// JSONError says why a text is no JSON; it quotes nothing of the text.
type JSONError struct {
	// Message is what is wrong.
	Message string
	// Line and Column are the place in the text, from 1, columns in bytes.
	Line, Column int
	// IsCut tells whether the text ended inside a value: cut off rather than wrong.
	IsCut bool
}

// Error gives the message with the place.
func (e *JSONError) Error() string {
	return e.Message + " at line " + strconv.Itoa(e.Line) + " column " + strconv.Itoa(e.Column)
}

// Parse reads a JSON text: one value, at most 200 levels deep. A key that comes twice has its last value; NaN,
// infinities and numbers that overflow a double are refused, and so are lone surrogates.
func Parse(text []byte) (Value, error) {
	value, err := parse(string(text), false)
	if err != nil {
		return Value{}, err
	}
	return value, nil
}

// parse reads a text; a lone surrogate is refused, or becomes U+FFFD in text that a model wrote.
func parse(text string, replaceSurrogates bool) (Value, *JSONError) {
	r := &reader{text: text, replaceSurrogates: replaceSurrogates}
	if !utf8.ValidString(text) {
		return Value{}, r.errorAt("invalid unicode code point", 0, false)
	}
	value := r.value(Deepest)
	if r.err == nil {
		r.skipBlanks()
		if r.at < len(text) {
			r.wrong("trailing characters")
		}
	}
	return value, r.err
}

type reader struct {
	text              string
	at                int
	err               *JSONError
	replaceSurrogates bool
}

func (r *reader) errorAt(message string, at int, isCut bool) *JSONError {
	before := r.text[:min(at, len(r.text))]
	column := at - (strings.LastIndexByte(before, '\n') + 1)
	if !isCut {
		column++
	}
	return &JSONError{message, strings.Count(before, "\n") + 1, column, isCut}
}

func (r *reader) fail(err *JSONError) Value {
	if r.err == nil {
		r.err = err
	}
	return Value{}
}

func (r *reader) wrong(message string) Value { return r.fail(r.errorAt(message, r.at, false)) }

func (r *reader) cut(what string) Value {
	return r.fail(r.errorAt("EOF while parsing "+what, len(r.text), true))
}

// peek gives the next byte; 0 at the end, where isEnd is true.
func (r *reader) peek() byte {
	if r.at < len(r.text) {
		return r.text[r.at]
	}
	return 0
}

func (r *reader) isEnd() bool { return r.at >= len(r.text) }

func (r *reader) skipBlanks() {
	for r.at < len(r.text) && strings.IndexByte(" \t\n\r", r.text[r.at]) >= 0 {
		r.at++
	}
}

func (r *reader) value(levels int) Value {
	r.skipBlanks()
	if r.isEnd() {
		return r.cut("a value")
	}
	switch sign := r.peek(); {
	case sign == 'n':
		return r.word("null", Value{})
	case sign == 't':
		return r.word("true", Bool(true))
	case sign == 'f':
		return r.word("false", Bool(false))
	case sign == '"':
		return Text(r.string())
	case sign == '-' || sign >= '0' && sign <= '9':
		return r.number()
	case (sign == '[' || sign == '{') && levels == 0:
		return r.wrong("recursion limit exceeded")
	case sign == '[':
		return r.list(levels - 1)
	case sign == '{':
		return r.object(levels - 1)
	}
	return r.wrong("expected value")
}

func (r *reader) word(word string, value Value) Value {
	for index := range len(word) {
		if r.isEnd() {
			return r.cut("a value")
		}
		if r.peek() != word[index] {
			return r.wrong("expected ident")
		}
		r.at++
	}
	return value
}

func (r *reader) digits() int {
	begin := r.at
	for r.peek() >= '0' && r.peek() <= '9' {
		r.at++
	}
	if r.at == begin {
		if r.isEnd() {
			r.cut("a value")
		} else {
			r.wrong("invalid number")
		}
	}
	return r.at - begin
}

func (r *reader) number() Value {
	begin := r.at
	if r.peek() == '-' {
		r.at++
	}
	hasZero := r.peek() == '0'
	count := r.digits()
	if hasZero && count > 1 {
		return r.fail(r.errorAt("invalid number", r.at-count+1, false))
	}
	if count > mostDigits {
		return r.wrong("number out of range")
	}
	if r.err == nil && r.peek() == '.' {
		r.at++
		r.digits()
	}
	if r.err == nil && (r.peek() == 'e' || r.peek() == 'E') {
		r.at++
		if r.peek() == '+' || r.peek() == '-' {
			r.at++
		}
		r.digits()
	}
	if r.err != nil {
		return Value{}
	}
	text := r.text[begin:r.at]
	if !Number(text).isPlain() {
		if _, err := strconv.ParseFloat(text, 64); err != nil {
			return r.fail(r.errorAt("a number is too large for JSON readers", begin, false))
		}
	}
	return Value{kind: NumberKind, text: text}
}

func (r *reader) list(levels int) Value {
	r.at++
	items := []Value{}
	r.skipBlanks()
	if r.peek() == ']' {
		r.at++
		return List(items...)
	}
	for {
		if r.isEnd() && len(items) == 0 {
			return r.cut("a list")
		}
		items = append(items, r.value(levels))
		if r.err != nil {
			return Value{}
		}
		r.skipBlanks()
		if r.isEnd() {
			return r.cut("a list")
		}
		switch r.peek() {
		case ']':
			r.at++
			return List(items...)
		case ',':
			r.at++
		default:
			return r.wrong("expected `,` or `]`")
		}
	}
}

func (r *reader) object(levels int) Value {
	r.at++
	object := NewMap[Value]()
	r.skipBlanks()
	if r.peek() == '}' {
		r.at++
		return Members(object)
	}
	for {
		r.skipBlanks()
		if r.isEnd() && object.Len() == 0 {
			return r.cut("an object")
		}
		if r.isEnd() {
			return r.cut("a value")
		}
		if r.peek() != '"' {
			return r.wrong("key must be a string")
		}
		name := r.string()
		r.skipBlanks()
		if r.err == nil && r.isEnd() {
			return r.cut("an object")
		}
		if r.err == nil && r.peek() != ':' {
			return r.wrong("expected `:`")
		}
		if r.err != nil {
			return Value{}
		}
		r.at++
		value := r.value(levels)
		if r.err != nil {
			return Value{}
		}
		object.Set(name, value)
		r.skipBlanks()
		if r.isEnd() {
			return r.cut("an object")
		}
		switch r.peek() {
		case '}':
			r.at++
			return Members(object)
		case ',':
			r.at++
		default:
			return r.wrong("expected `,` or `}`")
		}
	}
}

func (r *reader) string() string {
	r.at++
	begin := r.at
	var out strings.Builder
	for r.at < len(r.text) {
		switch sign := r.text[r.at]; {
		case sign == '"':
			r.at++
			if out.Len() == 0 {
				return r.text[begin : r.at-1]
			}
			out.WriteString(r.text[begin : r.at-1])
			return out.String()
		case sign == '\\':
			out.WriteString(r.text[begin:r.at])
			r.at++
			out.WriteString(r.escape())
			if r.err != nil {
				return ""
			}
			begin = r.at
		case sign < 0x20:
			r.wrong("control character while parsing a string")
			return ""
		default:
			r.at++
		}
	}
	r.cut("a string")
	return ""
}

var escapes = map[byte]string{
	'"': `"`, '\\': `\`, '/': "/", 'b': "\b", 'f': "\f", 'n': "\n", 'r': "\r", 't': "\t",
}

func (r *reader) escape() string {
	if r.isEnd() {
		r.cut("a string")
		return ""
	}
	letter := r.peek()
	if letter == 'u' {
		r.at++
		return r.unicodeEscape()
	}
	found, isKnown := escapes[letter]
	if !isKnown {
		r.wrong("invalid escape")
		return ""
	}
	r.at++
	return found
}

func (r *reader) unicodeEscape() string {
	first := r.hex()
	if r.err != nil {
		return ""
	}
	if first < 0xD800 || first > 0xDFFF {
		return string(first)
	}
	if first < 0xDC00 {
		if rest := r.text[r.at:]; rest == "" || rest == `\` {
			r.cut("a string")
			return ""
		} else if strings.HasPrefix(rest, `\u`) {
			after := r.at
			r.at += 2
			second := r.hex()
			if r.err != nil {
				return ""
			}
			if second >= 0xDC00 && second <= 0xDFFF {
				return string(0x10000 + (first-0xD800)<<10 + (second - 0xDC00))
			}
			r.at = after
		}
	}
	if !r.replaceSurrogates {
		r.fail(r.errorAt("lone surrogate in hex escape", r.at-1, false))
	}
	return replacement
}

func (r *reader) hex() rune {
	var code rune
	for range 4 {
		if r.isEnd() {
			r.cut("a string")
			return 0
		}
		digit := strings.IndexByte(hexDigits, r.peek()|0x20)
		if digit < 0 || r.peek() < '0' {
			r.wrong("invalid escape")
			return 0
		}
		code = code<<4 | rune(digit)
		r.at++
	}
	return code
}
