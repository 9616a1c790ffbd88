// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Messages: One turn of a conversation, one definition per role.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Object};
use crate::rules::Fault;
use crate::types::{Content, InvalidToolCall, ProviderOptions, ToolCall};

/// Who speaks. The order gives the ordinals 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MessageRole {
    /// `system`
    System,
    /// `user`
    User,
    /// `assistant`
    Assistant,
    /// `tool`
    Tool,
}

impl MessageRole {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            MessageRole::System => "system",
            MessageRole::User => "user",
            MessageRole::Assistant => "assistant",
            MessageRole::Tool => "tool",
        }
    }
}

impl Carried for MessageRole {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("system") => Ok(MessageRole::System),
            Some("user") => Ok(MessageRole::User),
            Some("assistant") => Ok(MessageRole::Assistant),
            Some("tool") => Ok(MessageRole::Tool),
            _ => Err(unfit("a word of MessageRole")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for MessageRole {
    const NAME: &'static str = "turnwire/v1/message#MessageRole";
}

/// Instructions of the developer.
#[derive(Clone, Debug, PartialEq)]
pub struct SystemMessage {
    /// The instructions.
    pub content: Content,
    /// `developer` where the wire role was or shall be `developer`. Absent: `system`.
    pub variant: Option<SystemMessageVariant>,
    /// Name of the participant.
    pub name: Option<String>,
    /// Id of the message in its conversation; stored, never sent.
    pub id: Option<String>,
    /// The developer's own data; never sent.
    pub metadata: Option<Object>,
    /// Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl SystemMessage {
    /// The value with what it must have, and nothing else.
    pub fn new(content: impl Into<Content>) -> Self {
        SystemMessage {
            content: content.into(),
            variant: None,
            name: None,
            id: None,
            metadata: None,
            provider_options: None,
            extras: None,
        }
    }
}

impl Carried for SystemMessage {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("role");
        Ok(SystemMessage {
            content: fields.required("content")?,
            variant: fields.optional("variant")?,
            name: fields.optional("name")?,
            id: fields.optional("id")?,
            metadata: fields.optional("metadata")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("role", "system");
        out.required("content", &self.content);
        out.optional("variant", &self.variant);
        out.optional("name", &self.name);
        out.optional("id", &self.id);
        out.optional("metadata", &self.metadata);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for SystemMessage {
    const NAME: &'static str = "turnwire/v1/message#SystemMessage";
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SystemMessageVariant {
    /// `developer`
    Developer,
}

impl SystemMessageVariant {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            SystemMessageVariant::Developer => "developer",
        }
    }
}

impl Carried for SystemMessageVariant {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("developer") => Ok(SystemMessageVariant::Developer),
            _ => Err(unfit("a word of SystemMessageVariant")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

/// What the user says or shows.
#[derive(Clone, Debug, PartialEq)]
pub struct UserMessage {
    /// Text or parts.
    pub content: Content,
    /// Name of the participant.
    pub name: Option<String>,
    /// Id of the message in its conversation; stored, never sent.
    pub id: Option<String>,
    /// The developer's own data; never sent.
    pub metadata: Option<Object>,
    /// Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl UserMessage {
    /// The value with what it must have, and nothing else.
    pub fn new(content: impl Into<Content>) -> Self {
        UserMessage {
            content: content.into(),
            name: None,
            id: None,
            metadata: None,
            provider_options: None,
            extras: None,
        }
    }
}

impl Carried for UserMessage {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("role");
        Ok(UserMessage {
            content: fields.required("content")?,
            name: fields.optional("name")?,
            id: fields.optional("id")?,
            metadata: fields.optional("metadata")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("role", "user");
        out.required("content", &self.content);
        out.optional("name", &self.name);
        out.optional("id", &self.id);
        out.optional("metadata", &self.metadata);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for UserMessage {
    const NAME: &'static str = "turnwire/v1/message#UserMessage";
}

/// What the model said, thought and called.
/// Rule: at least one of content | tool_calls | invalid_tool_calls is required.
#[derive(Clone, Debug, PartialEq)]
pub struct AssistantMessage {
    /// Text or parts. Absent: the model only called tools.
    pub content: Option<Content>,
    /// Calls that are complete and well formed, in order.
    pub tool_calls: Option<Vec<ToolCall>>,
    /// Calls that cannot be run, kept with their raw text.
    pub invalid_tool_calls: Option<Vec<InvalidToolCall>>,
    /// Name of the participant.
    pub name: Option<String>,
    /// Id of the message in its conversation; stored, never sent.
    pub id: Option<String>,
    /// The developer's own data; never sent.
    pub metadata: Option<Object>,
    /// Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl AssistantMessage {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        AssistantMessage {
            content: None,
            tool_calls: None,
            invalid_tool_calls: None,
            name: None,
            id: None,
            metadata: None,
            provider_options: None,
            extras: None,
        }
    }
}

impl Carried for AssistantMessage {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("role");
        Ok(AssistantMessage {
            content: fields.optional("content")?,
            tool_calls: fields.optional("tool_calls")?,
            invalid_tool_calls: fields.optional("invalid_tool_calls")?,
            name: fields.optional("name")?,
            id: fields.optional("id")?,
            metadata: fields.optional("metadata")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("role", "assistant");
        out.optional("content", &self.content);
        out.optional("tool_calls", &self.tool_calls);
        out.optional("invalid_tool_calls", &self.invalid_tool_calls);
        out.optional("name", &self.name);
        out.optional("id", &self.id);
        out.optional("metadata", &self.metadata);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for AssistantMessage {
    const NAME: &'static str = "turnwire/v1/message#AssistantMessage";
}

/// The result of one tool call.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolMessage {
    /// What the tool returned; may be empty.
    pub content: Content,
    /// Id of the call that is answered.
    pub tool_call_id: String,
    /// True when the tool failed. null means false.
    pub is_error: Option<bool>,
    /// Name of the participant.
    pub name: Option<String>,
    /// Id of the message in its conversation; stored, never sent.
    pub id: Option<String>,
    /// The developer's own data; never sent.
    pub metadata: Option<Object>,
    /// Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ToolMessage {
    /// The value with what it must have, and nothing else.
    pub fn new(content: impl Into<Content>, tool_call_id: impl Into<String>) -> Self {
        ToolMessage {
            content: content.into(),
            tool_call_id: tool_call_id.into(),
            is_error: None,
            name: None,
            id: None,
            metadata: None,
            provider_options: None,
            extras: None,
        }
    }
}

impl Carried for ToolMessage {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("role");
        Ok(ToolMessage {
            content: fields.required("content")?,
            tool_call_id: fields.required("tool_call_id")?,
            is_error: fields.optional("is_error")?,
            name: fields.optional("name")?,
            id: fields.optional("id")?,
            metadata: fields.optional("metadata")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("role", "tool");
        out.required("content", &self.content);
        out.required("tool_call_id", &self.tool_call_id);
        out.optional("is_error", &self.is_error);
        out.optional("name", &self.name);
        out.optional("id", &self.id);
        out.optional("metadata", &self.metadata);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ToolMessage {
    const NAME: &'static str = "turnwire/v1/message#ToolMessage";
}

/// A message of any role.
#[derive(Clone, Debug, PartialEq)]
pub enum ChatMessage {
    /// `role` is `system`.
    SystemMessage(SystemMessage),
    /// `role` is `user`.
    UserMessage(UserMessage),
    /// `role` is `assistant`.
    AssistantMessage(AssistantMessage),
    /// `role` is `tool`.
    ToolMessage(ToolMessage),
}

impl From<SystemMessage> for ChatMessage {
    fn from(value: SystemMessage) -> Self {
        ChatMessage::SystemMessage(value)
    }
}

impl From<UserMessage> for ChatMessage {
    fn from(value: UserMessage) -> Self {
        ChatMessage::UserMessage(value)
    }
}

impl From<AssistantMessage> for ChatMessage {
    fn from(value: AssistantMessage) -> Self {
        ChatMessage::AssistantMessage(value)
    }
}

impl From<ToolMessage> for ChatMessage {
    fn from(value: ToolMessage) -> Self {
        ChatMessage::ToolMessage(value)
    }
}

impl Carried for ChatMessage {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.get("role").and_then(Json::as_text) {
            Some("system") => SystemMessage::read(value).map(ChatMessage::SystemMessage),
            Some("user") => UserMessage::read(value).map(ChatMessage::UserMessage),
            Some("assistant") => AssistantMessage::read(value).map(ChatMessage::AssistantMessage),
            Some("tool") => ToolMessage::read(value).map(ChatMessage::ToolMessage),
            _ => Err(unfit("an object whose role is known")),
        }
    }

    fn write(&self) -> Json {
        match self {
            ChatMessage::SystemMessage(value) => value.write(),
            ChatMessage::UserMessage(value) => value.write(),
            ChatMessage::AssistantMessage(value) => value.write(),
            ChatMessage::ToolMessage(value) => value.write(),
        }
    }
}

impl Definition for ChatMessage {
    const NAME: &'static str = "turnwire/v1/message#ChatMessage";
}

/// Messages in the order of the conversation.
pub type Conversation = Vec<ChatMessage>;
