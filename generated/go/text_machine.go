// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// textParts takes the parts of calls, members of the arguments one by one included.
type textParts interface {
	callParts
	// wasTextCut tells whether the model did not end the text.
	wasTextCut() bool
	// schema gives the schema of the tool's parameters; null where it is not known.
	schema() Value
	addMember(key, value string)
}

// textStep is one step of a format. It takes text from a source; white space before a word of the format is free.
type textStep interface {
	run(run *textRun) stepState
	// mayBegin tells whether what comes next is this step.
	mayBegin(source *textSource) presence
}

// textRun is where the reading of one block is: steps inside steps, and what the current one remembers.
type textRun struct {
	frames   []stepFrame
	source   *textSource
	parts    textParts
	memory   any
	hasBegun bool // whether anything of the format was found behind the opening mark
	key      string
	typeName string
}

type stepFrame struct {
	steps  []textStep
	next   int
	isCall bool
	isLoop bool
}

func newTextRun(steps []textStep, source *textSource, parts textParts) *textRun {
	return &textRun{frames: []stepFrame{{steps: steps}}, source: source, parts: parts}
}

// goOn reads as far as the text goes; it is done where the block is complete.
func (r *textRun) goOn() stepState {
	for len(r.frames) > 0 {
		frame := &r.frames[len(r.frames)-1]
		if frame.next == len(frame.steps) {
			if frame.isCall && !r.parts.finish() {
				return stepWrong
			}
			isLoop := frame.isLoop
			r.frames = r.frames[:len(r.frames)-1]
			if isLoop {
				r.frames[len(r.frames)-1].next--
			}
			continue
		}
		state := frame.steps[frame.next].run(r)
		if state != stepDone {
			return state
		}
		r.memory = nil
	}
	return stepDone
}

// enter reads the steps of a frame next; the current step is done when they are, and asked again if it is a loop.
func (r *textRun) enter(frame stepFrame) stepState {
	r.frames[len(r.frames)-1].next++
	r.frames = append(r.frames, frame)
	return stepDone
}

// advance says that the current step is done.
func (r *textRun) advance() stepState {
	r.frames[len(r.frames)-1].next++
	r.hasBegun = true
	return stepDone
}
