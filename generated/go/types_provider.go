// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Providers: What a program can know about a running model server.

// ProviderType: Kind of a provider: `ollama`, `vllm`, `llamacpp`, `transformers-serve`, `mlx-lm`, `litellm`,
// `openai-compatible`, `groq`, `openai`, `anthropic`, `gemini`, `embedded`, `mock`, `pool` (several providers of
// the configuration behind one name), or one that a program or an installed package registers.
type ProviderType = string

// ParseProviderType reads a JSON text that the schema accepts; an error is a *Fault.
func ParseProviderType(text []byte) (string, error) {
	return judged("turnwire/v1/provider#ProviderType", text, readText)
}

// Capability: Whether something is supported; unknown is not no.
type Capability string

// The words of Capability.
const (
	CapabilityYes     Capability = "yes"
	CapabilityNo      Capability = "no"
	CapabilityUnknown Capability = "unknown"
)

func readCapability(value Value) (Capability, *Fault) {
	word := Capability(value.text)
	for _, known := range wordsCapability {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of Capability")
}

var wordsCapability = [...]Capability{
	CapabilityYes, CapabilityNo, CapabilityUnknown,
}

func writeCapability(m Capability) Value {
	return Text(string(m))
}

// ParseCapability reads a JSON text that the schema accepts; an error is a *Fault.
func ParseCapability(text []byte) (Capability, error) {
	return judged("turnwire/v1/provider#Capability", text, readCapability)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Capability) MarshalJSON() ([]byte, error) {
	return writeCapability(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Capability) UnmarshalJSON(text []byte) error {
	made, err := ParseCapability(text)
	if err == nil {
		*m = made
	}
	return err
}

// Capabilities: What a model or provider can do.
type Capabilities struct {
	// Answers can be streamed.
	Streaming *Capability
	// Tools can be called.
	Tools *Capability
	// The caller can force or name a tool.
	ToolChoice *Capability
	// Several tools can be called in one answer.
	ParallelToolCalls *Capability
	// Thoughts are sent apart from the answer.
	Thinking *Capability
	// Answers can be held to a JSON Schema.
	StructuredOutput *Capability
	// Images are understood.
	Vision *Capability
	// Sound is understood.
	Audio *Capability
	// Embeddings can be made.
	Embedding *Capability
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readCapabilities(value Value) (Capabilities, *Fault) {
	r := fieldsOf(value)
	var made Capabilities
	maybePtr(r, "streaming", &made.Streaming, readCapability)
	maybePtr(r, "tools", &made.Tools, readCapability)
	maybePtr(r, "tool_choice", &made.ToolChoice, readCapability)
	maybePtr(r, "parallel_tool_calls", &made.ParallelToolCalls, readCapability)
	maybePtr(r, "thinking", &made.Thinking, readCapability)
	maybePtr(r, "structured_output", &made.StructuredOutput, readCapability)
	maybePtr(r, "vision", &made.Vision, readCapability)
	maybePtr(r, "audio", &made.Audio, readCapability)
	maybePtr(r, "embedding", &made.Embedding, readCapability)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeCapabilities(m Capabilities) Value {
	w := newWriter()
	putPtr(w, "streaming", m.Streaming, writeCapability)
	putPtr(w, "tools", m.Tools, writeCapability)
	putPtr(w, "tool_choice", m.ToolChoice, writeCapability)
	putPtr(w, "parallel_tool_calls", m.ParallelToolCalls, writeCapability)
	putPtr(w, "thinking", m.Thinking, writeCapability)
	putPtr(w, "structured_output", m.StructuredOutput, writeCapability)
	putPtr(w, "vision", m.Vision, writeCapability)
	putPtr(w, "audio", m.Audio, writeCapability)
	putPtr(w, "embedding", m.Embedding, writeCapability)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseCapabilities reads a JSON text that the schema accepts; an error is a *Fault.
func ParseCapabilities(text []byte) (Capabilities, error) {
	return judged("turnwire/v1/provider#Capabilities", text, readCapabilities)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m Capabilities) MarshalJSON() ([]byte, error) {
	return writeCapabilities(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *Capabilities) UnmarshalJSON(text []byte) error {
	made, err := ParseCapabilities(text)
	if err == nil {
		*m = made
	}
	return err
}

// ParameterDefaults: What is sent for parameters that a request leaves open (absent or null). A parameter of the
// request wins.
type ParameterDefaults struct {
	// Most tokens to write. Absent: the server's limit.
	MaxTokens *int64
	// Sampling temperature. Absent: none of its own.
	Temperature *Number
	// Nucleus sampling. Absent: none of its own.
	TopP *Number
	// Texts at which an answer stops. Absent: none.
	StopSequences []string
	// Whether, or how much, the model thinks, for requests that say neither this nor a budget. Absent: the server
	// decides.
	Thinking *BooleanOrThinkingEffort
	// How thoughts and tool calls that the model writes into its text are read: off, auto, or the name of a text
	// format. Absent: nothing is filled in.
	TextFormat *string
}

func readParameterDefaults(value Value) (ParameterDefaults, *Fault) {
	r := fieldsOf(value)
	var made ParameterDefaults
	maybePtr(r, "max_tokens", &made.MaxTokens, readInt)
	maybePtr(r, "temperature", &made.Temperature, readNumber)
	maybePtr(r, "top_p", &made.TopP, readNumber)
	maybe(r, "stop_sequences", &made.StopSequences, readList(readText))
	maybePtr(r, "thinking", &made.Thinking, readBooleanOrThinkingEffort)
	maybePtr(r, "text_format", &made.TextFormat, readText)
	return made, r.fault
}

func writeParameterDefaults(m ParameterDefaults) Value {
	w := newWriter()
	putPtr(w, "max_tokens", m.MaxTokens, Int)
	putPtr(w, "temperature", m.Temperature, writeNumber)
	putPtr(w, "top_p", m.TopP, writeNumber)
	putList(w, "stop_sequences", m.StopSequences, writeList(Text))
	putPtr(w, "thinking", m.Thinking, writeBooleanOrThinkingEffort)
	putPtr(w, "text_format", m.TextFormat, Text)
	return w.done()
}

// ParseParameterDefaults reads a JSON text that the schema accepts; an error is a *Fault.
func ParseParameterDefaults(text []byte) (ParameterDefaults, error) {
	return judged("turnwire/v1/provider#ParameterDefaults", text, readParameterDefaults)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ParameterDefaults) MarshalJSON() ([]byte, error) {
	return writeParameterDefaults(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ParameterDefaults) UnmarshalJSON(text []byte) error {
	made, err := ParseParameterDefaults(text)
	if err == nil {
		*m = made
	}
	return err
}

// BooleanOrThinkingEffort has no definition of its own.
type BooleanOrThinkingEffort struct {
	// Boolean is set where the value is a boolean.
	Boolean *bool
	// ThinkingEffort is set where the value is a string.
	ThinkingEffort *ThinkingEffort
}

func readBooleanOrThinkingEffort(value Value) (BooleanOrThinkingEffort, *Fault) {
	switch value.kind {
	case Boolean:
		inner, fault := readBool(value)
		return BooleanOrThinkingEffort{Boolean: &inner}, fault
	case TextKind:
		inner, fault := readThinkingEffort(value)
		return BooleanOrThinkingEffort{ThinkingEffort: &inner}, fault
	}
	return BooleanOrThinkingEffort{}, unfit("a value of BooleanOrThinkingEffort")
}

func writeBooleanOrThinkingEffort(m BooleanOrThinkingEffort) Value {
	switch {
	case m.Boolean != nil:
		return Bool(*m.Boolean)
	case m.ThinkingEffort != nil:
		return writeThinkingEffort(*m.ThinkingEffort)
	}
	return Value{}
}

// ModelInfo: A model that a server offers.
type ModelInfo struct {
	// Name to ask for.
	Name string
	// Most tokens of prompt and answer together.
	ContextLength *int64
	// Size of the model's file.
	SizeBytes *int64
	// Hash of the model's file.
	Digest *string
	// Architecture or family.
	Family *string
	// Number of weights, in the server's words, for example `3.2B`.
	ParameterSize *string
	// Quantization, for example `Q4_K_M`.
	Quantization *string
	// When the model was last changed, as the server wrote it.
	ModifiedAt *string
	// What the model can do.
	Capabilities *Capabilities
	// False when the server would forward calls to another host. Absent: unknown.
	IsLocal *bool
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readModelInfo(value Value) (ModelInfo, *Fault) {
	r := fieldsOf(value)
	var made ModelInfo
	need(r, "name", &made.Name, readText)
	maybePtr(r, "context_length", &made.ContextLength, readInt)
	maybePtr(r, "size_bytes", &made.SizeBytes, readInt)
	maybePtr(r, "digest", &made.Digest, readText)
	maybePtr(r, "family", &made.Family, readText)
	maybePtr(r, "parameter_size", &made.ParameterSize, readText)
	maybePtr(r, "quantization", &made.Quantization, readText)
	maybePtr(r, "modified_at", &made.ModifiedAt, readText)
	maybePtr(r, "capabilities", &made.Capabilities, readCapabilities)
	maybePtr(r, "is_local", &made.IsLocal, readBool)
	r.extras(&made.Extras)
	return made, r.fault
}

func writeModelInfo(m ModelInfo) Value {
	w := newWriter()
	put(w, "name", m.Name, Text)
	putPtr(w, "context_length", m.ContextLength, Int)
	putPtr(w, "size_bytes", m.SizeBytes, Int)
	putPtr(w, "digest", m.Digest, Text)
	putPtr(w, "family", m.Family, Text)
	putPtr(w, "parameter_size", m.ParameterSize, Text)
	putPtr(w, "quantization", m.Quantization, Text)
	putPtr(w, "modified_at", m.ModifiedAt, Text)
	putPtr(w, "capabilities", m.Capabilities, writeCapabilities)
	putPtr(w, "is_local", m.IsLocal, Bool)
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseModelInfo reads a JSON text that the schema accepts; an error is a *Fault.
func ParseModelInfo(text []byte) (ModelInfo, error) {
	return judged("turnwire/v1/provider#ModelInfo", text, readModelInfo)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ModelInfo) MarshalJSON() ([]byte, error) {
	return writeModelInfo(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ModelInfo) UnmarshalJSON(text []byte) error {
	made, err := ParseModelInfo(text)
	if err == nil {
		*m = made
	}
	return err
}

// ProviderHealth: The state of a provider at one moment.
type ProviderHealth struct {
	// Provider that was asked.
	ProviderID string
	// Whether it answered.
	IsAvailable bool
	// Time to its answer, in nanoseconds.
	LatencyNs *int64
	// Version that the server gives itself.
	Version *string
	// Oldest version of this kind of server that was tried. Absent: none was.
	OldestTestedVersion *string
	// False when the server's version is older than that. Absent: unknown.
	IsVersionTested *bool
	// Models it offers now.
	Models []ModelInfo
	// Why it is not available.
	Error *ErrorInfo
	// What is odd about the server, for example a version that is too old.
	Diagnostics []Diagnostic
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readProviderHealth(value Value) (ProviderHealth, *Fault) {
	r := fieldsOf(value)
	var made ProviderHealth
	need(r, "provider_id", &made.ProviderID, readText)
	need(r, "is_available", &made.IsAvailable, readBool)
	maybePtr(r, "latency_ns", &made.LatencyNs, readInt)
	maybePtr(r, "version", &made.Version, readText)
	maybePtr(r, "oldest_tested_version", &made.OldestTestedVersion, readText)
	maybePtr(r, "is_version_tested", &made.IsVersionTested, readBool)
	maybe(r, "models", &made.Models, readList(readModelInfo))
	maybePtr(r, "error", &made.Error, readErrorInfo)
	maybe(r, "diagnostics", &made.Diagnostics, readList(readDiagnostic))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeProviderHealth(m ProviderHealth) Value {
	w := newWriter()
	put(w, "provider_id", m.ProviderID, Text)
	put(w, "is_available", m.IsAvailable, Bool)
	putPtr(w, "latency_ns", m.LatencyNs, Int)
	putPtr(w, "version", m.Version, Text)
	putPtr(w, "oldest_tested_version", m.OldestTestedVersion, Text)
	putPtr(w, "is_version_tested", m.IsVersionTested, Bool)
	putList(w, "models", m.Models, writeList(writeModelInfo))
	putPtr(w, "error", m.Error, writeErrorInfo)
	putList(w, "diagnostics", m.Diagnostics, writeList(writeDiagnostic))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseProviderHealth reads a JSON text that the schema accepts; an error is a *Fault.
func ParseProviderHealth(text []byte) (ProviderHealth, error) {
	return judged("turnwire/v1/provider#ProviderHealth", text, readProviderHealth)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ProviderHealth) MarshalJSON() ([]byte, error) {
	return writeProviderHealth(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ProviderHealth) UnmarshalJSON(text []byte) error {
	made, err := ParseProviderHealth(text)
	if err == nil {
		*m = made
	}
	return err
}

// ProviderInfo: A configured provider.
type ProviderInfo struct {
	// Id in the configuration.
	ProviderID string
	// Kind of provider.
	Type ProviderType
	// Base URL, without credentials. Absent: it runs inside this process.
	Endpoint *string
	// Whether it is used when none is named. null means false.
	IsDefault *bool
	// Models named in the configuration.
	Models []ModelInfo
	// Parameters for requests that leave them open.
	Defaults *ParameterDefaults
	// What the provider can do.
	Capabilities *Capabilities
	// Ids of the providers that are asked when this one fails, in this order.
	Fallback []string
	// Ids of the providers between which a pool chooses.
	Members []string
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readProviderInfo(value Value) (ProviderInfo, *Fault) {
	r := fieldsOf(value)
	var made ProviderInfo
	need(r, "provider_id", &made.ProviderID, readText)
	need(r, "type", &made.Type, readText)
	maybePtr(r, "endpoint", &made.Endpoint, readText)
	maybePtr(r, "is_default", &made.IsDefault, readBool)
	maybe(r, "models", &made.Models, readList(readModelInfo))
	maybePtr(r, "defaults", &made.Defaults, readParameterDefaults)
	maybePtr(r, "capabilities", &made.Capabilities, readCapabilities)
	maybe(r, "fallback", &made.Fallback, readList(readText))
	maybe(r, "members", &made.Members, readList(readText))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeProviderInfo(m ProviderInfo) Value {
	w := newWriter()
	put(w, "provider_id", m.ProviderID, Text)
	put(w, "type", m.Type, Text)
	putPtr(w, "endpoint", m.Endpoint, Text)
	putPtr(w, "is_default", m.IsDefault, Bool)
	putList(w, "models", m.Models, writeList(writeModelInfo))
	putPtr(w, "defaults", m.Defaults, writeParameterDefaults)
	putPtr(w, "capabilities", m.Capabilities, writeCapabilities)
	putList(w, "fallback", m.Fallback, writeList(Text))
	putList(w, "members", m.Members, writeList(Text))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseProviderInfo reads a JSON text that the schema accepts; an error is a *Fault.
func ParseProviderInfo(text []byte) (ProviderInfo, error) {
	return judged("turnwire/v1/provider#ProviderInfo", text, readProviderInfo)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ProviderInfo) MarshalJSON() ([]byte, error) {
	return writeProviderInfo(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ProviderInfo) UnmarshalJSON(text []byte) error {
	made, err := ParseProviderInfo(text)
	if err == nil {
		*m = made
	}
	return err
}
