// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Tools: Tools a model may call, its calls, and their results.

// ToolName: Name of a tool: 1 to 64 of A–Z, a–z, 0–9 and underscore.
type ToolName = string

// ParseToolName reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolName(text []byte) (string, error) {
	return judged("turnwire/v1/tool#ToolName", text, readText)
}

// ParameterSchema: JSON Schema of a tool's arguments; its root type is object.
type ParameterSchema struct {
	// Raw is the object as it came.
	Raw *Object
}

func readParameterSchema(value Value) (ParameterSchema, *Fault) {
	raw, fault := readObject(value)
	return ParameterSchema{raw}, fault
}

func writeParameterSchema(m ParameterSchema) Value {
	return Members(m.Raw)
}

// ParseParameterSchema reads a JSON text that the schema accepts; an error is a *Fault.
func ParseParameterSchema(text []byte) (ParameterSchema, error) {
	return judged("turnwire/v1/tool#ParameterSchema", text, readParameterSchema)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ParameterSchema) MarshalJSON() ([]byte, error) {
	return writeParameterSchema(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ParameterSchema) UnmarshalJSON(text []byte) error {
	made, err := ParseParameterSchema(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolNamespace: A namespace that tools came in.
type ToolNamespace struct {
	// Its name.
	Name string
	// What its tools are for. Absent: nothing is said.
	Description *string
	// Fields of one dialect for this namespace, by dialect or variant name, sent to that dialect only. Absent:
	// nothing extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readToolNamespace(value Value) (ToolNamespace, *Fault) {
	r := fieldsOf(value)
	var made ToolNamespace
	need(r, "name", &made.Name, readText)
	maybePtr(r, "description", &made.Description, readText)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeToolNamespace(m ToolNamespace) Value {
	w := newWriter()
	put(w, "name", m.Name, Text)
	putPtr(w, "description", m.Description, Text)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseToolNamespace reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolNamespace(text []byte) (ToolNamespace, error) {
	return judged("turnwire/v1/tool#ToolNamespace", text, readToolNamespace)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolNamespace) MarshalJSON() ([]byte, error) {
	return writeToolNamespace(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolNamespace) UnmarshalJSON(text []byte) error {
	made, err := ParseToolNamespace(text)
	if err == nil {
		*m = made
	}
	return err
}

// TextInput: The bare text that a tool takes. Without a grammar any text will do.
type TextInput struct {
	// Grammar that the text follows. Absent: none.
	Grammar *string
	// Language that the grammar is written in. Absent: not stated.
	Syntax *TextInputSyntax
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readTextInput(value Value) (TextInput, *Fault) {
	r := fieldsOf(value)
	var made TextInput
	maybePtr(r, "grammar", &made.Grammar, readText)
	maybePtr(r, "syntax", &made.Syntax, readTextInputSyntax)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeTextInput(m TextInput) Value {
	w := newWriter()
	putPtr(w, "grammar", m.Grammar, Text)
	putPtr(w, "syntax", m.Syntax, writeTextInputSyntax)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseTextInput reads a JSON text that the schema accepts; an error is a *Fault.
func ParseTextInput(text []byte) (TextInput, error) {
	return judged("turnwire/v1/tool#TextInput", text, readTextInput)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m TextInput) MarshalJSON() ([]byte, error) {
	return writeTextInput(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *TextInput) UnmarshalJSON(text []byte) error {
	made, err := ParseTextInput(text)
	if err == nil {
		*m = made
	}
	return err
}

// TextInputSyntax has no definition of its own.
type TextInputSyntax string

// The words of TextInputSyntax.
const (
	TextInputSyntaxLark  TextInputSyntax = "lark"
	TextInputSyntaxRegex TextInputSyntax = "regex"
)

func readTextInputSyntax(value Value) (TextInputSyntax, *Fault) {
	word := TextInputSyntax(value.text)
	for _, known := range wordsTextInputSyntax {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of TextInputSyntax")
}

var wordsTextInputSyntax = [...]TextInputSyntax{
	TextInputSyntaxLark, TextInputSyntaxRegex,
}

func writeTextInputSyntax(m TextInputSyntax) Value {
	return Text(string(m))
}

// ToolDefinition: A tool that the model may call.
type ToolDefinition struct {
	// Name the model calls it by; unique in a request.
	Name ToolName
	// What the tool does and when to use it, for the model. Over 1,024 characters some servers cut it.
	Description string
	// JSON Schema of the arguments.
	Parameters ParameterSchema
	// Ask the server to hold the arguments to the schema; on wires that know it, every object level then says
	// `additionalProperties: false`. null: nothing is sent.
	Strict *Nullable[bool]
	// Name of the tool where it came from, when that name does not fit here; used on the way back.
	OriginalName *string
	// Namespace that the tool came in; `original_name` is its name there. Absent: none.
	Namespace *ToolNamespace
	// Set where the tool takes bare text: in its arguments, and in `parameters`, that is the string `input`.
	// Absent: it takes an object.
	TextInput *TextInput
	// Fields of one dialect for this tool, by dialect or variant name, sent to that dialect only. Absent: nothing
	// extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readToolDefinition(value Value) (ToolDefinition, *Fault) {
	r := fieldsOf(value)
	var made ToolDefinition
	need(r, "name", &made.Name, readText)
	need(r, "description", &made.Description, readText)
	need(r, "parameters", &made.Parameters, readParameterSchema)
	nullable(r, "strict", &made.Strict, readBool)
	maybePtr(r, "original_name", &made.OriginalName, readText)
	maybePtr(r, "namespace", &made.Namespace, readToolNamespace)
	maybePtr(r, "text_input", &made.TextInput, readTextInput)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeToolDefinition(m ToolDefinition) Value {
	w := newWriter()
	put(w, "name", m.Name, Text)
	put(w, "description", m.Description, Text)
	put(w, "parameters", m.Parameters, writeParameterSchema)
	putNullable(w, "strict", m.Strict, Bool)
	putPtr(w, "original_name", m.OriginalName, Text)
	putPtr(w, "namespace", m.Namespace, writeToolNamespace)
	putPtr(w, "text_input", m.TextInput, writeTextInput)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseToolDefinition reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolDefinition(text []byte) (ToolDefinition, error) {
	return judged("turnwire/v1/tool#ToolDefinition", text, readToolDefinition)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolDefinition) MarshalJSON() ([]byte, error) {
	return writeToolDefinition(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolDefinition) UnmarshalJSON(text []byte) error {
	made, err := ParseToolDefinition(text)
	if err == nil {
		*m = made
	}
	return err
}

// IDOrigin: Who gave an id: the server, or Turnwire because the server sent none.
type IDOrigin string

// The words of IDOrigin.
const (
	IDOriginServer IDOrigin = "server"
	IDOriginMinted IDOrigin = "minted"
)

func readIDOrigin(value Value) (IDOrigin, *Fault) {
	word := IDOrigin(value.text)
	for _, known := range wordsIDOrigin {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of IDOrigin")
}

var wordsIDOrigin = [...]IDOrigin{
	IDOriginServer, IDOriginMinted,
}

func writeIDOrigin(m IDOrigin) Value {
	return Text(string(m))
}

// ParseIDOrigin reads a JSON text that the schema accepts; an error is a *Fault.
func ParseIDOrigin(text []byte) (IDOrigin, error) {
	return judged("turnwire/v1/tool#IdOrigin", text, readIDOrigin)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m IDOrigin) MarshalJSON() ([]byte, error) {
	return writeIDOrigin(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *IDOrigin) UnmarshalJSON(text []byte) error {
	made, err := ParseIDOrigin(text)
	if err == nil {
		*m = made
	}
	return err
}

// CallOrigin: Where a call came from: the server gave it as structure, or it was read out of the text of the
// answer.
type CallOrigin string

// The words of CallOrigin.
const (
	CallOriginServer CallOrigin = "server"
	CallOriginText   CallOrigin = "text"
)

func readCallOrigin(value Value) (CallOrigin, *Fault) {
	word := CallOrigin(value.text)
	for _, known := range wordsCallOrigin {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of CallOrigin")
}

var wordsCallOrigin = [...]CallOrigin{
	CallOriginServer, CallOriginText,
}

func writeCallOrigin(m CallOrigin) Value {
	return Text(string(m))
}

// ParseCallOrigin reads a JSON text that the schema accepts; an error is a *Fault.
func ParseCallOrigin(text []byte) (CallOrigin, error) {
	return judged("turnwire/v1/tool#CallOrigin", text, readCallOrigin)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m CallOrigin) MarshalJSON() ([]byte, error) {
	return writeCallOrigin(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *CallOrigin) UnmarshalJSON(text []byte) error {
	made, err := ParseCallOrigin(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolCall: A complete call of a tool by the model, ready to be validated and run.
type ToolCall struct {
	// Id that the result refers to; unique in its conversation turn.
	ID string
	// The tool to call.
	Name ToolName
	// The arguments, parsed once.
	Arguments *Object
	// The number of parts of the message's content before this call. Absent: the call is after all content.
	PartIndex *int64
	// Who gave the id. Absent: the server.
	IDOrigin *IDOrigin
	// Where the call came from. Absent: the server.
	Origin *CallOrigin
	// Fields of one dialect for this call, by dialect or variant name, sent to that dialect only. Absent: nothing
	// extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readToolCall(value Value) (ToolCall, *Fault) {
	r := fieldsOf(value)
	var made ToolCall
	need(r, "id", &made.ID, readText)
	need(r, "name", &made.Name, readText)
	need(r, "arguments", &made.Arguments, readObject)
	maybePtr(r, "part_index", &made.PartIndex, readInt)
	maybePtr(r, "id_origin", &made.IDOrigin, readIDOrigin)
	maybePtr(r, "origin", &made.Origin, readCallOrigin)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeToolCall(m ToolCall) Value {
	w := newWriter()
	put(w, "id", m.ID, Text)
	put(w, "name", m.Name, Text)
	put(w, "arguments", m.Arguments, Members)
	putPtr(w, "part_index", m.PartIndex, Int)
	putPtr(w, "id_origin", m.IDOrigin, writeIDOrigin)
	putPtr(w, "origin", m.Origin, writeCallOrigin)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseToolCall reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolCall(text []byte) (ToolCall, error) {
	return judged("turnwire/v1/tool#ToolCall", text, readToolCall)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolCall) MarshalJSON() ([]byte, error) {
	return writeToolCall(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolCall) UnmarshalJSON(text []byte) error {
	made, err := ParseToolCall(text)
	if err == nil {
		*m = made
	}
	return err
}

// InvalidToolCallReason: Why a call cannot be run: arguments that are not JSON; JSON but no object; a name outside
// the allowed characters; no name at all; cut off before its end; refused by the server itself.
type InvalidToolCallReason string

// The words of InvalidToolCallReason.
const (
	InvalidToolCallReasonNotJSON        InvalidToolCallReason = "not_json"
	InvalidToolCallReasonNotAnObject    InvalidToolCallReason = "not_an_object"
	InvalidToolCallReasonBadName        InvalidToolCallReason = "bad_name"
	InvalidToolCallReasonNoName         InvalidToolCallReason = "no_name"
	InvalidToolCallReasonTruncated      InvalidToolCallReason = "truncated"
	InvalidToolCallReasonServerRejected InvalidToolCallReason = "server_rejected"
)

func readInvalidToolCallReason(value Value) (InvalidToolCallReason, *Fault) {
	word := InvalidToolCallReason(value.text)
	for _, known := range wordsInvalidToolCallReason {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of InvalidToolCallReason")
}

var wordsInvalidToolCallReason = [...]InvalidToolCallReason{
	InvalidToolCallReasonNotJSON, InvalidToolCallReasonNotAnObject, InvalidToolCallReasonBadName,
	InvalidToolCallReasonNoName, InvalidToolCallReasonTruncated, InvalidToolCallReasonServerRejected,
}

func writeInvalidToolCallReason(m InvalidToolCallReason) Value {
	return Text(string(m))
}

// ParseInvalidToolCallReason reads a JSON text that the schema accepts; an error is a *Fault.
func ParseInvalidToolCallReason(text []byte) (InvalidToolCallReason, error) {
	return judged("turnwire/v1/tool#InvalidToolCallReason", text, readInvalidToolCallReason)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m InvalidToolCallReason) MarshalJSON() ([]byte, error) {
	return writeInvalidToolCallReason(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *InvalidToolCallReason) UnmarshalJSON(text []byte) error {
	made, err := ParseInvalidToolCallReason(text)
	if err == nil {
		*m = made
	}
	return err
}

// InvalidToolCall: A call that the model wrote wrongly or that was cut off: kept with its raw text, never
// executed.
type InvalidToolCall struct {
	// Id of the call.
	ID string
	// The arguments exactly as the model wrote them; may be empty.
	ArgumentsText string
	// Why it cannot be run.
	Reason InvalidToolCallReason
	// Name as the model wrote it; any characters. Absent: none was sent.
	Name *string
	// Place among all calls of the message, valid and invalid, from 0. Absent: after the valid ones.
	Position *int64
	// What is wrong and where, without the text itself.
	Detail *string
	// The number of parts of the message's content before this call. Absent: the call is after all content.
	PartIndex *int64
	// Who gave the id. Absent: the server.
	IDOrigin *IDOrigin
	// Where the call came from. Absent: the server.
	Origin *CallOrigin
	// Fields of one dialect for this call, by dialect or variant name, sent to that dialect only. Absent: nothing
	// extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readInvalidToolCall(value Value) (InvalidToolCall, *Fault) {
	r := fieldsOf(value)
	var made InvalidToolCall
	need(r, "id", &made.ID, readText)
	need(r, "arguments_text", &made.ArgumentsText, readText)
	need(r, "reason", &made.Reason, readInvalidToolCallReason)
	maybePtr(r, "name", &made.Name, readText)
	maybePtr(r, "position", &made.Position, readInt)
	maybePtr(r, "detail", &made.Detail, readText)
	maybePtr(r, "part_index", &made.PartIndex, readInt)
	maybePtr(r, "id_origin", &made.IDOrigin, readIDOrigin)
	maybePtr(r, "origin", &made.Origin, readCallOrigin)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeInvalidToolCall(m InvalidToolCall) Value {
	w := newWriter()
	put(w, "id", m.ID, Text)
	put(w, "arguments_text", m.ArgumentsText, Text)
	put(w, "reason", m.Reason, writeInvalidToolCallReason)
	putPtr(w, "name", m.Name, Text)
	putPtr(w, "position", m.Position, Int)
	putPtr(w, "detail", m.Detail, Text)
	putPtr(w, "part_index", m.PartIndex, Int)
	putPtr(w, "id_origin", m.IDOrigin, writeIDOrigin)
	putPtr(w, "origin", m.Origin, writeCallOrigin)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseInvalidToolCall reads a JSON text that the schema accepts; an error is a *Fault.
func ParseInvalidToolCall(text []byte) (InvalidToolCall, error) {
	return judged("turnwire/v1/tool#InvalidToolCall", text, readInvalidToolCall)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m InvalidToolCall) MarshalJSON() ([]byte, error) {
	return writeInvalidToolCall(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *InvalidToolCall) UnmarshalJSON(text []byte) error {
	made, err := ParseInvalidToolCall(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolError: Why a tool failed.
type ToolError struct {
	// What went wrong, for the model and the log.
	Message string
	// Stack trace, if there is one; for the program, not sent to the model.
	StackTrace *string
	// Whether another try may work, with other arguments or later. Absent: unknown.
	Recoverable *bool
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readToolError(value Value) (ToolError, *Fault) {
	r := fieldsOf(value)
	var made ToolError
	need(r, "message", &made.Message, readText)
	maybePtr(r, "stack_trace", &made.StackTrace, readText)
	maybePtr(r, "recoverable", &made.Recoverable, readBool)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeToolError(m ToolError) Value {
	w := newWriter()
	put(w, "message", m.Message, Text)
	putPtr(w, "stack_trace", m.StackTrace, Text)
	putPtr(w, "recoverable", m.Recoverable, Bool)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseToolError reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolError(text []byte) (ToolError, error) {
	return judged("turnwire/v1/tool#ToolError", text, readToolError)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolError) MarshalJSON() ([]byte, error) {
	return writeToolError(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolError) UnmarshalJSON(text []byte) error {
	made, err := ParseToolError(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolResult: The outcome of one tool call: at least one of text, structured result and error.
// Rule: at least one of text | structured | error is required.
type ToolResult struct {
	// Id of the call that is answered.
	ToolCallID string
	// The tool that ran.
	Name ToolName
	// Result as text for the model; may be empty. Absent: nothing was said.
	Text *string
	// True when the tool failed. null means false.
	IsError *bool
	// The result as JSON, for programs.
	Structured *Value
	// Details of the failure.
	Error *ToolError
	// When the run began, RFC 3339 with a zone offset.
	StartedAt *string
	// How long it ran, in nanoseconds.
	DurationNs *int64
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readToolResult(value Value) (ToolResult, *Fault) {
	r := fieldsOf(value)
	var made ToolResult
	need(r, "tool_call_id", &made.ToolCallID, readText)
	need(r, "name", &made.Name, readText)
	maybePtr(r, "text", &made.Text, readText)
	maybePtr(r, "is_error", &made.IsError, readBool)
	maybePtr(r, "structured", &made.Structured, readValue)
	maybePtr(r, "error", &made.Error, readToolError)
	maybePtr(r, "started_at", &made.StartedAt, readText)
	maybePtr(r, "duration_ns", &made.DurationNs, readInt)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeToolResult(m ToolResult) Value {
	w := newWriter()
	put(w, "tool_call_id", m.ToolCallID, Text)
	put(w, "name", m.Name, Text)
	putPtr(w, "text", m.Text, Text)
	putPtr(w, "is_error", m.IsError, Bool)
	putPtr(w, "structured", m.Structured, writeValue)
	putPtr(w, "error", m.Error, writeToolError)
	putPtr(w, "started_at", m.StartedAt, Text)
	putPtr(w, "duration_ns", m.DurationNs, Int)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseToolResult reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolResult(text []byte) (ToolResult, error) {
	return judged("turnwire/v1/tool#ToolResult", text, readToolResult)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolResult) MarshalJSON() ([]byte, error) {
	return writeToolResult(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolResult) UnmarshalJSON(text []byte) error {
	made, err := ParseToolResult(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolCallDelta: A piece of a call as it streams: id and name first, then pieces of the arguments text.
type ToolCallDelta struct {
	// Which call of the message this piece belongs to, from 0.
	Index int64
	// Id of the call; in its first piece.
	ID *string
	// Name of the tool as the model wrote it; in its first piece.
	Name *string
	// Next piece of the arguments text.
	Arguments *string
	// Place of the call in the numbering of the stream's parts, where the dialect numbers them; in its first
	// piece. Absent: the call is after all content.
	PartIndex *int64
	// Who gave the id. Absent: the server.
	IDOrigin *IDOrigin
	// Where the call came from; in its first piece. Absent: the server.
	Origin *CallOrigin
	// True when the call is whole with this piece and nothing of it follows. null means false.
	IsComplete *bool
	// Set when the call is known to be unusable whatever follows.
	Invalid *InvalidToolCallReason
	// Fields of one dialect for this call, by dialect or variant name, sent to that dialect only. Absent: nothing
	// extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readToolCallDelta(value Value) (ToolCallDelta, *Fault) {
	r := fieldsOf(value)
	var made ToolCallDelta
	need(r, "index", &made.Index, readInt)
	maybePtr(r, "id", &made.ID, readText)
	maybePtr(r, "name", &made.Name, readText)
	maybePtr(r, "arguments", &made.Arguments, readText)
	maybePtr(r, "part_index", &made.PartIndex, readInt)
	maybePtr(r, "id_origin", &made.IDOrigin, readIDOrigin)
	maybePtr(r, "origin", &made.Origin, readCallOrigin)
	maybePtr(r, "is_complete", &made.IsComplete, readBool)
	maybePtr(r, "invalid", &made.Invalid, readInvalidToolCallReason)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeToolCallDelta(m ToolCallDelta) Value {
	w := newWriter()
	put(w, "index", m.Index, Int)
	putPtr(w, "id", m.ID, Text)
	putPtr(w, "name", m.Name, Text)
	putPtr(w, "arguments", m.Arguments, Text)
	putPtr(w, "part_index", m.PartIndex, Int)
	putPtr(w, "id_origin", m.IDOrigin, writeIDOrigin)
	putPtr(w, "origin", m.Origin, writeCallOrigin)
	putPtr(w, "is_complete", m.IsComplete, Bool)
	putPtr(w, "invalid", m.Invalid, writeInvalidToolCallReason)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseToolCallDelta reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolCallDelta(text []byte) (ToolCallDelta, error) {
	return judged("turnwire/v1/tool#ToolCallDelta", text, readToolCallDelta)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolCallDelta) MarshalJSON() ([]byte, error) {
	return writeToolCallDelta(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolCallDelta) UnmarshalJSON(text []byte) error {
	made, err := ParseToolCallDelta(text)
	if err == nil {
		*m = made
	}
	return err
}

// NamedToolChoice: The model must call this one tool.
type NamedToolChoice struct {
	// The tool to call.
	Name ToolName
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readNamedToolChoice(value Value) (NamedToolChoice, *Fault) {
	r := fieldsOf(value)
	var made NamedToolChoice
	r.skip("type")
	need(r, "name", &made.Name, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeNamedToolChoice(m NamedToolChoice) Value {
	w := newWriter()
	w.put("type", Text("tool"))
	put(w, "name", m.Name, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseNamedToolChoice reads a JSON text that the schema accepts; an error is a *Fault.
func ParseNamedToolChoice(text []byte) (NamedToolChoice, error) {
	return judged("turnwire/v1/tool#NamedToolChoice", text, readNamedToolChoice)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m NamedToolChoice) MarshalJSON() ([]byte, error) {
	return writeNamedToolChoice(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *NamedToolChoice) UnmarshalJSON(text []byte) error {
	made, err := ParseNamedToolChoice(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolChoice: auto: the model decides; none: no calls; required: at least one call; or one named tool.
type ToolChoice struct {
	// Word is set where the value is a string.
	Word *ToolChoiceWord
	// NamedToolChoice is set where the value is an object.
	NamedToolChoice *NamedToolChoice
}

func readToolChoice(value Value) (ToolChoice, *Fault) {
	switch value.kind {
	case TextKind:
		inner, fault := readToolChoiceWord(value)
		return ToolChoice{Word: &inner}, fault
	case ObjectKind:
		inner, fault := readNamedToolChoice(value)
		return ToolChoice{NamedToolChoice: &inner}, fault
	}
	return ToolChoice{}, unfit("a value of ToolChoice")
}

func writeToolChoice(m ToolChoice) Value {
	switch {
	case m.Word != nil:
		return writeToolChoiceWord(*m.Word)
	case m.NamedToolChoice != nil:
		return writeNamedToolChoice(*m.NamedToolChoice)
	}
	return Value{}
}

// ParseToolChoice reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolChoice(text []byte) (ToolChoice, error) {
	return judged("turnwire/v1/tool#ToolChoice", text, readToolChoice)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolChoice) MarshalJSON() ([]byte, error) {
	return writeToolChoice(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolChoice) UnmarshalJSON(text []byte) error {
	made, err := ParseToolChoice(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolChoiceWord has no definition of its own.
type ToolChoiceWord string

// The words of ToolChoiceWord.
const (
	ToolChoiceWordAuto     ToolChoiceWord = "auto"
	ToolChoiceWordNone     ToolChoiceWord = "none"
	ToolChoiceWordRequired ToolChoiceWord = "required"
)

func readToolChoiceWord(value Value) (ToolChoiceWord, *Fault) {
	word := ToolChoiceWord(value.text)
	for _, known := range wordsToolChoiceWord {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ToolChoiceWord")
}

var wordsToolChoiceWord = [...]ToolChoiceWord{
	ToolChoiceWordAuto, ToolChoiceWordNone, ToolChoiceWordRequired,
}

func writeToolChoiceWord(m ToolChoiceWord) Value {
	return Text(string(m))
}
