// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Policies: What an agent may do: which calls run, which files are touched, which servers are asked, how much is
// used.

// ToolDecision: Whether a call runs: after somebody approved it, at once, or never.
type ToolDecision string

// The words of ToolDecision.
const (
	ToolDecisionAsk   ToolDecision = "ask"
	ToolDecisionAllow ToolDecision = "allow"
	ToolDecisionDeny  ToolDecision = "deny"
)

func readToolDecision(value Value) (ToolDecision, *Fault) {
	word := ToolDecision(value.text)
	for _, known := range wordsToolDecision {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ToolDecision")
}

var wordsToolDecision = [...]ToolDecision{
	ToolDecisionAsk, ToolDecisionAllow, ToolDecisionDeny,
}

func writeToolDecision(m ToolDecision) Value {
	return Text(string(m))
}

// ParseToolDecision reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolDecision(text []byte) (ToolDecision, error) {
	return judged("turnwire/v1/policy#ToolDecision", text, readToolDecision)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolDecision) MarshalJSON() ([]byte, error) {
	return writeToolDecision(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolDecision) UnmarshalJSON(text []byte) error {
	made, err := ParseToolDecision(text)
	if err == nil {
		*m = made
	}
	return err
}

// ArgumentPattern: A condition on one argument of a call.
type ArgumentPattern struct {
	// JSON pointer into the arguments, for example `/path`.
	At string
	// Pattern for the text of the value, with * and ?; other values are compared as JSON.
	Glob string
}

func readArgumentPattern(value Value) (ArgumentPattern, *Fault) {
	r := fieldsOf(value)
	var made ArgumentPattern
	need(r, "at", &made.At, readText)
	need(r, "glob", &made.Glob, readText)
	return made, r.fault
}

func writeArgumentPattern(m ArgumentPattern) Value {
	w := newWriter()
	put(w, "at", m.At, Text)
	put(w, "glob", m.Glob, Text)
	return w.done()
}

// ParseArgumentPattern reads a JSON text that the schema accepts; an error is a *Fault.
func ParseArgumentPattern(text []byte) (ArgumentPattern, error) {
	return judged("turnwire/v1/policy#ArgumentPattern", text, readArgumentPattern)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ArgumentPattern) MarshalJSON() ([]byte, error) {
	return writeArgumentPattern(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ArgumentPattern) UnmarshalJSON(text []byte) error {
	made, err := ParseArgumentPattern(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolRule: A rule about calls. All that is given must hold; the first rule that holds decides.
type ToolRule struct {
	// What happens.
	Decision ToolDecision
	// Name of the rule, for the record. Absent: its place.
	Name *string
	// Pattern for the tool's name, with * and ?. Absent: every tool.
	Tool *string
	// Pattern for the MCP server's name, with * and ?; a tool of this program has none. Absent: tools of this
	// program and of every server.
	Server *string
	// Conditions on arguments; all must hold. Absent: any arguments.
	Arguments []ArgumentPattern
	// Sentence for the user and, where a call is denied, for the model.
	Reason *string
}

func readToolRule(value Value) (ToolRule, *Fault) {
	r := fieldsOf(value)
	var made ToolRule
	need(r, "decision", &made.Decision, readToolDecision)
	maybePtr(r, "name", &made.Name, readText)
	maybePtr(r, "tool", &made.Tool, readText)
	maybePtr(r, "server", &made.Server, readText)
	maybe(r, "arguments", &made.Arguments, readList(readArgumentPattern))
	maybePtr(r, "reason", &made.Reason, readText)
	return made, r.fault
}

func writeToolRule(m ToolRule) Value {
	w := newWriter()
	put(w, "decision", m.Decision, writeToolDecision)
	putPtr(w, "name", m.Name, Text)
	putPtr(w, "tool", m.Tool, Text)
	putPtr(w, "server", m.Server, Text)
	putList(w, "arguments", m.Arguments, writeList(writeArgumentPattern))
	putPtr(w, "reason", m.Reason, Text)
	return w.done()
}

// ParseToolRule reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolRule(text []byte) (ToolRule, error) {
	return judged("turnwire/v1/policy#ToolRule", text, readToolRule)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolRule) MarshalJSON() ([]byte, error) {
	return writeToolRule(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolRule) UnmarshalJSON(text []byte) error {
	made, err := ParseToolRule(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolPolicy: Which calls run, in the order of the rules.
type ToolPolicy struct {
	// The rules. Absent: none.
	Rules []ToolRule
	// What happens where no rule holds. Absent: ask.
	Default *ToolDecision
	// Seconds within which an approved call must start. 0 or absent: 600.
	ApprovalExpiresS *Number
}

func readToolPolicy(value Value) (ToolPolicy, *Fault) {
	r := fieldsOf(value)
	var made ToolPolicy
	maybe(r, "rules", &made.Rules, readList(readToolRule))
	maybePtr(r, "default", &made.Default, readToolDecision)
	maybePtr(r, "approval_expires_s", &made.ApprovalExpiresS, readNumber)
	return made, r.fault
}

func writeToolPolicy(m ToolPolicy) Value {
	w := newWriter()
	putList(w, "rules", m.Rules, writeList(writeToolRule))
	putPtr(w, "default", m.Default, writeToolDecision)
	putPtr(w, "approval_expires_s", m.ApprovalExpiresS, writeNumber)
	return w.done()
}

// ParseToolPolicy reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolPolicy(text []byte) (ToolPolicy, error) {
	return judged("turnwire/v1/policy#ToolPolicy", text, readToolPolicy)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolPolicy) MarshalJSON() ([]byte, error) {
	return writeToolPolicy(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolPolicy) UnmarshalJSON(text []byte) error {
	made, err := ParseToolPolicy(text)
	if err == nil {
		*m = made
	}
	return err
}

// FileRight: What may be done with a file.
type FileRight string

// The words of FileRight.
const (
	FileRightRead  FileRight = "read"
	FileRightWrite FileRight = "write"
)

func readFileRight(value Value) (FileRight, *Fault) {
	word := FileRight(value.text)
	for _, known := range wordsFileRight {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of FileRight")
}

var wordsFileRight = [...]FileRight{
	FileRightRead, FileRightWrite,
}

func writeFileRight(m FileRight) Value {
	return Text(string(m))
}

// ParseFileRight reads a JSON text that the schema accepts; an error is a *Fault.
func ParseFileRight(text []byte) (FileRight, error) {
	return judged("turnwire/v1/policy#FileRight", text, readFileRight)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m FileRight) MarshalJSON() ([]byte, error) {
	return writeFileRight(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *FileRight) UnmarshalJSON(text []byte) error {
	made, err := ParseFileRight(text)
	if err == nil {
		*m = made
	}
	return err
}

// FileRole: What an agent's role may do with files of the workspace.
type FileRole struct {
	// Name of the role.
	Name ContextName
	// What it may do; empty: nothing.
	Rights []FileRight
	// Further patterns of paths that it may not touch. Absent: the general ones only.
	Deny []string
}

func readFileRole(value Value) (FileRole, *Fault) {
	r := fieldsOf(value)
	var made FileRole
	need(r, "name", &made.Name, readText)
	need(r, "rights", &made.Rights, readList(readFileRight))
	maybe(r, "deny", &made.Deny, readList(readText))
	return made, r.fault
}

func writeFileRole(m FileRole) Value {
	w := newWriter()
	put(w, "name", m.Name, Text)
	put(w, "rights", m.Rights, writeList(writeFileRight))
	putList(w, "deny", m.Deny, writeList(Text))
	return w.done()
}

// ParseFileRole reads a JSON text that the schema accepts; an error is a *Fault.
func ParseFileRole(text []byte) (FileRole, error) {
	return judged("turnwire/v1/policy#FileRole", text, readFileRole)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m FileRole) MarshalJSON() ([]byte, error) {
	return writeFileRole(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *FileRole) UnmarshalJSON(text []byte) error {
	made, err := ParseFileRole(text)
	if err == nil {
		*m = made
	}
	return err
}

// FilePolicy: What may be read and written.
type FilePolicy struct {
	// Roles. Absent: planner reads; executor reads and writes.
	Roles []FileRole
	// Patterns of paths that nobody may touch, with *, ** and ?: one without / is a name at any depth, one with /
	// a path from the root; what closes a folder closes all in it. Case makes no difference. Absent: environment
	// files, keys, stores of passwords, credentials of programs and clouds, histories of shells, and what git and
	// the agent itself are ruled by.
	Deny []string
	// Largest file that is read, in bytes. 0 or absent: 10 MiB.
	MaxBytes *int64
	// Most lines kept of one reference. 0 or absent: 2,000.
	MaxLines *int64
}

func readFilePolicy(value Value) (FilePolicy, *Fault) {
	r := fieldsOf(value)
	var made FilePolicy
	maybe(r, "roles", &made.Roles, readList(readFileRole))
	maybe(r, "deny", &made.Deny, readList(readText))
	maybePtr(r, "max_bytes", &made.MaxBytes, readInt)
	maybePtr(r, "max_lines", &made.MaxLines, readInt)
	return made, r.fault
}

func writeFilePolicy(m FilePolicy) Value {
	w := newWriter()
	putList(w, "roles", m.Roles, writeList(writeFileRole))
	putList(w, "deny", m.Deny, writeList(Text))
	putPtr(w, "max_bytes", m.MaxBytes, Int)
	putPtr(w, "max_lines", m.MaxLines, Int)
	return w.done()
}

// ParseFilePolicy reads a JSON text that the schema accepts; an error is a *Fault.
func ParseFilePolicy(text []byte) (FilePolicy, error) {
	return judged("turnwire/v1/policy#FilePolicy", text, readFilePolicy)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m FilePolicy) MarshalJSON() ([]byte, error) {
	return writeFilePolicy(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *FilePolicy) UnmarshalJSON(text []byte) error {
	made, err := ParseFilePolicy(text)
	if err == nil {
		*m = made
	}
	return err
}

// MCPServerConfig: An MCP server: a command to start, or a URL.
// Rule: exactly one of command | url is required.
type MCPServerConfig struct {
	// Program that speaks MCP over its standard input and output.
	Command *string
	// Its arguments. Absent: none. Written out again, what looks like a key is shown as `…`.
	Args []string
	// Environment variables it gets in addition to the usual few. Absent: none. Written out again, values that may
	// be secret are shown as `…`.
	Env *Map[string]
	// Address of a server that speaks streamable HTTP.
	URL *string
	// Headers for that server; `${NAME}` stands for an environment variable, so that no secret is in the file.
	// Written out again, values that may be secret are shown as `…`.
	Headers *Map[string]
	// Time limit of a call, in seconds. 0 or absent: 60.
	Timeout *Number
	// Seconds for which a resource is fresh, by media type or pattern of it, for example `text/*`. What no pattern
	// fits, and all where it is absent: an hour.
	FreshForS *Map[Number]
	// Largest resource kept whole, in bytes; a larger one is shortened. 0 or absent: 262,144.
	MaxBytes *int64
}

func readMCPServerConfig(value Value) (MCPServerConfig, *Fault) {
	r := fieldsOf(value)
	var made MCPServerConfig
	maybePtr(r, "command", &made.Command, readText)
	maybe(r, "args", &made.Args, readList(readText))
	maybe(r, "env", &made.Env, readMap(readText))
	maybePtr(r, "url", &made.URL, readText)
	maybe(r, "headers", &made.Headers, readMap(readText))
	maybePtr(r, "timeout", &made.Timeout, readNumber)
	maybe(r, "fresh_for_s", &made.FreshForS, readMap(readNumber))
	maybePtr(r, "max_bytes", &made.MaxBytes, readInt)
	return made, r.fault
}

func writeMCPServerConfig(m MCPServerConfig) Value {
	w := newWriter()
	putPtr(w, "command", m.Command, Text)
	putList(w, "args", m.Args, writeList(Text))
	putMap(w, "env", m.Env, writeMap(Text))
	putPtr(w, "url", m.URL, Text)
	putMap(w, "headers", m.Headers, writeMap(Text))
	putPtr(w, "timeout", m.Timeout, writeNumber)
	putMap(w, "fresh_for_s", m.FreshForS, writeMap(writeNumber))
	putPtr(w, "max_bytes", m.MaxBytes, Int)
	return w.done()
}

// ParseMCPServerConfig reads a JSON text that the schema accepts; an error is a *Fault.
func ParseMCPServerConfig(text []byte) (MCPServerConfig, error) {
	return judged("turnwire/v1/policy#McpServerConfig", text, readMCPServerConfig)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m MCPServerConfig) MarshalJSON() ([]byte, error) {
	return writeMCPServerConfig(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *MCPServerConfig) UnmarshalJSON(text []byte) error {
	made, err := ParseMCPServerConfig(text)
	if err == nil {
		*m = made
	}
	return err
}

// OcrConfig: How characters in images are recognised.
type OcrConfig struct {
	// The engine. Absent: rapidocr.
	Engine *OcrConfigEngine
	// Languages, for tesseract. Absent: eng.
	Languages []string
}

func readOcrConfig(value Value) (OcrConfig, *Fault) {
	r := fieldsOf(value)
	var made OcrConfig
	maybePtr(r, "engine", &made.Engine, readOcrConfigEngine)
	maybe(r, "languages", &made.Languages, readList(readText))
	return made, r.fault
}

func writeOcrConfig(m OcrConfig) Value {
	w := newWriter()
	putPtr(w, "engine", m.Engine, writeOcrConfigEngine)
	putList(w, "languages", m.Languages, writeList(Text))
	return w.done()
}

// ParseOcrConfig reads a JSON text that the schema accepts; an error is a *Fault.
func ParseOcrConfig(text []byte) (OcrConfig, error) {
	return judged("turnwire/v1/policy#OcrConfig", text, readOcrConfig)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m OcrConfig) MarshalJSON() ([]byte, error) {
	return writeOcrConfig(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *OcrConfig) UnmarshalJSON(text []byte) error {
	made, err := ParseOcrConfig(text)
	if err == nil {
		*m = made
	}
	return err
}

// OcrConfigEngine has no definition of its own.
type OcrConfigEngine string

// The words of OcrConfigEngine.
const (
	OcrConfigEngineRapidocr  OcrConfigEngine = "rapidocr"
	OcrConfigEngineTesseract OcrConfigEngine = "tesseract"
)

func readOcrConfigEngine(value Value) (OcrConfigEngine, *Fault) {
	word := OcrConfigEngine(value.text)
	for _, known := range wordsOcrConfigEngine {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of OcrConfigEngine")
}

var wordsOcrConfigEngine = [...]OcrConfigEngine{
	OcrConfigEngineRapidocr, OcrConfigEngineTesseract,
}

func writeOcrConfigEngine(m OcrConfigEngine) Value {
	return Text(string(m))
}

// Budget: What one run of the loop may use.
type Budget struct {
	// Most requests to the model. Absent: 25.
	MaxRounds *int64
	// Most tokens of all requests and answers together, as counted by the servers, or estimated. Absent: no limit.
	MaxTokens *int64
	// Longest time, in seconds. 0 or absent: no limit.
	MaxSeconds *Number
	// Most calls of tools. Absent: no limit.
	MaxCalls *int64
}

func readBudget(value Value) (Budget, *Fault) {
	r := fieldsOf(value)
	var made Budget
	maybePtr(r, "max_rounds", &made.MaxRounds, readInt)
	maybePtr(r, "max_tokens", &made.MaxTokens, readInt)
	maybePtr(r, "max_seconds", &made.MaxSeconds, readNumber)
	maybePtr(r, "max_calls", &made.MaxCalls, readInt)
	return made, r.fault
}

func writeBudget(m Budget) Value {
	w := newWriter()
	putPtr(w, "max_rounds", m.MaxRounds, Int)
	putPtr(w, "max_tokens", m.MaxTokens, Int)
	putPtr(w, "max_seconds", m.MaxSeconds, writeNumber)
	putPtr(w, "max_calls", m.MaxCalls, Int)
	return w.done()
}

// ParseBudget reads a JSON text that the schema accepts; an error is a *Fault.
func ParseBudget(text []byte) (Budget, error) {
	return judged("turnwire/v1/policy#Budget", text, readBudget)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Budget) MarshalJSON() ([]byte, error) {
	return writeBudget(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Budget) UnmarshalJSON(text []byte) error {
	made, err := ParseBudget(text)
	if err == nil {
		*m = made
	}
	return err
}

// AgentConfig: The section `agent` of the configuration.
type AgentConfig struct {
	// Id of the provider. Absent: the default.
	Provider *string
	// Model. Absent: the first one configured for the provider.
	Model *string
	// Folder that file references start from; a relative path starts from the folder of the configuration file.
	// Absent: none, so no files.
	WorkspaceRoot *string
	// Where contexts and threads are kept: a path of an SQLite file, or a PostgreSQL URL. Absent: `turnwire.db` in
	// the user's data folder.
	Store *string
	// Modes. Absent: none.
	Modes []Mode
	// Mode at the start. Absent: the first of `modes`.
	Mode *ContextName
	// Which calls run. Absent: every call is asked for.
	Tools *ToolPolicy
	// What may be read and written. Absent: the usual rules.
	Files *FilePolicy
	// MCP servers by name. Absent: none.
	MCP *Map[MCPServerConfig]
	// How characters in images are recognised. Absent: by rapidocr.
	Ocr *OcrConfig
	// What one run may use. Absent: 25 rounds.
	Budget *Budget
}

func readAgentConfig(value Value) (AgentConfig, *Fault) {
	r := fieldsOf(value)
	var made AgentConfig
	maybePtr(r, "provider", &made.Provider, readText)
	maybePtr(r, "model", &made.Model, readText)
	maybePtr(r, "workspace_root", &made.WorkspaceRoot, readText)
	maybePtr(r, "store", &made.Store, readText)
	maybe(r, "modes", &made.Modes, readList(readMode))
	maybePtr(r, "mode", &made.Mode, readText)
	maybePtr(r, "tools", &made.Tools, readToolPolicy)
	maybePtr(r, "files", &made.Files, readFilePolicy)
	maybe(r, "mcp", &made.MCP, readMap(readMCPServerConfig))
	maybePtr(r, "ocr", &made.Ocr, readOcrConfig)
	maybePtr(r, "budget", &made.Budget, readBudget)
	return made, r.fault
}

func writeAgentConfig(m AgentConfig) Value {
	w := newWriter()
	putPtr(w, "provider", m.Provider, Text)
	putPtr(w, "model", m.Model, Text)
	putPtr(w, "workspace_root", m.WorkspaceRoot, Text)
	putPtr(w, "store", m.Store, Text)
	putList(w, "modes", m.Modes, writeList(writeMode))
	putPtr(w, "mode", m.Mode, Text)
	putPtr(w, "tools", m.Tools, writeToolPolicy)
	putPtr(w, "files", m.Files, writeFilePolicy)
	putMap(w, "mcp", m.MCP, writeMap(writeMCPServerConfig))
	putPtr(w, "ocr", m.Ocr, writeOcrConfig)
	putPtr(w, "budget", m.Budget, writeBudget)
	return w.done()
}

// ParseAgentConfig reads a JSON text that the schema accepts; an error is a *Fault.
func ParseAgentConfig(text []byte) (AgentConfig, error) {
	return judged("turnwire/v1/policy#AgentConfig", text, readAgentConfig)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m AgentConfig) MarshalJSON() ([]byte, error) {
	return writeAgentConfig(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *AgentConfig) UnmarshalJSON(text []byte) error {
	made, err := ParseAgentConfig(text)
	if err == nil {
		*m = made
	}
	return err
}
