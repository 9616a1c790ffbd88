// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// JSONError says why a text is no JSON; it quotes nothing of the text.
type JSONError struct {
	// Message is what is wrong.
	Message string
	// Line and Column are the place in the text, from 1, columns in bytes.
	Line, Column int
	// IsCut tells whether the text ended inside a value: cut off rather than wrong.
	IsCut bool

	followsObject bool // the text goes on behind an object
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
	value := r.whole()
	return value, r.err
}

// parseStrictly reads a text, and tells whether an object in it has a member twice.
func parseStrictly(text string) (value Value, hasTwice bool, err *JSONError) {
	r := &reader{text: text}
	value = r.whole()
	return value, r.hasTwice, r.err
}

type reader struct {
	text              string
	at                int
	err               *JSONError
	replaceSurrogates bool
	hasTwice          bool // whether an object has a member twice
}

func (r *reader) whole() Value {
	if !utf8.ValidString(r.text) {
		return r.fail(r.errorAt("invalid unicode code point", 0, false))
	}
	value := r.value(Deepest)
	if r.err == nil {
		r.skipBlanks()
		if r.at < len(r.text) {
			r.wrong("trailing characters")
			r.err.followsObject = value.kind == ObjectKind
		}
	}
	return value
}

func (r *reader) errorAt(message string, at int, isCut bool) *JSONError {
	before := r.text[:min(at, len(r.text))]
	column := at - (strings.LastIndexByte(before, '\n') + 1)
	if !isCut {
		column++
	}
	return &JSONError{Message: message, Line: strings.Count(before, "\n") + 1, Column: column, IsCut: isCut}
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
		count := object.Len()
		object.Set(name, value)
		r.hasTwice = r.hasTwice || object.Len() == count
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
