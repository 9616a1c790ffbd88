// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Responses: The answer of a model server to one request.

// FinishReason: Why the answer ended. length beats tool_calls; calls with a raw stop are tool_calls; an unknown
// word is other, never stop.
type FinishReason string

// The words of FinishReason.
const (
	FinishReasonStop          FinishReason = "stop"
	FinishReasonLength        FinishReason = "length"
	FinishReasonToolCalls     FinishReason = "tool_calls"
	FinishReasonError         FinishReason = "error"
	FinishReasonCancelled     FinishReason = "cancelled"
	FinishReasonContentFilter FinishReason = "content_filter"
	FinishReasonOther         FinishReason = "other"
)

func readFinishReason(value Value) (FinishReason, *Fault) {
	word := FinishReason(value.text)
	for _, known := range wordsFinishReason {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of FinishReason")
}

var wordsFinishReason = [...]FinishReason{
	FinishReasonStop, FinishReasonLength, FinishReasonToolCalls, FinishReasonError, FinishReasonCancelled,
	FinishReasonContentFilter, FinishReasonOther,
}

func writeFinishReason(m FinishReason) Value {
	return Text(string(m))
}

// ParseFinishReason reads a JSON text that the schema accepts; an error is a *Fault.
func ParseFinishReason(text []byte) (FinishReason, error) {
	return judged("turnwire/v1/response#FinishReason", text, readFinishReason)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m FinishReason) MarshalJSON() ([]byte, error) {
	return writeFinishReason(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *FinishReason) UnmarshalJSON(text []byte) error {
	made, err := ParseFinishReason(text)
	if err == nil {
		*m = made
	}
	return err
}

// ChatResponse: A finished answer.
type ChatResponse struct {
	// What the model said.
	Message AssistantMessage
	// Tokens and times; always there, its fields may be unknown.
	Usage UsageInfo
	// Why the answer ended.
	FinishReason FinishReason
	// The finish reason in the server's own word. Absent: it gave none.
	RawFinishReason *string
	// Model that answered, in the server's words.
	Model *string
	// Id of the answer, given by the server.
	ID *string
	// When the server says it made this: seconds since 1970, or RFC 3339 text exactly as sent (up to nine fraction
	// digits).
	Created *IntegerOrText
	// What is odd about the answer.
	Diagnostics []Diagnostic
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readChatResponse(value Value) (ChatResponse, *Fault) {
	r := fieldsOf(value)
	var made ChatResponse
	need(r, "message", &made.Message, readAssistantMessage)
	need(r, "usage", &made.Usage, readUsageInfo)
	need(r, "finish_reason", &made.FinishReason, readFinishReason)
	maybePtr(r, "raw_finish_reason", &made.RawFinishReason, readText)
	maybePtr(r, "model", &made.Model, readText)
	maybePtr(r, "id", &made.ID, readText)
	maybePtr(r, "created", &made.Created, readIntegerOrText)
	maybe(r, "diagnostics", &made.Diagnostics, readList(readDiagnostic))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeChatResponse(m ChatResponse) Value {
	w := newWriter()
	put(w, "message", m.Message, writeAssistantMessage)
	put(w, "usage", m.Usage, writeUsageInfo)
	put(w, "finish_reason", m.FinishReason, writeFinishReason)
	putPtr(w, "raw_finish_reason", m.RawFinishReason, Text)
	putPtr(w, "model", m.Model, Text)
	putPtr(w, "id", m.ID, Text)
	putPtr(w, "created", m.Created, writeIntegerOrText)
	putList(w, "diagnostics", m.Diagnostics, writeList(writeDiagnostic))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseChatResponse reads a JSON text that the schema accepts; an error is a *Fault.
func ParseChatResponse(text []byte) (ChatResponse, error) {
	return judged("turnwire/v1/response#ChatResponse", text, readChatResponse)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ChatResponse) MarshalJSON() ([]byte, error) {
	return writeChatResponse(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ChatResponse) UnmarshalJSON(text []byte) error {
	made, err := ParseChatResponse(text)
	if err == nil {
		*m = made
	}
	return err
}
