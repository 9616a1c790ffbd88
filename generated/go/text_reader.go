// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

import "strings"

type textMode uint8

const (
	readsContent textMode = iota
	readsThought
	readsCalls
	skipsBlock
)

// TextReaderOptions is what a reader knows of the request.
type TextReaderOptions struct {
	// Tools is the offered tools: from a name to the JSON Schema of its parameters. Nil: nothing is known, and any name is
	// a tool's; an empty map: no tool was offered.
	Tools map[string]Value
	// Judge is what else decides whether a complete call is one, such as whether the arguments fit the schema.
	Judge TextJudge
	// InThoughts tells whether the prompt opened the thoughts, so that the text begins inside them.
	InThoughts bool
}

// TextReader reads thoughts and calls out of one answer that a model wrote as text, by the row of its format.
//
// A piece of text gives what is certain by now, and only what could still be a mark is held back. However the text is cut
// between its characters, the same comes out, in linear time. Nothing runs on it: to run a call is for you to decide.
type TextReader struct {
	format       *CompiledTextFormat
	source       textSource
	calls        blockCalls
	quoting      quoting
	mode         textMode
	space        strings.Builder // white space that may belong to the next mark
	drop         string          // white space that belongs to the last one
	isStart      bool            // nothing but white space and thoughts so far
	mayThink     bool            // nothing but white space since the beginning, the last thoughts or the last call
	block        *textBlock
	run          *textRun
	takesNoCalls bool // whether a block was wrong of which nothing tells the end
	isBare       bool // whether no mark began the block
	isEnding     bool
	wasCut       bool
	out          []TextEvent
}

// NewTextReader makes a reader of one answer.
func NewTextReader(format *CompiledTextFormat, options TextReaderOptions) *TextReader {
	reader := &TextReader{format: format, isStart: true, mayThink: true}
	reader.calls.source, reader.calls.tools, reader.calls.judge = &reader.source, options.Tools, options.Judge
	if options.InThoughts {
		reader.mode, reader.drop = readsThought, format.thoughtSpaceInside
	}
	return reader
}

// ReadText reads a whole answer. isCut: something else than the model ended it.
func ReadText(text string, format *CompiledTextFormat, options TextReaderOptions, isCut bool) TextReading {
	reader := NewTextReader(format, options)
	return FoldText(append(reader.Feed(text), reader.End(isCut)...))
}

// FoldText gives what the events of a reader make together.
func FoldText(events []TextEvent) TextReading {
	var found TextReading
	var content, thoughts strings.Builder
	for _, event := range events {
		switch event := event.(type) {
		case TextPiece:
			if event.IsThought {
				thoughts.WriteString(event.Text)
			} else {
				content.WriteString(event.Text)
			}
		case ReadCall:
			found.Calls = append(found.Calls, event)
		case NoCall:
			found.NoCalls = append(found.NoCalls, event)
		}
	}
	found.Content, found.Thoughts = content.String(), thoughts.String()
	return found
}

// Feed takes the next piece of the text, and gives what is certain by now.
func (r *TextReader) Feed(text string) []TextEvent {
	r.source.text = r.source.text[r.source.at:] + text
	r.source.at = 0
	r.out = nil
	for goesOn := true; goesOn; {
		switch r.mode {
		case readsContent:
			goesOn = r.readContent()
		case readsCalls:
			goesOn = r.readCalls()
		case readsThought:
			goesOn = r.readThought()
		default:
			goesOn = r.skip()
		}
	}
	return r.out
}

// End says that the text is over. isCut: the model did not end it, so that an open call is a cut one.
func (r *TextReader) End(isCut bool) []TextEvent {
	r.isEnding, r.wasCut, r.calls.wasCut = true, isCut, isCut
	out := r.Feed("")
	if r.space.Len() > 0 && !(r.calls.count > 0 && r.mayThink) {
		out = append(out, TextPiece{Text: r.takeSpace()})
	}
	return out
}

func (r *TextReader) takeSpace() string {
	space := r.space.String()
	r.space.Reset()
	return space
}

func (r *TextReader) readContent() bool {
	source, format := &r.source, r.format
	if r.isStillDropping() || (r.mayThink && !r.readsStart()) {
		return false
	}
	if r.mode != readsContent {
		return true
	}
	text, at := source.text, source.at
	held, mark := format.words.find(text, at)
	if mark == "" {
		held = r.heldFrom(format.words)
	}
	r.tellContent(text[at:held])
	source.at = held
	if mark == "" || (!r.isEnding && format.words.couldBeLonger(text, held, mark)) {
		return false
	}
	return r.readMark(mark)
}

// heldFrom gives where the end of the text begins that could be the beginning of a word.
func (r *TextReader) heldFrom(words *wordList) int {
	if r.isEnding {
		return len(r.source.text)
	}
	return words.heldFrom(r.source.text, r.source.at)
}

// isStillDropping leaves out white space that belongs to the last mark, and tells whether more of it can come.
func (r *TextReader) isStillDropping() bool {
	if r.drop == "" {
		return false
	}
	r.source.at = behind(r.source.text, r.source.at, r.drop)
	if r.source.isUsed() {
		return true
	}
	r.drop = ""
	return false
}

