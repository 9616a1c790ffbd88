// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Stream chunks: Pieces of an answer as they arrive.

// StreamingChunk: One piece of a streamed answer. In one chunk thinking comes before text, text before tool calls.
// Exactly one chunk of a stream is complete; it is the last.
type StreamingChunk struct {
	// Next piece of the answer's text.
	Text *string
	// Next piece of the thoughts.
	Thinking *string
	// Next piece of a refusal.
	Refusal *string
	// Signature of the thoughts so far; replaces an earlier one.
	Signature *string
	// Pieces of tool calls.
	ToolCallDeltas []ToolCallDelta
	// Parts that arrive whole, for example an image or a foreign part.
	Parts []ContentPart
	// Which content part the text or thinking extends, where the dialect numbers them. Absent: the one text or the
	// one thinking part of the message.
	PartIndex *int64
	// Where the thinking came from.
	ThinkingOrigin *Origin
	// Provider options of the numbered part that the text or thinking of this chunk extends; they join those that
	// came before. Absent: nothing extra.
	ProviderOptions *ProviderOptions
	// True on the last chunk only. null means false.
	IsComplete *bool
	// Why the answer ended; on the last chunk, which must have it.
	FinishReason *FinishReason
	// The finish reason in the server's own word. Absent: it gave none.
	RawFinishReason *string
	// Cumulative numbers so far, on the last chunk and, where the server sends them, earlier; the last ones count.
	Usage *UsageInfo
	// Model that answers, in the server's words; on the first chunk that names it.
	Model *string
	// Id of the answer, given by the server; on the first chunk that names it.
	ID *string
	// When the server says it made this: seconds since 1970, or RFC 3339 text exactly as sent (up to nine fraction
	// digits).
	Created *IntegerOrText
	// What is odd about the answer; on the last chunk.
	Diagnostics []Diagnostic
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readStreamingChunk(value Value) (StreamingChunk, *Fault) {
	r := fieldsOf(value)
	var made StreamingChunk
	maybePtr(r, "text", &made.Text, readText)
	maybePtr(r, "thinking", &made.Thinking, readText)
	maybePtr(r, "refusal", &made.Refusal, readText)
	maybePtr(r, "signature", &made.Signature, readText)
	maybe(r, "tool_call_deltas", &made.ToolCallDeltas, readList(readToolCallDelta))
	maybe(r, "parts", &made.Parts, readList(readContentPart))
	maybePtr(r, "part_index", &made.PartIndex, readInt)
	maybePtr(r, "thinking_origin", &made.ThinkingOrigin, readOrigin)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	maybePtr(r, "is_complete", &made.IsComplete, readBool)
	maybePtr(r, "finish_reason", &made.FinishReason, readFinishReason)
	maybePtr(r, "raw_finish_reason", &made.RawFinishReason, readText)
	maybePtr(r, "usage", &made.Usage, readUsageInfo)
	maybePtr(r, "model", &made.Model, readText)
	maybePtr(r, "id", &made.ID, readText)
	maybePtr(r, "created", &made.Created, readIntegerOrText)
	maybe(r, "diagnostics", &made.Diagnostics, readList(readDiagnostic))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeStreamingChunk(m StreamingChunk) Value {
	w := newWriter()
	putPtr(w, "text", m.Text, Text)
	putPtr(w, "thinking", m.Thinking, Text)
	putPtr(w, "refusal", m.Refusal, Text)
	putPtr(w, "signature", m.Signature, Text)
	putList(w, "tool_call_deltas", m.ToolCallDeltas, writeList(writeToolCallDelta))
	putList(w, "parts", m.Parts, writeList(writeContentPart))
	putPtr(w, "part_index", m.PartIndex, Int)
	putPtr(w, "thinking_origin", m.ThinkingOrigin, writeOrigin)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putPtr(w, "is_complete", m.IsComplete, Bool)
	putPtr(w, "finish_reason", m.FinishReason, writeFinishReason)
	putPtr(w, "raw_finish_reason", m.RawFinishReason, Text)
	putPtr(w, "usage", m.Usage, writeUsageInfo)
	putPtr(w, "model", m.Model, Text)
	putPtr(w, "id", m.ID, Text)
	putPtr(w, "created", m.Created, writeIntegerOrText)
	putList(w, "diagnostics", m.Diagnostics, writeList(writeDiagnostic))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseStreamingChunk reads a JSON text that the schema accepts; an error is a *Fault.
func ParseStreamingChunk(text []byte) (StreamingChunk, error) {
	return judged("turnwire/v1/stream#StreamingChunk", text, readStreamingChunk)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m StreamingChunk) MarshalJSON() ([]byte, error) {
	return writeStreamingChunk(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *StreamingChunk) UnmarshalJSON(text []byte) error {
	made, err := ParseStreamingChunk(text)
	if err == nil {
		*m = made
	}
	return err
}
