// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Contexts: A conversation as it is stored: branches of entries, mode, and what a model sees of it.

// ContextName: Name of a branch or mode: 1 to 64 of A–Z, a–z, 0–9, underscore, point and hyphen.
type ContextName = string

// ParseContextName reads a JSON text that the schema accepts; an error is a *Fault.
func ParseContextName(text []byte) (string, error) {
	return judged("turnwire/v1/context#ContextName", text, readText)
}

// Mode: A way of working, with the instructions and rights that belong to it.
type Mode struct {
	// Name of the mode.
	Name ContextName
	// The system message while the mode is active. Absent: none.
	SystemPrompt *string
	// Role of the agent, which decides what it may do with files. Absent: `planner`.
	Role *string
	// Tools that are offered. Absent: all.
	Tools []ToolName
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readMode(value Value) (Mode, *Fault) {
	r := fieldsOf(value)
	var made Mode
	need(r, "name", &made.Name, readText)
	maybePtr(r, "system_prompt", &made.SystemPrompt, readText)
	maybePtr(r, "role", &made.Role, readText)
	maybe(r, "tools", &made.Tools, readList(readText))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeMode(m Mode) Value {
	w := newWriter()
	put(w, "name", m.Name, Text)
	putPtr(w, "system_prompt", m.SystemPrompt, Text)
	putPtr(w, "role", m.Role, Text)
	putList(w, "tools", m.Tools, writeList(Text))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseMode reads a JSON text that the schema accepts; an error is a *Fault.
func ParseMode(text []byte) (Mode, error) {
	return judged("turnwire/v1/context#Mode", text, readMode)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Mode) MarshalJSON() ([]byte, error) {
	return writeMode(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Mode) UnmarshalJSON(text []byte) error {
	made, err := ParseMode(text)
	if err == nil {
		*m = made
	}
	return err
}

// Branch: A line of the conversation: what it takes over from its parent, and its own entries.
type Branch struct {
	// Name of the branch, unique in its context.
	Name ContextName
	// When it was made.
	CreatedAt string
	// Branch from which it was made. Absent: it begins empty.
	Parent *ContextName
	// Id of the last entry taken over from the parent's line. Absent: nothing is taken over.
	ForkAfter *string
	// Its own entries, in order. Absent: stored elsewhere, outside this document.
	Entries []ContextEntry
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readBranch(value Value) (Branch, *Fault) {
	r := fieldsOf(value)
	var made Branch
	need(r, "name", &made.Name, readText)
	need(r, "created_at", &made.CreatedAt, readText)
	maybePtr(r, "parent", &made.Parent, readText)
	maybePtr(r, "fork_after", &made.ForkAfter, readText)
	maybe(r, "entries", &made.Entries, readList(readContextEntry))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeBranch(m Branch) Value {
	w := newWriter()
	put(w, "name", m.Name, Text)
	put(w, "created_at", m.CreatedAt, Text)
	putPtr(w, "parent", m.Parent, Text)
	putPtr(w, "fork_after", m.ForkAfter, Text)
	putList(w, "entries", m.Entries, writeList(writeContextEntry))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseBranch reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBranch(text []byte) (Branch, error) {
	return judged("turnwire/v1/context#Branch", text, readBranch)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Branch) MarshalJSON() ([]byte, error) {
	return writeBranch(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Branch) UnmarshalJSON(text []byte) error {
	made, err := ParseBranch(text)
	if err == nil {
		*m = made
	}
	return err
}

// ContextDocument: A whole conversation: state, branches, entries.
type ContextDocument struct {
	// Version of this document's form, major and minor.
	Version string
	// Id of the context.
	ID string
	// When it was made.
	CreatedAt string
	// Branch on which it goes on.
	ActiveBranch ContextName
	// All branches.
	Branches []Branch
	// A few words for lists.
	Title *string
	// When it was last changed.
	UpdatedAt *string
	// How often it was stored; tells whether somebody else stored it in between. Absent: never.
	Revision *int64
	// Active mode. Absent: none.
	Mode *ContextName
	// Modes that can be switched to.
	Modes []Mode
	// Folder that relative paths start from and that no file may leave. Absent: no files.
	WorkspaceRoot *string
	// The developer's own data; never sent.
	Metadata *Object
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readContextDocument(value Value) (ContextDocument, *Fault) {
	r := fieldsOf(value)
	var made ContextDocument
	r.skip("type")
	need(r, "version", &made.Version, readText)
	need(r, "id", &made.ID, readText)
	need(r, "created_at", &made.CreatedAt, readText)
	need(r, "active_branch", &made.ActiveBranch, readText)
	need(r, "branches", &made.Branches, readList(readBranch))
	maybePtr(r, "title", &made.Title, readText)
	maybePtr(r, "updated_at", &made.UpdatedAt, readText)
	maybePtr(r, "revision", &made.Revision, readInt)
	maybePtr(r, "mode", &made.Mode, readText)
	maybe(r, "modes", &made.Modes, readList(readMode))
	maybePtr(r, "workspace_root", &made.WorkspaceRoot, readText)
	maybe(r, "metadata", &made.Metadata, readObject)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeContextDocument(m ContextDocument) Value {
	w := newWriter()
	w.put("type", Text("context"))
	put(w, "version", m.Version, Text)
	put(w, "id", m.ID, Text)
	put(w, "created_at", m.CreatedAt, Text)
	put(w, "active_branch", m.ActiveBranch, Text)
	put(w, "branches", m.Branches, writeList(writeBranch))
	putPtr(w, "title", m.Title, Text)
	putPtr(w, "updated_at", m.UpdatedAt, Text)
	putPtr(w, "revision", m.Revision, Int)
	putPtr(w, "mode", m.Mode, Text)
	putList(w, "modes", m.Modes, writeList(writeMode))
	putPtr(w, "workspace_root", m.WorkspaceRoot, Text)
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseContextDocument reads a JSON text that the schema accepts; an error is a *Fault.
func ParseContextDocument(text []byte) (ContextDocument, error) {
	return judged("turnwire/v1/context#ContextDocument", text, readContextDocument)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ContextDocument) MarshalJSON() ([]byte, error) {
	return writeContextDocument(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ContextDocument) UnmarshalJSON(text []byte) error {
	made, err := ParseContextDocument(text)
	if err == nil {
		*m = made
	}
	return err
}

// RemovalReason: Why an entry does not reach the model: there is no room; it is older than allowed; it has nothing
// to show; this version does not know its type; a call without a result, or a result without its call; the model
// cannot take it.
type RemovalReason string

// The words of RemovalReason.
const (
	RemovalReasonTokenLimit     RemovalReason = "token_limit"
	RemovalReasonNotFresh       RemovalReason = "not_fresh"
	RemovalReasonNoContent      RemovalReason = "no_content"
	RemovalReasonUnknownType    RemovalReason = "unknown_type"
	RemovalReasonUnansweredCall RemovalReason = "unanswered_call"
	RemovalReasonNotSupported   RemovalReason = "not_supported"
)

func readRemovalReason(value Value) (RemovalReason, *Fault) {
	word := RemovalReason(value.text)
	for _, known := range wordsRemovalReason {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of RemovalReason")
}

var wordsRemovalReason = [...]RemovalReason{
	RemovalReasonTokenLimit, RemovalReasonNotFresh, RemovalReasonNoContent, RemovalReasonUnknownType,
	RemovalReasonUnansweredCall, RemovalReasonNotSupported,
}

func writeRemovalReason(m RemovalReason) Value {
	return Text(string(m))
}

// ParseRemovalReason reads a JSON text that the schema accepts; an error is a *Fault.
func ParseRemovalReason(text []byte) (RemovalReason, error) {
	return judged("turnwire/v1/context#RemovalReason", text, readRemovalReason)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m RemovalReason) MarshalJSON() ([]byte, error) {
	return writeRemovalReason(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *RemovalReason) UnmarshalJSON(text []byte) error {
	made, err := ParseRemovalReason(text)
	if err == nil {
		*m = made
	}
	return err
}

// Removal: An entry that was left out of what a model sees.
type Removal struct {
	// Id of the entry.
	EntryID string
	// Its type.
	EntryType string
	// Why.
	Reason RemovalReason
	// About how many tokens that saves.
	Tokens *int64
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readRemoval(value Value) (Removal, *Fault) {
	r := fieldsOf(value)
	var made Removal
	need(r, "entry_id", &made.EntryID, readText)
	need(r, "entry_type", &made.EntryType, readText)
	need(r, "reason", &made.Reason, readRemovalReason)
	maybePtr(r, "tokens", &made.Tokens, readInt)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeRemoval(m Removal) Value {
	w := newWriter()
	put(w, "entry_id", m.EntryID, Text)
	put(w, "entry_type", m.EntryType, Text)
	put(w, "reason", m.Reason, writeRemovalReason)
	putPtr(w, "tokens", m.Tokens, Int)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseRemoval reads a JSON text that the schema accepts; an error is a *Fault.
func ParseRemoval(text []byte) (Removal, error) {
	return judged("turnwire/v1/context#Removal", text, readRemoval)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Removal) MarshalJSON() ([]byte, error) {
	return writeRemoval(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Removal) UnmarshalJSON(text []byte) error {
	made, err := ParseRemoval(text)
	if err == nil {
		*m = made
	}
	return err
}

// Notice: Something that the user should know, without content.
type Notice struct {
	// What it is about, as a stable word, for example `image.fallback`.
	ID string
	// The sentence for the user.
	Message string
	// Entry that it is about.
	EntryID *string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readNotice(value Value) (Notice, *Fault) {
	r := fieldsOf(value)
	var made Notice
	need(r, "id", &made.ID, readText)
	need(r, "message", &made.Message, readText)
	maybePtr(r, "entry_id", &made.EntryID, readText)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeNotice(m Notice) Value {
	w := newWriter()
	put(w, "id", m.ID, Text)
	put(w, "message", m.Message, Text)
	putPtr(w, "entry_id", m.EntryID, Text)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseNotice reads a JSON text that the schema accepts; an error is a *Fault.
func ParseNotice(text []byte) (Notice, error) {
	return judged("turnwire/v1/context#Notice", text, readNotice)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Notice) MarshalJSON() ([]byte, error) {
	return writeNotice(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Notice) UnmarshalJSON(text []byte) error {
	made, err := ParseNotice(text)
	if err == nil {
		*m = made
	}
	return err
}

// Projection: What a model sees of a context, and what it does not.
type Projection struct {
	// The messages, in order.
	Messages Conversation
	// Entries that were left out, in the order of the context; control entries are not among them, they never
	// reach a model.
	Removals []Removal
	// What the user should know. Absent: nothing.
	Notices []Notice
	// About how many tokens the messages are.
	EstimatedTokens *int64
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readProjection(value Value) (Projection, *Fault) {
	r := fieldsOf(value)
	var made Projection
	need(r, "messages", &made.Messages, readList(readChatMessage))
	need(r, "removals", &made.Removals, readList(readRemoval))
	maybe(r, "notices", &made.Notices, readList(readNotice))
	maybePtr(r, "estimated_tokens", &made.EstimatedTokens, readInt)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeProjection(m Projection) Value {
	w := newWriter()
	put(w, "messages", m.Messages, writeList(writeChatMessage))
	put(w, "removals", m.Removals, writeList(writeRemoval))
	putList(w, "notices", m.Notices, writeList(writeNotice))
	putPtr(w, "estimated_tokens", m.EstimatedTokens, Int)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseProjection reads a JSON text that the schema accepts; an error is a *Fault.
func ParseProjection(text []byte) (Projection, error) {
	return judged("turnwire/v1/context#Projection", text, readProjection)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Projection) MarshalJSON() ([]byte, error) {
	return writeProjection(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Projection) UnmarshalJSON(text []byte) error {
	made, err := ParseProjection(text)
	if err == nil {
		*m = made
	}
	return err
}
