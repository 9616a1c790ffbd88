// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Runs of the contract: What a run of the contract against a server found, as data: clauses, results, and the
// exchanges as evidence.

// ContractOutcome: What became of a clause: it holds; it does not; the server has not got what it speaks of; it
// does not concern this dialect or model; nothing could be said, for example because a small model could not be
// brought to do it.
type ContractOutcome string

// The words of ContractOutcome.
const (
	ContractOutcomePass          ContractOutcome = "pass"
	ContractOutcomeFail          ContractOutcome = "fail"
	ContractOutcomeNotSupported  ContractOutcome = "not_supported"
	ContractOutcomeNotApplicable ContractOutcome = "not_applicable"
	ContractOutcomeInconclusive  ContractOutcome = "inconclusive"
)

func readContractOutcome(value Value) (ContractOutcome, *Fault) {
	word := ContractOutcome(value.text)
	for _, known := range wordsContractOutcome {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ContractOutcome")
}

var wordsContractOutcome = [...]ContractOutcome{
	ContractOutcomePass, ContractOutcomeFail, ContractOutcomeNotSupported, ContractOutcomeNotApplicable,
	ContractOutcomeInconclusive,
}

func writeContractOutcome(m ContractOutcome) Value {
	return Text(string(m))
}

// ParseContractOutcome reads a JSON text that the schema accepts; an error is a *Fault.
func ParseContractOutcome(text []byte) (ContractOutcome, error) {
	return judged("turnwire/v1/contract#ContractOutcome", text, readContractOutcome)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ContractOutcome) MarshalJSON() ([]byte, error) {
	return writeContractOutcome(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ContractOutcome) UnmarshalJSON(text []byte) error {
	made, err := ParseContractOutcome(text)
	if err == nil {
		*m = made
	}
	return err
}

// ContractSeverity: What breaks where the clause does not hold: clients lose answers or read them wrongly; clients
// need a special case; little.
type ContractSeverity string

// The words of ContractSeverity.
const (
	ContractSeverityMust   ContractSeverity = "must"
	ContractSeverityShould ContractSeverity = "should"
	ContractSeverityMay    ContractSeverity = "may"
)

func readContractSeverity(value Value) (ContractSeverity, *Fault) {
	word := ContractSeverity(value.text)
	for _, known := range wordsContractSeverity {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ContractSeverity")
}

var wordsContractSeverity = [...]ContractSeverity{
	ContractSeverityMust, ContractSeverityShould, ContractSeverityMay,
}

func writeContractSeverity(m ContractSeverity) Value {
	return Text(string(m))
}

// ParseContractSeverity reads a JSON text that the schema accepts; an error is a *Fault.
func ParseContractSeverity(text []byte) (ContractSeverity, error) {
	return judged("turnwire/v1/contract#ContractSeverity", text, readContractSeverity)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ContractSeverity) MarshalJSON() ([]byte, error) {
	return writeContractSeverity(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ContractSeverity) UnmarshalJSON(text []byte) error {
	made, err := ParseContractSeverity(text)
	if err == nil {
		*m = made
	}
	return err
}

// ContractEnding: How a run ended: every clause was checked; its time was over; somebody stopped it; the server,
// which had answered before, stopped answering plain questions.
type ContractEnding string

// The words of ContractEnding.
const (
	ContractEndingCompleted     ContractEnding = "completed"
	ContractEndingTimeLimit     ContractEnding = "time_limit"
	ContractEndingCancelled     ContractEnding = "cancelled"
	ContractEndingServerStopped ContractEnding = "server_stopped"
)

func readContractEnding(value Value) (ContractEnding, *Fault) {
	word := ContractEnding(value.text)
	for _, known := range wordsContractEnding {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ContractEnding")
}

var wordsContractEnding = [...]ContractEnding{
	ContractEndingCompleted, ContractEndingTimeLimit, ContractEndingCancelled, ContractEndingServerStopped,
}

func writeContractEnding(m ContractEnding) Value {
	return Text(string(m))
}

// ParseContractEnding reads a JSON text that the schema accepts; an error is a *Fault.
func ParseContractEnding(text []byte) (ContractEnding, error) {
	return judged("turnwire/v1/contract#ContractEnding", text, readContractEnding)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ContractEnding) MarshalJSON() ([]byte, error) {
	return writeContractEnding(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ContractEnding) UnmarshalJSON(text []byte) error {
	made, err := ParseContractEnding(text)
	if err == nil {
		*m = made
	}
	return err
}

// ContractHeader: An HTTP header.
type ContractHeader struct {
	// Name in lower case.
	Name string
	// Value; secrets are replaced.
	Value string
}

func readContractHeader(value Value) (ContractHeader, *Fault) {
	r := fieldsOf(value)
	var made ContractHeader
	need(r, "name", &made.Name, readText)
	need(r, "value", &made.Value, readText)
	return made, r.fault
}

func writeContractHeader(m ContractHeader) Value {
	w := newWriter()
	put(w, "name", m.Name, Text)
	put(w, "value", m.Value, Text)
	return w.done()
}

// ParseContractHeader reads a JSON text that the schema accepts; an error is a *Fault.
func ParseContractHeader(text []byte) (ContractHeader, error) {
	return judged("turnwire/v1/contract#ContractHeader", text, readContractHeader)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ContractHeader) MarshalJSON() ([]byte, error) {
	return writeContractHeader(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ContractHeader) UnmarshalJSON(text []byte) error {
	made, err := ParseContractHeader(text)
	if err == nil {
		*m = made
	}
	return err
}

// ContractExchange: One exchange with the server: what was sent and what came back, secrets replaced.
type ContractExchange struct {
	// HTTP method.
	Method string
	// Path with its query, below the endpoint.
	Path string
	// Headers as sent.
	RequestHeaders []ContractHeader
	// Body as sent, as text. Absent: none was sent.
	RequestBody *string
	// HTTP status. Absent: no answer came.
	Status *int64
	// Headers of the answer. Absent: no answer came.
	ResponseHeaders []ContractHeader
	// Body of the answer as text, as far as it was read. Absent: no answer came.
	ResponseBody *string
	// Size of the answer's body as it was read, in bytes. Larger than what response_body shows: the rest was left
	// out.
	ResponseBytes *int64
	// Time from sending to the first byte of the body, in milliseconds. Absent: no body came.
	FirstByteMs *int64
	// Time from sending to the end of the answer, in milliseconds.
	TotalMs *int64
	// How the exchange broke, for example `connection refused`. Absent: it did not.
	Broken *string
	// Whether the suite closed the connection before the end of the answer. Absent: it did not.
	ClosedEarly *bool
	// A command line that sends the same request; keys are replaced by $API_KEY.
	Curl string
}

func readContractExchange(value Value) (ContractExchange, *Fault) {
	r := fieldsOf(value)
	var made ContractExchange
	need(r, "method", &made.Method, readText)
	need(r, "path", &made.Path, readText)
	need(r, "request_headers", &made.RequestHeaders, readList(readContractHeader))
	maybePtr(r, "request_body", &made.RequestBody, readText)
	maybePtr(r, "status", &made.Status, readInt)
	maybe(r, "response_headers", &made.ResponseHeaders, readList(readContractHeader))
	maybePtr(r, "response_body", &made.ResponseBody, readText)
	maybePtr(r, "response_bytes", &made.ResponseBytes, readInt)
	maybePtr(r, "first_byte_ms", &made.FirstByteMs, readInt)
	maybePtr(r, "total_ms", &made.TotalMs, readInt)
	maybePtr(r, "broken", &made.Broken, readText)
	maybePtr(r, "closed_early", &made.ClosedEarly, readBool)
	need(r, "curl", &made.Curl, readText)
	return made, r.fault
}

func writeContractExchange(m ContractExchange) Value {
	w := newWriter()
	put(w, "method", m.Method, Text)
	put(w, "path", m.Path, Text)
	put(w, "request_headers", m.RequestHeaders, writeList(writeContractHeader))
	putPtr(w, "request_body", m.RequestBody, Text)
	putPtr(w, "status", m.Status, Int)
	putList(w, "response_headers", m.ResponseHeaders, writeList(writeContractHeader))
	putPtr(w, "response_body", m.ResponseBody, Text)
	putPtr(w, "response_bytes", m.ResponseBytes, Int)
	putPtr(w, "first_byte_ms", m.FirstByteMs, Int)
	putPtr(w, "total_ms", m.TotalMs, Int)
	putPtr(w, "broken", m.Broken, Text)
	putPtr(w, "closed_early", m.ClosedEarly, Bool)
	put(w, "curl", m.Curl, Text)
	return w.done()
}

// ParseContractExchange reads a JSON text that the schema accepts; an error is a *Fault.
func ParseContractExchange(text []byte) (ContractExchange, error) {
	return judged("turnwire/v1/contract#ContractExchange", text, readContractExchange)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ContractExchange) MarshalJSON() ([]byte, error) {
	return writeContractExchange(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ContractExchange) UnmarshalJSON(text []byte) error {
	made, err := ParseContractExchange(text)
	if err == nil {
		*m = made
	}
	return err
}

// ContractClause: One thing that a server must keep.
type ContractClause struct {
	// Stable id: area, dot, name; clauses of one family have its name before theirs, with a dot.
	ID string
	// Part of the API that the clause speaks of.
	Area string
	// What must hold.
	Sentence string
	// What breaks where it does not hold.
	Severity ContractSeverity
	// Why it matters to clients.
	Reason string
	// Who says so: a specification, a recorded server, a client.
	Source string
}

func readContractClause(value Value) (ContractClause, *Fault) {
	r := fieldsOf(value)
	var made ContractClause
	need(r, "id", &made.ID, readText)
	need(r, "area", &made.Area, readText)
	need(r, "sentence", &made.Sentence, readText)
	need(r, "severity", &made.Severity, readContractSeverity)
	need(r, "reason", &made.Reason, readText)
	need(r, "source", &made.Source, readText)
	return made, r.fault
}

func writeContractClause(m ContractClause) Value {
	w := newWriter()
	put(w, "id", m.ID, Text)
	put(w, "area", m.Area, Text)
	put(w, "sentence", m.Sentence, Text)
	put(w, "severity", m.Severity, writeContractSeverity)
	put(w, "reason", m.Reason, Text)
	put(w, "source", m.Source, Text)
	return w.done()
}

// ParseContractClause reads a JSON text that the schema accepts; an error is a *Fault.
func ParseContractClause(text []byte) (ContractClause, error) {
	return judged("turnwire/v1/contract#ContractClause", text, readContractClause)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ContractClause) MarshalJSON() ([]byte, error) {
	return writeContractClause(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ContractClause) UnmarshalJSON(text []byte) error {
	made, err := ParseContractClause(text)
	if err == nil {
		*m = made
	}
	return err
}

// ContractTarget: A dialect of the server that was checked.
type ContractTarget struct {
	// Name of the dialect.
	Dialect string
	// Name of the variant whose rules were used; the dialect's own name if there is no variant.
	Variant string
	// Model that was asked.
	Model string
}

func readContractTarget(value Value) (ContractTarget, *Fault) {
	r := fieldsOf(value)
	var made ContractTarget
	need(r, "dialect", &made.Dialect, readText)
	need(r, "variant", &made.Variant, readText)
	need(r, "model", &made.Model, readText)
	return made, r.fault
}

func writeContractTarget(m ContractTarget) Value {
	w := newWriter()
	put(w, "dialect", m.Dialect, Text)
	put(w, "variant", m.Variant, Text)
	put(w, "model", m.Model, Text)
	return w.done()
}

// ParseContractTarget reads a JSON text that the schema accepts; an error is a *Fault.
func ParseContractTarget(text []byte) (ContractTarget, error) {
	return judged("turnwire/v1/contract#ContractTarget", text, readContractTarget)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ContractTarget) MarshalJSON() ([]byte, error) {
	return writeContractTarget(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ContractTarget) UnmarshalJSON(text []byte) error {
	made, err := ParseContractTarget(text)
	if err == nil {
		*m = made
	}
	return err
}

// ContractResult: What one clause found in one dialect.
type ContractResult struct {
	// Id of the clause.
	Clause string
	// Name of the dialect.
	Dialect string
	// What became of it.
	Outcome ContractOutcome
	// What was seen, or what was tried.
	Sentence string
	// Time that it took, in milliseconds.
	DurationMs *int64
	// How many requests were sent.
	Exchanges *int64
	// The exchanges that decided it. Absent: they were not kept, because it holds.
	Evidence []ContractExchange
}

func readContractResult(value Value) (ContractResult, *Fault) {
	r := fieldsOf(value)
	var made ContractResult
	need(r, "clause", &made.Clause, readText)
	need(r, "dialect", &made.Dialect, readText)
	need(r, "outcome", &made.Outcome, readContractOutcome)
	need(r, "sentence", &made.Sentence, readText)
	maybePtr(r, "duration_ms", &made.DurationMs, readInt)
	maybePtr(r, "exchanges", &made.Exchanges, readInt)
	maybe(r, "evidence", &made.Evidence, readList(readContractExchange))
	return made, r.fault
}

func writeContractResult(m ContractResult) Value {
	w := newWriter()
	put(w, "clause", m.Clause, Text)
	put(w, "dialect", m.Dialect, Text)
	put(w, "outcome", m.Outcome, writeContractOutcome)
	put(w, "sentence", m.Sentence, Text)
	putPtr(w, "duration_ms", m.DurationMs, Int)
	putPtr(w, "exchanges", m.Exchanges, Int)
	putList(w, "evidence", m.Evidence, writeList(writeContractExchange))
	return w.done()
}

// ParseContractResult reads a JSON text that the schema accepts; an error is a *Fault.
func ParseContractResult(text []byte) (ContractResult, error) {
	return judged("turnwire/v1/contract#ContractResult", text, readContractResult)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ContractResult) MarshalJSON() ([]byte, error) {
	return writeContractResult(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ContractResult) UnmarshalJSON(text []byte) error {
	made, err := ParseContractResult(text)
	if err == nil {
		*m = made
	}
	return err
}

// ContractRun: A whole run of the contract against one server.
type ContractRun struct {
	// Version of the suite.
	TurnwireVersion string
	// Base URL of the server.
	Endpoint string
	// What the server is called in reports.
	Name string
	// What the server says it is, for example `vllm 0.32.0`. Absent: it does not say.
	Server *string
	// When the run began, in UTC.
	StartedAt string
	// Time of the whole run, in milliseconds.
	DurationMs int64
	// How it ended.
	Ended ContractEnding
	// How many results a completed run has.
	Planned int64
	// The dialects that were checked, in order.
	Targets []ContractTarget
	// The clauses that were checked, in order.
	Clauses []ContractClause
	// What was found, by dialect, then by clause.
	Results []ContractResult
}

func readContractRun(value Value) (ContractRun, *Fault) {
	r := fieldsOf(value)
	var made ContractRun
	need(r, "turnwire_version", &made.TurnwireVersion, readText)
	need(r, "endpoint", &made.Endpoint, readText)
	need(r, "name", &made.Name, readText)
	maybePtr(r, "server", &made.Server, readText)
	need(r, "started_at", &made.StartedAt, readText)
	need(r, "duration_ms", &made.DurationMs, readInt)
	need(r, "ended", &made.Ended, readContractEnding)
	need(r, "planned", &made.Planned, readInt)
	need(r, "targets", &made.Targets, readList(readContractTarget))
	need(r, "clauses", &made.Clauses, readList(readContractClause))
	need(r, "results", &made.Results, readList(readContractResult))
	return made, r.fault
}

func writeContractRun(m ContractRun) Value {
	w := newWriter()
	put(w, "turnwire_version", m.TurnwireVersion, Text)
	put(w, "endpoint", m.Endpoint, Text)
	put(w, "name", m.Name, Text)
	putPtr(w, "server", m.Server, Text)
	put(w, "started_at", m.StartedAt, Text)
	put(w, "duration_ms", m.DurationMs, Int)
	put(w, "ended", m.Ended, writeContractEnding)
	put(w, "planned", m.Planned, Int)
	put(w, "targets", m.Targets, writeList(writeContractTarget))
	put(w, "clauses", m.Clauses, writeList(writeContractClause))
	put(w, "results", m.Results, writeList(writeContractResult))
	return w.done()
}

// ParseContractRun reads a JSON text that the schema accepts; an error is a *Fault.
func ParseContractRun(text []byte) (ContractRun, error) {
	return judged("turnwire/v1/contract#ContractRun", text, readContractRun)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ContractRun) MarshalJSON() ([]byte, error) {
	return writeContractRun(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ContractRun) UnmarshalJSON(text []byte) error {
	made, err := ParseContractRun(text)
	if err == nil {
		*m = made
	}
	return err
}
