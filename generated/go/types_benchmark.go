// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Benchmarks of providers: How fast a provider answered at several numbers of requests at once: every request as
// it was measured, and what follows from them.

// BenchmarkEnding: How a benchmark ended: everything was asked; its time was over; somebody stopped it.
type BenchmarkEnding string

// The words of BenchmarkEnding.
const (
	BenchmarkEndingCompleted BenchmarkEnding = "completed"
	BenchmarkEndingTimeLimit BenchmarkEnding = "time_limit"
	BenchmarkEndingCancelled BenchmarkEnding = "cancelled"
)

func readBenchmarkEnding(value Value) (BenchmarkEnding, *Fault) {
	word := BenchmarkEnding(value.text)
	for _, known := range wordsBenchmarkEnding {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of BenchmarkEnding")
}

var wordsBenchmarkEnding = [...]BenchmarkEnding{
	BenchmarkEndingCompleted, BenchmarkEndingTimeLimit, BenchmarkEndingCancelled,
}

func writeBenchmarkEnding(m BenchmarkEnding) Value {
	return Text(string(m))
}

// ParseBenchmarkEnding reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBenchmarkEnding(text []byte) (BenchmarkEnding, error) {
	return judged("turnwire/v1/benchmark#BenchmarkEnding", text, readBenchmarkEnding)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m BenchmarkEnding) MarshalJSON() ([]byte, error) {
	return writeBenchmarkEnding(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *BenchmarkEnding) UnmarshalJSON(text []byte) error {
	made, err := ParseBenchmarkEnding(text)
	if err == nil {
		*m = made
	}
	return err
}

// BenchmarkSpread: How values lie, between the smallest and the largest. Values between two measured ones are
// interpolated.
type BenchmarkSpread struct {
	// How many values there are.
	Count int64
	// The smallest value.
	Least Number
	// A quarter of the values are not above it.
	LowerQuartile Number
	// Half of the values are not above it.
	Median Number
	// Three quarters of the values are not above it.
	UpperQuartile Number
	// Nineteen of twenty values are not above it.
	P95 Number
	// The largest value.
	Most Number
}

func readBenchmarkSpread(value Value) (BenchmarkSpread, *Fault) {
	r := fieldsOf(value)
	var made BenchmarkSpread
	need(r, "count", &made.Count, readInt)
	need(r, "least", &made.Least, readNumber)
	need(r, "lower_quartile", &made.LowerQuartile, readNumber)
	need(r, "median", &made.Median, readNumber)
	need(r, "upper_quartile", &made.UpperQuartile, readNumber)
	need(r, "p95", &made.P95, readNumber)
	need(r, "most", &made.Most, readNumber)
	return made, r.fault
}

func writeBenchmarkSpread(m BenchmarkSpread) Value {
	w := newWriter()
	put(w, "count", m.Count, Int)
	put(w, "least", m.Least, writeNumber)
	put(w, "lower_quartile", m.LowerQuartile, writeNumber)
	put(w, "median", m.Median, writeNumber)
	put(w, "upper_quartile", m.UpperQuartile, writeNumber)
	put(w, "p95", m.P95, writeNumber)
	put(w, "most", m.Most, writeNumber)
	return w.done()
}

// ParseBenchmarkSpread reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBenchmarkSpread(text []byte) (BenchmarkSpread, error) {
	return judged("turnwire/v1/benchmark#BenchmarkSpread", text, readBenchmarkSpread)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m BenchmarkSpread) MarshalJSON() ([]byte, error) {
	return writeBenchmarkSpread(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *BenchmarkSpread) UnmarshalJSON(text []byte) error {
	made, err := ParseBenchmarkSpread(text)
	if err == nil {
		*m = made
	}
	return err
}

// BenchmarkRequest: One request and how long its answer took. A request that was stopped by hand or by the end of
// the time is not among them.
type BenchmarkRequest struct {
	// Time from the beginning of the level to sending, in nanoseconds.
	StartedNs int64
	// Time from sending to the first piece of text, thinking or tool call, in nanoseconds. Absent: none came.
	FirstTokenNs *int64
	// Time from sending to the end of the answer, or to the error, in nanoseconds.
	DurationNs int64
	// Tokens of the prompt, as the server counted them. Absent: it did not say.
	PromptTokens *int64
	// Tokens of the prompt that came from the server's cache, as it counted them. Absent: it did not say.
	CachedTokens *int64
	// Tokens of the answer, as the server counted them. Absent: it did not say.
	CompletionTokens *int64
	// Pieces of the stream that held text, thinking or a tool call.
	Pieces int64
	// Why the answer ended. Absent: it has no end.
	FinishReason *FinishReason
	// Why there is no whole answer. Absent: there is one.
	Error *ErrorInfo
}

func readBenchmarkRequest(value Value) (BenchmarkRequest, *Fault) {
	r := fieldsOf(value)
	var made BenchmarkRequest
	need(r, "started_ns", &made.StartedNs, readInt)
	maybePtr(r, "first_token_ns", &made.FirstTokenNs, readInt)
	need(r, "duration_ns", &made.DurationNs, readInt)
	maybePtr(r, "prompt_tokens", &made.PromptTokens, readInt)
	maybePtr(r, "cached_tokens", &made.CachedTokens, readInt)
	maybePtr(r, "completion_tokens", &made.CompletionTokens, readInt)
	need(r, "pieces", &made.Pieces, readInt)
	maybePtr(r, "finish_reason", &made.FinishReason, readFinishReason)
	maybePtr(r, "error", &made.Error, readErrorInfo)
	return made, r.fault
}

func writeBenchmarkRequest(m BenchmarkRequest) Value {
	w := newWriter()
	put(w, "started_ns", m.StartedNs, Int)
	putPtr(w, "first_token_ns", m.FirstTokenNs, Int)
	put(w, "duration_ns", m.DurationNs, Int)
	putPtr(w, "prompt_tokens", m.PromptTokens, Int)
	putPtr(w, "cached_tokens", m.CachedTokens, Int)
	putPtr(w, "completion_tokens", m.CompletionTokens, Int)
	put(w, "pieces", m.Pieces, Int)
	putPtr(w, "finish_reason", m.FinishReason, writeFinishReason)
	putPtr(w, "error", m.Error, writeErrorInfo)
	return w.done()
}

// ParseBenchmarkRequest reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBenchmarkRequest(text []byte) (BenchmarkRequest, error) {
	return judged("turnwire/v1/benchmark#BenchmarkRequest", text, readBenchmarkRequest)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m BenchmarkRequest) MarshalJSON() ([]byte, error) {
	return writeBenchmarkRequest(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *BenchmarkRequest) UnmarshalJSON(text []byte) error {
	made, err := ParseBenchmarkRequest(text)
	if err == nil {
		*m = made
	}
	return err
}

// BenchmarkLevel: All requests that were sent with one number of them at once.
type BenchmarkLevel struct {
	// Requests that run at once.
	Concurrency int64
	// Requests that were to be sent.
	Planned int64
	// Time from the first sending to the last end, in nanoseconds.
	DurationNs int64
	// The requests that came to an end, in the order of their ends.
	Requests []BenchmarkRequest
	// Time to the first token of the whole answers, in milliseconds. Absent: there is no whole answer with a
	// token.
	FirstTokenMs *BenchmarkSpread
	// Tokens a second of each whole answer after its first token, in tokens as the server counted them; where it
	// counted none, in pieces. Absent: no whole answer has two.
	TokensPerSecond *BenchmarkSpread
	// Tokens of all whole answers through the time that the level took, in the same count. Absent: no whole
	// answer.
	TokensPerSecondTogether *Number
}

func readBenchmarkLevel(value Value) (BenchmarkLevel, *Fault) {
	r := fieldsOf(value)
	var made BenchmarkLevel
	need(r, "concurrency", &made.Concurrency, readInt)
	need(r, "planned", &made.Planned, readInt)
	need(r, "duration_ns", &made.DurationNs, readInt)
	need(r, "requests", &made.Requests, readList(readBenchmarkRequest))
	maybePtr(r, "first_token_ms", &made.FirstTokenMs, readBenchmarkSpread)
	maybePtr(r, "tokens_per_second", &made.TokensPerSecond, readBenchmarkSpread)
	maybePtr(r, "tokens_per_second_together", &made.TokensPerSecondTogether, readNumber)
	return made, r.fault
}

func writeBenchmarkLevel(m BenchmarkLevel) Value {
	w := newWriter()
	put(w, "concurrency", m.Concurrency, Int)
	put(w, "planned", m.Planned, Int)
	put(w, "duration_ns", m.DurationNs, Int)
	put(w, "requests", m.Requests, writeList(writeBenchmarkRequest))
	putPtr(w, "first_token_ms", m.FirstTokenMs, writeBenchmarkSpread)
	putPtr(w, "tokens_per_second", m.TokensPerSecond, writeBenchmarkSpread)
	putPtr(w, "tokens_per_second_together", m.TokensPerSecondTogether, writeNumber)
	return w.done()
}

// ParseBenchmarkLevel reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBenchmarkLevel(text []byte) (BenchmarkLevel, error) {
	return judged("turnwire/v1/benchmark#BenchmarkLevel", text, readBenchmarkLevel)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m BenchmarkLevel) MarshalJSON() ([]byte, error) {
	return writeBenchmarkLevel(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *BenchmarkLevel) UnmarshalJSON(text []byte) error {
	made, err := ParseBenchmarkLevel(text)
	if err == nil {
		*m = made
	}
	return err
}

// BenchmarkTurn: One turn of a conversation that grows turn by turn.
type BenchmarkTurn struct {
	// The request with all turns before it; its times begin with the conversation.
	Request BenchmarkRequest
	// Share of the tokens of the last turn's prompt that the server read again. Absent: the first turn, or the
	// server did not count.
	ReadAgain *Number
}

func readBenchmarkTurn(value Value) (BenchmarkTurn, *Fault) {
	r := fieldsOf(value)
	var made BenchmarkTurn
	need(r, "request", &made.Request, readBenchmarkRequest)
	maybePtr(r, "read_again", &made.ReadAgain, readNumber)
	return made, r.fault
}

func writeBenchmarkTurn(m BenchmarkTurn) Value {
	w := newWriter()
	put(w, "request", m.Request, writeBenchmarkRequest)
	putPtr(w, "read_again", m.ReadAgain, writeNumber)
	return w.done()
}

// ParseBenchmarkTurn reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBenchmarkTurn(text []byte) (BenchmarkTurn, error) {
	return judged("turnwire/v1/benchmark#BenchmarkTurn", text, readBenchmarkTurn)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m BenchmarkTurn) MarshalJSON() ([]byte, error) {
	return writeBenchmarkTurn(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *BenchmarkTurn) UnmarshalJSON(text []byte) error {
	made, err := ParseBenchmarkTurn(text)
	if err == nil {
		*m = made
	}
	return err
}

// ProviderBenchmark: A benchmark of one model of a provider.
type ProviderBenchmark struct {
	// Version of the package that measured.
	TurnwireVersion string
	// When it began, in UTC.
	StartedAt string
	// How long all of it took, in nanoseconds.
	DurationNs int64
	// How it ended.
	Ended BenchmarkEnding
	// Id of the provider.
	ProviderID string
	// Kind of the provider.
	ProviderType ProviderType
	// Model that was asked.
	Model string
	// Most tokens of an answer.
	MaxTokens int64
	// What the speeds count: tokens, as the server counted them in every whole answer; or pieces of its streams,
	// because it did not.
	CountedIn ProviderBenchmarkCountedIn
	// The request before all others, which is in no level: it may load the model. Absent: none was sent, or it
	// came to no end.
	WarmUp *BenchmarkRequest
	// The numbers of requests at once, in the order in which they were tried.
	Levels []BenchmarkLevel
	// A conversation after all levels, one turn after the other; each sends all turns before it again. Ends with
	// the first turn that fails. Absent: no turn came to an end.
	Conversation []BenchmarkTurn
}

func readProviderBenchmark(value Value) (ProviderBenchmark, *Fault) {
	r := fieldsOf(value)
	var made ProviderBenchmark
	need(r, "turnwire_version", &made.TurnwireVersion, readText)
	need(r, "started_at", &made.StartedAt, readText)
	need(r, "duration_ns", &made.DurationNs, readInt)
	need(r, "ended", &made.Ended, readBenchmarkEnding)
	need(r, "provider_id", &made.ProviderID, readText)
	need(r, "provider_type", &made.ProviderType, readText)
	need(r, "model", &made.Model, readText)
	need(r, "max_tokens", &made.MaxTokens, readInt)
	need(r, "counted_in", &made.CountedIn, readProviderBenchmarkCountedIn)
	maybePtr(r, "warm_up", &made.WarmUp, readBenchmarkRequest)
	need(r, "levels", &made.Levels, readList(readBenchmarkLevel))
	maybe(r, "conversation", &made.Conversation, readList(readBenchmarkTurn))
	return made, r.fault
}

func writeProviderBenchmark(m ProviderBenchmark) Value {
	w := newWriter()
	put(w, "turnwire_version", m.TurnwireVersion, Text)
	put(w, "started_at", m.StartedAt, Text)
	put(w, "duration_ns", m.DurationNs, Int)
	put(w, "ended", m.Ended, writeBenchmarkEnding)
	put(w, "provider_id", m.ProviderID, Text)
	put(w, "provider_type", m.ProviderType, Text)
	put(w, "model", m.Model, Text)
	put(w, "max_tokens", m.MaxTokens, Int)
	put(w, "counted_in", m.CountedIn, writeProviderBenchmarkCountedIn)
	putPtr(w, "warm_up", m.WarmUp, writeBenchmarkRequest)
	put(w, "levels", m.Levels, writeList(writeBenchmarkLevel))
	putList(w, "conversation", m.Conversation, writeList(writeBenchmarkTurn))
	return w.done()
}

// ParseProviderBenchmark reads a JSON text that the schema accepts; an error is a *Fault.
func ParseProviderBenchmark(text []byte) (ProviderBenchmark, error) {
	return judged("turnwire/v1/benchmark#ProviderBenchmark", text, readProviderBenchmark)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ProviderBenchmark) MarshalJSON() ([]byte, error) {
	return writeProviderBenchmark(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ProviderBenchmark) UnmarshalJSON(text []byte) error {
	made, err := ParseProviderBenchmark(text)
	if err == nil {
		*m = made
	}
	return err
}

// ProviderBenchmarkCountedIn has no definition of its own.
type ProviderBenchmarkCountedIn string

// The words of ProviderBenchmarkCountedIn.
const (
	ProviderBenchmarkCountedInTokens ProviderBenchmarkCountedIn = "tokens"
	ProviderBenchmarkCountedInPieces ProviderBenchmarkCountedIn = "pieces"
)

func readProviderBenchmarkCountedIn(value Value) (ProviderBenchmarkCountedIn, *Fault) {
	word := ProviderBenchmarkCountedIn(value.text)
	for _, known := range wordsProviderBenchmarkCountedIn {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ProviderBenchmarkCountedIn")
}

var wordsProviderBenchmarkCountedIn = [...]ProviderBenchmarkCountedIn{
	ProviderBenchmarkCountedInTokens, ProviderBenchmarkCountedInPieces,
}

func writeProviderBenchmarkCountedIn(m ProviderBenchmarkCountedIn) Value {
	return Text(string(m))
}
