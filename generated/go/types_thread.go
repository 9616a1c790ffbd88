// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Threads: An agent at work: state, events, and what is sent and shown over HTTP.

// ThreadStatus: What a thread does: nothing; it runs; it waits for decisions about calls; its last run failed.
type ThreadStatus string

// The words of ThreadStatus.
const (
	ThreadStatusIdle    ThreadStatus = "idle"
	ThreadStatusRunning ThreadStatus = "running"
	ThreadStatusWaiting ThreadStatus = "waiting"
	ThreadStatusFailed  ThreadStatus = "failed"
)

func readThreadStatus(value Value) (ThreadStatus, *Fault) {
	word := ThreadStatus(value.text)
	for _, known := range wordsThreadStatus {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ThreadStatus")
}

var wordsThreadStatus = [...]ThreadStatus{
	ThreadStatusIdle, ThreadStatusRunning, ThreadStatusWaiting, ThreadStatusFailed,
}

func writeThreadStatus(m ThreadStatus) Value {
	return Text(string(m))
}

// ParseThreadStatus reads a JSON text that the schema accepts; an error is a *Fault.
func ParseThreadStatus(text []byte) (ThreadStatus, error) {
	return judged("turnwire/v1/thread#ThreadStatus", text, readThreadStatus)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ThreadStatus) MarshalJSON() ([]byte, error) {
	return writeThreadStatus(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ThreadStatus) UnmarshalJSON(text []byte) error {
	made, err := ParseThreadStatus(text)
	if err == nil {
		*m = made
	}
	return err
}

// RunOutcome: How a run ended: with an answer; with calls that somebody must decide; after the most rounds; by its
// budget; by the caller; by an error.
type RunOutcome string

// The words of RunOutcome.
const (
	RunOutcomeCompleted  RunOutcome = "completed"
	RunOutcomeWaiting    RunOutcome = "waiting"
	RunOutcomeRoundLimit RunOutcome = "round_limit"
	RunOutcomeBudget     RunOutcome = "budget"
	RunOutcomeCancelled  RunOutcome = "cancelled"
	RunOutcomeFailed     RunOutcome = "failed"
)

func readRunOutcome(value Value) (RunOutcome, *Fault) {
	word := RunOutcome(value.text)
	for _, known := range wordsRunOutcome {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of RunOutcome")
}

var wordsRunOutcome = [...]RunOutcome{
	RunOutcomeCompleted, RunOutcomeWaiting, RunOutcomeRoundLimit, RunOutcomeBudget, RunOutcomeCancelled,
	RunOutcomeFailed,
}

func writeRunOutcome(m RunOutcome) Value {
	return Text(string(m))
}

// ParseRunOutcome reads a JSON text that the schema accepts; an error is a *Fault.
func ParseRunOutcome(text []byte) (RunOutcome, error) {
	return judged("turnwire/v1/thread#RunOutcome", text, readRunOutcome)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m RunOutcome) MarshalJSON() ([]byte, error) {
	return writeRunOutcome(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *RunOutcome) UnmarshalJSON(text []byte) error {
	made, err := ParseRunOutcome(text)
	if err == nil {
		*m = made
	}
	return err
}

// TodoStatus: State of a task.
type TodoStatus string

// The words of TodoStatus.
const (
	TodoStatusOpen       TodoStatus = "open"
	TodoStatusInProgress TodoStatus = "in_progress"
	TodoStatusDone       TodoStatus = "done"
	TodoStatusDropped    TodoStatus = "dropped"
)

func readTodoStatus(value Value) (TodoStatus, *Fault) {
	word := TodoStatus(value.text)
	for _, known := range wordsTodoStatus {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of TodoStatus")
}

var wordsTodoStatus = [...]TodoStatus{
	TodoStatusOpen, TodoStatusInProgress, TodoStatusDone, TodoStatusDropped,
}

func writeTodoStatus(m TodoStatus) Value {
	return Text(string(m))
}

// ParseTodoStatus reads a JSON text that the schema accepts; an error is a *Fault.
func ParseTodoStatus(text []byte) (TodoStatus, error) {
	return judged("turnwire/v1/thread#TodoStatus", text, readTodoStatus)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m TodoStatus) MarshalJSON() ([]byte, error) {
	return writeTodoStatus(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *TodoStatus) UnmarshalJSON(text []byte) error {
	made, err := ParseTodoStatus(text)
	if err == nil {
		*m = made
	}
	return err
}

// Todo: A task that the agent keeps for itself.
type Todo struct {
	// Id of the task, unique in its thread.
	ID string
	// What is to be done.
	Text string
	// State of the task.
	Status TodoStatus
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readTodo(value Value) (Todo, *Fault) {
	r := fieldsOf(value)
	var made Todo
	need(r, "id", &made.ID, readText)
	need(r, "text", &made.Text, readText)
	need(r, "status", &made.Status, readTodoStatus)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeTodo(m Todo) Value {
	w := newWriter()
	put(w, "id", m.ID, Text)
	put(w, "text", m.Text, Text)
	put(w, "status", m.Status, writeTodoStatus)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseTodo reads a JSON text that the schema accepts; an error is a *Fault.
func ParseTodo(text []byte) (Todo, error) {
	return judged("turnwire/v1/thread#Todo", text, readTodo)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Todo) MarshalJSON() ([]byte, error) {
	return writeTodo(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Todo) UnmarshalJSON(text []byte) error {
	made, err := ParseTodo(text)
	if err == nil {
		*m = made
	}
	return err
}

// ThreadFile: A file that belongs to the thread's work.
type ThreadFile struct {
	// Path inside the workspace.
	Path string
	// Content that the agent keeps in the thread. Absent: the file is in the workspace only.
	Content *string
	// Hash of the content.
	Sha256 *string
	// When it was last changed.
	UpdatedAt *string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readThreadFile(value Value) (ThreadFile, *Fault) {
	r := fieldsOf(value)
	var made ThreadFile
	need(r, "path", &made.Path, readText)
	maybePtr(r, "content", &made.Content, readText)
	maybePtr(r, "sha256", &made.Sha256, readText)
	maybePtr(r, "updated_at", &made.UpdatedAt, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeThreadFile(m ThreadFile) Value {
	w := newWriter()
	put(w, "path", m.Path, Text)
	putPtr(w, "content", m.Content, Text)
	putPtr(w, "sha256", m.Sha256, Text)
	putPtr(w, "updated_at", m.UpdatedAt, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseThreadFile reads a JSON text that the schema accepts; an error is a *Fault.
func ParseThreadFile(text []byte) (ThreadFile, error) {
	return judged("turnwire/v1/thread#ThreadFile", text, readThreadFile)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ThreadFile) MarshalJSON() ([]byte, error) {
	return writeThreadFile(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ThreadFile) UnmarshalJSON(text []byte) error {
	made, err := ParseThreadFile(text)
	if err == nil {
		*m = made
	}
	return err
}

// UsageTotals: What a thread has used, over all runs.
type UsageTotals struct {
	// Requests to models.
	Rounds int64
	// Calls of tools that ran.
	Calls int64
	// Tokens of the requests, as counted by the servers, or estimated.
	PromptTokens int64
	// Tokens of the answers, likewise.
	CompletionTokens int64
	// Time of all runs, in nanoseconds.
	DurationNs int64
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readUsageTotals(value Value) (UsageTotals, *Fault) {
	r := fieldsOf(value)
	var made UsageTotals
	need(r, "rounds", &made.Rounds, readInt)
	need(r, "calls", &made.Calls, readInt)
	need(r, "prompt_tokens", &made.PromptTokens, readInt)
	need(r, "completion_tokens", &made.CompletionTokens, readInt)
	need(r, "duration_ns", &made.DurationNs, readInt)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeUsageTotals(m UsageTotals) Value {
	w := newWriter()
	put(w, "rounds", m.Rounds, Int)
	put(w, "calls", m.Calls, Int)
	put(w, "prompt_tokens", m.PromptTokens, Int)
	put(w, "completion_tokens", m.CompletionTokens, Int)
	put(w, "duration_ns", m.DurationNs, Int)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseUsageTotals reads a JSON text that the schema accepts; an error is a *Fault.
func ParseUsageTotals(text []byte) (UsageTotals, error) {
	return judged("turnwire/v1/thread#UsageTotals", text, readUsageTotals)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m UsageTotals) MarshalJSON() ([]byte, error) {
	return writeUsageTotals(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *UsageTotals) UnmarshalJSON(text []byte) error {
	made, err := ParseUsageTotals(text)
	if err == nil {
		*m = made
	}
	return err
}

// ThreadState: A thread: an agent's work on one context.
type ThreadState struct {
	// Version of this document's form, major and minor.
	Version string
	// Id of the thread.
	ID string
	// Id of its context, which holds the messages.
	ContextID string
	// A few words for lists. Absent: nobody has said anything yet.
	Title *string
	// What it does.
	Status ThreadStatus
	// When it was made.
	CreatedAt string
	// When it was last changed.
	UpdatedAt *string
	// How often it was stored. Absent: never.
	Revision *int64
	// Id of the provider. Absent: the default.
	Provider *string
	// Model. Absent: the provider's first.
	Model *string
	// Tasks. Absent: none.
	Todos []Todo
	// Files. Absent: none.
	Files []ThreadFile
	// What it has used. Absent: nothing.
	Totals *UsageTotals
	// What one run may use. Absent: 25 rounds.
	Budget *Budget
	// Id of its last event. Absent: none.
	LastEventID *int64
	// Rules that decisions about calls left behind (`always`, `never`); they hold in this thread. Absent: none.
	Rules []ToolRule
	// How its last run ended. Absent: none did.
	Outcome *RunOutcome
	// Why its last run failed.
	Error *ErrorInfo
	// The developer's own data; never sent.
	Metadata *Object
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readThreadState(value Value) (ThreadState, *Fault) {
	r := fieldsOf(value)
	var made ThreadState
	r.skip("type")
	need(r, "version", &made.Version, readText)
	need(r, "id", &made.ID, readText)
	need(r, "context_id", &made.ContextID, readText)
	maybePtr(r, "title", &made.Title, readText)
	need(r, "status", &made.Status, readThreadStatus)
	need(r, "created_at", &made.CreatedAt, readText)
	maybePtr(r, "updated_at", &made.UpdatedAt, readText)
	maybePtr(r, "revision", &made.Revision, readInt)
	maybePtr(r, "provider", &made.Provider, readText)
	maybePtr(r, "model", &made.Model, readText)
	maybe(r, "todos", &made.Todos, readList(readTodo))
	maybe(r, "files", &made.Files, readList(readThreadFile))
	maybePtr(r, "totals", &made.Totals, readUsageTotals)
	maybePtr(r, "budget", &made.Budget, readBudget)
	maybePtr(r, "last_event_id", &made.LastEventID, readInt)
	maybe(r, "rules", &made.Rules, readList(readToolRule))
	maybePtr(r, "outcome", &made.Outcome, readRunOutcome)
	maybePtr(r, "error", &made.Error, readErrorInfo)
	maybe(r, "metadata", &made.Metadata, readObject)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeThreadState(m ThreadState) Value {
	w := newWriter()
	w.put("type", Text("thread"))
	put(w, "version", m.Version, Text)
	put(w, "id", m.ID, Text)
	put(w, "context_id", m.ContextID, Text)
	putPtr(w, "title", m.Title, Text)
	put(w, "status", m.Status, writeThreadStatus)
	put(w, "created_at", m.CreatedAt, Text)
	putPtr(w, "updated_at", m.UpdatedAt, Text)
	putPtr(w, "revision", m.Revision, Int)
	putPtr(w, "provider", m.Provider, Text)
	putPtr(w, "model", m.Model, Text)
	putList(w, "todos", m.Todos, writeList(writeTodo))
	putList(w, "files", m.Files, writeList(writeThreadFile))
	putPtr(w, "totals", m.Totals, writeUsageTotals)
	putPtr(w, "budget", m.Budget, writeBudget)
	putPtr(w, "last_event_id", m.LastEventID, Int)
	putList(w, "rules", m.Rules, writeList(writeToolRule))
	putPtr(w, "outcome", m.Outcome, writeRunOutcome)
	putPtr(w, "error", m.Error, writeErrorInfo)
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseThreadState reads a JSON text that the schema accepts; an error is a *Fault.
func ParseThreadState(text []byte) (ThreadState, error) {
	return judged("turnwire/v1/thread#ThreadState", text, readThreadState)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ThreadState) MarshalJSON() ([]byte, error) {
	return writeThreadState(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ThreadState) UnmarshalJSON(text []byte) error {
	made, err := ParseThreadState(text)
	if err == nil {
		*m = made
	}
	return err
}

// RunStarted: A run of the loop begins.
type RunStarted struct {
	// Place among the events of the thread, from 1; goes on over restarts.
	EventID int64
	// When it happened, RFC 3339, UTC.
	At string
	// Thread.
	ThreadID string
	// Id of the run.
	RunID string
	// Model that is asked.
	Model *string
	// What it may use.
	Budget *Budget
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readRunStarted(value Value) (RunStarted, *Fault) {
	r := fieldsOf(value)
	var made RunStarted
	r.skip("event")
	need(r, "event_id", &made.EventID, readInt)
	need(r, "at", &made.At, readText)
	need(r, "thread_id", &made.ThreadID, readText)
	need(r, "run_id", &made.RunID, readText)
	maybePtr(r, "model", &made.Model, readText)
	maybePtr(r, "budget", &made.Budget, readBudget)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeRunStarted(m RunStarted) Value {
	w := newWriter()
	w.put("event", Text("run_started"))
	put(w, "event_id", m.EventID, Int)
	put(w, "at", m.At, Text)
	put(w, "thread_id", m.ThreadID, Text)
	put(w, "run_id", m.RunID, Text)
	putPtr(w, "model", m.Model, Text)
	putPtr(w, "budget", m.Budget, writeBudget)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseRunStarted reads a JSON text that the schema accepts; an error is a *Fault.
func ParseRunStarted(text []byte) (RunStarted, error) {
	return judged("turnwire/v1/thread#RunStarted", text, readRunStarted)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m RunStarted) MarshalJSON() ([]byte, error) {
	return writeRunStarted(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *RunStarted) UnmarshalJSON(text []byte) error {
	made, err := ParseRunStarted(text)
	if err == nil {
		*m = made
	}
	return err
}

// RoundStarted: The model is asked.
type RoundStarted struct {
	// Place among the events of the thread, from 1; goes on over restarts.
	EventID int64
	// When it happened, RFC 3339, UTC.
	At string
	// Thread.
	ThreadID string
	// Number of the round, from 1.
	Round int64
	// Messages in the request.
	MessageCount *int64
	// Tools in the request.
	ToolCount *int64
	// About how many tokens the messages are.
	EstimatedTokens *int64
	// Entries that were left out.
	Removals []Removal
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readRoundStarted(value Value) (RoundStarted, *Fault) {
	r := fieldsOf(value)
	var made RoundStarted
	r.skip("event")
	need(r, "event_id", &made.EventID, readInt)
	need(r, "at", &made.At, readText)
	need(r, "thread_id", &made.ThreadID, readText)
	need(r, "round", &made.Round, readInt)
	maybePtr(r, "message_count", &made.MessageCount, readInt)
	maybePtr(r, "tool_count", &made.ToolCount, readInt)
	maybePtr(r, "estimated_tokens", &made.EstimatedTokens, readInt)
	maybe(r, "removals", &made.Removals, readList(readRemoval))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeRoundStarted(m RoundStarted) Value {
	w := newWriter()
	w.put("event", Text("round_started"))
	put(w, "event_id", m.EventID, Int)
	put(w, "at", m.At, Text)
	put(w, "thread_id", m.ThreadID, Text)
	put(w, "round", m.Round, Int)
	putPtr(w, "message_count", m.MessageCount, Int)
	putPtr(w, "tool_count", m.ToolCount, Int)
	putPtr(w, "estimated_tokens", m.EstimatedTokens, Int)
	putList(w, "removals", m.Removals, writeList(writeRemoval))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseRoundStarted reads a JSON text that the schema accepts; an error is a *Fault.
func ParseRoundStarted(text []byte) (RoundStarted, error) {
	return judged("turnwire/v1/thread#RoundStarted", text, readRoundStarted)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m RoundStarted) MarshalJSON() ([]byte, error) {
	return writeRoundStarted(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *RoundStarted) UnmarshalJSON(text []byte) error {
	made, err := ParseRoundStarted(text)
	if err == nil {
		*m = made
	}
	return err
}

// ChunkArrived: A piece of a streamed answer.
type ChunkArrived struct {
	// Place among the events of the thread, from 1; goes on over restarts.
	EventID int64
	// When it happened, RFC 3339, UTC.
	At string
	// Thread.
	ThreadID string
	// The piece.
	Chunk StreamingChunk
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readChunkArrived(value Value) (ChunkArrived, *Fault) {
	r := fieldsOf(value)
	var made ChunkArrived
	r.skip("event")
	need(r, "event_id", &made.EventID, readInt)
	need(r, "at", &made.At, readText)
	need(r, "thread_id", &made.ThreadID, readText)
	need(r, "chunk", &made.Chunk, readStreamingChunk)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeChunkArrived(m ChunkArrived) Value {
	w := newWriter()
	w.put("event", Text("chunk"))
	put(w, "event_id", m.EventID, Int)
	put(w, "at", m.At, Text)
	put(w, "thread_id", m.ThreadID, Text)
	put(w, "chunk", m.Chunk, writeStreamingChunk)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseChunkArrived reads a JSON text that the schema accepts; an error is a *Fault.
func ParseChunkArrived(text []byte) (ChunkArrived, error) {
	return judged("turnwire/v1/thread#ChunkArrived", text, readChunkArrived)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ChunkArrived) MarshalJSON() ([]byte, error) {
	return writeChunkArrived(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ChunkArrived) UnmarshalJSON(text []byte) error {
	made, err := ParseChunkArrived(text)
	if err == nil {
		*m = made
	}
	return err
}

// AnswerArrived: An answer is complete.
type AnswerArrived struct {
	// Place among the events of the thread, from 1; goes on over restarts.
	EventID int64
	// When it happened, RFC 3339, UTC.
	At string
	// Thread.
	ThreadID string
	// The answer.
	Response ChatResponse
	// Number of the round, from 1.
	Round int64
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readAnswerArrived(value Value) (AnswerArrived, *Fault) {
	r := fieldsOf(value)
	var made AnswerArrived
	r.skip("event")
	need(r, "event_id", &made.EventID, readInt)
	need(r, "at", &made.At, readText)
	need(r, "thread_id", &made.ThreadID, readText)
	need(r, "response", &made.Response, readChatResponse)
	need(r, "round", &made.Round, readInt)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeAnswerArrived(m AnswerArrived) Value {
	w := newWriter()
	w.put("event", Text("answer"))
	put(w, "event_id", m.EventID, Int)
	put(w, "at", m.At, Text)
	put(w, "thread_id", m.ThreadID, Text)
	put(w, "response", m.Response, writeChatResponse)
	put(w, "round", m.Round, Int)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseAnswerArrived reads a JSON text that the schema accepts; an error is a *Fault.
func ParseAnswerArrived(text []byte) (AnswerArrived, error) {
	return judged("turnwire/v1/thread#AnswerArrived", text, readAnswerArrived)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m AnswerArrived) MarshalJSON() ([]byte, error) {
	return writeAnswerArrived(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *AnswerArrived) UnmarshalJSON(text []byte) error {
	made, err := ParseAnswerArrived(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolRequested: The model calls a tool.
type ToolRequested struct {
	// Place among the events of the thread, from 1; goes on over restarts.
	EventID int64
	// When it happened, RFC 3339, UTC.
	At string
	// Thread.
	ThreadID string
	// The call, with the decision about it: one that is pending waits for somebody.
	Entry ToolRequestEntry
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readToolRequested(value Value) (ToolRequested, *Fault) {
	r := fieldsOf(value)
	var made ToolRequested
	r.skip("event")
	need(r, "event_id", &made.EventID, readInt)
	need(r, "at", &made.At, readText)
	need(r, "thread_id", &made.ThreadID, readText)
	need(r, "entry", &made.Entry, readToolRequestEntry)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeToolRequested(m ToolRequested) Value {
	w := newWriter()
	w.put("event", Text("tool_requested"))
	put(w, "event_id", m.EventID, Int)
	put(w, "at", m.At, Text)
	put(w, "thread_id", m.ThreadID, Text)
	put(w, "entry", m.Entry, writeToolRequestEntry)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseToolRequested reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolRequested(text []byte) (ToolRequested, error) {
	return judged("turnwire/v1/thread#ToolRequested", text, readToolRequested)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolRequested) MarshalJSON() ([]byte, error) {
	return writeToolRequested(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolRequested) UnmarshalJSON(text []byte) error {
	made, err := ParseToolRequested(text)
	if err == nil {
		*m = made
	}
	return err
}

// ApprovalDecided: A call was approved or denied.
type ApprovalDecided struct {
	// Place among the events of the thread, from 1; goes on over restarts.
	EventID int64
	// When it happened, RFC 3339, UTC.
	At string
	// Thread.
	ThreadID string
	// Id of the entry of the call.
	RequestID string
	// The decision.
	Approval Approval
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readApprovalDecided(value Value) (ApprovalDecided, *Fault) {
	r := fieldsOf(value)
	var made ApprovalDecided
	r.skip("event")
	need(r, "event_id", &made.EventID, readInt)
	need(r, "at", &made.At, readText)
	need(r, "thread_id", &made.ThreadID, readText)
	need(r, "request_id", &made.RequestID, readText)
	need(r, "approval", &made.Approval, readApproval)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeApprovalDecided(m ApprovalDecided) Value {
	w := newWriter()
	w.put("event", Text("approval_decided"))
	put(w, "event_id", m.EventID, Int)
	put(w, "at", m.At, Text)
	put(w, "thread_id", m.ThreadID, Text)
	put(w, "request_id", m.RequestID, Text)
	put(w, "approval", m.Approval, writeApproval)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseApprovalDecided reads a JSON text that the schema accepts; an error is a *Fault.
func ParseApprovalDecided(text []byte) (ApprovalDecided, error) {
	return judged("turnwire/v1/thread#ApprovalDecided", text, readApprovalDecided)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ApprovalDecided) MarshalJSON() ([]byte, error) {
	return writeApprovalDecided(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ApprovalDecided) UnmarshalJSON(text []byte) error {
	made, err := ParseApprovalDecided(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolStarted: A tool runs.
type ToolStarted struct {
	// Place among the events of the thread, from 1; goes on over restarts.
	EventID int64
	// When it happened, RFC 3339, UTC.
	At string
	// Thread.
	ThreadID string
	// Id of the entry of the call.
	RequestID string
	// The tool.
	Name string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readToolStarted(value Value) (ToolStarted, *Fault) {
	r := fieldsOf(value)
	var made ToolStarted
	r.skip("event")
	need(r, "event_id", &made.EventID, readInt)
	need(r, "at", &made.At, readText)
	need(r, "thread_id", &made.ThreadID, readText)
	need(r, "request_id", &made.RequestID, readText)
	need(r, "name", &made.Name, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeToolStarted(m ToolStarted) Value {
	w := newWriter()
	w.put("event", Text("tool_started"))
	put(w, "event_id", m.EventID, Int)
	put(w, "at", m.At, Text)
	put(w, "thread_id", m.ThreadID, Text)
	put(w, "request_id", m.RequestID, Text)
	put(w, "name", m.Name, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseToolStarted reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolStarted(text []byte) (ToolStarted, error) {
	return judged("turnwire/v1/thread#ToolStarted", text, readToolStarted)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolStarted) MarshalJSON() ([]byte, error) {
	return writeToolStarted(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolStarted) UnmarshalJSON(text []byte) error {
	made, err := ParseToolStarted(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolCompleted: A call is answered, by its tool or without it.
type ToolCompleted struct {
	// Place among the events of the thread, from 1; goes on over restarts.
	EventID int64
	// When it happened, RFC 3339, UTC.
	At string
	// Thread.
	ThreadID string
	// The result.
	Entry ToolResultEntry
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readToolCompleted(value Value) (ToolCompleted, *Fault) {
	r := fieldsOf(value)
	var made ToolCompleted
	r.skip("event")
	need(r, "event_id", &made.EventID, readInt)
	need(r, "at", &made.At, readText)
	need(r, "thread_id", &made.ThreadID, readText)
	need(r, "entry", &made.Entry, readToolResultEntry)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeToolCompleted(m ToolCompleted) Value {
	w := newWriter()
	w.put("event", Text("tool_completed"))
	put(w, "event_id", m.EventID, Int)
	put(w, "at", m.At, Text)
	put(w, "thread_id", m.ThreadID, Text)
	put(w, "entry", m.Entry, writeToolResultEntry)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseToolCompleted reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolCompleted(text []byte) (ToolCompleted, error) {
	return judged("turnwire/v1/thread#ToolCompleted", text, readToolCompleted)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolCompleted) MarshalJSON() ([]byte, error) {
	return writeToolCompleted(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolCompleted) UnmarshalJSON(text []byte) error {
	made, err := ParseToolCompleted(text)
	if err == nil {
		*m = made
	}
	return err
}

// NoticeGiven: Something that the user should know.
type NoticeGiven struct {
	// Place among the events of the thread, from 1; goes on over restarts.
	EventID int64
	// When it happened, RFC 3339, UTC.
	At string
	// Thread.
	ThreadID string
	// The notice.
	Notice Notice
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readNoticeGiven(value Value) (NoticeGiven, *Fault) {
	r := fieldsOf(value)
	var made NoticeGiven
	r.skip("event")
	need(r, "event_id", &made.EventID, readInt)
	need(r, "at", &made.At, readText)
	need(r, "thread_id", &made.ThreadID, readText)
	need(r, "notice", &made.Notice, readNotice)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeNoticeGiven(m NoticeGiven) Value {
	w := newWriter()
	w.put("event", Text("notice"))
	put(w, "event_id", m.EventID, Int)
	put(w, "at", m.At, Text)
	put(w, "thread_id", m.ThreadID, Text)
	put(w, "notice", m.Notice, writeNotice)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseNoticeGiven reads a JSON text that the schema accepts; an error is a *Fault.
func ParseNoticeGiven(text []byte) (NoticeGiven, error) {
	return judged("turnwire/v1/thread#NoticeGiven", text, readNoticeGiven)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m NoticeGiven) MarshalJSON() ([]byte, error) {
	return writeNoticeGiven(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *NoticeGiven) UnmarshalJSON(text []byte) error {
	made, err := ParseNoticeGiven(text)
	if err == nil {
		*m = made
	}
	return err
}

// EntryAdded: An entry was added that no other event shows.
type EntryAdded struct {
	// Place among the events of the thread, from 1; goes on over restarts.
	EventID int64
	// When it happened, RFC 3339, UTC.
	At string
	// Thread.
	ThreadID string
	// The entry.
	Entry ContextEntry
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readEntryAdded(value Value) (EntryAdded, *Fault) {
	r := fieldsOf(value)
	var made EntryAdded
	r.skip("event")
	need(r, "event_id", &made.EventID, readInt)
	need(r, "at", &made.At, readText)
	need(r, "thread_id", &made.ThreadID, readText)
	need(r, "entry", &made.Entry, readContextEntry)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeEntryAdded(m EntryAdded) Value {
	w := newWriter()
	w.put("event", Text("entry_added"))
	put(w, "event_id", m.EventID, Int)
	put(w, "at", m.At, Text)
	put(w, "thread_id", m.ThreadID, Text)
	put(w, "entry", m.Entry, writeContextEntry)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseEntryAdded reads a JSON text that the schema accepts; an error is a *Fault.
func ParseEntryAdded(text []byte) (EntryAdded, error) {
	return judged("turnwire/v1/thread#EntryAdded", text, readEntryAdded)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m EntryAdded) MarshalJSON() ([]byte, error) {
	return writeEntryAdded(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *EntryAdded) UnmarshalJSON(text []byte) error {
	made, err := ParseEntryAdded(text)
	if err == nil {
		*m = made
	}
	return err
}

// RunEnded: A run is over.
type RunEnded struct {
	// Place among the events of the thread, from 1; goes on over restarts.
	EventID int64
	// When it happened, RFC 3339, UTC.
	At string
	// Thread.
	ThreadID string
	// Id of the run.
	RunID string
	// How it ended.
	Outcome RunOutcome
	// Requests to the model.
	Rounds int64
	// What this run used.
	Totals *UsageTotals
	// Why it failed.
	Error *ErrorInfo
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readRunEnded(value Value) (RunEnded, *Fault) {
	r := fieldsOf(value)
	var made RunEnded
	r.skip("event")
	need(r, "event_id", &made.EventID, readInt)
	need(r, "at", &made.At, readText)
	need(r, "thread_id", &made.ThreadID, readText)
	need(r, "run_id", &made.RunID, readText)
	need(r, "outcome", &made.Outcome, readRunOutcome)
	need(r, "rounds", &made.Rounds, readInt)
	maybePtr(r, "totals", &made.Totals, readUsageTotals)
	maybePtr(r, "error", &made.Error, readErrorInfo)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeRunEnded(m RunEnded) Value {
	w := newWriter()
	w.put("event", Text("run_ended"))
	put(w, "event_id", m.EventID, Int)
	put(w, "at", m.At, Text)
	put(w, "thread_id", m.ThreadID, Text)
	put(w, "run_id", m.RunID, Text)
	put(w, "outcome", m.Outcome, writeRunOutcome)
	put(w, "rounds", m.Rounds, Int)
	putPtr(w, "totals", m.Totals, writeUsageTotals)
	putPtr(w, "error", m.Error, writeErrorInfo)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseRunEnded reads a JSON text that the schema accepts; an error is a *Fault.
func ParseRunEnded(text []byte) (RunEnded, error) {
	return judged("turnwire/v1/thread#RunEnded", text, readRunEnded)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m RunEnded) MarshalJSON() ([]byte, error) {
	return writeRunEnded(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *RunEnded) UnmarshalJSON(text []byte) error {
	made, err := ParseRunEnded(text)
	if err == nil {
		*m = made
	}
	return err
}

// UnknownAgentEvent: An event that this version does not know, with its JSON intact.
type UnknownAgentEvent struct {
	// Raw is the object as it came.
	Raw *Object
}

func readUnknownAgentEvent(value Value) (UnknownAgentEvent, *Fault) {
	raw, fault := readObject(value)
	return UnknownAgentEvent{raw}, fault
}

func writeUnknownAgentEvent(m UnknownAgentEvent) Value {
	return Members(m.Raw)
}

// ParseUnknownAgentEvent reads a JSON text that the schema accepts; an error is a *Fault.
func ParseUnknownAgentEvent(text []byte) (UnknownAgentEvent, error) {
	return judged("turnwire/v1/thread#UnknownAgentEvent", text, readUnknownAgentEvent)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m UnknownAgentEvent) MarshalJSON() ([]byte, error) {
	return writeUnknownAgentEvent(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *UnknownAgentEvent) UnmarshalJSON(text []byte) error {
	made, err := ParseUnknownAgentEvent(text)
	if err == nil {
		*m = made
	}
	return err
}

// AgentEvent: One event of a thread.
//
// It is one of *RunStarted, *RoundStarted, *ChunkArrived, *AnswerArrived, *ToolRequested, *ApprovalDecided,
// *ToolStarted, *ToolCompleted, *NoticeGiven, *EntryAdded, *RunEnded, *UnknownAgentEvent.
type AgentEvent interface{ isAgentEvent() }

func (*RunStarted) isAgentEvent() {}

func (*RoundStarted) isAgentEvent() {}

func (*ChunkArrived) isAgentEvent() {}

func (*AnswerArrived) isAgentEvent() {}

func (*ToolRequested) isAgentEvent() {}

func (*ApprovalDecided) isAgentEvent() {}

func (*ToolStarted) isAgentEvent() {}

func (*ToolCompleted) isAgentEvent() {}

func (*NoticeGiven) isAgentEvent() {}

func (*EntryAdded) isAgentEvent() {}

func (*RunEnded) isAgentEvent() {}

func (*UnknownAgentEvent) isAgentEvent() {}

func readAgentEvent(value Value) (AgentEvent, *Fault) {
	switch value.Get("event").text {
	case "run_started":
		made, fault := readRunStarted(value)
		return &made, fault
	case "round_started":
		made, fault := readRoundStarted(value)
		return &made, fault
	case "chunk":
		made, fault := readChunkArrived(value)
		return &made, fault
	case "answer":
		made, fault := readAnswerArrived(value)
		return &made, fault
	case "tool_requested":
		made, fault := readToolRequested(value)
		return &made, fault
	case "approval_decided":
		made, fault := readApprovalDecided(value)
		return &made, fault
	case "tool_started":
		made, fault := readToolStarted(value)
		return &made, fault
	case "tool_completed":
		made, fault := readToolCompleted(value)
		return &made, fault
	case "notice":
		made, fault := readNoticeGiven(value)
		return &made, fault
	case "entry_added":
		made, fault := readEntryAdded(value)
		return &made, fault
	case "run_ended":
		made, fault := readRunEnded(value)
		return &made, fault
	}
	made, fault := readUnknownAgentEvent(value)
	return &made, fault
}

func writeAgentEvent(m AgentEvent) Value {
	switch m := m.(type) {
	case *RunStarted:
		return writeRunStarted(*m)
	case *RoundStarted:
		return writeRoundStarted(*m)
	case *ChunkArrived:
		return writeChunkArrived(*m)
	case *AnswerArrived:
		return writeAnswerArrived(*m)
	case *ToolRequested:
		return writeToolRequested(*m)
	case *ApprovalDecided:
		return writeApprovalDecided(*m)
	case *ToolStarted:
		return writeToolStarted(*m)
	case *ToolCompleted:
		return writeToolCompleted(*m)
	case *NoticeGiven:
		return writeNoticeGiven(*m)
	case *EntryAdded:
		return writeEntryAdded(*m)
	case *RunEnded:
		return writeRunEnded(*m)
	case *UnknownAgentEvent:
		return writeUnknownAgentEvent(*m)
	}
	return Value{}
}

// ParseAgentEvent reads a JSON text that the schema accepts; an error is a *Fault.
func ParseAgentEvent(text []byte) (AgentEvent, error) {
	return judged("turnwire/v1/thread#AgentEvent", text, readAgentEvent)
}

// ThreadRequest: A new thread.
type ThreadRequest struct {
	// What is said first: messages of the system and the user. Absent: nothing, the thread waits.
	Messages []ChatMessage
	// A few words for lists. Absent: the first words that the user says.
	Title *string
	// Id of the provider. Absent: the configured one.
	Provider *string
	// Model. Absent: the configured one.
	Model *string
	// Mode. Absent: the configured one.
	Mode *ContextName
	// What one run may use, within what is configured. Absent: as configured.
	Budget *Budget
	// The developer's own data; never sent.
	Metadata *Object
	// Answer with events as they happen. null means false.
	Stream *bool
}

func readThreadRequest(value Value) (ThreadRequest, *Fault) {
	r := fieldsOf(value)
	var made ThreadRequest
	maybe(r, "messages", &made.Messages, readList(readChatMessage))
	maybePtr(r, "title", &made.Title, readText)
	maybePtr(r, "provider", &made.Provider, readText)
	maybePtr(r, "model", &made.Model, readText)
	maybePtr(r, "mode", &made.Mode, readText)
	maybePtr(r, "budget", &made.Budget, readBudget)
	maybe(r, "metadata", &made.Metadata, readObject)
	maybePtr(r, "stream", &made.Stream, readBool)
	return made, r.fault
}

func writeThreadRequest(m ThreadRequest) Value {
	w := newWriter()
	putList(w, "messages", m.Messages, writeList(writeChatMessage))
	putPtr(w, "title", m.Title, Text)
	putPtr(w, "provider", m.Provider, Text)
	putPtr(w, "model", m.Model, Text)
	putPtr(w, "mode", m.Mode, Text)
	putPtr(w, "budget", m.Budget, writeBudget)
	putMap(w, "metadata", m.Metadata, Members)
	putPtr(w, "stream", m.Stream, Bool)
	return w.done()
}

// ParseThreadRequest reads a JSON text that the schema accepts; an error is a *Fault.
func ParseThreadRequest(text []byte) (ThreadRequest, error) {
	return judged("turnwire/v1/thread#ThreadRequest", text, readThreadRequest)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ThreadRequest) MarshalJSON() ([]byte, error) {
	return writeThreadRequest(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ThreadRequest) UnmarshalJSON(text []byte) error {
	made, err := ParseThreadRequest(text)
	if err == nil {
		*m = made
	}
	return err
}

// ThreadMessages: What a user adds to a thread.
type ThreadMessages struct {
	// Messages of the user.
	Messages []ChatMessage
	// Answer with events as they happen. null means false.
	Stream *bool
}

func readThreadMessages(value Value) (ThreadMessages, *Fault) {
	r := fieldsOf(value)
	var made ThreadMessages
	need(r, "messages", &made.Messages, readList(readChatMessage))
	maybePtr(r, "stream", &made.Stream, readBool)
	return made, r.fault
}

func writeThreadMessages(m ThreadMessages) Value {
	w := newWriter()
	put(w, "messages", m.Messages, writeList(writeChatMessage))
	putPtr(w, "stream", m.Stream, Bool)
	return w.done()
}

// ParseThreadMessages reads a JSON text that the schema accepts; an error is a *Fault.
func ParseThreadMessages(text []byte) (ThreadMessages, error) {
	return judged("turnwire/v1/thread#ThreadMessages", text, readThreadMessages)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ThreadMessages) MarshalJSON() ([]byte, error) {
	return writeThreadMessages(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ThreadMessages) UnmarshalJSON(text []byte) error {
	made, err := ParseThreadMessages(text)
	if err == nil {
		*m = made
	}
	return err
}

// ApprovalAnswer: What is decided about a pending call.
type ApprovalAnswer string

// The words of ApprovalAnswer.
const (
	ApprovalAnswerApprove ApprovalAnswer = "approve"
	ApprovalAnswerDeny    ApprovalAnswer = "deny"
)

func readApprovalAnswer(value Value) (ApprovalAnswer, *Fault) {
	word := ApprovalAnswer(value.text)
	for _, known := range wordsApprovalAnswer {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ApprovalAnswer")
}

var wordsApprovalAnswer = [...]ApprovalAnswer{
	ApprovalAnswerApprove, ApprovalAnswerDeny,
}

func writeApprovalAnswer(m ApprovalAnswer) Value {
	return Text(string(m))
}

// ParseApprovalAnswer reads a JSON text that the schema accepts; an error is a *Fault.
func ParseApprovalAnswer(text []byte) (ApprovalAnswer, error) {
	return judged("turnwire/v1/thread#ApprovalAnswer", text, readApprovalAnswer)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ApprovalAnswer) MarshalJSON() ([]byte, error) {
	return writeApprovalAnswer(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ApprovalAnswer) UnmarshalJSON(text []byte) error {
	made, err := ParseApprovalAnswer(text)
	if err == nil {
		*m = made
	}
	return err
}

// ApprovalDecision: A decision about a pending call.
type ApprovalDecision struct {
	// Id of the entry of the call.
	RequestID string
	// Hash of the call that is decided about, as it was shown.
	Hash string
	// What is decided.
	Decision ApprovalAnswer
	// Decide later calls of this tool in this thread likewise. null means false.
	Remember *bool
	// Why, for the model where it is denied.
	Reason *string
}

func readApprovalDecision(value Value) (ApprovalDecision, *Fault) {
	r := fieldsOf(value)
	var made ApprovalDecision
	need(r, "request_id", &made.RequestID, readText)
	need(r, "hash", &made.Hash, readText)
	need(r, "decision", &made.Decision, readApprovalAnswer)
	maybePtr(r, "remember", &made.Remember, readBool)
	maybePtr(r, "reason", &made.Reason, readText)
	return made, r.fault
}

func writeApprovalDecision(m ApprovalDecision) Value {
	w := newWriter()
	put(w, "request_id", m.RequestID, Text)
	put(w, "hash", m.Hash, Text)
	put(w, "decision", m.Decision, writeApprovalAnswer)
	putPtr(w, "remember", m.Remember, Bool)
	putPtr(w, "reason", m.Reason, Text)
	return w.done()
}

// ParseApprovalDecision reads a JSON text that the schema accepts; an error is a *Fault.
func ParseApprovalDecision(text []byte) (ApprovalDecision, error) {
	return judged("turnwire/v1/thread#ApprovalDecision", text, readApprovalDecision)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ApprovalDecision) MarshalJSON() ([]byte, error) {
	return writeApprovalDecision(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ApprovalDecision) UnmarshalJSON(text []byte) error {
	made, err := ParseApprovalDecision(text)
	if err == nil {
		*m = made
	}
	return err
}

// ApprovalDecisions: Decisions about pending calls; the thread goes on when none is pending.
type ApprovalDecisions struct {
	// The decisions.
	Decisions []ApprovalDecision
	// Answer with events as they happen. null means false.
	Stream *bool
}

func readApprovalDecisions(value Value) (ApprovalDecisions, *Fault) {
	r := fieldsOf(value)
	var made ApprovalDecisions
	need(r, "decisions", &made.Decisions, readList(readApprovalDecision))
	maybePtr(r, "stream", &made.Stream, readBool)
	return made, r.fault
}

func writeApprovalDecisions(m ApprovalDecisions) Value {
	w := newWriter()
	put(w, "decisions", m.Decisions, writeList(writeApprovalDecision))
	putPtr(w, "stream", m.Stream, Bool)
	return w.done()
}

// ParseApprovalDecisions reads a JSON text that the schema accepts; an error is a *Fault.
func ParseApprovalDecisions(text []byte) (ApprovalDecisions, error) {
	return judged("turnwire/v1/thread#ApprovalDecisions", text, readApprovalDecisions)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ApprovalDecisions) MarshalJSON() ([]byte, error) {
	return writeApprovalDecisions(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ApprovalDecisions) UnmarshalJSON(text []byte) error {
	made, err := ParseApprovalDecisions(text)
	if err == nil {
		*m = made
	}
	return err
}

// ThreadView: A thread as it is shown.
type ThreadView struct {
	// Its state.
	Thread ThreadState
	// Calls that wait for a decision.
	Pending []ToolRequestEntry
	// The last answer. Absent: no answer yet.
	Reply *AssistantMessage
	// The conversation, where it was asked for.
	Context *ContextDocument
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readThreadView(value Value) (ThreadView, *Fault) {
	r := fieldsOf(value)
	var made ThreadView
	need(r, "thread", &made.Thread, readThreadState)
	need(r, "pending", &made.Pending, readList(readToolRequestEntry))
	maybePtr(r, "reply", &made.Reply, readAssistantMessage)
	maybePtr(r, "context", &made.Context, readContextDocument)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeThreadView(m ThreadView) Value {
	w := newWriter()
	put(w, "thread", m.Thread, writeThreadState)
	put(w, "pending", m.Pending, writeList(writeToolRequestEntry))
	putPtr(w, "reply", m.Reply, writeAssistantMessage)
	putPtr(w, "context", m.Context, writeContextDocument)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseThreadView reads a JSON text that the schema accepts; an error is a *Fault.
func ParseThreadView(text []byte) (ThreadView, error) {
	return judged("turnwire/v1/thread#ThreadView", text, readThreadView)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ThreadView) MarshalJSON() ([]byte, error) {
	return writeThreadView(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ThreadView) UnmarshalJSON(text []byte) error {
	made, err := ParseThreadView(text)
	if err == nil {
		*m = made
	}
	return err
}

// ThreadList: Threads, the last changed one first.
type ThreadList struct {
	// The threads.
	Threads []ThreadState
	// Pass it as `after` for the following ones. Absent: this is the last page.
	Next *string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readThreadList(value Value) (ThreadList, *Fault) {
	r := fieldsOf(value)
	var made ThreadList
	need(r, "threads", &made.Threads, readList(readThreadState))
	maybePtr(r, "next", &made.Next, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeThreadList(m ThreadList) Value {
	w := newWriter()
	put(w, "threads", m.Threads, writeList(writeThreadState))
	putPtr(w, "next", m.Next, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseThreadList reads a JSON text that the schema accepts; an error is a *Fault.
func ParseThreadList(text []byte) (ThreadList, error) {
	return judged("turnwire/v1/thread#ThreadList", text, readThreadList)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ThreadList) MarshalJSON() ([]byte, error) {
	return writeThreadList(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ThreadList) UnmarshalJSON(text []byte) error {
	made, err := ParseThreadList(text)
	if err == nil {
		*m = made
	}
	return err
}

// MessageCheck: One step of the check of messages.
type MessageCheck struct {
	// Which step.
	Name string
	// Whether it did what it must.
	Passed bool
	// What was seen.
	Detail string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readMessageCheck(value Value) (MessageCheck, *Fault) {
	r := fieldsOf(value)
	var made MessageCheck
	need(r, "name", &made.Name, readText)
	need(r, "passed", &made.Passed, readBool)
	need(r, "detail", &made.Detail, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeMessageCheck(m MessageCheck) Value {
	w := newWriter()
	put(w, "name", m.Name, Text)
	put(w, "passed", m.Passed, Bool)
	put(w, "detail", m.Detail, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseMessageCheck reads a JSON text that the schema accepts; an error is a *Fault.
func ParseMessageCheck(text []byte) (MessageCheck, error) {
	return judged("turnwire/v1/thread#MessageCheck", text, readMessageCheck)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m MessageCheck) MarshalJSON() ([]byte, error) {
	return writeMessageCheck(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *MessageCheck) UnmarshalJSON(text []byte) error {
	made, err := ParseMessageCheck(text)
	if err == nil {
		*m = made
	}
	return err
}

// MessageCheckReport: What the check of the message chain found.
type MessageCheckReport struct {
	// Whether every step passed.
	Passed bool
	// The steps, in order.
	Checks []MessageCheck
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readMessageCheckReport(value Value) (MessageCheckReport, *Fault) {
	r := fieldsOf(value)
	var made MessageCheckReport
	need(r, "passed", &made.Passed, readBool)
	need(r, "checks", &made.Checks, readList(readMessageCheck))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeMessageCheckReport(m MessageCheckReport) Value {
	w := newWriter()
	put(w, "passed", m.Passed, Bool)
	put(w, "checks", m.Checks, writeList(writeMessageCheck))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseMessageCheckReport reads a JSON text that the schema accepts; an error is a *Fault.
func ParseMessageCheckReport(text []byte) (MessageCheckReport, error) {
	return judged("turnwire/v1/thread#MessageCheckReport", text, readMessageCheckReport)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m MessageCheckReport) MarshalJSON() ([]byte, error) {
	return writeMessageCheckReport(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *MessageCheckReport) UnmarshalJSON(text []byte) error {
	made, err := ParseMessageCheckReport(text)
	if err == nil {
		*m = made
	}
	return err
}

// ThreadDeleted: A thread that was deleted with its conversation and its events.
type ThreadDeleted struct {
	// Id that the thread had.
	ID string
	// true: it is gone.
	Deleted bool
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readThreadDeleted(value Value) (ThreadDeleted, *Fault) {
	r := fieldsOf(value)
	var made ThreadDeleted
	need(r, "id", &made.ID, readText)
	need(r, "deleted", &made.Deleted, readBool)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeThreadDeleted(m ThreadDeleted) Value {
	w := newWriter()
	put(w, "id", m.ID, Text)
	put(w, "deleted", m.Deleted, Bool)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseThreadDeleted reads a JSON text that the schema accepts; an error is a *Fault.
func ParseThreadDeleted(text []byte) (ThreadDeleted, error) {
	return judged("turnwire/v1/thread#ThreadDeleted", text, readThreadDeleted)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ThreadDeleted) MarshalJSON() ([]byte, error) {
	return writeThreadDeleted(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ThreadDeleted) UnmarshalJSON(text []byte) error {
	made, err := ParseThreadDeleted(text)
	if err == nil {
		*m = made
	}
	return err
}

// ThreadProblem: Why something that was asked of a thread is refused: the body of every error of the paths below
// /agents.
type ThreadProblem struct {
	// The error. `server_type` is the reason as a stable word, `parameter` the place in the request as a JSON
	// pointer.
	Error ErrorInfo
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readThreadProblem(value Value) (ThreadProblem, *Fault) {
	r := fieldsOf(value)
	var made ThreadProblem
	need(r, "error", &made.Error, readErrorInfo)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeThreadProblem(m ThreadProblem) Value {
	w := newWriter()
	put(w, "error", m.Error, writeErrorInfo)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseThreadProblem reads a JSON text that the schema accepts; an error is a *Fault.
func ParseThreadProblem(text []byte) (ThreadProblem, error) {
	return judged("turnwire/v1/thread#ThreadProblem", text, readThreadProblem)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ThreadProblem) MarshalJSON() ([]byte, error) {
	return writeThreadProblem(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ThreadProblem) UnmarshalJSON(text []byte) error {
	made, err := ParseThreadProblem(text)
	if err == nil {
		*m = made
	}
	return err
}
