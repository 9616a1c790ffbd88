package turnwire

import "strings"

// TextJudge says from name, arguments and raw text of a complete call why it is none; "" where it is one.
type TextJudge func(name, arguments, raw string) TextReason

// blockCalls takes the parts of the calls of a block of a text. What becomes no call gives its text back, whole.
type blockCalls struct {
	source     *textSource
	tools      map[string]Value
	judge      TextJudge
	raw        strings.Builder // since the last call that was taken
	begun      int             // where the text begins that is not in it
	events     []TextEvent
	held       []ReadCall
	holdsAll   bool
	name, id   string
	pieces     strings.Builder
	told       int
	isOpen     bool
	hasMembers bool
	refused    bool
	hasCalls   bool // whether the block had any call, taken or refused
	wrong      TextReason
	number     int // of the call that is begun next
	count      int
	wasCut     bool
}

// open begins a block with a mark, behind white space that belongs to it.
func (b *blockCalls) open(mark, space string, holdsAll bool) {
	b.raw.Reset()
	b.raw.WriteString(space + mark)
	b.begun = b.source.at
	b.held, b.holdsAll = nil, holdsAll
	b.refused, b.isOpen, b.hasCalls = false, false, false
	b.wrong = ""
}

// goOn goes on with a new piece of text.
func (b *blockCalls) goOn() { b.begun = b.source.at }

// pause says that the piece of text is used up.
func (b *blockCalls) pause() {
	b.keepRaw()
	if b.isTold() && b.pieces.Len() > b.told {
		text := b.pieces.String()[b.told:]
		b.told = b.pieces.Len()
		b.events = append(b.events, CallPiece{b.number - 1, b.name, text})
	}
}

// isTold tells whether the arguments are told as they come: not where they are a text of JSON, which is read as a whole.
func (b *blockCalls) isTold() bool {
	if !b.isOpen || b.holdsAll || b.name == "" || !b.isOffered(b.name) {
		return false
	}
	return strings.HasPrefix(b.pieces.String(), "{")
}

// take gives what is to be told by now.
func (b *blockCalls) take() []TextEvent {
	events := b.events
	b.events = nil
	return events
}

// close ends the block: complete, or for a reason no further call.
func (b *blockCalls) close(reason TextReason) {
	b.keepRaw()
	if b.holdsAll && reason == "" && !b.hasCalls {
		reason = TextReasonMalformed
	}
	raw := b.raw.String()
	b.raw.Reset()
	if reason == "" {
		for _, call := range b.held {
			b.events = append(b.events, call)
		}
		b.count += len(b.held)
	} else {
		var given strings.Builder
		for _, call := range b.held {
			given.WriteString(call.Raw)
		}
		raw = given.String() + raw
		event := NoCall{Reason: reason, Raw: raw}
		if b.isOpen || b.wrong != "" {
			event.Name = b.name
		}
		if b.wrong != "" {
			event.Reason = b.wrong
		}
		b.events = append(b.events, event)
	}
	b.held, b.holdsAll = nil, false
	if reason != TextReasonCut && (reason != "" || b.refused) {
		b.giveBack(raw)
	}
}

func (b *blockCalls) giveBack(raw string) {
	if raw != "" {
		b.events = append(b.events, TextPiece{Text: raw})
	}
}

func (b *blockCalls) keepRaw() {
	if b.source.at > b.begun {
		b.raw.WriteString(b.source.text[b.begun:b.source.at])
		b.begun = b.source.at
	}
}

func (b *blockCalls) begin() {
	if b.refused { // the text of the call before goes back; this one begins behind it
		b.keepRaw()
		b.giveBack(b.raw.String())
		b.raw.Reset()
		b.refused = false
	}
	b.name, b.id = "", ""
	b.pieces.Reset()
	b.told = 0
	b.number++
	b.isOpen, b.hasCalls = true, true
	b.hasMembers = false
}

func (b *blockCalls) setName(name string) bool {
	b.name = name
	return name != ""
}

func (b *blockCalls) setID(given string) { b.id = given }

func (b *blockCalls) addArguments(piece string) { b.pieces.WriteString(piece) }

func (b *blockCalls) addMember(key, value string) {
	sign := byte('{')
	if b.hasMembers {
		sign = ','
	}
	b.pieces.WriteByte(sign)
	writeText(&b.pieces, key)
	b.pieces.WriteString(":" + value)
	b.hasMembers = true
}

func (b *blockCalls) wasTextCut() bool { return b.wasCut }

func (b *blockCalls) schema() Value { return b.tools[b.name] }

func (b *blockCalls) finish() bool {
	if b.name == "" {
		return false
	}
	if b.hasMembers {
		b.pieces.WriteByte('}')
	}
	arguments, isObject, hasTwice := objectText(b.pieces.String())
	b.keepRaw()
	if !isObject {
		return false
	}
	b.isOpen = false
	raw := b.raw.String()
	if reason := b.reason(arguments, raw, hasTwice); reason != "" {
		b.refused = true
		if b.holdsAll {
			b.wrong = reason
			return false
		}
		b.events = append(b.events, NoCall{reason, b.name, raw})
		return true
	}
	call := ReadCall{b.number - 1, b.name, arguments, b.id, raw}
	b.raw.Reset()
	if b.holdsAll {
		b.held = append(b.held, call)
	} else {
		b.events = append(b.events, call)
		b.count++
	}
	return true
}

func (b *blockCalls) isOffered(name string) bool {
	_, isThere := b.tools[name]
	return b.tools == nil || isThere
}

func (b *blockCalls) reason(arguments, raw string, hasTwice bool) TextReason {
	switch {
	case !b.isOffered(b.name):
		return TextReasonNotOffered
	case hasTwice:
		return TextReasonAmbiguous
	case b.judge == nil:
		return ""
	}
	return b.judge(b.name, arguments, raw)
}

// objectText gives arguments as the text of an object, whether they are one, and whether an object in them has a member
// twice. A text of JSON inside JSON is read once.
func objectText(text string) (arguments string, isObject, hasTwice bool) {
	if text == "" || text == "null" {
		return "{}", true, false
	}
	value, hasTwice, err := parseStrictly(text)
	if inner, isText := value.Text(); err == nil && isText {
		text = inner
		value, hasTwice, err = parseStrictly(text)
	}
	return text, err == nil && value.kind == ObjectKind, hasTwice
}
