// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Completions: A text that a model goes on with, or whose gap it fills: what is asked, the answer, and its pieces
// in a stream.

// PromptTokens: Token ids of a prompt, in order.
type PromptTokens = []int64

// ParsePromptTokens reads a JSON text that the schema accepts; an error is a *Fault.
func ParsePromptTokens(text []byte) ([]int64, error) {
	return judged("turnwire/v1/completion#PromptTokens", text, readList(readInt))
}

// CompletionRequest: One completion: a text to go on with. There are no turns, no tools and, unless the server
// puts the prompt into its template (Ollama's /api/generate), no roles.
type CompletionRequest struct {
	// The text before what is to be written, or its token ids. An empty text begins a new one.
	Prompt TextOrPromptTokens
	// Which model, and how it samples.
	Parameters ModelParameters
	// The text after the text to be written: the model fills the gap between. Absent: there is no end to meet.
	Suffix *string
	// Instruction for servers that put the prompt into their template. Absent: the model's own.
	System *string
	// Images that the prompt speaks of. Absent: none.
	Images []ImagePart
	// Shape of the answer. Absent: free text.
	ResponseFormat ResponseFormat
	// Whether the answer shall be streamed; set by the call that is used. null means false.
	Stream *bool
	// How the answer is streamed.
	StreamOptions *StreamOptions
	// The developer's own data; never sent.
	Metadata *Object
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readCompletionRequest(value Value) (CompletionRequest, *Fault) {
	r := fieldsOf(value)
	var made CompletionRequest
	need(r, "prompt", &made.Prompt, readTextOrPromptTokens)
	need(r, "parameters", &made.Parameters, readModelParameters)
	maybePtr(r, "suffix", &made.Suffix, readText)
	maybePtr(r, "system", &made.System, readText)
	maybe(r, "images", &made.Images, readList(readImagePart))
	maybe(r, "response_format", &made.ResponseFormat, readResponseFormat)
	maybePtr(r, "stream", &made.Stream, readBool)
	maybePtr(r, "stream_options", &made.StreamOptions, readStreamOptions)
	maybe(r, "metadata", &made.Metadata, readObject)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeCompletionRequest(m CompletionRequest) Value {
	w := newWriter()
	put(w, "prompt", m.Prompt, writeTextOrPromptTokens)
	put(w, "parameters", m.Parameters, writeModelParameters)
	putPtr(w, "suffix", m.Suffix, Text)
	putPtr(w, "system", m.System, Text)
	putList(w, "images", m.Images, writeList(writeImagePart))
	if m.ResponseFormat != nil {
		put(w, "response_format", m.ResponseFormat, writeResponseFormat)
	}
	putPtr(w, "stream", m.Stream, Bool)
	putPtr(w, "stream_options", m.StreamOptions, writeStreamOptions)
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseCompletionRequest reads a JSON text that the schema accepts; an error is a *Fault.
func ParseCompletionRequest(text []byte) (CompletionRequest, error) {
	return judged("turnwire/v1/completion#CompletionRequest", text, readCompletionRequest)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m CompletionRequest) MarshalJSON() ([]byte, error) {
	return writeCompletionRequest(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *CompletionRequest) UnmarshalJSON(text []byte) error {
	made, err := ParseCompletionRequest(text)
	if err == nil {
		*m = made
	}
	return err
}

// TextOrPromptTokens has no definition of its own.
type TextOrPromptTokens struct {
	// Text is set where the value is a string.
	Text *string
	// PromptTokens is set where the value is an array.
	PromptTokens PromptTokens
}

func readTextOrPromptTokens(value Value) (TextOrPromptTokens, *Fault) {
	switch value.kind {
	case TextKind:
		inner, fault := readText(value)
		return TextOrPromptTokens{Text: &inner}, fault
	case ListKind:
		inner, fault := readList(readInt)(value)
		return TextOrPromptTokens{PromptTokens: inner}, fault
	}
	return TextOrPromptTokens{}, unfit("a value of TextOrPromptTokens")
}

func writeTextOrPromptTokens(m TextOrPromptTokens) Value {
	switch {
	case m.Text != nil:
		return Text(*m.Text)
	case m.PromptTokens != nil:
		return writeList(Int)(m.PromptTokens)
	}
	return Value{}
}

// CompletionResponse: A finished completion.
type CompletionResponse struct {
	// What the model wrote; empty where it wrote nothing.
	Text string
	// Thoughts that the server tells apart from the text. Absent: none.
	Thinking *string
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

func readCompletionResponse(value Value) (CompletionResponse, *Fault) {
	r := fieldsOf(value)
	var made CompletionResponse
	need(r, "text", &made.Text, readText)
	maybePtr(r, "thinking", &made.Thinking, readText)
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

func writeCompletionResponse(m CompletionResponse) Value {
	w := newWriter()
	put(w, "text", m.Text, Text)
	putPtr(w, "thinking", m.Thinking, Text)
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

// ParseCompletionResponse reads a JSON text that the schema accepts; an error is a *Fault.
func ParseCompletionResponse(text []byte) (CompletionResponse, error) {
	return judged("turnwire/v1/completion#CompletionResponse", text, readCompletionResponse)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m CompletionResponse) MarshalJSON() ([]byte, error) {
	return writeCompletionResponse(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *CompletionResponse) UnmarshalJSON(text []byte) error {
	made, err := ParseCompletionResponse(text)
	if err == nil {
		*m = made
	}
	return err
}

// IntegerOrText has no definition of its own.
type IntegerOrText struct {
	// Integer is set where the value is a number.
	Integer *int64
	// Text is set where the value is a string.
	Text *string
}

func readIntegerOrText(value Value) (IntegerOrText, *Fault) {
	switch value.kind {
	case NumberKind:
		inner, fault := readInt(value)
		return IntegerOrText{Integer: &inner}, fault
	case TextKind:
		inner, fault := readText(value)
		return IntegerOrText{Text: &inner}, fault
	}
	return IntegerOrText{}, unfit("a value of IntegerOrText")
}

func writeIntegerOrText(m IntegerOrText) Value {
	switch {
	case m.Integer != nil:
		return Int(*m.Integer)
	case m.Text != nil:
		return Text(*m.Text)
	}
	return Value{}
}

// CompletionChunk: One piece of a streamed completion. Exactly one chunk of a stream is complete; it is the last.
type CompletionChunk struct {
	// Next piece of the text.
	Text *string
	// Next piece of the thoughts.
	Thinking *string
	// True on the last chunk only. null means false.
	IsComplete *bool
	// Why the answer ended; on the last chunk.
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

func readCompletionChunk(value Value) (CompletionChunk, *Fault) {
	r := fieldsOf(value)
	var made CompletionChunk
	maybePtr(r, "text", &made.Text, readText)
	maybePtr(r, "thinking", &made.Thinking, readText)
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

func writeCompletionChunk(m CompletionChunk) Value {
	w := newWriter()
	putPtr(w, "text", m.Text, Text)
	putPtr(w, "thinking", m.Thinking, Text)
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

// ParseCompletionChunk reads a JSON text that the schema accepts; an error is a *Fault.
func ParseCompletionChunk(text []byte) (CompletionChunk, error) {
	return judged("turnwire/v1/completion#CompletionChunk", text, readCompletionChunk)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m CompletionChunk) MarshalJSON() ([]byte, error) {
	return writeCompletionChunk(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *CompletionChunk) UnmarshalJSON(text []byte) error {
	made, err := ParseCompletionChunk(text)
	if err == nil {
		*m = made
	}
	return err
}
