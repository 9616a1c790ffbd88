package turnwire

import (
	"strings"
	"unicode/utf8"
)

const (
	longestName  = 256
	longestSpace = 256
)

// wordStep is one of some words of the format.
type wordStep struct {
	words        *wordList
	mayBeMissing bool
}

func (s *wordStep) run(run *textRun) stepState {
	source := run.source
	source.skipSpace()
	if source.isEnd && s.mayBeMissing && source.isUsed() {
		if run.parts.wasTextCut() {
			return stepWrong
		}
		return run.advance()
	}
	found, comes := source.startsWith(s.words)
	switch comes {
	case absent:
		return stepWrong
	case undecided:
		return stepMore
	}
	source.at += len(found)
	return run.advance()
}

func (s *wordStep) mayBegin(source *textSource) presence {
	source.skipSpace()
	_, comes := source.startsWith(s.words)
	if comes == absent && source.endsInside(s.words) {
		return present
	}
	return comes
}

// fieldStep is text up to one of some words: the name of the tool, an id, a key, or a type.
type fieldStep struct {
	holds     string
	until     *wordList
	longest   int
	prefix    string
	dropIndex bool
	isID      bool
	isXML     bool
}

func (s *fieldStep) run(run *textRun) stepState {
	source := run.source
	if s.holds == "name" {
		source.skipSpace()
	}
	end, count := signsFrom(source.text, source.at, s.longest)
	found, _ := s.until.find(source.text[:end], source.at)
	if found < 0 {
		rest := source.text[source.at:end]
		if (s.holds == "name" && rest != "" && !mayBeginName(rest)) || count == s.longest {
			return stepWrong
		}
		return moreOrWrong(source)
	}
	if !s.set(run, source.text[source.at:found]) {
		return stepWrong
	}
	source.at = found
	return run.advance()
}

// mayBeginName tells whether a name may begin with a text; a mark that only begins to come is not in the way.
func mayBeginName(text string) bool {
	end := strings.IndexFunc(text, isNoNameSign)
	if end < 0 {
		return true
	}
	rest := strings.TrimLeft(text[end:], jsonSpace)
	return end > 0 && (rest == "" || strings.IndexByte("<[{(", rest[0]) >= 0)
}

func isNoNameSign(sign rune) bool {
	return isBlank(sign) || strings.ContainsRune("<>{}()[]\"'`,;", sign)
}

func (s *fieldStep) set(run *textRun, text string) bool {
	if s.isXML {
		text = unescaped(text)
	}
	text = strings.Trim(text, jsonSpace)
	switch s.holds {
	case "name":
		if s.isID {
			run.parts.setID(text)
		}
		if s.dropIndex {
			text = withoutIndex(text)
		}
		if text == "" || strings.ContainsFunc(text, isNoNameSign) {
			return false
		}
		return run.parts.setName(strings.TrimPrefix(text, s.prefix))
	case "id":
		run.parts.setID(text)
	case "key":
		run.key = text
	case "type":
		run.typeName = text
	}
	return true
}

func (s *fieldStep) mayBegin(*textSource) presence { return present }

// withoutIndex leaves out a colon and digits at the end.
func withoutIndex(text string) string {
	bare := strings.TrimRight(text, "0123456789")
	if len(bare) < len(text) && strings.HasSuffix(bare, ":") {
		return bare[:len(bare)-1]
	}
	return text
}

// jsonStep is JSON: the arguments, a call, or a list of calls.
type jsonStep struct {
	holds string
	keys  *callKeys
}

func (s *jsonStep) run(run *textRun) stepState {
	reader, isBegun := run.memory.(*jsonReader)
	if !isBegun {
		reader = newJSONReader(s.holds, s.keys, run.parts)
		run.memory = reader
	}
	state := reader.read(run.source)
	run.hasBegun = run.hasBegun || reader.isInside()
	if state != stepDone {
		return state
	}
	return run.advance()
}

