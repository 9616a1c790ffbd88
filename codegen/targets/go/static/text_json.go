package turnwire

import (
	"slices"
	"strings"
)

const longestScalar = 4096

// callParts takes the parts of calls as they are found.
type callParts interface {
	begin()
	setName(name string) bool
	setID(given string)
	addArguments(piece string)
	finish() bool
}

// callKeys is the keys of an object that is a call, from the row of a step.
type callKeys struct {
	name, arguments, id []string
	all                 []string // nil: any
	nameIsKey           bool
}

func callKeysOf(row Value) *callKeys {
	made := &callKeys{name: texts(row.Get("name")), arguments: texts(row.Get("arguments")), id: texts(row.Get("id"))}
	if others := row.Get("others"); others.kind == ListKind {
		made.all = slices.Concat(made.name, made.arguments, made.id, texts(others))
	}
	made.nameIsKey = row.Get("holds").text != "arguments" && len(made.arguments) == 0
	return made
}

// jsonWant is what a jsonReader reads next.
type jsonWant uint8

const (
	wantValue  jsonWant = iota
	wantFirst           // a value or a key, or the end of an empty list or object
	wantNext            // what comes behind a value
	wantKey             // a key behind a comma
	wantColon           // what comes behind a key
	wantString          // the rest of a text
)

// jsonReader reads one JSON value as its pieces come, strictly, each character once: it finds where the value ends and
// takes out of it what a call is made of. holds says what it is: the arguments of a call, a call, or a list of calls.
type jsonReader struct {
	holds   string
	keys    *callKeys
	parts   callParts
	stack   []byte
	want    jsonWant
	needed  *strings.Builder // a text that is needed
	key     string
	isKey   bool
	seen    map[string]bool
	level   int // how deep the keys of a call are
	capture int // how deep the arguments began
}

func newJSONReader(holds string, keys *callKeys, parts callParts) *jsonReader {
	level := map[string]int{"arguments": -1, "call": 1, "calls": 2}[holds]
	return &jsonReader{holds: holds, keys: keys, parts: parts, level: level, capture: -1}
}

// isInside tells whether an object or a list was opened and is not closed.
func (j *jsonReader) isInside() bool { return len(j.stack) > 0 }

// read reads on; it is done where the value is closed, with the position behind it.
func (j *jsonReader) read(source *textSource) stepState {
	for {
		if j.want == wantString {
			if state := j.readString(source); state != stepDone {
				return state
			}
		} else {
			space := source.skipSpace()
			if space != "" && j.capture >= 0 {
				j.parts.addArguments(space)
			}
			if source.isUsed() {
				return moreOrWrong(source)
			}
			if state := j.readToken(source, source.text[source.at]); state != stepDone {
				return state
			}
		}
		if len(j.stack) == 0 && j.want == wantNext {
			return stepDone
		}
	}
}

func moreOrWrong(source *textSource) stepState {
	if source.isEnd {
		return stepWrong
	}
	return stepMore
}

func (j *jsonReader) use(source *textSource, end int) {
	if j.capture >= 0 {
		j.parts.addArguments(source.text[source.at:end])
	}
	source.at = end
}

func (j *jsonReader) readToken(source *textSource, mark byte) stepState {
	want := j.want
	if want == wantNext || want == wantFirst {
		open := j.stack[len(j.stack)-1]
		if mark == open {
			return j.close(source)
		}
		inside := wantValue
		if open == '}' {
			inside = wantKey
		}
		if want == wantNext {
			if mark != ',' {
				return stepWrong
			}
			j.use(source, source.at+1)
			j.want = inside
			return stepDone
		}
		want = inside
	}
	switch want {
	case wantColon:
		if mark != ':' {
			return stepWrong
		}
		j.use(source, source.at+1)
		j.want = wantValue
		return stepDone
	case wantKey:
		if mark != '"' {
			return stepWrong
		}
		j.beginString(source, len(j.stack) == j.level)
		j.isKey = true
		return stepDone
	}
	return j.beginValue(source, mark)
}

func (j *jsonReader) beginString(source *textSource, isNeeded bool) {
	j.needed = nil
	if isNeeded {
		j.needed = &strings.Builder{}
	}
	j.use(source, source.at+1)
	j.want = wantString
}

func (j *jsonReader) beginValue(source *textSource, mark byte) stepState {
	depth := len(j.stack)
	isArguments := j.level < 0 && depth == 0
	if depth < j.level || isArguments { // what has to be around a call, or arguments
		expected := byte('{')
		if j.holds == "calls" && depth == 0 {
			expected = '['
		}
		if mark != expected {
			return stepWrong
		}
	}
	isPart := depth == j.level && j.capture < 0
	if isArguments || (isPart && (j.keys.nameIsKey || slices.Contains(j.keys.arguments, j.key))) {
		j.capture = depth
	}
	switch mark {
	case '{', '[':
		if depth == Deepest {
			return stepWrong
		}
		if depth+1 == j.level {
			j.seen = map[string]bool{}
			if j.holds == "calls" {
				j.parts.begin()
			}
		}
		j.use(source, source.at+1)
		j.stack = append(j.stack, mark+2) // the closing one
		j.want = wantFirst
		return stepDone
	case '"':
		isWanted := slices.Contains(j.keys.name, j.key) || slices.Contains(j.keys.id, j.key)
		j.beginString(source, isPart && isWanted)
		return stepDone
	}
	if isPart && slices.Contains(j.keys.name, j.key) {
		return stepWrong
	}
	return j.readScalar(source)
}

