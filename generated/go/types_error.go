// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Errors, losses and diagnostics: What can go wrong, what a dialect cannot say, and what is odd about an answer.

// ErrorCode: Stable code of an error: 001 unavailable, 002 timeout, 003 response, 004 configuration, 005 provider
// not found, 006 model not found, 007 cancelled, 008 stream, 009 tool call parse, 010 token limit.
type ErrorCode string

// The words of ErrorCode.
const (
	ErrorCodeACODEMDL001 ErrorCode = "ACODE-MDL-001"
	ErrorCodeACODEMDL002 ErrorCode = "ACODE-MDL-002"
	ErrorCodeACODEMDL003 ErrorCode = "ACODE-MDL-003"
	ErrorCodeACODEMDL004 ErrorCode = "ACODE-MDL-004"
	ErrorCodeACODEMDL005 ErrorCode = "ACODE-MDL-005"
	ErrorCodeACODEMDL006 ErrorCode = "ACODE-MDL-006"
	ErrorCodeACODEMDL007 ErrorCode = "ACODE-MDL-007"
	ErrorCodeACODEMDL008 ErrorCode = "ACODE-MDL-008"
	ErrorCodeACODEMDL009 ErrorCode = "ACODE-MDL-009"
	ErrorCodeACODEMDL010 ErrorCode = "ACODE-MDL-010"
)

