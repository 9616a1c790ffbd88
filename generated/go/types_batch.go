// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Batches: Files of requests and of results, one JSON object on each line.

// BatchRequest: A line of a file of requests, in canonical words.
type BatchRequest struct {
	// Name of the request, once in a file. Absent: `line-` and the number of the line; names of that form are not
	// taken for another line.
	ID *string
	// What is asked.
	Request ChatRequest
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readBatchRequest(value Value) (BatchRequest, *Fault) {
	r := fieldsOf(value)
	var made BatchRequest
	maybePtr(r, "id", &made.ID, readText)
	need(r, "request", &made.Request, readChatRequest)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeBatchRequest(m BatchRequest) Value {
	w := newWriter()
	putPtr(w, "id", m.ID, Text)
	put(w, "request", m.Request, writeChatRequest)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseBatchRequest reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBatchRequest(text []byte) (BatchRequest, error) {
	return judged("turnwire/v1/batch#BatchRequest", text, readBatchRequest)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m BatchRequest) MarshalJSON() ([]byte, error) {
	return writeBatchRequest(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *BatchRequest) UnmarshalJSON(text []byte) error {
	made, err := ParseBatchRequest(text)
	if err == nil {
		*m = made
	}
	return err
}

// BatchBody: A line of a file of requests, in the words of a dialect.
type BatchBody struct {
	// Name of the request, once in a file. Absent: `line-` and the number of the line; names of that form are not
	// taken for another line.
	ID *string
	// What the body is written in, the name of a codec. Absent: what the run was told.
	Dialect *string
	// The body of the request.
	Body *Object
	// The model, where the dialect names it elsewhere (Gemini in the URL).
	Model *string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readBatchBody(value Value) (BatchBody, *Fault) {
	r := fieldsOf(value)
	var made BatchBody
	maybePtr(r, "id", &made.ID, readText)
	maybePtr(r, "dialect", &made.Dialect, readText)
	need(r, "body", &made.Body, readObject)
	maybePtr(r, "model", &made.Model, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeBatchBody(m BatchBody) Value {
	w := newWriter()
	putPtr(w, "id", m.ID, Text)
	putPtr(w, "dialect", m.Dialect, Text)
	put(w, "body", m.Body, Members)
	putPtr(w, "model", m.Model, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseBatchBody reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBatchBody(text []byte) (BatchBody, error) {
	return judged("turnwire/v1/batch#BatchBody", text, readBatchBody)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m BatchBody) MarshalJSON() ([]byte, error) {
	return writeBatchBody(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *BatchBody) UnmarshalJSON(text []byte) error {
	made, err := ParseBatchBody(text)
	if err == nil {
		*m = made
	}
	return err
}

// BatchProblem: One fault of a line, without its value.
type BatchProblem struct {
	// JSON pointer to the fault; empty: the line itself.
	Path string
	// Keyword or rule that refuses it.
	Rule string
	// What would be right.
	Message string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readBatchProblem(value Value) (BatchProblem, *Fault) {
	r := fieldsOf(value)
	var made BatchProblem
	need(r, "path", &made.Path, readText)
	need(r, "rule", &made.Rule, readText)
	need(r, "message", &made.Message, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeBatchProblem(m BatchProblem) Value {
	w := newWriter()
	put(w, "path", m.Path, Text)
	put(w, "rule", m.Rule, Text)
	put(w, "message", m.Message, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseBatchProblem reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBatchProblem(text []byte) (BatchProblem, error) {
	return judged("turnwire/v1/batch#BatchProblem", text, readBatchProblem)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m BatchProblem) MarshalJSON() ([]byte, error) {
	return writeBatchProblem(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *BatchProblem) UnmarshalJSON(text []byte) error {
	made, err := ParseBatchProblem(text)
	if err == nil {
		*m = made
	}
	return err
}

// BatchErrorKind: What failed: the line (no JSON, too long), its id (used before), the request (does not fit), a
// loss that the provider is set to refuse, the call, writing the answer in the dialect, or a fault of the
// provider's own code.
type BatchErrorKind string

// The words of BatchErrorKind.
const (
	BatchErrorKindLine     BatchErrorKind = "line"
	BatchErrorKindID       BatchErrorKind = "id"
	BatchErrorKindRequest  BatchErrorKind = "request"
	BatchErrorKindLoss     BatchErrorKind = "loss"
	BatchErrorKindProvider BatchErrorKind = "provider"
	BatchErrorKindAnswer   BatchErrorKind = "answer"
	BatchErrorKindFault    BatchErrorKind = "fault"
)

func readBatchErrorKind(value Value) (BatchErrorKind, *Fault) {
	word := BatchErrorKind(value.text)
	for _, known := range wordsBatchErrorKind {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of BatchErrorKind")
}

var wordsBatchErrorKind = [...]BatchErrorKind{
	BatchErrorKindLine, BatchErrorKindID, BatchErrorKindRequest, BatchErrorKindLoss, BatchErrorKindProvider,
	BatchErrorKindAnswer, BatchErrorKindFault,
}

func writeBatchErrorKind(m BatchErrorKind) Value {
	return Text(string(m))
}

// ParseBatchErrorKind reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBatchErrorKind(text []byte) (BatchErrorKind, error) {
	return judged("turnwire/v1/batch#BatchErrorKind", text, readBatchErrorKind)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m BatchErrorKind) MarshalJSON() ([]byte, error) {
	return writeBatchErrorKind(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *BatchErrorKind) UnmarshalJSON(text []byte) error {
	made, err := ParseBatchErrorKind(text)
	if err == nil {
		*m = made
	}
	return err
}

// BatchError: Why a request has no answer, without content and without secrets.
type BatchError struct {
	// What failed.
	Kind BatchErrorKind
	// What went wrong and what would be right, for a person.
	Message string
	// Each fault of the line.
	Problems []BatchProblem
	// The failed call.
	Info *ErrorInfo
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readBatchError(value Value) (BatchError, *Fault) {
	r := fieldsOf(value)
	var made BatchError
	need(r, "kind", &made.Kind, readBatchErrorKind)
	need(r, "message", &made.Message, readText)
	maybe(r, "problems", &made.Problems, readList(readBatchProblem))
	maybePtr(r, "info", &made.Info, readErrorInfo)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeBatchError(m BatchError) Value {
	w := newWriter()
	put(w, "kind", m.Kind, writeBatchErrorKind)
	put(w, "message", m.Message, Text)
	putList(w, "problems", m.Problems, writeList(writeBatchProblem))
	putPtr(w, "info", m.Info, writeErrorInfo)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseBatchError reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBatchError(text []byte) (BatchError, error) {
	return judged("turnwire/v1/batch#BatchError", text, readBatchError)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m BatchError) MarshalJSON() ([]byte, error) {
	return writeBatchError(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *BatchError) UnmarshalJSON(text []byte) error {
	made, err := ParseBatchError(text)
	if err == nil {
		*m = made
	}
	return err
}

// BatchResult: A line of a file of results: what became of one request.
// Rule: exactly one of response | body | error is required.
type BatchResult struct {
	// Name of the request.
	ID string
	// Line of the request in its file.
	Line int64
	// First 16 bytes of the SHA-256 of the request's line without white space around it: shows that it is still
	// the same request.
	Digest string
	// The answer in canonical words.
	Response *ChatResponse
	// What the body is written in.
	Dialect *string
	// The answer in the words of the dialect.
	Body *Object
	// Why there is no answer.
	Error *BatchError
	// What could not be said on the way from the request's words to canonical ones, and from there to the
	// answer's.
	Losses []Loss
	// What is odd about an answer in the words of a dialect, which cannot say it. An answer in canonical words has
	// its own.
	Diagnostics []Diagnostic
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readBatchResult(value Value) (BatchResult, *Fault) {
	r := fieldsOf(value)
	var made BatchResult
	need(r, "id", &made.ID, readText)
	need(r, "line", &made.Line, readInt)
	need(r, "digest", &made.Digest, readText)
	maybePtr(r, "response", &made.Response, readChatResponse)
	maybePtr(r, "dialect", &made.Dialect, readText)
	maybe(r, "body", &made.Body, readObject)
	maybePtr(r, "error", &made.Error, readBatchError)
	maybe(r, "losses", &made.Losses, readList(readLoss))
	maybe(r, "diagnostics", &made.Diagnostics, readList(readDiagnostic))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeBatchResult(m BatchResult) Value {
	w := newWriter()
	put(w, "id", m.ID, Text)
	put(w, "line", m.Line, Int)
	put(w, "digest", m.Digest, Text)
	putPtr(w, "response", m.Response, writeChatResponse)
	putPtr(w, "dialect", m.Dialect, Text)
	putMap(w, "body", m.Body, Members)
	putPtr(w, "error", m.Error, writeBatchError)
	putList(w, "losses", m.Losses, writeList(writeLoss))
	putList(w, "diagnostics", m.Diagnostics, writeList(writeDiagnostic))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseBatchResult reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBatchResult(text []byte) (BatchResult, error) {
	return judged("turnwire/v1/batch#BatchResult", text, readBatchResult)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m BatchResult) MarshalJSON() ([]byte, error) {
	return writeBatchResult(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *BatchResult) UnmarshalJSON(text []byte) error {
	made, err := ParseBatchResult(text)
	if err == nil {
		*m = made
	}
	return err
}

// BatchSummary: How a run over a file of requests ended.
type BatchSummary struct {
	// Requests read in this run, those answered earlier included.
	Requests int64
	// Requests that this run got an answer to.
	Answered int64
	// Requests whose result in this run is an error.
	Failed int64
	// Requests that had a result before this run.
	Earlier int64
	// Requests that were begun and given up when the run was stopped; the next run asks them.
	Unanswered int64
	// Calls that were tried again.
	Retries int64
	// Wall time of the run.
	Seconds Number
	// Answers of this run that break the schema that was asked for; they count as answered. Absent: none does.
	Unfit *int64
	// Answers of this run that were asked for again because an earlier one did not fit. Absent: none was.
	AskedAgain *int64
	// Tokens of the prompts, as far as servers counted them.
	PromptTokens *int64
	// Tokens of the answers, as far as servers counted them.
	CompletionTokens *int64
	// How many results are errors, by kind; errors of calls by their code.
	Errors *Object
	// Parts that the run was to process. Absent: the requests are one file.
	Parts *int64
	// Those in which every request has a result now. Absent: the requests are one file.
	PartsWhole *int64
	// Why the run ended before the end of the file. Absent: it did not.
	Stopped *string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readBatchSummary(value Value) (BatchSummary, *Fault) {
	r := fieldsOf(value)
	var made BatchSummary
	need(r, "requests", &made.Requests, readInt)
	need(r, "answered", &made.Answered, readInt)
	need(r, "failed", &made.Failed, readInt)
	need(r, "earlier", &made.Earlier, readInt)
	need(r, "unanswered", &made.Unanswered, readInt)
	need(r, "retries", &made.Retries, readInt)
	need(r, "seconds", &made.Seconds, readNumber)
	maybePtr(r, "unfit", &made.Unfit, readInt)
	maybePtr(r, "asked_again", &made.AskedAgain, readInt)
	maybePtr(r, "prompt_tokens", &made.PromptTokens, readInt)
	maybePtr(r, "completion_tokens", &made.CompletionTokens, readInt)
	maybe(r, "errors", &made.Errors, readObject)
	maybePtr(r, "parts", &made.Parts, readInt)
	maybePtr(r, "parts_whole", &made.PartsWhole, readInt)
	maybePtr(r, "stopped", &made.Stopped, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeBatchSummary(m BatchSummary) Value {
	w := newWriter()
	put(w, "requests", m.Requests, Int)
	put(w, "answered", m.Answered, Int)
	put(w, "failed", m.Failed, Int)
	put(w, "earlier", m.Earlier, Int)
	put(w, "unanswered", m.Unanswered, Int)
	put(w, "retries", m.Retries, Int)
	put(w, "seconds", m.Seconds, writeNumber)
	putPtr(w, "unfit", m.Unfit, Int)
	putPtr(w, "asked_again", m.AskedAgain, Int)
	putPtr(w, "prompt_tokens", m.PromptTokens, Int)
	putPtr(w, "completion_tokens", m.CompletionTokens, Int)
	putMap(w, "errors", m.Errors, Members)
	putPtr(w, "parts", m.Parts, Int)
	putPtr(w, "parts_whole", m.PartsWhole, Int)
	putPtr(w, "stopped", m.Stopped, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseBatchSummary reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBatchSummary(text []byte) (BatchSummary, error) {
	return judged("turnwire/v1/batch#BatchSummary", text, readBatchSummary)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m BatchSummary) MarshalJSON() ([]byte, error) {
	return writeBatchSummary(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *BatchSummary) UnmarshalJSON(text []byte) error {
	made, err := ParseBatchSummary(text)
	if err == nil {
		*m = made
	}
	return err
}

// BatchFile: What a file holds, so that a copy of it can be recognized.
type BatchFile struct {
	// Bytes of the file.
	Size int64
	// SHA-256 of the file.
	Sha256 string
	// Lines that are not blank.
	Lines int64
	// What the file system says of the file's version, such as the time of its last change or an ETag. While it
	// stays the same, the file is not read again. Absent: it says nothing.
	Version *string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readBatchFile(value Value) (BatchFile, *Fault) {
	r := fieldsOf(value)
	var made BatchFile
	need(r, "size", &made.Size, readInt)
	need(r, "sha256", &made.Sha256, readText)
	need(r, "lines", &made.Lines, readInt)
	maybePtr(r, "version", &made.Version, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeBatchFile(m BatchFile) Value {
	w := newWriter()
	put(w, "size", m.Size, Int)
	put(w, "sha256", m.Sha256, Text)
	put(w, "lines", m.Lines, Int)
	putPtr(w, "version", m.Version, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseBatchFile reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBatchFile(text []byte) (BatchFile, error) {
	return judged("turnwire/v1/batch#BatchFile", text, readBatchFile)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m BatchFile) MarshalJSON() ([]byte, error) {
	return writeBatchFile(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *BatchFile) UnmarshalJSON(text []byte) error {
	made, err := ParseBatchFile(text)
	if err == nil {
		*m = made
	}
	return err
}

// BatchPart: A part of a batch in which every request has exactly one result.
type BatchPart struct {
	// Name of the file of requests in its folder, and of the file of results in its own.
	Name string
	// The file of requests.
	Requests BatchFile
	// The file of results.
	Results BatchFile
	// Results that are errors.
	Failed int64
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readBatchPart(value Value) (BatchPart, *Fault) {
	r := fieldsOf(value)
	var made BatchPart
	need(r, "name", &made.Name, readText)
	need(r, "requests", &made.Requests, readBatchFile)
	need(r, "results", &made.Results, readBatchFile)
	need(r, "failed", &made.Failed, readInt)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeBatchPart(m BatchPart) Value {
	w := newWriter()
	put(w, "name", m.Name, Text)
	put(w, "requests", m.Requests, writeBatchFile)
	put(w, "results", m.Results, writeBatchFile)
	put(w, "failed", m.Failed, Int)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseBatchPart reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBatchPart(text []byte) (BatchPart, error) {
	return judged("turnwire/v1/batch#BatchPart", text, readBatchPart)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m BatchPart) MarshalJSON() ([]byte, error) {
	return writeBatchPart(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *BatchPart) UnmarshalJSON(text []byte) error {
	made, err := ParseBatchPart(text)
	if err == nil {
		*m = made
	}
	return err
}

// BatchManifest: All parts of a batch.
type BatchManifest struct {
	// The parts in the order of their names.
	Parts []BatchPart
	// Requests of all parts, each of which has one result.
	Requests int64
	// Results that are errors.
	Failed int64
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readBatchManifest(value Value) (BatchManifest, *Fault) {
	r := fieldsOf(value)
	var made BatchManifest
	need(r, "parts", &made.Parts, readList(readBatchPart))
	need(r, "requests", &made.Requests, readInt)
	need(r, "failed", &made.Failed, readInt)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeBatchManifest(m BatchManifest) Value {
	w := newWriter()
	put(w, "parts", m.Parts, writeList(writeBatchPart))
	put(w, "requests", m.Requests, Int)
	put(w, "failed", m.Failed, Int)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseBatchManifest reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBatchManifest(text []byte) (BatchManifest, error) {
	return judged("turnwire/v1/batch#BatchManifest", text, readBatchManifest)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m BatchManifest) MarshalJSON() ([]byte, error) {
	return writeBatchManifest(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *BatchManifest) UnmarshalJSON(text []byte) error {
	made, err := ParseBatchManifest(text)
	if err == nil {
		*m = made
	}
	return err
}
