// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Requests: What is asked of a model server.

// ThinkingEffort: How much the model should think before it answers.
type ThinkingEffort string

// The words of ThinkingEffort.
const (
	ThinkingEffortNone    ThinkingEffort = "none"
	ThinkingEffortMinimal ThinkingEffort = "minimal"
	ThinkingEffortLow     ThinkingEffort = "low"
	ThinkingEffortMedium  ThinkingEffort = "medium"
	ThinkingEffortHigh    ThinkingEffort = "high"
	ThinkingEffortXhigh   ThinkingEffort = "xhigh"
	ThinkingEffortMax     ThinkingEffort = "max"
)

func readThinkingEffort(value Value) (ThinkingEffort, *Fault) {
	word := ThinkingEffort(value.text)
	for _, known := range wordsThinkingEffort {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ThinkingEffort")
}

var wordsThinkingEffort = [...]ThinkingEffort{
	ThinkingEffortNone, ThinkingEffortMinimal, ThinkingEffortLow, ThinkingEffortMedium, ThinkingEffortHigh,
	ThinkingEffortXhigh, ThinkingEffortMax,
}

func writeThinkingEffort(m ThinkingEffort) Value {
	return Text(string(m))
}

// ParseThinkingEffort reads a JSON text that the schema accepts; an error is a *Fault.
func ParseThinkingEffort(text []byte) (ThinkingEffort, error) {
	return judged("turnwire/v1/request#ThinkingEffort", text, readThinkingEffort)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ThinkingEffort) MarshalJSON() ([]byte, error) {
	return writeThinkingEffort(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ThinkingEffort) UnmarshalJSON(text []byte) error {
	made, err := ParseThinkingEffort(text)
	if err == nil {
		*m = made
	}
	return err
}

// ModelParameters: Which model, and how it samples.
type ModelParameters struct {
	// Name of the model at the server; not blank.
	Model string
	// Sampling temperature. Absent: 0.7 is sent. null: nothing is sent, the server's own default holds.
	Temperature *Nullable[Number]
	// Nucleus sampling: share of the probability mass. Absent: 1.0 is sent. null: nothing is sent, the server's
	// own default holds.
	TopP *Nullable[Number]
	// Most tokens to write. Absent: the server's limit.
	MaxTokens *int64
	// Texts at which the answer stops; they are not part of it.
	StopSequences []string
	// Seed of the sampler, for answers that can be repeated.
	Seed *int64
	// Time limit of the call, in seconds. Absent: the provider's.
	Timeout *Number
	// Sample among this many most likely tokens.
	TopK *int64
	// Least probability of a token, relative to the likeliest.
	MinP *Number
	// Penalty by how often a token occurred.
	FrequencyPenalty *Number
	// Penalty for tokens that occurred at all.
	PresencePenalty *Number
	// Divisor of the scores of repeated tokens; 1 is off.
	RepeatPenalty *Number
	// false: no thinking; true: thinking at the server's own level; or a level. Absent: the server decides.
	Thinking *BooleanOrThinkingEffort
	// Most tokens to spend on thinking.
	ThinkingBudgetTokens *int64
	// How thoughts and tool calls that the model writes into its text are read: off, auto, or the name of a text
	// format. Never sent. Absent: they are reported and not read.
	TextFormat *string
	// Fields of one dialect for the request, by dialect or variant name, sent to that dialect only. Absent:
	// nothing extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readModelParameters(value Value) (ModelParameters, *Fault) {
	r := fieldsOf(value)
	var made ModelParameters
	need(r, "model", &made.Model, readText)
	nullable(r, "temperature", &made.Temperature, readNumber)
	nullable(r, "top_p", &made.TopP, readNumber)
	maybePtr(r, "max_tokens", &made.MaxTokens, readInt)
	maybe(r, "stop_sequences", &made.StopSequences, readList(readText))
	maybePtr(r, "seed", &made.Seed, readInt)
	maybePtr(r, "timeout", &made.Timeout, readNumber)
	maybePtr(r, "top_k", &made.TopK, readInt)
	maybePtr(r, "min_p", &made.MinP, readNumber)
	maybePtr(r, "frequency_penalty", &made.FrequencyPenalty, readNumber)
	maybePtr(r, "presence_penalty", &made.PresencePenalty, readNumber)
	maybePtr(r, "repeat_penalty", &made.RepeatPenalty, readNumber)
	maybePtr(r, "thinking", &made.Thinking, readBooleanOrThinkingEffort)
	maybePtr(r, "thinking_budget_tokens", &made.ThinkingBudgetTokens, readInt)
	maybePtr(r, "text_format", &made.TextFormat, readText)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeModelParameters(m ModelParameters) Value {
	w := newWriter()
	put(w, "model", m.Model, Text)
	putNullable(w, "temperature", m.Temperature, writeNumber)
	putNullable(w, "top_p", m.TopP, writeNumber)
	putPtr(w, "max_tokens", m.MaxTokens, Int)
	putList(w, "stop_sequences", m.StopSequences, writeList(Text))
	putPtr(w, "seed", m.Seed, Int)
	putPtr(w, "timeout", m.Timeout, writeNumber)
	putPtr(w, "top_k", m.TopK, Int)
	putPtr(w, "min_p", m.MinP, writeNumber)
	putPtr(w, "frequency_penalty", m.FrequencyPenalty, writeNumber)
	putPtr(w, "presence_penalty", m.PresencePenalty, writeNumber)
	putPtr(w, "repeat_penalty", m.RepeatPenalty, writeNumber)
	putPtr(w, "thinking", m.Thinking, writeBooleanOrThinkingEffort)
	putPtr(w, "thinking_budget_tokens", m.ThinkingBudgetTokens, Int)
	putPtr(w, "text_format", m.TextFormat, Text)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseModelParameters reads a JSON text that the schema accepts; an error is a *Fault.
func ParseModelParameters(text []byte) (ModelParameters, error) {
	return judged("turnwire/v1/request#ModelParameters", text, readModelParameters)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ModelParameters) MarshalJSON() ([]byte, error) {
	return writeModelParameters(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ModelParameters) UnmarshalJSON(text []byte) error {
	made, err := ParseModelParameters(text)
	if err == nil {
		*m = made
	}
	return err
}

// TextFormat: Free text.
type TextFormat struct {
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readTextFormat(value Value) (TextFormat, *Fault) {
	r := fieldsOf(value)
	var made TextFormat
	r.skip("type")
	r.extras(&made.Extras)
	return made, r.fault
}

func writeTextFormat(m TextFormat) Value {
	w := newWriter()
	w.put("type", Text("text"))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseTextFormat reads a JSON text that the schema accepts; an error is a *Fault.
func ParseTextFormat(text []byte) (TextFormat, error) {
	return judged("turnwire/v1/request#TextFormat", text, readTextFormat)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m TextFormat) MarshalJSON() ([]byte, error) {
	return writeTextFormat(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *TextFormat) UnmarshalJSON(text []byte) error {
	made, err := ParseTextFormat(text)
	if err == nil {
		*m = made
	}
	return err
}

// JSONObjectFormat: Any JSON object.
type JSONObjectFormat struct {
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readJSONObjectFormat(value Value) (JSONObjectFormat, *Fault) {
	r := fieldsOf(value)
	var made JSONObjectFormat
	r.skip("type")
	r.extras(&made.Extras)
	return made, r.fault
}

func writeJSONObjectFormat(m JSONObjectFormat) Value {
	w := newWriter()
	w.put("type", Text("json_object"))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseJSONObjectFormat reads a JSON text that the schema accepts; an error is a *Fault.
func ParseJSONObjectFormat(text []byte) (JSONObjectFormat, error) {
	return judged("turnwire/v1/request#JsonObjectFormat", text, readJSONObjectFormat)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m JSONObjectFormat) MarshalJSON() ([]byte, error) {
	return writeJSONObjectFormat(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *JSONObjectFormat) UnmarshalJSON(text []byte) error {
	made, err := ParseJSONObjectFormat(text)
	if err == nil {
		*m = made
	}
	return err
}

// JSONSchemaFormat: JSON that follows a schema.
type JSONSchemaFormat struct {
	// The JSON Schema of the answer.
	JSONSchema *Object
	// Name of the schema, for servers that want one.
	Name *string
	// What the answer is for, for the model.
	Description *string
	// Ask the server to hold the answer to the schema. Absent: the server's default.
	Strict *bool
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readJSONSchemaFormat(value Value) (JSONSchemaFormat, *Fault) {
	r := fieldsOf(value)
	var made JSONSchemaFormat
	r.skip("type")
	need(r, "json_schema", &made.JSONSchema, readObject)
	maybePtr(r, "name", &made.Name, readText)
	maybePtr(r, "description", &made.Description, readText)
	maybePtr(r, "strict", &made.Strict, readBool)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeJSONSchemaFormat(m JSONSchemaFormat) Value {
	w := newWriter()
	w.put("type", Text("json_schema"))
	put(w, "json_schema", m.JSONSchema, Members)
	putPtr(w, "name", m.Name, Text)
	putPtr(w, "description", m.Description, Text)
	putPtr(w, "strict", m.Strict, Bool)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseJSONSchemaFormat reads a JSON text that the schema accepts; an error is a *Fault.
func ParseJSONSchemaFormat(text []byte) (JSONSchemaFormat, error) {
	return judged("turnwire/v1/request#JsonSchemaFormat", text, readJSONSchemaFormat)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m JSONSchemaFormat) MarshalJSON() ([]byte, error) {
	return writeJSONSchemaFormat(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *JSONSchemaFormat) UnmarshalJSON(text []byte) error {
	made, err := ParseJSONSchemaFormat(text)
	if err == nil {
		*m = made
	}
	return err
}

// ResponseFormat: Shape of the answer.
//
// It is one of *TextFormat, *JSONObjectFormat, *JSONSchemaFormat.
type ResponseFormat interface{ isResponseFormat() }

func (*TextFormat) isResponseFormat() {}

func (*JSONObjectFormat) isResponseFormat() {}

func (*JSONSchemaFormat) isResponseFormat() {}

func readResponseFormat(value Value) (ResponseFormat, *Fault) {
	switch value.Get("type").text {
	case "text":
		made, fault := readTextFormat(value)
		return &made, fault
	case "json_object":
		made, fault := readJSONObjectFormat(value)
		return &made, fault
	case "json_schema":
		made, fault := readJSONSchemaFormat(value)
		return &made, fault
	}
	return nil, unfit("an object whose type is known")
}

func writeResponseFormat(m ResponseFormat) Value {
	switch m := m.(type) {
	case *TextFormat:
		return writeTextFormat(*m)
	case *JSONObjectFormat:
		return writeJSONObjectFormat(*m)
	case *JSONSchemaFormat:
		return writeJSONSchemaFormat(*m)
	}
	return Value{}
}

// ParseResponseFormat reads a JSON text that the schema accepts; an error is a *Fault.
func ParseResponseFormat(text []byte) (ResponseFormat, error) {
	return judged("turnwire/v1/request#ResponseFormat", text, readResponseFormat)
}

// StreamOptions: How the answer is streamed.
type StreamOptions struct {
	// Ask for the token counts at the end of the stream. Absent: they are asked for. null: nothing is sent.
	IncludeUsage *Nullable[bool]
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readStreamOptions(value Value) (StreamOptions, *Fault) {
	r := fieldsOf(value)
	var made StreamOptions
	nullable(r, "include_usage", &made.IncludeUsage, readBool)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeStreamOptions(m StreamOptions) Value {
	w := newWriter()
	putNullable(w, "include_usage", m.IncludeUsage, Bool)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseStreamOptions reads a JSON text that the schema accepts; an error is a *Fault.
func ParseStreamOptions(text []byte) (StreamOptions, error) {
	return judged("turnwire/v1/request#StreamOptions", text, readStreamOptions)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m StreamOptions) MarshalJSON() ([]byte, error) {
	return writeStreamOptions(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *StreamOptions) UnmarshalJSON(text []byte) error {
	made, err := ParseStreamOptions(text)
	if err == nil {
		*m = made
	}
	return err
}

// ChatRequest: One call of a model.
type ChatRequest struct {
	// The conversation so far, at least one message.
	Messages []ChatMessage
	// Which model, and how it samples.
	Parameters ModelParameters
	// Tools the model may call.
	Tools []ToolDefinition
	// Whether tools must, may or must not be called. Absent: the server's default.
	ToolChoice *ToolChoice
	// Whether several tools may be called in one answer. Absent: the server's default.
	ParallelToolCalls *bool
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

func readChatRequest(value Value) (ChatRequest, *Fault) {
	r := fieldsOf(value)
	var made ChatRequest
	need(r, "messages", &made.Messages, readList(readChatMessage))
	need(r, "parameters", &made.Parameters, readModelParameters)
	maybe(r, "tools", &made.Tools, readList(readToolDefinition))
	maybePtr(r, "tool_choice", &made.ToolChoice, readToolChoice)
	maybePtr(r, "parallel_tool_calls", &made.ParallelToolCalls, readBool)
	maybe(r, "response_format", &made.ResponseFormat, readResponseFormat)
	maybePtr(r, "stream", &made.Stream, readBool)
	maybePtr(r, "stream_options", &made.StreamOptions, readStreamOptions)
	maybe(r, "metadata", &made.Metadata, readObject)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeChatRequest(m ChatRequest) Value {
	w := newWriter()
	put(w, "messages", m.Messages, writeList(writeChatMessage))
	put(w, "parameters", m.Parameters, writeModelParameters)
	putList(w, "tools", m.Tools, writeList(writeToolDefinition))
	putPtr(w, "tool_choice", m.ToolChoice, writeToolChoice)
	putPtr(w, "parallel_tool_calls", m.ParallelToolCalls, Bool)
	if m.ResponseFormat != nil {
		put(w, "response_format", m.ResponseFormat, writeResponseFormat)
	}
	putPtr(w, "stream", m.Stream, Bool)
	putPtr(w, "stream_options", m.StreamOptions, writeStreamOptions)
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseChatRequest reads a JSON text that the schema accepts; an error is a *Fault.
func ParseChatRequest(text []byte) (ChatRequest, error) {
	return judged("turnwire/v1/request#ChatRequest", text, readChatRequest)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ChatRequest) MarshalJSON() ([]byte, error) {
	return writeChatRequest(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ChatRequest) UnmarshalJSON(text []byte) error {
	made, err := ParseChatRequest(text)
	if err == nil {
		*m = made
	}
	return err
}
