package turnwire

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

const longestBegin = 600

// literalRules are the rules of a notation that is not JSON: Python calls, or objects with bare keys and marked strings.
type literalRules struct {
	isArguments, isPython bool
	quotes                *wordList // the longest first
	marks                 *wordList
	until                 string
	longest               int
}

func literalRulesOf(row Value) *literalRules {
	quotes, until := texts(row.Get("quotes")), row.Get("until").text
	marks := append(slices.Clone(quotes), "[", "]", "(", ")", "{", "}")
	if until != "" {
		marks = append(marks, until)
	}
	longest := max(2, len(until))
	for _, quote := range quotes {
		longest = max(longest, len(quote))
	}
	return &literalRules{
		isArguments: row.Get("holds").text == "arguments", isPython: row.Get("notation").text == "python",
		quotes: longestFirst(quotes), marks: newWordList(marks), until: until, longest: longest,
	}
}

// literalStep is calls or arguments in a notation that is not JSON, by its rules.
type literalStep struct{ rules *literalRules }

func (s *literalStep) mayBegin(*textSource) presence { return present }

func (s *literalStep) run(run *textRun) stepState {
	reader, isBegun := run.memory.(*literalReader)
	if !isBegun {
		reader = &literalReader{rules: s.rules, isBegun: s.rules.until != "" || s.rules.isArguments}
		run.memory = reader
	}
	state := reader.read(run.source)
	run.hasBegun = run.hasBegun || (reader.hasOpened && reader.isBegun)
	if state != stepDone {
		return state
	}
	if !reader.tell(run.parts) {
		return stepWrong
	}
	return run.advance()
}

// literalReader finds the end of one list of calls ([f(a=1)]), of lines of them up to a word, or of one object of
// arguments ({a:1}), as the pieces come; what is between is read when it is whole.
type literalReader struct {
	rules     *literalRules
	pieces    strings.Builder
	depth     int
	hasOpened bool
	quote     string
	isBegun   bool
}

func (l *literalReader) read(source *textSource) stepState {
	if l.pieces.Len() == 0 && l.depth == 0 {
		if state := l.begin(source); state != stepDone {
			return state
		}
	}
	for {
		found, mark := l.next(source.text, source.at)
		if found < 0 {
			if source.isEnd {
				return stepWrong
			}
			keepText(source, &l.pieces, keptFrom(source.text, source.at, l.rules.longest))
			return stepMore
		}
		if mark == l.rules.until {
			if l.depth != 0 {
				return stepWrong
			}
			keepText(source, &l.pieces, found)
			return stepDone
		}
		keepText(source, &l.pieces, found+len(mark))
		switch {
		case l.quote != "":
			if mark == l.quote {
				l.quote = ""
			}
		case slices.Contains(l.rules.quotes.words, mark):
			l.quote = mark
		case mark == "[" || mark == "(" || mark == "{":
			l.hasOpened = true
			if l.depth++; l.depth > Deepest {
				return stepWrong
			}
		default:
			if l.depth--; l.depth == 0 && l.rules.until == "" {
				return stepDone
			}
		}
	}
}

// next gives the next mark: outside of a text what opens or closes something, in a text its end or an escape.
func (l *literalReader) next(text string, from int) (int, string) {
	if l.quote == "" {
		return l.rules.marks.find(text, from)
	}
	if len(l.quote) == 1 {
		for at := from; at < len(text); at++ {
			if text[at] == l.quote[0] {
				return at, l.quote
			}
			if text[at] == '\\' && at+1 < len(text) {
				_, size := utf8.DecodeRuneInString(text[at+1:])
				return at, text[at : at+1+size]
			}
		}
		return -1, ""
	}
	if found := strings.Index(text[from:], l.quote); found >= 0 {
		return from + found, l.quote
	}
	return -1, ""
}

// begin is done where what comes may be of the notation: where it has to be a list of calls, no prose in brackets.
func (l *literalReader) begin(source *textSource) stepState {
	source.skipSpace()
	if source.isUsed() {
		return moreOrWrong(source)
	}
	if sign := source.text[source.at]; l.rules.until == "" && sign != '[' && sign != '{' {
		return stepWrong
	}
	if l.isBegun {
		return stepDone
	}
	end, count := signsFrom(source.text, source.at, longestBegin)
	switch beginsCalls(source.text[source.at:end]) {
	case absent:
		return stepWrong
	case undecided:
		if count == longestBegin {
			return stepWrong
		}
		return moreOrWrong(source)
	}
	l.isBegun = true
	return stepDone
}

// beginsCalls tells whether a text begins a list of calls.
func beginsCalls(text string) presence {
	if text[0] != '[' {
		return absent
	}
	rest := strings.TrimLeftFunc(text[1:], isBlank)
	if rest == "" {
		return undecided
	}
	if rest[0] == ']' {
		return present
	}
	if first, _ := utf8.DecodeRuneInString(rest); !isWordSign(first) || unicode.IsDigit(first) {
		return absent
	}
	isName := func(sign rune) bool { return isWordSign(sign) || sign == '.' || sign == '-' }
	rest = strings.TrimLeftFunc(strings.TrimLeftFunc(rest, isName), isBlank)
	if rest == "" {
		return undecided
	}
	return presenceOf(rest[0] == '(')
}

func isWordSign(sign rune) bool {
	return unicode.IsLetter(sign) || unicode.IsNumber(sign) || sign == '_'
}

// tell gives the calls or the arguments to the parts, unless they are not what the notation has.
func (l *literalReader) tell(parts textParts) bool {
	reading := &literalText{text: l.pieces.String(), rules: l.rules}
	if l.rules.isArguments {
		arguments := reading.objectOnly()
		if !reading.isWrong {
			parts.addArguments(arguments)
		}
		return !reading.isWrong
	}
	calls := reading.calls()
	if reading.isWrong {
		return false
	}
	for _, call := range calls {
		parts.begin()
		if !parts.setName(call.name) {
			return false
		}
		parts.addArguments(call.value)
		if !parts.finish() {
			return false
		}
	}
	return true
}
