// Code generated from schemas/ by `make generate`. DO NOT EDIT.

package turnwire

// Messages: One turn of a conversation, one definition per role.

// MessageRole: Who speaks. The order gives the ordinals 0 to 3.
type MessageRole string

// The words of MessageRole.
const (
	MessageRoleSystem    MessageRole = "system"
	MessageRoleUser      MessageRole = "user"
	MessageRoleAssistant MessageRole = "assistant"
	MessageRoleTool      MessageRole = "tool"
)

func readMessageRole(value Value) (MessageRole, *Fault) {
	word := MessageRole(value.text)
	for _, known := range wordsMessageRole {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of MessageRole")
}

var wordsMessageRole = [...]MessageRole{
	MessageRoleSystem, MessageRoleUser, MessageRoleAssistant, MessageRoleTool,
}

func writeMessageRole(m MessageRole) Value {
	return Text(string(m))
}

// ParseMessageRole reads a JSON text that the schema accepts; an error is a *Fault.
func ParseMessageRole(text []byte) (MessageRole, error) {
	return judged("turnwire/v1/message#MessageRole", text, readMessageRole)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m MessageRole) MarshalJSON() ([]byte, error) {
	return writeMessageRole(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *MessageRole) UnmarshalJSON(text []byte) error {
	made, err := ParseMessageRole(text)
	if err == nil {
		*m = made
	}
	return err
}

// SystemMessage: Instructions of the developer.
type SystemMessage struct {
	// The instructions.
	Content Content
	// `developer` where the wire role was or shall be `developer`. Absent: `system`.
	Variant *SystemMessageVariant
	// Name of the participant.
	Name *string
	// Id of the message in its conversation; stored, never sent.
	ID *string
	// The developer's own data; never sent.
	Metadata *Object
	// Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent:
	// nothing extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readSystemMessage(value Value) (SystemMessage, *Fault) {
	r := fieldsOf(value)
	var made SystemMessage
	r.skip("role")
	need(r, "content", &made.Content, readContent)
	maybePtr(r, "variant", &made.Variant, readSystemMessageVariant)
	maybePtr(r, "name", &made.Name, readText)
	maybePtr(r, "id", &made.ID, readText)
	maybe(r, "metadata", &made.Metadata, readObject)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeSystemMessage(m SystemMessage) Value {
	w := newWriter()
	w.put("role", Text("system"))
	put(w, "content", m.Content, writeContent)
	putPtr(w, "variant", m.Variant, writeSystemMessageVariant)
	putPtr(w, "name", m.Name, Text)
	putPtr(w, "id", m.ID, Text)
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseSystemMessage reads a JSON text that the schema accepts; an error is a *Fault.
func ParseSystemMessage(text []byte) (SystemMessage, error) {
	return judged("turnwire/v1/message#SystemMessage", text, readSystemMessage)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m SystemMessage) MarshalJSON() ([]byte, error) {
	return writeSystemMessage(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *SystemMessage) UnmarshalJSON(text []byte) error {
	made, err := ParseSystemMessage(text)
	if err == nil {
		*m = made
	}
	return err
}

// SystemMessageVariant has no definition of its own.
type SystemMessageVariant string

// The words of SystemMessageVariant.
const (
	SystemMessageVariantDeveloper SystemMessageVariant = "developer"
)

func readSystemMessageVariant(value Value) (SystemMessageVariant, *Fault) {
	word := SystemMessageVariant(value.text)
	for _, known := range wordsSystemMessageVariant {
		if word == known && value.kind == TextKind {
			return word, nil
		}
	}
	return "", unfit("a word of SystemMessageVariant")
}

var wordsSystemMessageVariant = [...]SystemMessageVariant{
	SystemMessageVariantDeveloper,
}

func writeSystemMessageVariant(m SystemMessageVariant) Value {
	return Text(string(m))
}

// UserMessage: What the user says or shows.
type UserMessage struct {
	// Text or parts.
	Content Content
	// Name of the participant.
	Name *string
	// Id of the message in its conversation; stored, never sent.
	ID *string
	// The developer's own data; never sent.
	Metadata *Object
	// Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent:
	// nothing extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readUserMessage(value Value) (UserMessage, *Fault) {
	r := fieldsOf(value)
	var made UserMessage
	r.skip("role")
	need(r, "content", &made.Content, readContent)
	maybePtr(r, "name", &made.Name, readText)
	maybePtr(r, "id", &made.ID, readText)
	maybe(r, "metadata", &made.Metadata, readObject)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeUserMessage(m UserMessage) Value {
	w := newWriter()
	w.put("role", Text("user"))
	put(w, "content", m.Content, writeContent)
	putPtr(w, "name", m.Name, Text)
	putPtr(w, "id", m.ID, Text)
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseUserMessage reads a JSON text that the schema accepts; an error is a *Fault.
func ParseUserMessage(text []byte) (UserMessage, error) {
	return judged("turnwire/v1/message#UserMessage", text, readUserMessage)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m UserMessage) MarshalJSON() ([]byte, error) {
	return writeUserMessage(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *UserMessage) UnmarshalJSON(text []byte) error {
	made, err := ParseUserMessage(text)
	if err == nil {
		*m = made
	}
	return err
}

// AssistantMessage: What the model said, thought and called.
// Rule: at least one of content | tool_calls | invalid_tool_calls is required.
type AssistantMessage struct {
	// Text or parts. Absent: the model only called tools.
	Content *Content
	// Calls that are complete and well formed, in order.
	ToolCalls []ToolCall
	// Calls that cannot be run, kept with their raw text.
	InvalidToolCalls []InvalidToolCall
	// Name of the participant.
	Name *string
	// Id of the message in its conversation; stored, never sent.
	ID *string
	// The developer's own data; never sent.
	Metadata *Object
	// Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent:
	// nothing extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readAssistantMessage(value Value) (AssistantMessage, *Fault) {
	r := fieldsOf(value)
	var made AssistantMessage
	r.skip("role")
	maybePtr(r, "content", &made.Content, readContent)
	maybe(r, "tool_calls", &made.ToolCalls, readList(readToolCall))
	maybe(r, "invalid_tool_calls", &made.InvalidToolCalls, readList(readInvalidToolCall))
	maybePtr(r, "name", &made.Name, readText)
	maybePtr(r, "id", &made.ID, readText)
	maybe(r, "metadata", &made.Metadata, readObject)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeAssistantMessage(m AssistantMessage) Value {
	w := newWriter()
	w.put("role", Text("assistant"))
	putPtr(w, "content", m.Content, writeContent)
	putList(w, "tool_calls", m.ToolCalls, writeList(writeToolCall))
	putList(w, "invalid_tool_calls", m.InvalidToolCalls, writeList(writeInvalidToolCall))
	putPtr(w, "name", m.Name, Text)
	putPtr(w, "id", m.ID, Text)
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseAssistantMessage reads a JSON text that the schema accepts; an error is a *Fault.
func ParseAssistantMessage(text []byte) (AssistantMessage, error) {
	return judged("turnwire/v1/message#AssistantMessage", text, readAssistantMessage)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m AssistantMessage) MarshalJSON() ([]byte, error) {
	return writeAssistantMessage(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *AssistantMessage) UnmarshalJSON(text []byte) error {
	made, err := ParseAssistantMessage(text)
	if err == nil {
		*m = made
	}
	return err
}

// ToolMessage: The result of one tool call.
type ToolMessage struct {
	// What the tool returned; may be empty.
	Content Content
	// Id of the call that is answered.
	ToolCallID string
	// True when the tool failed. null means false.
	IsError *bool
	// Name of the participant.
	Name *string
	// Id of the message in its conversation; stored, never sent.
	ID *string
	// The developer's own data; never sent.
	Metadata *Object
	// Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent:
	// nothing extra is sent.
	ProviderOptions *ProviderOptions
	// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
	Extras *Object
}

func readToolMessage(value Value) (ToolMessage, *Fault) {
	r := fieldsOf(value)
	var made ToolMessage
	r.skip("role")
	need(r, "content", &made.Content, readContent)
	need(r, "tool_call_id", &made.ToolCallID, readText)
	maybePtr(r, "is_error", &made.IsError, readBool)
	maybePtr(r, "name", &made.Name, readText)
	maybePtr(r, "id", &made.ID, readText)
	maybe(r, "metadata", &made.Metadata, readObject)
	maybe(r, "provider_options", &made.ProviderOptions, readMap(readObject))
	r.extras(&made.Extras)
	return made, r.fault
}

func writeToolMessage(m ToolMessage) Value {
	w := newWriter()
	w.put("role", Text("tool"))
	put(w, "content", m.Content, writeContent)
	put(w, "tool_call_id", m.ToolCallID, Text)
	putPtr(w, "is_error", m.IsError, Bool)
	putPtr(w, "name", m.Name, Text)
	putPtr(w, "id", m.ID, Text)
	putMap(w, "metadata", m.Metadata, Members)
	putMap(w, "provider_options", m.ProviderOptions, writeMap(Members))
	putMap(w, "extras", m.Extras, Members)
	return w.done()
}

// ParseToolMessage reads a JSON text that the schema accepts; an error is a *Fault.
func ParseToolMessage(text []byte) (ToolMessage, error) {
	return judged("turnwire/v1/message#ToolMessage", text, readToolMessage)
}

// MarshalJSON gives the value as a JSON text without nulls.
func (m ToolMessage) MarshalJSON() ([]byte, error) {
	return writeToolMessage(m).MarshalJSON()
}

// UnmarshalJSON reads a JSON text that the schema accepts.
func (m *ToolMessage) UnmarshalJSON(text []byte) error {
	made, err := ParseToolMessage(text)
	if err == nil {
		*m = made
	}
	return err
}

// ChatMessage: A message of any role.
//
// It is one of *SystemMessage, *UserMessage, *AssistantMessage, *ToolMessage.
type ChatMessage interface{ isChatMessage() }

func (*SystemMessage) isChatMessage() {}

func (*UserMessage) isChatMessage() {}

func (*AssistantMessage) isChatMessage() {}

func (*ToolMessage) isChatMessage() {}

func readChatMessage(value Value) (ChatMessage, *Fault) {
	switch value.Get("role").text {
	case "system":
		made, fault := readSystemMessage(value)
		return &made, fault
	case "user":
		made, fault := readUserMessage(value)
		return &made, fault
	case "assistant":
		made, fault := readAssistantMessage(value)
		return &made, fault
	case "tool":
		made, fault := readToolMessage(value)
		return &made, fault
	}
	return nil, unfit("an object whose role is known")
}

func writeChatMessage(m ChatMessage) Value {
	switch m := m.(type) {
	case *SystemMessage:
		return writeSystemMessage(*m)
	case *UserMessage:
		return writeUserMessage(*m)
	case *AssistantMessage:
		return writeAssistantMessage(*m)
	case *ToolMessage:
		return writeToolMessage(*m)
	}
	return Value{}
}

// ParseChatMessage reads a JSON text that the schema accepts; an error is a *Fault.
func ParseChatMessage(text []byte) (ChatMessage, error) {
	return judged("turnwire/v1/message#ChatMessage", text, readChatMessage)
}

// Conversation: Messages in the order of the conversation.
type Conversation = []ChatMessage

// ParseConversation reads a JSON text that the schema accepts; an error is a *Fault.
func ParseConversation(text []byte) ([]ChatMessage, error) {
	return judged("turnwire/v1/message#Conversation", text, readList(readChatMessage))
}
