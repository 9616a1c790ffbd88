// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// literalText reads a whole text, and gives values as JSON text. Nothing is evaluated: a value is a literal or the whole
// is wrong.
type literalText struct {
	text    string
	at      int
	rules   *literalRules
	isWrong bool
}

func (l *literalText) calls() []textMember {
	isList := l.comes("[")
	var found []textMember
	for !l.isWrong && !(isList && l.comes("]")) {
		l.skipBlanks()
		if !isList && l.at == len(l.text) {
			break
		}
		name := l.identifier()
		l.needs("(")
		found = append(found, textMember{name, l.members(")", "=")})
		if !l.comes(",") && isList {
			l.needs("]")
			break
		}
	}
	l.ends()
	return found
}

func (l *literalText) objectOnly() string {
	l.needs("{")
	text := l.members("}", ":")
	l.ends()
	return text
}

func (l *literalText) value(out *strings.Builder) {
	switch {
	case l.comes("{"):
		out.WriteString(l.members("}", ":"))
	case l.comes("["):
		l.list(out)
	default:
		if quote := l.quote(); quote != "" {
			writeText(out, l.string(quote))
		} else {
			out.WriteString(l.scalar())
		}
	}
}

var literalWords = map[string]string{
	"True": "true", "False": "false", "None": "null", "true": "true", "false": "false", "null": "null",
}

func (l *literalText) scalar() string {
	rest := l.text[l.at:]
	isLetter := func(sign rune) bool { return sign|0x20 >= 'a' && sign|0x20 <= 'z' }
	word := rest[:len(rest)-len(strings.TrimLeftFunc(rest, isLetter))]
	if word == "" {
		return l.number()
	}
	l.at += len(word)
	known, isKnown := literalWords[word]
	l.isWrong = l.isWrong || !isKnown
	return known
}

func (l *literalText) list(out *strings.Builder) {
	out.WriteByte('[')
	for count := 0; !l.isWrong && !l.comes("]"); count++ {
		if count > 0 {
			out.WriteByte(',')
		}
		l.value(out)
		if !l.comes(",") {
			l.needs("]")
			break
		}
	}
	out.WriteByte(']')
}

func (l *literalText) members(end, sign string) string {
	var out strings.Builder
	out.WriteByte('{')
	for count := 0; !l.isWrong && !l.comes(end); count++ {
		if count > 0 {
			out.WriteByte(',')
		}
		writeText(&out, l.key(sign))
		out.WriteByte(':')
		l.value(&out)
		if !l.comes(",") {
			l.needs(end)
			break
		}
	}
	out.WriteByte('}')
	return out.String()
}

func (l *literalText) key(sign string) string {
	l.skipBlanks()
	if quote := l.quote(); quote != "" && sign == ":" {
		key := l.string(quote)
		l.needs(sign)
		return key
	}
	if l.rules.isPython {
		if sign == ":" {
			l.isWrong = true
			return ""
		}
		key := l.identifier()
		l.needs(sign)
		return key
	}
	end := strings.Index(l.text[l.at:], sign)
	if end < 0 {
		l.isWrong = true
		return ""
	}
	key := trimBlanks(l.text[l.at : l.at+end])
	l.isWrong = l.isWrong || key == "" || strings.ContainsAny(key, "{}[],")
	l.at += end + len(sign)
	return key
}

func (l *literalText) quote() string { return l.rules.quotes.at(l.text, l.at) }