func (s *jsonStep) mayBegin(source *textSource) presence {
	source.skipSpace()
	if source.isUsed() {
		return undecidedOrAbsent(source)
	}
	text, at := source.text, source.at
	if s.holds != "calls" {
		return presenceOf(text[at] == '{')
	}
	if text[at] != '[' {
		return absent
	}
	first := min(behind(text, at+1, jsonSpace), at+1+longestSpace)
	if first == len(text) {
		if first > at+longestSpace {
			return absent
		}
		return undecidedOrAbsent(source)
	}
	return presenceOf(text[first] == '{' || text[first] == ']')
}

func undecidedOrAbsent(source *textSource) presence {
	if source.isEnd {
		return absent
	}
	return undecided
}

// repeatStep is steps as often as they come.
type repeatStep struct{ steps []textStep }

func (s *repeatStep) run(run *textRun) stepState {
	return enterWhere(run, s.mayBegin(run.source), stepFrame{steps: s.steps, isLoop: true})
}

func (s *repeatStep) mayBegin(source *textSource) presence { return s.steps[0].mayBegin(source) }

// optionalStep is steps that may come once.
type optionalStep struct{ steps []textStep }

func (s *optionalStep) run(run *textRun) stepState {
	return enterWhere(run, s.mayBegin(run.source), stepFrame{steps: s.steps})
}

func (s *optionalStep) mayBegin(source *textSource) presence { return s.steps[0].mayBegin(source) }

func enterWhere(run *textRun, comes presence, frame stepFrame) stepState {
	switch comes {
	case undecided:
		return stepMore
	case absent:
		return run.advance()
	}
	return run.enter(frame)
}

// choiceStep is the first of some branches that what comes next is.
type choiceStep struct{ branches [][]textStep }

func (s *choiceStep) run(run *textRun) stepState {
	for _, branch := range s.branches {
		switch branch[0].mayBegin(run.source) {
		case undecided:
			return stepMore
		case present:
			return run.enter(stepFrame{steps: branch})
		}
	}
	return stepWrong
}

func (s *choiceStep) mayBegin(*textSource) presence { return present }

// callStep is the steps of one call.
type callStep struct{ steps []textStep }

func (s *callStep) run(run *textRun) stepState {
	run.parts.begin()
	return run.enter(stepFrame{steps: s.steps, isCall: true})
}

func (s *callStep) mayBegin(source *textSource) presence { return s.steps[0].mayBegin(source) }

// compiledSteps gives the steps of rows of a format.
func compiledSteps(rows Value) []textStep {
	var made []textStep
	for _, row := range rows.list {
		made = append(made, compiledStep(row))
	}
	return made
}

func compiledStep(row Value) textStep {
	switch row.Get("step").text {
	case "word":
		return &wordStep{longestFirst(texts(row.Get("one_of"))), row.Get("may_be_missing").isTrue}
	case "field":
		until := texts(row.Get("until"))
		longest := 0
		for _, word := range until {
			longest = max(longest, utf8.RuneCountInString(word))
		}
		return &fieldStep{
			row.Get("holds").text, newWordList(until), longestName + longest, row.Get("prefix").text,
			row.Get("drop_index").isTrue, row.Get("is_id").isTrue, row.Get("escape").text == "xml",
		}
	case "json":
		return &jsonStep{row.Get("holds").text, callKeysOf(row)}
	case "value":
		return newValueStep(row)
	case "elements":
		mark, until := newWordList([]string{row.Get("mark").text}), newWordList([]string{row.Get("until").text})
		return &elementsStep{mark, row.Get("item").text, until}
	case "literal":
		return &literalStep{literalRulesOf(row)}
	case "repeat":
		return &repeatStep{compiledSteps(row.Get("steps"))}
	case "optional":
		return &optionalStep{compiledSteps(row.Get("steps"))}
	case "call":
		return &callStep{compiledSteps(row.Get("steps"))}
	}
	made := &choiceStep{}
	for _, branch := range row.Get("branches").list {
		made.branches = append(made.branches, compiledSteps(branch.Get("steps")))
	}
	return made
}
