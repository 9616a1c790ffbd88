// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

const (
	longestTag     = 260
	deepestElement = 100
)

// valueStep is a value as bare text, up to a closing word that something of the format follows.
type valueStep struct {
	before, atEnd []string
	ends, then    *wordList
	typedBy, trim string
}

func newValueStep(row Value) *valueStep {
	before, atEnd := texts(row.Get("before")), texts(row.Get("at_end"))
	ends := longestFirst(slices.Concat(texts(row.Get("until")), before, atEnd))
	then := longestFirst(texts(row.Get("then")))
	return &valueStep{before, atEnd, ends, then, row.Get("typed").text, row.Get("trim").text}
}

func (s *valueStep) mayBegin(*textSource) presence { return present }

func (s *valueStep) run(run *textRun) stepState {
	source := run.source
	pieces, isBegun := run.memory.(*strings.Builder)
	if !isBegun {
		pieces = &strings.Builder{}
		run.memory = pieces
	}
	for looked := source.at; ; {
		found, word := s.ends.find(source.text, looked)
		if found < 0 {
			if source.isEnd {
				return stepWrong
			}
			keepText(source, pieces, keptFrom(source.text, source.at, s.ends.longest))
			return stepMore
		}
		switch s.isEnd(source, found, word) {
		case undecided:
			keepText(source, pieces, found)
			return stepMore
		case present:
			keepText(source, pieces, found)
			if !slices.Contains(s.before, word) && !slices.Contains(s.atEnd, word) {
				source.at = found + len(word)
			}
			s.tell(run, pieces.String())
			return run.advance()
		}
		looked = found + 1
	}
}

func keepText(source *textSource, pieces *strings.Builder, end int) {
	pieces.WriteString(source.text[source.at:end])
	source.at = end
}

func (s *valueStep) isEnd(source *textSource, found int, word string) presence {
	isAtEnd := slices.Contains(s.atEnd, word)
	if slices.Contains(s.before, word) || (len(s.then.words) == 0 && !isAtEnd) {
		return present
	}
	after := textSource{text: source.text, at: found + len(word), isEnd: source.isEnd}
	size := len(after.skipSpace())
	if isAtEnd {
		if !after.isUsed() || size > longestSpace {
			return absent
		}
		if source.isEnd {
			return present
		}
		return undecided
	}
	if size > longestSpace {
		return absent
	}
	_, comes := after.startsWith(s.then)
	return comes
}

func (s *valueStep) tell(run *textRun, text string) {
	switch s.trim {
	case "newline":
		text = strings.TrimSuffix(strings.TrimPrefix(text, "\n"), "\n")
	case "cdata":
		inner, isOpen := strings.CutPrefix(trimBlanks(text), "<![CDATA[")
		if inner, isClosed := strings.CutSuffix(inner, "]]>"); isOpen && isClosed {
			text = inner
		}
	}
	types := onlyText
	if s.typedBy == "schema" {
		types = typesOf(run.parts.schema(), run.key)
	} else if s.typedBy == "field" && run.typeName != "string" && run.typeName != "true" {
		types = nil
	}
	run.parts.addMember(run.key, typed(text, types))
}

// elementsStep is arguments as elements named after them, with elements inside for objects and lists, up to a word of the
// format.
type elementsStep struct {
	mark  *wordList
	item  string
	until *wordList
}

// textElement is an element that is open: its text, or the elements inside it as JSON text.
type textElement struct {
	name     string
	schema   Value
	text     strings.Builder
	children []textMember
}

type textMember struct{ name, value string }

func (s *elementsStep) mayBegin(*textSource) presence { return present }

func (s *elementsStep) run(run *textRun) stepState {
	source := run.source
	stack, isBegun := run.memory.(*[]*textElement)
	if !isBegun {
		stack = &[]*textElement{{schema: run.parts.schema()}}
		run.memory = stack
	}
	for {
		inner := (*stack)[len(*stack)-1]
		found, _ := s.mark.find(source.text, source.at)
		if found < 0 {
			if source.isEnd {
				return stepWrong
			}
			keepText(source, &inner.text, keptFrom(source.text, source.at, s.mark.longest))
			return stepMore
		}
		keepText(source, &inner.text, found)
		if len(*stack) == 1 {
			switch _, comes := source.startsWith(s.until); comes {
			case undecided:
				return stepMore
			case present:
				if trimBlanks(inner.text.String()) != "" {
					return stepWrong
				}
				return run.advance()
			}
		}
		if state := s.tag(run, stack); state != stepDone {
			return state
		}
	}
}

