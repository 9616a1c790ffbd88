// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Usage: What a call cost: tokens and time, as counted by the server or marked as an estimate.

// ServerTimings: How long the server says its own steps took.
type ServerTimings struct {
	// Waiting before the work began, in nanoseconds.
	QueueNs *int64
	// Loading the model, in nanoseconds.
	LoadNs *int64
	// Reading the prompt, in nanoseconds.
	PromptNs *int64
	// Writing the answer, in nanoseconds.
	CompletionNs *int64
	// The whole call as the server measured it, in nanoseconds.
	TotalNs *int64
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readServerTimings(value Value) (ServerTimings, *Fault) {
	r := fieldsOf(value)
	var made ServerTimings
	maybePtr(r, "queue_ns", &made.QueueNs, readInt)
	maybePtr(r, "load_ns", &made.LoadNs, readInt)
	maybePtr(r, "prompt_ns", &made.PromptNs, readInt)
	maybePtr(r, "completion_ns", &made.CompletionNs, readInt)
	maybePtr(r, "total_ns", &made.TotalNs, readInt)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeServerTimings(m ServerTimings) Value {
	w := newWriter()
	putPtr(w, "queue_ns", m.QueueNs, Int)
	putPtr(w, "load_ns", m.LoadNs, Int)
	putPtr(w, "prompt_ns", m.PromptNs, Int)
	putPtr(w, "completion_ns", m.CompletionNs, Int)
	putPtr(w, "total_ns", m.TotalNs, Int)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseServerTimings reads a JSON text that the schema accepts; an error is a *Fault.
func ParseServerTimings(text []byte) (ServerTimings, error) {
	return judged("turnwire/v1/usage#ServerTimings", text, readServerTimings)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ServerTimings) MarshalJSON() ([]byte, error) {
	return writeServerTimings(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ServerTimings) UnmarshalJSON(text []byte) error {
	made, err := ParseServerTimings(text)
	if err == nil {
		*m = made
	}
	return err
}

// UsageInfo: Tokens and times of one call. null or absent: nobody counted; 0: counted, and none.
type UsageInfo struct {
	// Tokens of the whole prompt, cached ones included.
	PromptTokens *int64
	// Tokens the model wrote, thinking included.
	CompletionTokens *int64
	// Prompt tokens that came from the server's cache; part of the prompt tokens.
	CachedTokens *int64
	// Prompt tokens that were written to the server's cache; part of the prompt tokens.
	CacheWriteTokens *int64
	// Tokens the model spent on thinking; part of the completion tokens.
	ReasoningTokens *int64
	// From sending the request to the first piece of the answer, measured by the client, in nanoseconds.
	TimeToFirstTokenNs *int64
	// From sending the request to the end of the answer, measured by the client, in nanoseconds.
	TotalDurationNs *int64
	// Times that the server measured.
	ServerTimings *ServerTimings
	// True when the token counts are an estimate of the client. null means false.
	IsEstimated *bool
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

// TotalTokens is the sum of prompt_tokens and completion_tokens; nil when one is unknown.
func (m UsageInfo) TotalTokens() *int64 {
	if m.PromptTokens == nil || m.CompletionTokens == nil {
		return nil
	}
	return Ptr(*m.PromptTokens + *m.CompletionTokens)
}

func readUsageInfo(value Value) (UsageInfo, *Fault) {
	r := fieldsOf(value)
	var made UsageInfo
	r.sum("total_tokens", "prompt_tokens", "completion_tokens")
	maybePtr(r, "prompt_tokens", &made.PromptTokens, readInt)
	maybePtr(r, "completion_tokens", &made.CompletionTokens, readInt)
	maybePtr(r, "cached_tokens", &made.CachedTokens, readInt)
	maybePtr(r, "cache_write_tokens", &made.CacheWriteTokens, readInt)
	maybePtr(r, "reasoning_tokens", &made.ReasoningTokens, readInt)
	maybePtr(r, "time_to_first_token_ns", &made.TimeToFirstTokenNs, readInt)
	maybePtr(r, "total_duration_ns", &made.TotalDurationNs, readInt)
	maybePtr(r, "server_timings", &made.ServerTimings, readServerTimings)
	maybePtr(r, "is_estimated", &made.IsEstimated, readBool)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeUsageInfo(m UsageInfo) Value {
	w := newWriter()
	putPtr(w, "prompt_tokens", m.PromptTokens, Int)
	putPtr(w, "completion_tokens", m.CompletionTokens, Int)
	putPtr(w, "cached_tokens", m.CachedTokens, Int)
	putPtr(w, "cache_write_tokens", m.CacheWriteTokens, Int)
	putPtr(w, "reasoning_tokens", m.ReasoningTokens, Int)
	putPtr(w, "time_to_first_token_ns", m.TimeToFirstTokenNs, Int)
	putPtr(w, "total_duration_ns", m.TotalDurationNs, Int)
	putPtr(w, "server_timings", m.ServerTimings, writeServerTimings)
	putPtr(w, "is_estimated", m.IsEstimated, Bool)
	putMap(w, "extras", m.Extras, Members)
	putPtr(w, "total_tokens", m.TotalTokens(), Int)
	return w.done()
}

// ParseUsageInfo reads a JSON text that the schema accepts; an error is a *Fault.
func ParseUsageInfo(text []byte) (UsageInfo, error) {
	return judged("turnwire/v1/usage#UsageInfo", text, readUsageInfo)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m UsageInfo) MarshalJSON() ([]byte, error) {
	return writeUsageInfo(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *UsageInfo) UnmarshalJSON(text []byte) error {
	made, err := ParseUsageInfo(text)
	if err == nil {
		*m = made
	}
	return err
}