func readErrorCode(value Value) (ErrorCode, *Fault) {
	word := ErrorCode(value.text)
	for _, known := range wordsErrorCode {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ErrorCode")
}

var wordsErrorCode = [...]ErrorCode{
	ErrorCodeACODEMDL001, ErrorCodeACODEMDL002, ErrorCodeACODEMDL003, ErrorCodeACODEMDL004, ErrorCodeACODEMDL005,
	ErrorCodeACODEMDL006, ErrorCodeACODEMDL007, ErrorCodeACODEMDL008, ErrorCodeACODEMDL009, ErrorCodeACODEMDL010,
}

func writeErrorCode(m ErrorCode) Value {
	return Text(string(m))
}

// ParseErrorCode reads a JSON text that the schema accepts; an error is a *Fault.
func ParseErrorCode(text []byte) (ErrorCode, error) {
	return judged("turnwire/v1/error#ErrorCode", text, readErrorCode)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ErrorCode) MarshalJSON() ([]byte, error) {
	return writeErrorCode(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ErrorCode) UnmarshalJSON(text []byte) error {
	made, err := ParseErrorCode(text)
	if err == nil {
		*m = made
	}
	return err
}

// ErrorKind: The same as the code, in a word.
type ErrorKind string

// The words of ErrorKind.
const (
	ErrorKindUnavailable      ErrorKind = "unavailable"
	ErrorKindTimeout          ErrorKind = "timeout"
	ErrorKindResponse         ErrorKind = "response"
	ErrorKindConfiguration    ErrorKind = "configuration"
	ErrorKindProviderNotFound ErrorKind = "provider_not_found"
	ErrorKindModelNotFound    ErrorKind = "model_not_found"
	ErrorKindCancelled        ErrorKind = "cancelled"
	ErrorKindStream           ErrorKind = "stream"
	ErrorKindToolCallParse    ErrorKind = "tool_call_parse"
	ErrorKindTokenLimit       ErrorKind = "token_limit"
)

func readErrorKind(value Value) (ErrorKind, *Fault) {
	word := ErrorKind(value.text)
	for _, known := range wordsErrorKind {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ErrorKind")
}

var wordsErrorKind = [...]ErrorKind{
	ErrorKindUnavailable, ErrorKindTimeout, ErrorKindResponse, ErrorKindConfiguration, ErrorKindProviderNotFound,
	ErrorKindModelNotFound, ErrorKindCancelled, ErrorKindStream, ErrorKindToolCallParse, ErrorKindTokenLimit,
}

func writeErrorKind(m ErrorKind) Value {
	return Text(string(m))
}

// ParseErrorKind reads a JSON text that the schema accepts; an error is a *Fault.
func ParseErrorKind(text []byte) (ErrorKind, error) {
	return judged("turnwire/v1/error#ErrorKind", text, readErrorKind)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ErrorKind) MarshalJSON() ([]byte, error) {
	return writeErrorKind(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ErrorKind) UnmarshalJSON(text []byte) error {
	made, err := ParseErrorKind(text)
	if err == nil {
		*m = made
	}
	return err
}

// ErrorInfo: A failed call, without content and without secrets.
type ErrorInfo struct {
	// Stable code.
	Code ErrorCode
	// What went wrong and what would be right, for a person.
	Message string
	// Provider that failed.
	ProviderID *string
	// HTTP status of the answer. Absent: there was no HTTP answer.
	Status *int64
	// The server's own error type or code, for example `invalid_request_error`.
	ServerType *string
	// What kind of refusal it is, where the answer says.
	Category *ErrorInfoCategory
	// Whether the same call may succeed later. Absent: unknown.
	Retryable *bool
	// Seconds the server asks to wait.
	RetryAfterS *Number
	// Time limit that was exceeded, in seconds.
	LimitS *Number
	// Request field that the server names as the cause.
	Parameter *string
	// Further fields of the server's error that hold no message content.
	Details *Object
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readErrorInfo(value Value) (ErrorInfo, *Fault) {
	r := fieldsOf(value)
	var made ErrorInfo
	need(r, "code", &made.Code, readErrorCode)
	need(r, "message", &made.Message, readText)
	maybePtr(r, "provider_id", &made.ProviderID, readText)
	maybePtr(r, "status", &made.Status, readInt)
	maybePtr(r, "server_type", &made.ServerType, readText)
	maybePtr(r, "category", &made.Category, readErrorInfoCategory)
	maybePtr(r, "retryable", &made.Retryable, readBool)
	maybePtr(r, "retry_after_s", &made.RetryAfterS, readNumber)
	maybePtr(r, "limit_s", &made.LimitS, readNumber)
	maybePtr(r, "parameter", &made.Parameter, readText)
	maybe(r, "details", &made.Details, readObject)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeErrorInfo(m ErrorInfo) Value {
	w := newWriter()
	put(w, "code", m.Code, writeErrorCode)
	put(w, "message", m.Message, Text)
	putPtr(w, "provider_id", m.ProviderID, Text)
	putPtr(w, "status", m.Status, Int)
	putPtr(w, "server_type", m.ServerType, Text)
	putPtr(w, "category", m.Category, writeErrorInfoCategory)
	putPtr(w, "retryable", m.Retryable, Bool)
	putPtr(w, "retry_after_s", m.RetryAfterS, writeNumber)
	putPtr(w, "limit_s", m.LimitS, writeNumber)
	putPtr(w, "parameter", m.Parameter, Text)
	putMap(w, "details", m.Details, Members)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseErrorInfo reads a JSON text that the schema accepts; an error is a *Fault.
func ParseErrorInfo(text []byte) (ErrorInfo, error) {
	return judged("turnwire/v1/error#ErrorInfo", text, readErrorInfo)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ErrorInfo) MarshalJSON() ([]byte, error) {
	return writeErrorInfo(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ErrorInfo) UnmarshalJSON(text []byte) error {
	made, err := ParseErrorInfo(text)
	if err == nil {
		*m = made
	}
	return err
}

// ErrorInfoCategory has no definition of its own.
type ErrorInfoCategory string

// The words of ErrorInfoCategory.
const (
	ErrorInfoCategoryInvalidRequest  ErrorInfoCategory = "invalid_request"
	ErrorInfoCategoryAuthentication  ErrorInfoCategory = "authentication"
	ErrorInfoCategoryPermission      ErrorInfoCategory = "permission"
	ErrorInfoCategoryNotFound        ErrorInfoCategory = "not_found"
	ErrorInfoCategoryUnsupported     ErrorInfoCategory = "unsupported"
	ErrorInfoCategoryRateLimited     ErrorInfoCategory = "rate_limited"
	ErrorInfoCategoryOverloaded      ErrorInfoCategory = "overloaded"
	ErrorInfoCategoryServerError     ErrorInfoCategory = "server_error"
	ErrorInfoCategoryContentFilter   ErrorInfoCategory = "content_filter"
	ErrorInfoCategoryContextOverflow ErrorInfoCategory = "context_overflow"
	ErrorInfoCategoryToolUseFailed   ErrorInfoCategory = "tool_use_failed"
	ErrorInfoCategoryProtocol        ErrorInfoCategory = "protocol"
	ErrorInfoCategoryInterrupted     ErrorInfoCategory = "interrupted"
	ErrorInfoCategoryNotLocal        ErrorInfoCategory = "not_local"
)

func readErrorInfoCategory(value Value) (ErrorInfoCategory, *Fault) {
	word := ErrorInfoCategory(value.text)
	for _, known := range wordsErrorInfoCategory {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ErrorInfoCategory")
}

var wordsErrorInfoCategory = [...]ErrorInfoCategory{
	ErrorInfoCategoryInvalidRequest, ErrorInfoCategoryAuthentication, ErrorInfoCategoryPermission,
	ErrorInfoCategoryNotFound, ErrorInfoCategoryUnsupported, ErrorInfoCategoryRateLimited,
	ErrorInfoCategoryOverloaded, ErrorInfoCategoryServerError, ErrorInfoCategoryContentFilter,
	ErrorInfoCategoryContextOverflow, ErrorInfoCategoryToolUseFailed, ErrorInfoCategoryProtocol,
	ErrorInfoCategoryInterrupted, ErrorInfoCategoryNotLocal,
}

func writeErrorInfoCategory(m ErrorInfoCategory) Value {
	return Text(string(m))
}

// Loss: Something that the target cannot say: where, the reason, and the action taken instead.
type Loss struct {
	// Stable id of this kind of loss, for example `ollama.tool_choice`.
	ID string
	// JSON pointer into the converted document.
	At string
	// What could not be said and why, without its content.
	Reason string
	// What the conversion did instead.
	Action string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readLoss(value Value) (Loss, *Fault) {
	r := fieldsOf(value)
	var made Loss
	need(r, "id", &made.ID, readText)
	need(r, "at", &made.At, readText)
	need(r, "reason", &made.Reason, readText)
	need(r, "action", &made.Action, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeLoss(m Loss) Value {
	w := newWriter()
	put(w, "id", m.ID, Text)
	put(w, "at", m.At, Text)
	put(w, "reason", m.Reason, Text)
	put(w, "action", m.Action, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseLoss reads a JSON text that the schema accepts; an error is a *Fault.
func ParseLoss(text []byte) (Loss, error) {
	return judged("turnwire/v1/error#Loss", text, readLoss)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Loss) MarshalJSON() ([]byte, error) {
	return writeLoss(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Loss) UnmarshalJSON(text []byte) error {
	made, err := ParseLoss(text)
	if err == nil {
		*m = made
	}
	return err
}

// AnswerFault: A rule of the requested schema that an answer breaks, without content of the answer.
type AnswerFault struct {
	// JSON pointer into the value that was checked: the JSON in the text, or the arguments of the call. A name
	// that the schema does not have ends it at the object with that name.
	Path string
	// Keyword of the schema that is broken; `json` for a text that is not JSON.
	Rule string
	// What would be right, in the words of the schema.
	Message string
	// JSON pointer into the request to the broken keyword. Absent: no keyword is broken, as for `json`.
	RequestAt *string
	// False: the server was not able to hold this rule, as a loss of the request reports. Absent: no loss reports
	// that.
	CouldHold *bool
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readAnswerFault(value Value) (AnswerFault, *Fault) {
	r := fieldsOf(value)
	var made AnswerFault
	need(r, "path", &made.Path, readText)
	need(r, "rule", &made.Rule, readText)
	need(r, "message", &made.Message, readText)
	maybePtr(r, "request_at", &made.RequestAt, readText)
	maybePtr(r, "could_hold", &made.CouldHold, readBool)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeAnswerFault(m AnswerFault) Value {
	w := newWriter()
	put(w, "path", m.Path, Text)
	put(w, "rule", m.Rule, Text)
	put(w, "message", m.Message, Text)
	putPtr(w, "request_at", m.RequestAt, Text)
	putPtr(w, "could_hold", m.CouldHold, Bool)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseAnswerFault reads a JSON text that the schema accepts; an error is a *Fault.
func ParseAnswerFault(text []byte) (AnswerFault, error) {
	return judged("turnwire/v1/error#AnswerFault", text, readAnswerFault)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m AnswerFault) MarshalJSON() ([]byte, error) {
	return writeAnswerFault(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *AnswerFault) UnmarshalJSON(text []byte) error {
	made, err := ParseAnswerFault(text)
	if err == nil {
		*m = made
	}
	return err
}

// Diagnostic: Something odd about an answer that is not an error.
type Diagnostic struct {
	// Stable id of this kind of oddity, for example `minted_tool_call_id`.
	ID string
	// What is odd, without content.
	What string
	// JSON pointer into the response.
	At *string
	// JSON pointer into the server's own body, where the place has none in the response.
	WireAt *string
	// The unchanged value, if no field of the response holds it. Stored, never sent. Absent: the response holds
	// it.
	Value *Value
	// Each rule of the requested schema that the answer breaks. Absent: no broken rule is known.
	Faults []AnswerFault
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readDiagnostic(value Value) (Diagnostic, *Fault) {
	r := fieldsOf(value)
	var made Diagnostic
	need(r, "id", &made.ID, readText)
	need(r, "what", &made.What, readText)
	maybePtr(r, "at", &made.At, readText)
	maybePtr(r, "wire_at", &made.WireAt, readText)
	maybePtr(r, "value", &made.Value, readValue)
	maybe(r, "faults", &made.Faults, readList(readAnswerFault))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeDiagnostic(m Diagnostic) Value {
	w := newWriter()
	put(w, "id", m.ID, Text)
	put(w, "what", m.What, Text)
	putPtr(w, "at", m.At, Text)
	putPtr(w, "wire_at", m.WireAt, Text)
	putPtr(w, "value", m.Value, writeValue)
	putList(w, "faults", m.Faults, writeList(writeAnswerFault))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseDiagnostic reads a JSON text that the schema accepts; an error is a *Fault.
func ParseDiagnostic(text []byte) (Diagnostic, error) {
	return judged("turnwire/v1/error#Diagnostic", text, readDiagnostic)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Diagnostic) MarshalJSON() ([]byte, error) {
	return writeDiagnostic(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Diagnostic) UnmarshalJSON(text []byte) error {
	made, err := ParseDiagnostic(text)
	if err == nil {
		*m = made
	}
	return err
}