func (l *literalText) string(quote string) string {
	l.at += len(quote)
	if len(quote) > 1 {
		end := strings.Index(l.text[l.at:], quote)
		if end < 0 {
			l.isWrong = true
			return ""
		}
		text := l.text[l.at : l.at+end]
		l.at += end + len(quote)
		return text
	}
	var out strings.Builder
	for {
		end := strings.IndexAny(l.text[l.at:], quote+`\`)
		if end < 0 || l.at+end+1 == len(l.text) && l.text[l.at+end] == '\\' {
			l.isWrong = true
			return ""
		}
		out.WriteString(l.text[l.at : l.at+end])
		l.at += end + 1
		if l.text[l.at-1] == quote[0] {
			return out.String()
		}
		l.escape(&out)
	}
}

var escapeLengths = map[byte]int{'u': 4, 'U': 8, 'x': 2}

var escapedLetters = map[byte]string{
	'n': "\n", 't': "\t", 'r': "\r", 'a': "\a", 'b': "\b", 'f': "\f", 'v': "\v", '\\': `\`, '\'': "'", '"': `"`, '\n': "",
}

// escape reads an escape of Python behind its backslash; what is none stays as it is.
func (l *literalText) escape(out *strings.Builder) {
	rest := l.text[l.at:]
	if length := escapeLengths[rest[0]]; length > 0 && len(rest) > length {
		if digits := rest[1 : 1+length]; !strings.ContainsFunc(digits, func(sign rune) bool { return sign > 0x7F || !isHex(byte(sign)) }) {
			code, _ := strconv.ParseUint(digits, 16, 32)
			if code > unicode.MaxRune || !utf8.ValidRune(rune(code)) {
				l.isWrong = true
				return
			}
			out.WriteRune(rune(code))
			l.at += 1 + length
			return
		}
	}
	octal := 0
	for octal < 3 && octal < len(rest) && rest[octal] >= '0' && rest[octal] <= '7' {
		octal++
	}
	if octal > 0 {
		code, _ := strconv.ParseUint(rest[:octal], 8, 32)
		out.WriteRune(rune(code))
		l.at += octal
		return
	}
	if letter, isKnown := escapedLetters[rest[0]]; isKnown {
		out.WriteString(letter)
		l.at++
		return
	}
	_, size := utf8.DecodeRuneInString(rest)
	out.WriteString(`\` + rest[:size])
	l.at += size
}

// identifier reads a name of Python, or several with . or - between them.
func (l *literalText) identifier() string {
	begun := l.at
	for isFirst := true; ; {
		first, size := utf8.DecodeRuneInString(l.text[l.at:])
		isSign := isWordSign(first) && !(isFirst && unicode.IsDigit(first))
		switch {
		case size > 0 && isSign:
			l.at += size
			isFirst = false
			continue
		case size > 0 && !isFirst && (first == '.' || first == '-'):
			if next, _ := utf8.DecodeRuneInString(l.text[l.at+1:]); isWordSign(next) {
				l.at++
				continue
			}
		}
		l.isWrong = l.isWrong || isFirst
		return l.text[begun:l.at]
	}
}

// number reads a number of Python and gives it as JSON writes it: no plus, no leading zeros, digits on both sides of the
// point.
func (l *literalText) number() string {
	rest := l.text[l.at:]
	sign := ""
	unsigned := rest
	if rest != "" && (rest[0] == '-' || rest[0] == '+') {
		sign = strings.TrimPrefix(rest[:1], "+")
		unsigned = rest[1:]
	}
	whole := unsigned[:digitsOf(unsigned)]
	after, hasPoint := strings.CutPrefix(unsigned[len(whole):], ".")
	fraction := ""
	if hasPoint {
		fraction = after[:digitsOf(after)]
		after = after[len(fraction):]
	}
	if whole == "" && fraction == "" {
		l.isWrong = true
		return ""
	}
	exponent := ""
	if after != "" && after[0]|0x20 == 'e' {
		digits := after[1:]
		if digits != "" && (digits[0] == '-' || digits[0] == '+') {
			digits = digits[1:]
		}
		if count := digitsOf(digits); count > 0 {
			length := len(after) - len(digits) + count
			exponent = "e" + after[1:length]
			after = after[length:]
		}
	}
	l.at += len(rest) - len(after)
	if whole = strings.TrimLeft(whole, "0"); whole == "" {
		whole = "0"
	}
	if hasPoint {
		if fraction == "" {
			fraction = "0"
		}
		whole += "." + fraction
	}
	number := sign + whole + exponent
	if _, err := parse(number, false); err != nil {
		l.isWrong = true
	}
	return number
}

func (l *literalText) skipBlanks() { l.at = behindBlanks(l.text, l.at) }

func (l *literalText) comes(sign string) bool {
	l.skipBlanks()
	if !strings.HasPrefix(l.text[l.at:], sign) {
		return false
	}
	l.at += len(sign)
	return true
}

func (l *literalText) needs(sign string) {
	if !l.comes(sign) {
		l.isWrong = true
	}
}

func (l *literalText) ends() {
	l.skipBlanks()
	if l.at != len(l.text) {
		l.isWrong = true
	}
}