func (s *elementsStep) tag(run *textRun, stack *[]*textElement) stepState {
	source := run.source
	begun := source.at + s.mark.longest
	last, count := signsFrom(source.text, begun, longestTag)
	end := strings.IndexByte(source.text[begun:last], '>')
	if end < 0 {
		if count == longestTag {
			return stepWrong
		}
		return moreOrWrong(source)
	}
	name, isTag := strings.CutPrefix(source.text[begun:begun+end], "<")
	name, isClosing := strings.CutPrefix(name, "/")
	if !isTag || !isElementName(name) {
		return stepWrong
	}
	source.at = begun + end + 1
	run.hasBegun = true
	inner := (*stack)[len(*stack)-1]
	if !isClosing {
		if len(*stack) == deepestElement {
			return stepWrong
		}
		*stack = append(*stack, &textElement{name: name, schema: s.schemaOf(name, inner.schema, run.parts.schema())})
		return stepDone
	}
	if len(*stack) == 1 || inner.name != name {
		return stepWrong
	}
	value, isValue := inner.value(s.item, run.parts.schema())
	if !isValue {
		return stepWrong
	}
	*stack = (*stack)[:len(*stack)-1]
	if len(*stack) == 1 {
		run.parts.addMember(name, value)
	}
	outer := (*stack)[len(*stack)-1]
	outer.children = append(outer.children, textMember{name, value})
	return stepDone
}

func isElementName(name string) bool {
	first, _ := utf8.DecodeRuneInString(name)
	return name != "" && first != '/' && !isBlank(first) && !strings.ContainsAny(name, "<>") &&
		utf8.RuneCountInString(name) <= 256
}

// schemaOf gives the schema of an element inside another; null where nothing says it.
func (s *elementsStep) schemaOf(name string, outer, root Value) Value {
	found := memberOf(outer, name, root)
	if found.kind == Null && name == s.item {
		return itemsOf(outer, root)
	}
	return found
}

// value gives what an element is as JSON text, unless it has both text and elements.
func (e *textElement) value(item string, root Value) (string, bool) {
	types := typesIn(e.schema, root)
	text := e.text.String()
	hasText := trimBlanks(text) != ""
	if len(e.children) == 0 {
		if !hasText && len(types) > 0 && !slices.Contains(types, "string") && !slices.Contains(types, "null") {
			if slices.Contains(types, "object") {
				return "{}", true
			}
			if slices.Contains(types, "array") {
				return "[]", true
			}
		}
		if len(types) == 0 {
			types = onlyText
		}
		return typed(text, types), true
	}
	if hasText {
		return "", false
	}
	isOther := func(member textMember) bool { return member.name != item }
	if !slices.ContainsFunc(e.children, isOther) && !slices.Contains(types, "object") {
		values := make([]string, len(e.children))
		for index, member := range e.children {
			values[index] = member.value
		}
		return "[" + strings.Join(values, ",") + "]", true
	}
	var out strings.Builder
	for index, member := range e.children {
		if index > 0 {
			out.WriteByte(',')
		}
		writeText(&out, member.name)
		out.WriteString(":" + member.value)
	}
	return "{" + out.String() + "}", true
}

var escapedSigns = map[string]string{"lt": "<", "gt": ">", "quot": `"`, "apos": "'", "amp": "&"}

// unescaped gives a text with the references of XML in it as what they stand for; others stay.
func unescaped(text string) string {
	var out strings.Builder
	for {
		begin := strings.IndexByte(text, '&')
		if begin < 0 {
			break
		}
		out.WriteString(text[:begin])
		text = text[begin:]
		end := strings.IndexByte(text, ';')
		sign, isKnown := "", false
		if end > 0 {
			sign, isKnown = signOf(text[1:end])
		}
		if !isKnown {
			sign, end = "&", 0
		}
		out.WriteString(sign)
		text = text[end+1:]
	}
	return out.String() + text
}

func signOf(reference string) (string, bool) {
	digits, isNumber := strings.CutPrefix(reference, "#")
	if !isNumber {
		sign, isKnown := escapedSigns[reference]
		return sign, isKnown
	}
	base, most := 10, 7
	if hex, isHex := strings.CutPrefix(digits, "x"); isHex {
		digits, base, most = hex, 16, 6
	}
	code, err := strconv.ParseUint(digits, base, 32)
	if err != nil || len(digits) > most || code == 0 || !utf8.ValidRune(rune(code)) {
		return "", false
	}
	return string(rune(code)), true
}
