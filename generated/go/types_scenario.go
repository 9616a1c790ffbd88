// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Scenario: A file for `turnwire serve --provider mock --scenario FILE`: what a stand-in server answers, in every
// dialect, and what it does wrong.

// Scenario: What a stand-in server answers, and what it does wrong.
type Scenario struct {
	// What it is for, for a reader.
	Description *string
	// Models that the server lists. Absent: mock. It answers under any name.
	Models []string
	// What it answers. A request gets the first turn that fits it and is not used up. A request that no turn fits
	// is answered from its text alone, unless `when_used_up` refuses it.
	Turns []ScenarioTurn
	// What a request gets when every turn that fits it is used up. Absent: last.
	WhenUsedUp *ScenarioEnd
}

func readScenario(value Value) (Scenario, *Fault) {
	r := fieldsOf(value)
	var made Scenario
	maybePtr(r, "description", &made.Description, readText)
	maybe(r, "models", &made.Models, readList(readText))
	need(r, "turns", &made.Turns, readList(readScenarioTurn))
	maybePtr(r, "when_used_up", &made.WhenUsedUp, readScenarioEnd)
	return made, r.fault
}

func writeScenario(m Scenario) Value {
	w := newWriter()
	putPtr(w, "description", m.Description, Text)
	putList(w, "models", m.Models, writeList(Text))
	put(w, "turns", m.Turns, writeList(writeScenarioTurn))
	putPtr(w, "when_used_up", m.WhenUsedUp, writeScenarioEnd)
	return w.done()
}