func isScalarSign(sign byte) bool {
	letter := sign | 0x20
	return sign >= '0' && sign <= '9' || letter >= 'a' && letter <= 'z' || sign == '-' || sign == '+' || sign == '.'
}

func (j *jsonReader) readScalar(source *textSource) stepState {
	end := source.at
	for end < len(source.text) && isScalarSign(source.text[end]) {
		end++
	}
	if end == source.at || end-source.at > longestScalar {
		return stepWrong
	}
	if end == len(source.text) && !source.isEnd {
		return stepMore
	}
	if !isScalar(source.text[source.at:end]) {
		return stepWrong
	}
	j.use(source, end)
	return j.afterValue()
}

// isScalar tells whether a text is a number of JSON or one of its words.
func isScalar(text string) bool {
	switch text {
	case "true", "false", "null":
		return true
	}
	text = strings.TrimPrefix(text, "-")
	whole := digitsOf(text)
	if whole == 0 || (text[0] == '0' && whole > 1) {
		return false
	}
	text = text[whole:]
	if rest, hasPoint := strings.CutPrefix(text, "."); hasPoint {
		count := digitsOf(rest)
		if count == 0 {
			return false
		}
		text = rest[count:]
	}
	if text == "" {
		return true
	}
	if text[0]|0x20 != 'e' {
		return false
	}
	text = text[1:]
	if text != "" && (text[0] == '+' || text[0] == '-') {
		text = text[1:]
	}
	return text != "" && digitsOf(text) == len(text)
}

func digitsOf(text string) int {
	count := 0
	for count < len(text) && text[count] >= '0' && text[count] <= '9' {
		count++
	}
	return count
}

func (j *jsonReader) readString(source *textSource) stepState {
	text := source.text
	end, isCut := behindString(text, source.at)
	if end > source.at {
		if j.needed != nil {
			j.needed.WriteString(text[source.at:end])
		}
		j.use(source, end)
	}
	if end == len(text) {
		return moreOrWrong(source)
	}
	if text[end] == '"' {
		j.use(source, end+1)
		return j.endString()
	}
	if isCut {
		return moreOrWrong(source)
	}
	return stepWrong
}

// behindString gives where a JSON text stops from a place inside it on: at its quote, at a fault, or at an escape that the
// text ends in.
func behindString(text string, at int) (end int, isCut bool) {
	for at < len(text) {
		sign := text[at]
		switch {
		case sign == '"' || sign < 0x20:
			return at, false
		case sign != '\\':
			at++
			continue
		case at+1 == len(text):
			return at, true
		}
		if text[at+1] != 'u' {
			if strings.IndexByte(`"\/bfnrt`, text[at+1]) < 0 {
				return at, false
			}
			at += 2
			continue
		}
		digits := 0
		for digits < 4 && at+2+digits < len(text) && isHex(text[at+2+digits]) {
			digits++
		}
		if digits < 4 {
			return at, at+2+digits == len(text)
		}
		at += 6
	}
	return at, false
}

func isHex(sign byte) bool {
	return sign >= '0' && sign <= '9' || sign|0x20 >= 'a' && sign|0x20 <= 'f'
}

func (j *jsonReader) endString() stepState {
	held := j.needed
	j.needed = nil
	value := ""
	if held != nil {
		found, err := parse(`"`+held.String()+`"`, false)
		if err != nil {
			return stepWrong
		}
		value = found.text
	}
	if j.isKey {
		j.want, j.isKey = wantColon, false
		if held == nil {
			return stepDone
		}
		return j.beginMember(value)
	}
	if held != nil {
		if slices.Contains(j.keys.id, j.key) {
			j.parts.setID(value)
		} else if !j.parts.setName(value) {
			return stepWrong
		}
	}
	return j.afterValue()
}

// beginMember takes a key of a call; one that is there twice leaves open which one counts.
func (j *jsonReader) beginMember(key string) stepState {
	if j.seen[key] || (j.keys.all != nil && !slices.Contains(j.keys.all, key)) {
		return stepWrong
	}
	j.seen[key] = true
	j.key = key
	if j.keys.nameIsKey && (len(j.seen) > 1 || !j.parts.setName(key)) {
		return stepWrong
	}
	return stepDone
}

func (j *jsonReader) close(source *textSource) stepState {
	j.use(source, source.at+1)
	j.stack = j.stack[:len(j.stack)-1]
	if j.holds == "calls" && len(j.stack)+1 == j.level && !j.parts.finish() {
		return stepWrong
	}
	return j.afterValue()
}

func (j *jsonReader) afterValue() stepState {
	if j.capture == len(j.stack) {
		j.capture = -1
	}
	j.want = wantNext
	return stepDone
}
