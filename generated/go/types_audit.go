// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Audit events: What happened, with ids, sizes, times and codes; never any text of a conversation.

// InferenceStarted: A call began. Each has its end, completed or failed; one that fails before it is sent, too.
type InferenceStarted struct {
	// Id of this event.
	EventID string
	// When it happened, RFC 3339, UTC.
	At string
	// Provider that was called.
	ProviderID string
	// Id that ties the events of one call together.
	RequestID string
	// Model that was asked for.
	Model string
	// Whether the answer is streamed.
	Stream *bool
	// Messages in the request.
	MessageCount *int64
	// Tools in the request.
	ToolCount *int64
	// About how many tokens messages and tools are, counted before sending without the model's tokenizer.
	PromptTokensEstimate *int64
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readInferenceStarted(value Value) (InferenceStarted, *Fault) {
	r := fieldsOf(value)
	var made InferenceStarted
	r.skip("event")
	need(r, "event_id", &made.EventID, readText)
	need(r, "at", &made.At, readText)
	need(r, "provider_id", &made.ProviderID, readText)
	need(r, "request_id", &made.RequestID, readText)
	need(r, "model", &made.Model, readText)
	maybePtr(r, "stream", &made.Stream, readBool)
	maybePtr(r, "message_count", &made.MessageCount, readInt)
	maybePtr(r, "tool_count", &made.ToolCount, readInt)
	maybePtr(r, "prompt_tokens_estimate", &made.PromptTokensEstimate, readInt)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeInferenceStarted(m InferenceStarted) Value {
	w := newWriter()
	w.put("event", Text("inference_started"))
	put(w, "event_id", m.EventID, Text)
	put(w, "at", m.At, Text)
	put(w, "provider_id", m.ProviderID, Text)
	put(w, "request_id", m.RequestID, Text)
	put(w, "model", m.Model, Text)
	putPtr(w, "stream", m.Stream, Bool)
	putPtr(w, "message_count", m.MessageCount, Int)
	putPtr(w, "tool_count", m.ToolCount, Int)
	putPtr(w, "prompt_tokens_estimate", m.PromptTokensEstimate, Int)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseInferenceStarted reads a JSON text that the schema accepts; an error is a *Fault.
func ParseInferenceStarted(text []byte) (InferenceStarted, error) {
	return judged("turnwire/v1/audit#InferenceStarted", text, readInferenceStarted)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m InferenceStarted) MarshalJSON() ([]byte, error) {
	return writeInferenceStarted(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *InferenceStarted) UnmarshalJSON(text []byte) error {
	made, err := ParseInferenceStarted(text)
	if err == nil {
		*m = made
	}
	return err
}

// InferenceCompleted: A call was answered.
type InferenceCompleted struct {
	// Id of this event.
	EventID string
	// When it happened, RFC 3339, UTC.
	At string
	// Provider that was called.
	ProviderID string
	// Id that ties the events of one call together.
	RequestID string
	// Model that was asked for.
	Model string
	// Why the answer ended.
	FinishReason FinishReason
	// Tokens and times.
	Usage UsageInfo
	// From start to end, in nanoseconds.
	DurationNs int64
	// Calls in the answer, invalid ones included.
	ToolCallCount *int64
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readInferenceCompleted(value Value) (InferenceCompleted, *Fault) {
	r := fieldsOf(value)
	var made InferenceCompleted
	r.skip("event")
	need(r, "event_id", &made.EventID, readText)
	need(r, "at", &made.At, readText)
	need(r, "provider_id", &made.ProviderID, readText)
	need(r, "request_id", &made.RequestID, readText)
	need(r, "model", &made.Model, readText)
	need(r, "finish_reason", &made.FinishReason, readFinishReason)
	need(r, "usage", &made.Usage, readUsageInfo)
	need(r, "duration_ns", &made.DurationNs, readInt)
	maybePtr(r, "tool_call_count", &made.ToolCallCount, readInt)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeInferenceCompleted(m InferenceCompleted) Value {
	w := newWriter()
	w.put("event", Text("inference_completed"))
	put(w, "event_id", m.EventID, Text)
	put(w, "at", m.At, Text)
	put(w, "provider_id", m.ProviderID, Text)
	put(w, "request_id", m.RequestID, Text)
	put(w, "model", m.Model, Text)
	put(w, "finish_reason", m.FinishReason, writeFinishReason)
	put(w, "usage", m.Usage, writeUsageInfo)
	put(w, "duration_ns", m.DurationNs, Int)
	putPtr(w, "tool_call_count", m.ToolCallCount, Int)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseInferenceCompleted reads a JSON text that the schema accepts; an error is a *Fault.
func ParseInferenceCompleted(text []byte) (InferenceCompleted, error) {
	return judged("turnwire/v1/audit#InferenceCompleted", text, readInferenceCompleted)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m InferenceCompleted) MarshalJSON() ([]byte, error) {
	return writeInferenceCompleted(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *InferenceCompleted) UnmarshalJSON(text []byte) error {
	made, err := ParseInferenceCompleted(text)
	if err == nil {
		*m = made
	}
	return err
}

// InferenceFailed: A call failed.
type InferenceFailed struct {
	// Id of this event.
	EventID string
	// When it happened, RFC 3339, UTC.
	At string
	// Provider that was called.
	ProviderID string
	// Id that ties the events of one call together.
	RequestID string
	// Model that was asked for.
	Model string
	// Stable code of the error.
	ErrorCode ErrorCode
	// From start to failure, in nanoseconds.
	DurationNs int64
	// HTTP status of the answer. Absent: no answer came.
	Status *int64
	// Tokens and times until then.
	Usage *UsageInfo
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readInferenceFailed(value Value) (InferenceFailed, *Fault) {
	r := fieldsOf(value)
	var made InferenceFailed
	r.skip("event")
	need(r, "event_id", &made.EventID, readText)
	need(r, "at", &made.At, readText)
	need(r, "provider_id", &made.ProviderID, readText)
	need(r, "request_id", &made.RequestID, readText)
	need(r, "model", &made.Model, readText)
	need(r, "error_code", &made.ErrorCode, readErrorCode)
	need(r, "duration_ns", &made.DurationNs, readInt)
	maybePtr(r, "status", &made.Status, readInt)
	maybePtr(r, "usage", &made.Usage, readUsageInfo)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeInferenceFailed(m InferenceFailed) Value {
	w := newWriter()
	w.put("event", Text("inference_failed"))
	put(w, "event_id", m.EventID, Text)
	put(w, "at", m.At, Text)
	put(w, "provider_id", m.ProviderID, Text)
	put(w, "request_id", m.RequestID, Text)
	put(w, "model", m.Model, Text)
	put(w, "error_code", m.ErrorCode, writeErrorCode)
	put(w, "duration_ns", m.DurationNs, Int)
	putPtr(w, "status", m.Status, Int)
	putPtr(w, "usage", m.Usage, writeUsageInfo)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseInferenceFailed reads a JSON text that the schema accepts; an error is a *Fault.
func ParseInferenceFailed(text []byte) (InferenceFailed, error) {
	return judged("turnwire/v1/audit#InferenceFailed", text, readInferenceFailed)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m InferenceFailed) MarshalJSON() ([]byte, error) {
	return writeInferenceFailed(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *InferenceFailed) UnmarshalJSON(text []byte) error {
	made, err := ParseInferenceFailed(text)
	if err == nil {
		*m = made
	}
	return err
}

// ProviderHealthCheck: A provider was asked how it is.
type ProviderHealthCheck struct {
	// Id of this event.
	EventID string
	// When it happened, RFC 3339, UTC.
	At string
	// Provider that was called.
	ProviderID string
	// Whether it answered.
	IsAvailable bool
	// Time to its answer, in nanoseconds.
	DurationNs int64
	// Stable code of the error.
	ErrorCode *ErrorCode
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readProviderHealthCheck(value Value) (ProviderHealthCheck, *Fault) {
	r := fieldsOf(value)
	var made ProviderHealthCheck
	r.skip("event")
	need(r, "event_id", &made.EventID, readText)
	need(r, "at", &made.At, readText)
	need(r, "provider_id", &made.ProviderID, readText)
	need(r, "is_available", &made.IsAvailable, readBool)
	need(r, "duration_ns", &made.DurationNs, readInt)
	maybePtr(r, "error_code", &made.ErrorCode, readErrorCode)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeProviderHealthCheck(m ProviderHealthCheck) Value {
	w := newWriter()
	w.put("event", Text("provider_health_check"))
	put(w, "event_id", m.EventID, Text)
	put(w, "at", m.At, Text)
	put(w, "provider_id", m.ProviderID, Text)
	put(w, "is_available", m.IsAvailable, Bool)
	put(w, "duration_ns", m.DurationNs, Int)
	putPtr(w, "error_code", m.ErrorCode, writeErrorCode)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseProviderHealthCheck reads a JSON text that the schema accepts; an error is a *Fault.
func ParseProviderHealthCheck(text []byte) (ProviderHealthCheck, error) {
	return judged("turnwire/v1/audit#ProviderHealthCheck", text, readProviderHealthCheck)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ProviderHealthCheck) MarshalJSON() ([]byte, error) {
	return writeProviderHealthCheck(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ProviderHealthCheck) UnmarshalJSON(text []byte) error {
	made, err := ParseProviderHealthCheck(text)
	if err == nil {
		*m = made
	}
	return err
}

// ProviderFallback: A call failed before its answer began, and another provider is asked.
type ProviderFallback struct {
	// Id of this event.
	EventID string
	// When it happened, RFC 3339, UTC.
	At string
	// Provider that failed.
	ProviderID string
	// Model that it was asked for.
	Model string
	// Stable code of the error.
	ErrorCode ErrorCode
	// Provider that is asked next.
	NextProviderID string
	// Model that it is asked for.
	NextModel string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readProviderFallback(value Value) (ProviderFallback, *Fault) {
	r := fieldsOf(value)
	var made ProviderFallback
	r.skip("event")
	need(r, "event_id", &made.EventID, readText)
	need(r, "at", &made.At, readText)
	need(r, "provider_id", &made.ProviderID, readText)
	need(r, "model", &made.Model, readText)
	need(r, "error_code", &made.ErrorCode, readErrorCode)
	need(r, "next_provider_id", &made.NextProviderID, readText)
	need(r, "next_model", &made.NextModel, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeProviderFallback(m ProviderFallback) Value {
	w := newWriter()
	w.put("event", Text("provider_fallback"))
	put(w, "event_id", m.EventID, Text)
	put(w, "at", m.At, Text)
	put(w, "provider_id", m.ProviderID, Text)
	put(w, "model", m.Model, Text)
	put(w, "error_code", m.ErrorCode, writeErrorCode)
	put(w, "next_provider_id", m.NextProviderID, Text)
	put(w, "next_model", m.NextModel, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseProviderFallback reads a JSON text that the schema accepts; an error is a *Fault.
func ParseProviderFallback(text []byte) (ProviderFallback, error) {
	return judged("turnwire/v1/audit#ProviderFallback", text, readProviderFallback)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ProviderFallback) MarshalJSON() ([]byte, error) {
	return writeProviderFallback(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ProviderFallback) UnmarshalJSON(text []byte) error {
	made, err := ParseProviderFallback(text)
	if err == nil {
		*m = made
	}
	return err
}

// AuditEvent: One audit event.
//
// It is one of *InferenceStarted, *InferenceCompleted, *InferenceFailed, *ProviderHealthCheck, *ProviderFallback.
type AuditEvent interface{ isAuditEvent() }

func (*InferenceStarted) isAuditEvent() {}

func (*InferenceCompleted) isAuditEvent() {}

func (*InferenceFailed) isAuditEvent() {}

func (*ProviderHealthCheck) isAuditEvent() {}

func (*ProviderFallback) isAuditEvent() {}

func readAuditEvent(value Value) (AuditEvent, *Fault) {
	switch value.Get("event").text {
	case "inference_started":
		made, fault := readInferenceStarted(value)
		return &made, fault
	case "inference_completed":
		made, fault := readInferenceCompleted(value)
		return &made, fault
	case "inference_failed":
		made, fault := readInferenceFailed(value)
		return &made, fault
	case "provider_health_check":
		made, fault := readProviderHealthCheck(value)
		return &made, fault
	case "provider_fallback":
		made, fault := readProviderFallback(value)
		return &made, fault
	}
	return nil, unfit("an object whose event is known")
}

func writeAuditEvent(m AuditEvent) Value {
	switch m := m.(type) {
	case *InferenceStarted:
		return writeInferenceStarted(*m)
	case *InferenceCompleted:
		return writeInferenceCompleted(*m)
	case *InferenceFailed:
		return writeInferenceFailed(*m)
	case *ProviderHealthCheck:
		return writeProviderHealthCheck(*m)
	case *ProviderFallback:
		return writeProviderFallback(*m)
	}
	return Value{}
}

// ParseAuditEvent reads a JSON text that the schema accepts; an error is a *Fault.
func ParseAuditEvent(text []byte) (AuditEvent, error) {
	return judged("turnwire/v1/audit#AuditEvent", text, readAuditEvent)
}