// ParseScenario reads a JSON text that the schema accepts; an error is a *Fault.
func ParseScenario(text []byte) (Scenario, error) {
	return judged("turnwire/v1/scenario#Scenario", text, readScenario)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Scenario) MarshalJSON() ([]byte, error) {
	return writeScenario(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Scenario) UnmarshalJSON(text []byte) error {
	made, err := ParseScenario(text)
	if err == nil {
		*m = made
	}
	return err
}

// ScenarioEnd: What comes when the turns are used up: `last` gives the last one that fits again and again.
// `refuse` answers with status 404 and a sentence, also a request that no turn fits.
type ScenarioEnd string

// The words of ScenarioEnd.
const (
	ScenarioEndLast   ScenarioEnd = "last"
	ScenarioEndRefuse ScenarioEnd = "refuse"
)

func readScenarioEnd(value Value) (ScenarioEnd, *Fault) {
	word := ScenarioEnd(value.text)
	for _, known := range wordsScenarioEnd {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ScenarioEnd")
}

var wordsScenarioEnd = [...]ScenarioEnd{
	ScenarioEndLast, ScenarioEndRefuse,
}

func writeScenarioEnd(m ScenarioEnd) Value {
	return Text(string(m))
}

// ParseScenarioEnd reads a JSON text that the schema accepts; an error is a *Fault.
func ParseScenarioEnd(text []byte) (ScenarioEnd, error) {
	return judged("turnwire/v1/scenario#ScenarioEnd", text, readScenarioEnd)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ScenarioEnd) MarshalJSON() ([]byte, error) {
	return writeScenarioEnd(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ScenarioEnd) UnmarshalJSON(text []byte) error {
	made, err := ParseScenarioEnd(text)
	if err == nil {
		*m = made
	}
	return err
}

// ScenarioTurn: One answer, for the requests that fit it.
type ScenarioTurn struct {
	// Which requests it is for. Absent: all.
	Match *ScenarioMatch
	// How many requests it is for before it is used up. Absent: one, where a later turn has the same match and
	// would never get its turn, or where `when_used_up` refuses; else any number.
	Times *int64
	// What the model says. Absent: what the stand-in says to such a request by itself.
	Answer *ScenarioAnswer
	// File of a recorded exchange, from the folder of the scenario, whose answer is given byte for byte. Absent:
	// none.
	Recording *string
	// What is wrong with the answer; one after another in this order, each working on what the one before made.
	// Absent: nothing.
	Faults []ScenarioFault
}

func readScenarioTurn(value Value) (ScenarioTurn, *Fault) {
	r := fieldsOf(value)
	var made ScenarioTurn
	maybePtr(r, "match", &made.Match, readScenarioMatch)
	maybePtr(r, "times", &made.Times, readInt)
	maybePtr(r, "answer", &made.Answer, readScenarioAnswer)
	maybePtr(r, "recording", &made.Recording, readText)
	maybe(r, "faults", &made.Faults, readList(readScenarioFault))
	return made, r.fault
}

func writeScenarioTurn(m ScenarioTurn) Value {
	w := newWriter()
	putPtr(w, "match", m.Match, writeScenarioMatch)
	putPtr(w, "times", m.Times, Int)
	putPtr(w, "answer", m.Answer, writeScenarioAnswer)
	putPtr(w, "recording", m.Recording, Text)
	putList(w, "faults", m.Faults, writeList(writeScenarioFault))
	return w.done()
}

// ParseScenarioTurn reads a JSON text that the schema accepts; an error is a *Fault.
func ParseScenarioTurn(text []byte) (ScenarioTurn, error) {
	return judged("turnwire/v1/scenario#ScenarioTurn", text, readScenarioTurn)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ScenarioTurn) MarshalJSON() ([]byte, error) {
	return writeScenarioTurn(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ScenarioTurn) UnmarshalJSON(text []byte) error {
	made, err := ParseScenarioTurn(text)
	if err == nil {
		*m = made
	}
	return err
}

// ScenarioMatch: Which requests a turn is for: all that is given must hold.
type ScenarioMatch struct {
	// Dialect of the path. Absent: any.
	Dialect *ScenarioDialect
	// Path of the request without its query; * stands for any characters. Absent: any.
	Path *string
	// HTTP method. Absent: any.
	Method *ScenarioMethod
	// Model that is asked for; * stands for any characters. Absent: any.
	Model *string
	// Text within the last message of the user or of a tool; upper and lower case are the same. Absent: any.
	Contains *string
	// Role of the last message. Absent: any.
	Role *ScenarioRole
	// Whether the answer is to be streamed. Absent: either way.
	Stream *bool
}

func readScenarioMatch(value Value) (ScenarioMatch, *Fault) {
	r := fieldsOf(value)
	var made ScenarioMatch
	maybePtr(r, "dialect", &made.Dialect, readScenarioDialect)
	maybePtr(r, "path", &made.Path, readText)
	maybePtr(r, "method", &made.Method, readScenarioMethod)
	maybePtr(r, "model", &made.Model, readText)
	maybePtr(r, "contains", &made.Contains, readText)
	maybePtr(r, "role", &made.Role, readScenarioRole)
	maybePtr(r, "stream", &made.Stream, readBool)
	return made, r.fault
}

func writeScenarioMatch(m ScenarioMatch) Value {
	w := newWriter()
	putPtr(w, "dialect", m.Dialect, writeScenarioDialect)
	putPtr(w, "path", m.Path, Text)
	putPtr(w, "method", m.Method, writeScenarioMethod)
	putPtr(w, "model", m.Model, Text)
	putPtr(w, "contains", m.Contains, Text)
	putPtr(w, "role", m.Role, writeScenarioRole)
	putPtr(w, "stream", m.Stream, Bool)
	return w.done()
}

// ParseScenarioMatch reads a JSON text that the schema accepts; an error is a *Fault.
func ParseScenarioMatch(text []byte) (ScenarioMatch, error) {
	return judged("turnwire/v1/scenario#ScenarioMatch", text, readScenarioMatch)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ScenarioMatch) MarshalJSON() ([]byte, error) {
	return writeScenarioMatch(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ScenarioMatch) UnmarshalJSON(text []byte) error {
	made, err := ParseScenarioMatch(text)
	if err == nil {
		*m = made
	}
	return err
}

// ScenarioDialect: Dialect of a path.
type ScenarioDialect string

// The words of ScenarioDialect.
const (
	ScenarioDialectOllama             ScenarioDialect = "ollama"
	ScenarioDialectOpenaiChat         ScenarioDialect = "openai-chat"
	ScenarioDialectOpenaiResponses    ScenarioDialect = "openai-responses"
	ScenarioDialectAnthropic          ScenarioDialect = "anthropic"
	ScenarioDialectGemini             ScenarioDialect = "gemini"
	ScenarioDialectGeminiInteractions ScenarioDialect = "gemini-interactions"
)

func readScenarioDialect(value Value) (ScenarioDialect, *Fault) {
	word := ScenarioDialect(value.text)
	for _, known := range wordsScenarioDialect {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ScenarioDialect")
}

var wordsScenarioDialect = [...]ScenarioDialect{
	ScenarioDialectOllama, ScenarioDialectOpenaiChat, ScenarioDialectOpenaiResponses, ScenarioDialectAnthropic,
	ScenarioDialectGemini, ScenarioDialectGeminiInteractions,
}

func writeScenarioDialect(m ScenarioDialect) Value {
	return Text(string(m))
}

// ParseScenarioDialect reads a JSON text that the schema accepts; an error is a *Fault.
func ParseScenarioDialect(text []byte) (ScenarioDialect, error) {
	return judged("turnwire/v1/scenario#ScenarioDialect", text, readScenarioDialect)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ScenarioDialect) MarshalJSON() ([]byte, error) {
	return writeScenarioDialect(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ScenarioDialect) UnmarshalJSON(text []byte) error {
	made, err := ParseScenarioDialect(text)
	if err == nil {
		*m = made
	}
	return err
}

// ScenarioMethod: HTTP method of a request.
type ScenarioMethod string

// The words of ScenarioMethod.
const (
	ScenarioMethodGET    ScenarioMethod = "GET"
	ScenarioMethodHEAD   ScenarioMethod = "HEAD"
	ScenarioMethodPOST   ScenarioMethod = "POST"
	ScenarioMethodDELETE ScenarioMethod = "DELETE"
)

func readScenarioMethod(value Value) (ScenarioMethod, *Fault) {
	word := ScenarioMethod(value.text)
	for _, known := range wordsScenarioMethod {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ScenarioMethod")
}

var wordsScenarioMethod = [...]ScenarioMethod{
	ScenarioMethodGET, ScenarioMethodHEAD, ScenarioMethodPOST, ScenarioMethodDELETE,
}

func writeScenarioMethod(m ScenarioMethod) Value {
	return Text(string(m))
}

// ParseScenarioMethod reads a JSON text that the schema accepts; an error is a *Fault.
func ParseScenarioMethod(text []byte) (ScenarioMethod, error) {
	return judged("turnwire/v1/scenario#ScenarioMethod", text, readScenarioMethod)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ScenarioMethod) MarshalJSON() ([]byte, error) {
	return writeScenarioMethod(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ScenarioMethod) UnmarshalJSON(text []byte) error {
	made, err := ParseScenarioMethod(text)
	if err == nil {
		*m = made
	}
	return err
}

// ScenarioRole: Who said the last message.
type ScenarioRole string

// The words of ScenarioRole.
const (
	ScenarioRoleUser ScenarioRole = "user"
	ScenarioRoleTool ScenarioRole = "tool"
)

func readScenarioRole(value Value) (ScenarioRole, *Fault) {
	word := ScenarioRole(value.text)
	for _, known := range wordsScenarioRole {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of ScenarioRole")
}

var wordsScenarioRole = [...]ScenarioRole{
	ScenarioRoleUser, ScenarioRoleTool,
}

func writeScenarioRole(m ScenarioRole) Value {
	return Text(string(m))
}

// ParseScenarioRole reads a JSON text that the schema accepts; an error is a *Fault.
func ParseScenarioRole(text []byte) (ScenarioRole, error) {
	return judged("turnwire/v1/scenario#ScenarioRole", text, readScenarioRole)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ScenarioRole) MarshalJSON() ([]byte, error) {
	return writeScenarioRole(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ScenarioRole) UnmarshalJSON(text []byte) error {
	made, err := ParseScenarioRole(text)
	if err == nil {
		*m = made
	}
	return err
}

// ScenarioAnswer: What the model says, in the words of every dialect: thinking, then text, then calls.
type ScenarioAnswer struct {
	// The text. Absent: none.
	Text *string
	// What was thought before it. Absent: nothing.
	Thinking *string
	// Calls of tools. Absent: none.
	ToolCalls []ScenarioCall
	// Why it ended. Absent: tool_calls where there are calls, else stop.
	FinishReason *FinishReason
	// What it cost. Absent: estimated from the texts.
	Usage *UsageInfo
}

func readScenarioAnswer(value Value) (ScenarioAnswer, *Fault) {
	r := fieldsOf(value)
	var made ScenarioAnswer
	maybePtr(r, "text", &made.Text, readText)
	maybePtr(r, "thinking", &made.Thinking, readText)
	maybe(r, "tool_calls", &made.ToolCalls, readList(readScenarioCall))
	maybePtr(r, "finish_reason", &made.FinishReason, readFinishReason)
	maybePtr(r, "usage", &made.Usage, readUsageInfo)
	return made, r.fault
}

func writeScenarioAnswer(m ScenarioAnswer) Value {
	w := newWriter()
	putPtr(w, "text", m.Text, Text)
	putPtr(w, "thinking", m.Thinking, Text)
	putList(w, "tool_calls", m.ToolCalls, writeList(writeScenarioCall))
	putPtr(w, "finish_reason", m.FinishReason, writeFinishReason)
	putPtr(w, "usage", m.Usage, writeUsageInfo)
	return w.done()
}

// ParseScenarioAnswer reads a JSON text that the schema accepts; an error is a *Fault.
func ParseScenarioAnswer(text []byte) (ScenarioAnswer, error) {
	return judged("turnwire/v1/scenario#ScenarioAnswer", text, readScenarioAnswer)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ScenarioAnswer) MarshalJSON() ([]byte, error) {
	return writeScenarioAnswer(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ScenarioAnswer) UnmarshalJSON(text []byte) error {
	made, err := ParseScenarioAnswer(text)
	if err == nil {
		*m = made
	}
	return err
}

// ScenarioCall: A call of a tool.
type ScenarioCall struct {
	// The tool to call.
	Name ToolName
	// The arguments. Absent: none.
	Arguments *Object
	// Id of the call. Absent: one is made.
	ID *string
}

func readScenarioCall(value Value) (ScenarioCall, *Fault) {
	r := fieldsOf(value)
	var made ScenarioCall
	need(r, "name", &made.Name, readText)
	maybe(r, "arguments", &made.Arguments, readObject)
	maybePtr(r, "id", &made.ID, readText)
	return made, r.fault
}

func writeScenarioCall(m ScenarioCall) Value {
	w := newWriter()
	put(w, "name", m.Name, Text)
	putMap(w, "arguments", m.Arguments, Members)
	putPtr(w, "id", m.ID, Text)
	return w.done()
}

// ParseScenarioCall reads a JSON text that the schema accepts; an error is a *Fault.
func ParseScenarioCall(text []byte) (ScenarioCall, error) {
	return judged("turnwire/v1/scenario#ScenarioCall", text, readScenarioCall)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ScenarioCall) MarshalJSON() ([]byte, error) {
	return writeScenarioCall(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ScenarioCall) UnmarshalJSON(text []byte) error {
	made, err := ParseScenarioCall(text)
	if err == nil {
		*m = made
	}
	return err
}

// ScenarioFault: One thing that is wrong with an answer.
//
// It is one of *RefuseFault, *DelayFault, *DripFault, *ResetFault, *SplitFault, *GarbageFault, *GiantLineFault,
// *ErrorFault, *MissingEndFault, *ContentTypeFault, *IdsFault, *UsageFault, *StatusFault.
type ScenarioFault interface{ isScenarioFault() }

func (*RefuseFault) isScenarioFault() {}

func (*DelayFault) isScenarioFault() {}

func (*DripFault) isScenarioFault() {}

func (*ResetFault) isScenarioFault() {}

func (*SplitFault) isScenarioFault() {}

func (*GarbageFault) isScenarioFault() {}

func (*GiantLineFault) isScenarioFault() {}

func (*ErrorFault) isScenarioFault() {}

func (*MissingEndFault) isScenarioFault() {}

func (*ContentTypeFault) isScenarioFault() {}

func (*IdsFault) isScenarioFault() {}

func (*UsageFault) isScenarioFault() {}

func (*StatusFault) isScenarioFault() {}

func readScenarioFault(value Value) (ScenarioFault, *Fault) {
	switch value.Get("type").text {
	case "refuse":
		made, fault := readRefuseFault(value)
		return &made, fault
	case "delay":
		made, fault := readDelayFault(value)
		return &made, fault
	case "drip":
		made, fault := readDripFault(value)
		return &made, fault
	case "reset":
		made, fault := readResetFault(value)
		return &made, fault
	case "split":
		made, fault := readSplitFault(value)
		return &made, fault
	case "garbage":
		made, fault := readGarbageFault(value)
		return &made, fault
	case "giant_line":
		made, fault := readGiantLineFault(value)
		return &made, fault
	case "error_in_stream":
		made, fault := readErrorFault(value)
		return &made, fault
	case "missing_end":
		made, fault := readMissingEndFault(value)
		return &made, fault
	case "content_type":
		made, fault := readContentTypeFault(value)
		return &made, fault
	case "ids":
		made, fault := readIdsFault(value)
		return &made, fault
	case "usage":
		made, fault := readUsageFault(value)
		return &made, fault
	case "status":
		made, fault := readStatusFault(value)
		return &made, fault
	}
	return nil, unfit("an object whose type is known")
}

func writeScenarioFault(m ScenarioFault) Value {
	switch m := m.(type) {
	case *RefuseFault:
		return writeRefuseFault(*m)
	case *DelayFault:
		return writeDelayFault(*m)
	case *DripFault:
		return writeDripFault(*m)
	case *ResetFault:
		return writeResetFault(*m)
	case *SplitFault:
		return writeSplitFault(*m)
	case *GarbageFault:
		return writeGarbageFault(*m)
	case *GiantLineFault:
		return writeGiantLineFault(*m)
	case *ErrorFault:
		return writeErrorFault(*m)
	case *MissingEndFault:
		return writeMissingEndFault(*m)
	case *ContentTypeFault:
		return writeContentTypeFault(*m)
	case *IdsFault:
		return writeIdsFault(*m)
	case *UsageFault:
		return writeUsageFault(*m)
	case *StatusFault:
		return writeStatusFault(*m)
	}
	return Value{}
}

// ParseScenarioFault reads a JSON text that the schema accepts; an error is a *Fault.
func ParseScenarioFault(text []byte) (ScenarioFault, error) {
	return judged("turnwire/v1/scenario#ScenarioFault", text, readScenarioFault)
}

// RefuseFault: The connection is reset once the request is read, before any byte of an answer.
type RefuseFault struct{}

func readRefuseFault(value Value) (RefuseFault, *Fault) {
	r := fieldsOf(value)
	var made RefuseFault
	r.skip("type")
	return made, r.fault
}

func writeRefuseFault(m RefuseFault) Value {
	w := newWriter()
	w.put("type", Text("refuse"))
	return w.done()
}

// ParseRefuseFault reads a JSON text that the schema accepts; an error is a *Fault.
func ParseRefuseFault(text []byte) (RefuseFault, error) {
	return judged("turnwire/v1/scenario#RefuseFault", text, readRefuseFault)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m RefuseFault) MarshalJSON() ([]byte, error) {
	return writeRefuseFault(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *RefuseFault) UnmarshalJSON(text []byte) error {
	made, err := ParseRefuseFault(text)
	if err == nil {
		*m = made
	}
	return err
}

// DelayFault: Nothing is sent for a while.
type DelayFault struct {
	// How long.
	Seconds Number
	// Bytes of the body that are sent before. Absent: not even the head is.
	AfterBytes *int64
}

func readDelayFault(value Value) (DelayFault, *Fault) {
	r := fieldsOf(value)
	var made DelayFault
	r.skip("type")
	need(r, "seconds", &made.Seconds, readNumber)
	maybePtr(r, "after_bytes", &made.AfterBytes, readInt)
	return made, r.fault
}

func writeDelayFault(m DelayFault) Value {
	w := newWriter()
	w.put("type", Text("delay"))
	put(w, "seconds", m.Seconds, writeNumber)
	putPtr(w, "after_bytes", m.AfterBytes, Int)
	return w.done()
}

// ParseDelayFault reads a JSON text that the schema accepts; an error is a *Fault.
func ParseDelayFault(text []byte) (DelayFault, error) {
	return judged("turnwire/v1/scenario#DelayFault", text, readDelayFault)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m DelayFault) MarshalJSON() ([]byte, error) {
	return writeDelayFault(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *DelayFault) UnmarshalJSON(text []byte) error {
	made, err := ParseDelayFault(text)
	if err == nil {
		*m = made
	}
	return err
}

// DripFault: The body comes in small pieces with a pause after each.
type DripFault struct {
	// Bytes of a piece. Absent: 1.
	Bytes *int64
	// Pause after each piece. Absent: 0.01.
	Seconds *Number
}

func readDripFault(value Value) (DripFault, *Fault) {
	r := fieldsOf(value)
	var made DripFault
	r.skip("type")
	maybePtr(r, "bytes", &made.Bytes, readInt)
	maybePtr(r, "seconds", &made.Seconds, readNumber)
	return made, r.fault
}

func writeDripFault(m DripFault) Value {
	w := newWriter()
	w.put("type", Text("drip"))
	putPtr(w, "bytes", m.Bytes, Int)
	putPtr(w, "seconds", m.Seconds, writeNumber)
	return w.done()
}

// ParseDripFault reads a JSON text that the schema accepts; an error is a *Fault.
func ParseDripFault(text []byte) (DripFault, error) {
	return judged("turnwire/v1/scenario#DripFault", text, readDripFault)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m DripFault) MarshalJSON() ([]byte, error) {
	return writeDripFault(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *DripFault) UnmarshalJSON(text []byte) error {
	made, err := ParseDripFault(text)
	if err == nil {
		*m = made
	}
	return err
}

// ResetFault: The connection is broken off with a TCP reset in mid-body.
type ResetFault struct {
	// Bytes of the body that are sent before; 0: only the head is. More than there are: all of them, but not the
	// end of the body.
	AfterBytes int64
}

func readResetFault(value Value) (ResetFault, *Fault) {
	r := fieldsOf(value)
	var made ResetFault
	r.skip("type")
	need(r, "after_bytes", &made.AfterBytes, readInt)
	return made, r.fault
}

func writeResetFault(m ResetFault) Value {
	w := newWriter()
	w.put("type", Text("reset"))
	put(w, "after_bytes", m.AfterBytes, Int)
	return w.done()
}

// ParseResetFault reads a JSON text that the schema accepts; an error is a *Fault.
func ParseResetFault(text []byte) (ResetFault, error) {
	return judged("turnwire/v1/scenario#ResetFault", text, readResetFault)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ResetFault) MarshalJSON() ([]byte, error) {
	return writeResetFault(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ResetFault) UnmarshalJSON(text []byte) error {
	made, err := ParseResetFault(text)
	if err == nil {
		*m = made
	}
	return err
}

// SplitFault: The body is cut into pieces at any byte, within a character or a line too; each is sent as an HTTP
// chunk of its own.
type SplitFault struct {
	// Where, in bytes from the beginning of the body. Absent: as `bytes` says.
	At []int64
	// Bytes of a piece, where `at` is absent. Absent: 1.
	Bytes *int64
}

func readSplitFault(value Value) (SplitFault, *Fault) {
	r := fieldsOf(value)
	var made SplitFault
	r.skip("type")
	maybe(r, "at", &made.At, readList(readInt))
	maybePtr(r, "bytes", &made.Bytes, readInt)
	return made, r.fault
}

func writeSplitFault(m SplitFault) Value {
	w := newWriter()
	w.put("type", Text("split"))
	putList(w, "at", m.At, writeList(Int))
	putPtr(w, "bytes", m.Bytes, Int)
	return w.done()
}

// ParseSplitFault reads a JSON text that the schema accepts; an error is a *Fault.
func ParseSplitFault(text []byte) (SplitFault, error) {
	return judged("turnwire/v1/scenario#SplitFault", text, readSplitFault)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m SplitFault) MarshalJSON() ([]byte, error) {
	return writeSplitFault(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *SplitFault) UnmarshalJSON(text []byte) error {
	made, err := ParseSplitFault(text)
	if err == nil {
		*m = made
	}
	return err
}

// GarbageFault: A line in the stream is not JSON; a whole body begins with it.
type GarbageFault struct {
	// The line. Absent: `}{ not JSON`.
	Text *string
	// How many events or lines of the stream come before it. Absent: 1. More than there are: it comes before the
	// last one.
	AfterEvents *int64
}

func readGarbageFault(value Value) (GarbageFault, *Fault) {
	r := fieldsOf(value)
	var made GarbageFault
	r.skip("type")
	maybePtr(r, "text", &made.Text, readText)
	maybePtr(r, "after_events", &made.AfterEvents, readInt)
	return made, r.fault
}

func writeGarbageFault(m GarbageFault) Value {
	w := newWriter()
	w.put("type", Text("garbage"))
	putPtr(w, "text", m.Text, Text)
	putPtr(w, "after_events", m.AfterEvents, Int)
	return w.done()
}

// ParseGarbageFault reads a JSON text that the schema accepts; an error is a *Fault.
func ParseGarbageFault(text []byte) (GarbageFault, error) {
	return judged("turnwire/v1/scenario#GarbageFault", text, readGarbageFault)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m GarbageFault) MarshalJSON() ([]byte, error) {
	return writeGarbageFault(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *GarbageFault) UnmarshalJSON(text []byte) error {
	made, err := ParseGarbageFault(text)
	if err == nil {
		*m = made
	}
	return err
}

// GiantLineFault: A line of the stream is very long: one JSON text. A whole body has as much white space before
// it, which is valid JSON.
type GiantLineFault struct {
	// How long, in bytes. Absent: 16,777,216.
	Bytes *int64
	// How many events or lines of the stream come before it. Absent: 1. More than there are: it comes before the
	// last one.
	AfterEvents *int64
}

func readGiantLineFault(value Value) (GiantLineFault, *Fault) {
	r := fieldsOf(value)
	var made GiantLineFault
	r.skip("type")
	maybePtr(r, "bytes", &made.Bytes, readInt)
	maybePtr(r, "after_events", &made.AfterEvents, readInt)
	return made, r.fault
}

func writeGiantLineFault(m GiantLineFault) Value {
	w := newWriter()
	w.put("type", Text("giant_line"))
	putPtr(w, "bytes", m.Bytes, Int)
	putPtr(w, "after_events", m.AfterEvents, Int)
	return w.done()
}

// ParseGiantLineFault reads a JSON text that the schema accepts; an error is a *Fault.
func ParseGiantLineFault(text []byte) (GiantLineFault, error) {
	return judged("turnwire/v1/scenario#GiantLineFault", text, readGiantLineFault)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m GiantLineFault) MarshalJSON() ([]byte, error) {
	return writeGiantLineFault(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *GiantLineFault) UnmarshalJSON(text []byte) error {
	made, err := ParseGiantLineFault(text)
	if err == nil {
		*m = made
	}
	return err
}

// ErrorFault: The stream reports an error in the words of the dialect and ends there, in order. A whole answer is
// that error, with status 500.
type ErrorFault struct {
	// What it says. Absent: that the stand-in failed on purpose.
	Message *string
	// How many events or lines of the stream come before it. Absent: 1. More than there are: it comes before the
	// last one.
	AfterEvents *int64
}

func readErrorFault(value Value) (ErrorFault, *Fault) {
	r := fieldsOf(value)
	var made ErrorFault
	r.skip("type")
	maybePtr(r, "message", &made.Message, readText)
	maybePtr(r, "after_events", &made.AfterEvents, readInt)
	return made, r.fault
}

func writeErrorFault(m ErrorFault) Value {
	w := newWriter()
	w.put("type", Text("error_in_stream"))
	putPtr(w, "message", m.Message, Text)
	putPtr(w, "after_events", m.AfterEvents, Int)
	return w.done()
}

// ParseErrorFault reads a JSON text that the schema accepts; an error is a *Fault.
func ParseErrorFault(text []byte) (ErrorFault, error) {
	return judged("turnwire/v1/scenario#ErrorFault", text, readErrorFault)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ErrorFault) MarshalJSON() ([]byte, error) {
	return writeErrorFault(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ErrorFault) UnmarshalJSON(text []byte) error {
	made, err := ParseErrorFault(text)
	if err == nil {
		*m = made
	}
	return err
}

// MissingEndFault: The stream ends in order, but what says that the answer is over never comes. A whole body lacks
// its second half.
type MissingEndFault struct{}

func readMissingEndFault(value Value) (MissingEndFault, *Fault) {
	r := fieldsOf(value)
	var made MissingEndFault
	r.skip("type")
	return made, r.fault
}

func writeMissingEndFault(m MissingEndFault) Value {
	w := newWriter()
	w.put("type", Text("missing_end"))
	return w.done()
}

// ParseMissingEndFault reads a JSON text that the schema accepts; an error is a *Fault.
func ParseMissingEndFault(text []byte) (MissingEndFault, error) {
	return judged("turnwire/v1/scenario#MissingEndFault", text, readMissingEndFault)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m MissingEndFault) MarshalJSON() ([]byte, error) {
	return writeMissingEndFault(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *MissingEndFault) UnmarshalJSON(text []byte) error {
	made, err := ParseMissingEndFault(text)
	if err == nil {
		*m = made
	}
	return err
}

// ContentTypeFault: The answer says that it is something else.
type ContentTypeFault struct {
	// Value of the header Content-Type. Absent: text/html.
	Value *string
}

func readContentTypeFault(value Value) (ContentTypeFault, *Fault) {
	r := fieldsOf(value)
	var made ContentTypeFault
	r.skip("type")
	maybePtr(r, "value", &made.Value, readText)
	return made, r.fault
}

func writeContentTypeFault(m ContentTypeFault) Value {
	w := newWriter()
	w.put("type", Text("content_type"))
	putPtr(w, "value", m.Value, Text)
	return w.done()
}

// ParseContentTypeFault reads a JSON text that the schema accepts; an error is a *Fault.
func ParseContentTypeFault(text []byte) (ContentTypeFault, error) {
	return judged("turnwire/v1/scenario#ContentTypeFault", text, readContentTypeFault)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ContentTypeFault) MarshalJSON() ([]byte, error) {
	return writeContentTypeFault(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ContentTypeFault) UnmarshalJSON(text []byte) error {
	made, err := ParseContentTypeFault(text)
	if err == nil {
		*m = made
	}
	return err
}

// IdsFault: The ids of tool calls are wrong, where the dialect has such ids.
type IdsFault struct {
	// What becomes of them.
	Change IdsChange
}

func readIdsFault(value Value) (IdsFault, *Fault) {
	r := fieldsOf(value)
	var made IdsFault
	r.skip("type")
	need(r, "change", &made.Change, readIdsChange)
	return made, r.fault
}

func writeIdsFault(m IdsFault) Value {
	w := newWriter()
	w.put("type", Text("ids"))
	put(w, "change", m.Change, writeIdsChange)
	return w.done()
}

// ParseIdsFault reads a JSON text that the schema accepts; an error is a *Fault.
func ParseIdsFault(text []byte) (IdsFault, error) {
	return judged("turnwire/v1/scenario#IdsFault", text, readIdsFault)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m IdsFault) MarshalJSON() ([]byte, error) {
	return writeIdsFault(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *IdsFault) UnmarshalJSON(text []byte) error {
	made, err := ParseIdsFault(text)
	if err == nil {
		*m = made
	}
	return err
}

// IdsChange: Ids that are left out, or the same one for every call.
type IdsChange string

// The words of IdsChange.
const (
	IdsChangeMissing   IdsChange = "missing"
	IdsChangeDuplicate IdsChange = "duplicate"
)

func readIdsChange(value Value) (IdsChange, *Fault) {
	word := IdsChange(value.text)
	for _, known := range wordsIdsChange {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of IdsChange")
}

var wordsIdsChange = [...]IdsChange{
	IdsChangeMissing, IdsChangeDuplicate,
}

func writeIdsChange(m IdsChange) Value {
	return Text(string(m))
}

// ParseIdsChange reads a JSON text that the schema accepts; an error is a *Fault.
func ParseIdsChange(text []byte) (IdsChange, error) {
	return judged("turnwire/v1/scenario#IdsChange", text, readIdsChange)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m IdsChange) MarshalJSON() ([]byte, error) {
	return writeIdsChange(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *IdsChange) UnmarshalJSON(text []byte) error {
	made, err := ParseIdsChange(text)
	if err == nil {
		*m = made
	}
	return err
}

// UsageFault: Every count of tokens in the answer is wrong.
type UsageFault struct {
	// The value that replaces each count, for example -1, "many" or null.
	Value Value
}

func readUsageFault(value Value) (UsageFault, *Fault) {
	r := fieldsOf(value)
	var made UsageFault
	r.skip("type")
	need(r, "value", &made.Value, readValue)
	return made, r.fault
}

func writeUsageFault(m UsageFault) Value {
	w := newWriter()
	w.put("type", Text("usage"))
	put(w, "value", m.Value, writeValue)
	return w.done()
}

// ParseUsageFault reads a JSON text that the schema accepts; an error is a *Fault.
func ParseUsageFault(text []byte) (UsageFault, error) {
	return judged("turnwire/v1/scenario#UsageFault", text, readUsageFault)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m UsageFault) MarshalJSON() ([]byte, error) {
	return writeUsageFault(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *UsageFault) UnmarshalJSON(text []byte) error {
	made, err := ParseUsageFault(text)
	if err == nil {
		*m = made
	}
	return err
}

// StatusFault: The request is refused with a status, in the words of the dialect.
type StatusFault struct {
	// HTTP status, for example 429 or 503.
	Status int64
	// Seconds in the header Retry-After. Absent: no such header.
	RetryAfter *int64
	// What the error says. Absent: that the stand-in was asked to refuse this.
	Message *string
}

func readStatusFault(value Value) (StatusFault, *Fault) {
	r := fieldsOf(value)
	var made StatusFault
	r.skip("type")
	need(r, "status", &made.Status, readInt)
	maybePtr(r, "retry_after", &made.RetryAfter, readInt)
	maybePtr(r, "message", &made.Message, readText)
	return made, r.fault
}

func writeStatusFault(m StatusFault) Value {
	w := newWriter()
	w.put("type", Text("status"))
	put(w, "status", m.Status, Int)
	putPtr(w, "retry_after", m.RetryAfter, Int)
	putPtr(w, "message", m.Message, Text)
	return w.done()
}

// ParseStatusFault reads a JSON text that the schema accepts; an error is a *Fault.
func ParseStatusFault(text []byte) (StatusFault, error) {
	return judged("turnwire/v1/scenario#StatusFault", text, readStatusFault)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m StatusFault) MarshalJSON() ([]byte, error) {
	return writeStatusFault(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *StatusFault) UnmarshalJSON(text []byte) error {
	made, err := ParseStatusFault(text)
	if err == nil {
		*m = made
	}
	return err
}
