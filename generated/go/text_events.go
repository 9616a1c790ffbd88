// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// TextReason says why marks in a text are no call.
type TextReason string

// The reasons.
const (
	TextReasonQuoted     TextReason = "quoted"       // the marks are in code or in a quotation
	TextReasonNotOffered TextReason = "not_offered"  // the request offered no tool of that name
	TextReasonDoesNotFit TextReason = "does_not_fit" // the arguments do not fit the tool's schema
	TextReasonAmbiguous  TextReason = "ambiguous"    // an object in the arguments has a member twice
	TextReasonFromInput  TextReason = "from_input"   // the same text is in a user message or a tool result
	TextReasonMalformed  TextReason = "malformed"    // what follows the mark is not what the format has there
	TextReasonCut        TextReason = "cut"          // the answer was cut inside the call
	TextReasonUnfinished TextReason = "unfinished"   // the answer ended inside the call
	TextReasonNotAtStart TextReason = "not_at_start" // the format's calls and thoughts begin the answer, and this one does not
)

// TextEvent is what a reader of text tells: a TextPiece, a CallPiece, a ReadCall or a NoCall.
type TextEvent interface{ isTextEvent() }

// TextPiece is the next piece of the content or of the thoughts.
type TextPiece struct {
	Text      string
	IsThought bool
}

// CallPiece is the next piece of a call's arguments, as JSON text. Nothing runs on it: the call is one when its ReadCall
// comes.
type CallPiece struct {
	Number int
	Name   string
	Text   string
}

// ReadCall is a complete call: the JSON text of its arguments, the model's own id or "", and what it wrote.
type ReadCall struct {
	Number    int
	Name      string
	Arguments string
	ID        string
	Raw       string
}

// NoCall is marks that are no call. Their text came as content, but for a call that was cut, whose text is in Raw. Name
// is that of the tool, as far as it was read.
type NoCall struct {
	Reason TextReason
	Name   string
	Raw    string
}

func (TextPiece) isTextEvent() {}
func (CallPiece) isTextEvent() {}
func (ReadCall) isTextEvent()  {}
func (NoCall) isTextEvent()    {}

// TextReading is what was read in a whole text.
type TextReading struct {
	Content  string
	Thoughts string
	Calls    []ReadCall
	NoCalls  []NoCall
}
