// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Contexts: A conversation as it is stored: branches of entries, mode, and what a model sees of it.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Object};
use crate::rules::Fault;
use crate::types::{ContextEntry, Conversation, ToolName};

/// Name of a branch or mode: 1 to 64 of A–Z, a–z, 0–9, underscore, point and hyphen.
pub type ContextName = String;

/// A way of working, with the instructions and rights that belong to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Mode {
    /// Name of the mode.
    pub name: ContextName,
    /// The system message while the mode is active. Absent: none.
    pub system_prompt: Option<String>,
    /// Role of the agent, which decides what it may do with files. Absent: `planner`.
    pub role: Option<String>,
    /// Tools that are offered. Absent: all.
    pub tools: Option<Vec<ToolName>>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl Mode {
    /// The value with what it must have, and nothing else.
    pub fn new(name: impl Into<ContextName>) -> Self {
        Mode { name: name.into(), system_prompt: None, role: None, tools: None, extras: None }
    }
}

impl Carried for Mode {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Mode {
            name: fields.required("name")?,
            system_prompt: fields.optional("system_prompt")?,
            role: fields.optional("role")?,
            tools: fields.optional("tools")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("name", &self.name);
        out.optional("system_prompt", &self.system_prompt);
        out.optional("role", &self.role);
        out.optional("tools", &self.tools);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for Mode {
    const NAME: &'static str = "turnwire/v1/context#Mode";
}

/// A line of the conversation: what it takes over from its parent, and its own entries.
#[derive(Clone, Debug, PartialEq)]
pub struct Branch {
    /// Name of the branch, unique in its context.
    pub name: ContextName,
    /// When it was made.
    pub created_at: String,
    /// Branch from which it was made. Absent: it begins empty.
    pub parent: Option<ContextName>,
    /// Id of the last entry taken over from the parent's line. Absent: nothing is taken over.
    pub fork_after: Option<String>,
    /// Its own entries, in order. Absent: stored elsewhere, outside this document.
    pub entries: Option<Vec<ContextEntry>>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl Branch {
    /// The value with what it must have, and nothing else.
    pub fn new(name: impl Into<ContextName>, created_at: impl Into<String>) -> Self {
        Branch {
            name: name.into(),
            created_at: created_at.into(),
            parent: None,
            fork_after: None,
            entries: None,
            extras: None,
        }
    }
}

impl Carried for Branch {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Branch {
            name: fields.required("name")?,
            created_at: fields.required("created_at")?,
            parent: fields.optional("parent")?,
            fork_after: fields.optional("fork_after")?,
            entries: fields.optional("entries")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("name", &self.name);
        out.required("created_at", &self.created_at);
        out.optional("parent", &self.parent);
        out.optional("fork_after", &self.fork_after);
        out.optional("entries", &self.entries);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for Branch {
    const NAME: &'static str = "turnwire/v1/context#Branch";
}

/// A whole conversation: state, branches, entries.
#[derive(Clone, Debug, PartialEq)]
pub struct ContextDocument {
    /// Version of this document's form, major and minor.
    pub version: String,
    /// Id of the context.
    pub id: String,
    /// When it was made.
    pub created_at: String,
    /// Branch on which it goes on.
    pub active_branch: ContextName,
    /// All branches.
    pub branches: Vec<Branch>,
    /// A few words for lists.
    pub title: Option<String>,
    /// When it was last changed.
    pub updated_at: Option<String>,
    /// How often it was stored; tells whether somebody else stored it in between. Absent: never.
    pub revision: Option<i64>,
    /// Active mode. Absent: none.
    pub mode: Option<ContextName>,
    /// Modes that can be switched to.
    pub modes: Option<Vec<Mode>>,
    /// Folder that relative paths start from and that no file may leave. Absent: no files.
    pub workspace_root: Option<String>,
    /// The developer's own data; never sent.
    pub metadata: Option<Object>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ContextDocument {
    /// The value with what it must have, and nothing else.
    pub fn new(
        version: impl Into<String>,
        id: impl Into<String>,
        created_at: impl Into<String>,
        active_branch: impl Into<ContextName>,
        branches: Vec<Branch>,
    ) -> Self {
        ContextDocument {
            version: version.into(),
            id: id.into(),
            created_at: created_at.into(),
            active_branch: active_branch.into(),
            branches,
            title: None,
            updated_at: None,
            revision: None,
            mode: None,
            modes: None,
            workspace_root: None,
            metadata: None,
            extras: None,
        }
    }
}

impl Carried for ContextDocument {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(ContextDocument {
            version: fields.required("version")?,
            id: fields.required("id")?,
            created_at: fields.required("created_at")?,
            active_branch: fields.required("active_branch")?,
            branches: fields.required("branches")?,
            title: fields.optional("title")?,
            updated_at: fields.optional("updated_at")?,
            revision: fields.optional("revision")?,
            mode: fields.optional("mode")?,
            modes: fields.optional("modes")?,
            workspace_root: fields.optional("workspace_root")?,
            metadata: fields.optional("metadata")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "context");
        out.required("version", &self.version);
        out.required("id", &self.id);
        out.required("created_at", &self.created_at);
        out.required("active_branch", &self.active_branch);
        out.required("branches", &self.branches);
        out.optional("title", &self.title);
        out.optional("updated_at", &self.updated_at);
        out.optional("revision", &self.revision);
        out.optional("mode", &self.mode);
        out.optional("modes", &self.modes);
        out.optional("workspace_root", &self.workspace_root);
        out.optional("metadata", &self.metadata);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ContextDocument {
    const NAME: &'static str = "turnwire/v1/context#ContextDocument";
}

/// Why an entry does not reach the model: there is no room; it is older than allowed; it has nothing to show; this
/// version does not know its type; a call without a result, or a result without its call; the model cannot take it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RemovalReason {
    /// `token_limit`
    TokenLimit,
    /// `not_fresh`
    NotFresh,
    /// `no_content`
    NoContent,
    /// `unknown_type`
    UnknownType,
    /// `unanswered_call`
    UnansweredCall,
    /// `not_supported`
    NotSupported,
}

impl RemovalReason {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            RemovalReason::TokenLimit => "token_limit",
            RemovalReason::NotFresh => "not_fresh",
            RemovalReason::NoContent => "no_content",
            RemovalReason::UnknownType => "unknown_type",
            RemovalReason::UnansweredCall => "unanswered_call",
            RemovalReason::NotSupported => "not_supported",
        }
    }
}

impl Carried for RemovalReason {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("token_limit") => Ok(RemovalReason::TokenLimit),
            Some("not_fresh") => Ok(RemovalReason::NotFresh),
            Some("no_content") => Ok(RemovalReason::NoContent),
            Some("unknown_type") => Ok(RemovalReason::UnknownType),
            Some("unanswered_call") => Ok(RemovalReason::UnansweredCall),
            Some("not_supported") => Ok(RemovalReason::NotSupported),
            _ => Err(unfit("a word of RemovalReason")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for RemovalReason {
    const NAME: &'static str = "turnwire/v1/context#RemovalReason";
}

/// An entry that was left out of what a model sees.
#[derive(Clone, Debug, PartialEq)]
pub struct Removal {
    /// Id of the entry.
    pub entry_id: String,
    /// Its type.
    pub entry_type: String,
    /// Why.
    pub reason: RemovalReason,
    /// About how many tokens that saves.
    pub tokens: Option<i64>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl Removal {
    /// The value with what it must have, and nothing else.
    pub fn new(entry_id: impl Into<String>, entry_type: impl Into<String>, reason: RemovalReason) -> Self {
        Removal { entry_id: entry_id.into(), entry_type: entry_type.into(), reason, tokens: None, extras: None }
    }
}

impl Carried for Removal {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Removal {
            entry_id: fields.required("entry_id")?,
            entry_type: fields.required("entry_type")?,
            reason: fields.required("reason")?,
            tokens: fields.optional("tokens")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("entry_id", &self.entry_id);
        out.required("entry_type", &self.entry_type);
        out.required("reason", &self.reason);
        out.optional("tokens", &self.tokens);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for Removal {
    const NAME: &'static str = "turnwire/v1/context#Removal";
}

/// Something that the user should know, without content.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// What it is about, as a stable word, for example `image.fallback`.
    pub id: String,
    /// The sentence for the user.
    pub message: String,
    /// Entry that it is about.
    pub entry_id: Option<String>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl Notice {
    /// The value with what it must have, and nothing else.
    pub fn new(id: impl Into<String>, message: impl Into<String>) -> Self {
        Notice { id: id.into(), message: message.into(), entry_id: None, extras: None }
    }
}

impl Carried for Notice {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Notice {
            id: fields.required("id")?,
            message: fields.required("message")?,
            entry_id: fields.optional("entry_id")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("id", &self.id);
        out.required("message", &self.message);
        out.optional("entry_id", &self.entry_id);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for Notice {
    const NAME: &'static str = "turnwire/v1/context#Notice";
}

/// What a model sees of a context, and what it does not.
#[derive(Clone, Debug, PartialEq)]
pub struct Projection {
    /// The messages, in order.
    pub messages: Conversation,
    /// Entries that were left out, in the order of the context; control entries are not among them, they never reach a
    /// model.
    pub removals: Vec<Removal>,
    /// What the user should know. Absent: nothing.
    pub notices: Option<Vec<Notice>>,
    /// About how many tokens the messages are.
    pub estimated_tokens: Option<i64>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl Projection {
    /// The value with what it must have, and nothing else.
    pub fn new(messages: Conversation, removals: Vec<Removal>) -> Self {
        Projection { messages, removals, notices: None, estimated_tokens: None, extras: None }
    }
}

impl Carried for Projection {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Projection {
            messages: fields.required("messages")?,
            removals: fields.required("removals")?,
            notices: fields.optional("notices")?,
            estimated_tokens: fields.optional("estimated_tokens")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("messages", &self.messages);
        out.required("removals", &self.removals);
        out.optional("notices", &self.notices);
        out.optional("estimated_tokens", &self.estimated_tokens);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for Projection {
    const NAME: &'static str = "turnwire/v1/context#Projection";
}