// readsStart reads what may come only where no content was before, and tells whether it takes no more text to tell.
func (r *TextReader) readsStart() bool {
	source, format := &r.source, r.format
	if space := source.skipSpace(); space != "" {
		r.space.WriteString(space)
		r.quoting.add(space)
	}
	if source.isUsed() {
		return false
	}
	if !r.isStart {
		return true
	}
	source.isEnd = r.isEnding
	at := source.at
	if block := format.bare[source.text[at]]; block != nil {
		_, comes := source.startsWith(format.words)
		if comes == absent {
			return r.begin(block, at, at)
		}
		return comes == present
	}
	word, comes := source.startsWith(format.startWords)
	if comes == present {
		return r.begin(format.starts[word], at, at+len(word))
	}
	return comes == absent
}

func (r *TextReader) readMark(mark string) bool {
	source := &r.source
	block := r.format.blocks[mark]
	switch {
	case block.kind == droppedBlock:
		if r.quoting.isQuoted() {
			r.tellContent(mark)
		}
		source.at += len(mark)
		return true
	case r.takesNoCalls && block.kind == callsBlock:
		return r.pass(mark, TextReasonMalformed)
	case !block.isAnywhere && !r.mayThink:
		return r.pass(mark, TextReasonNotAtStart)
	case r.quoting.isQuoted():
		r.quoting.keep()
		return r.pass(mark, TextReasonQuoted)
	}
	return r.begin(block, source.at, source.at+len(mark))
}

func (r *TextReader) pass(mark string, reason TextReason) bool {
	r.out = append(r.out, NoCall{Reason: reason, Raw: mark})
	r.tellContent(mark)
	r.source.at += len(mark)
	return true
}

func (r *TextReader) begin(block *textBlock, start, end int) bool {
	source := &r.source
	end = block.withoutKept(source.text, end)
	source.at = end
	if block.kind == thoughtBlock {
		r.mode = readsThought
		r.drop = block.spaceInside
	} else {
		r.mode = readsCalls
		r.mayThink = true
		r.isBare = start == end
		r.calls.open(source.text[start:end], r.takeSpace(), r.isBare)
		r.block = block
		r.run = newTextRun(block.steps, source, &r.calls)
	}
	r.space.Reset()
	return true
}

func (r *TextReader) tellContent(text string) {
	if text == "" {
		return
	}
	r.quoting.add(text)
	body := strings.TrimRight(text, r.format.edges)
	if body != "" {
		r.content(r.takeSpace() + body)
	}
	r.space.WriteString(text[len(body):])
}

func (r *TextReader) content(text string) {
	r.isStart, r.mayThink = false, false
	r.out = append(r.out, TextPiece{Text: text})
}

func (r *TextReader) readThought() bool {
	source, format := &r.source, r.format
	if r.isStillDropping() {
		return false
	}
	text, at := source.text, source.at
	held, mark := format.thoughtWords.find(text, at)
	if mark == "" {
		held = r.heldFrom(format.thoughtWords)
	}
	r.tellThought(text[at:held])
	source.at = held
	if mark == "" {
		if r.isEnding && r.space.Len() > 0 {
			r.out = append(r.out, TextPiece{r.takeSpace(), true})
		}
		return false
	}
	source.at += len(mark)
	r.space.Reset()
	r.mode = readsContent
	r.mayThink = true
	r.drop = format.thoughtSpaceAfter
	return true
}

func (r *TextReader) tellThought(text string) {
	body := strings.TrimRight(text, r.format.thoughtSpaceInside)
	if body != "" {
		r.out = append(r.out, TextPiece{r.takeSpace() + body, true})
	}
	r.space.WriteString(text[len(body):])
}

func (r *TextReader) readCalls() bool {
	source, calls := &r.source, &r.calls
	calls.goOn()
	state := r.run.goOn()
	if state == stepMore && r.isEnding {
		source.isEnd = true
		if state = r.run.goOn(); state != stepDone {
			source.at = len(source.text)
			if r.wasCut {
				return r.endBlock(TextReasonCut)
			}
			return r.endBlock(TextReasonUnfinished)
		}
	}
	if state == stepDone && r.isBare {
		source.skipSpace()
		if !source.isUsed() {
			return r.endBlock(TextReasonMalformed)
		}
		if !r.isEnding {
			state = stepMore
		}
	}
	switch state {
	case stepMore:
		calls.pause()
		r.tellCalls()
		return false
	case stepDone:
		return r.endBlock("")
	}
	return r.endBlock(TextReasonMalformed)
}

func (r *TextReader) tellCalls() {
	for _, event := range r.calls.take() {
		if piece, isPiece := event.(TextPiece); isPiece {
			r.quoting.add(piece.Text)
			r.content(piece.Text)
		} else {
			r.out = append(r.out, event)
		}
	}
}

func (r *TextReader) endBlock(reason TextReason) bool {
	calls := &r.calls
	calls.close(reason)
	hasBegun := r.run.hasBegun
	r.run = nil
	r.mode = readsContent
	r.isStart = false
	r.tellCalls()
	if reason == TextReasonMalformed && hasBegun { // what is inside it must not become a call
		if len(r.block.closes.words) > 0 {
			r.mode = skipsBlock
		} else {
			r.takesNoCalls = true
		}
	}
	return true
}

// skip gives out text up to the closing mark of a block that was wrong.
func (r *TextReader) skip() bool {
	source, closes := &r.source, r.block.closes
	text, at := source.text, source.at
	held, mark := closes.find(text, at)
	if mark == "" {
		held = r.heldFrom(closes)
	}
	held += len(mark)
	if held > at {
		r.quoting.add(text[at:held])
		r.content(text[at:held])
	}
	source.at = held
	if mark == "" {
		return false
	}
	r.mode = readsContent
	return true
}
