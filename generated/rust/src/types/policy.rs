// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Policies: What an agent may do: which calls run, which files are touched, which servers are asked, how much is used.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Number};
use crate::map::Map;
use crate::rules::Fault;
use crate::types::{ContextName, Mode};

/// Whether a call runs: after somebody approved it, at once, or never.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToolDecision {
    /// `ask`
    Ask,
    /// `allow`
    Allow,
    /// `deny`
    Deny,
}

impl ToolDecision {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ToolDecision::Ask => "ask",
            ToolDecision::Allow => "allow",
            ToolDecision::Deny => "deny",
        }
    }
}

impl Carried for ToolDecision {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("ask") => Ok(ToolDecision::Ask),
            Some("allow") => Ok(ToolDecision::Allow),
            Some("deny") => Ok(ToolDecision::Deny),
            _ => Err(unfit("a word of ToolDecision")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ToolDecision {
    const NAME: &'static str = "turnwire/v1/policy#ToolDecision";
}

/// A condition on one argument of a call.
#[derive(Clone, Debug, PartialEq)]
pub struct ArgumentPattern {
    /// JSON pointer into the arguments, for example `/path`.
    pub at: String,
    /// Pattern for the text of the value, with * and ?; other values are compared as JSON.
    pub glob: String,
}

impl ArgumentPattern {
    /// The value with what it must have, and nothing else.
    pub fn new(at: impl Into<String>, glob: impl Into<String>) -> Self {
        ArgumentPattern { at: at.into(), glob: glob.into() }
    }
}

impl Carried for ArgumentPattern {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ArgumentPattern { at: fields.required("at")?, glob: fields.required("glob")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("at", &self.at);
        out.required("glob", &self.glob);
        out.done()
    }
}

impl Definition for ArgumentPattern {
    const NAME: &'static str = "turnwire/v1/policy#ArgumentPattern";
}

/// A rule about calls. All that is given must hold; the first rule that holds decides.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolRule {
    /// What happens.
    pub decision: ToolDecision,
    /// Name of the rule, for the record. Absent: its place.
    pub name: Option<String>,
    /// Pattern for the tool's name, with * and ?. Absent: every tool.
    pub tool: Option<String>,
    /// Pattern for the MCP server's name, with * and ?; a tool of this program has none. Absent: tools of this program
    /// and of every server.
    pub server: Option<String>,
    /// Conditions on arguments; all must hold. Absent: any arguments.
    pub arguments: Option<Vec<ArgumentPattern>>,
    /// Sentence for the user and, where a call is denied, for the model.
    pub reason: Option<String>,
}

impl ToolRule {
    /// The value with what it must have, and nothing else.
    pub fn new(decision: ToolDecision) -> Self {
        ToolRule { decision, name: None, tool: None, server: None, arguments: None, reason: None }
    }
}

impl Carried for ToolRule {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ToolRule {
            decision: fields.required("decision")?,
            name: fields.optional("name")?,
            tool: fields.optional("tool")?,
            server: fields.optional("server")?,
            arguments: fields.optional("arguments")?,
            reason: fields.optional("reason")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("decision", &self.decision);
        out.optional("name", &self.name);
        out.optional("tool", &self.tool);
        out.optional("server", &self.server);
        out.optional("arguments", &self.arguments);
        out.optional("reason", &self.reason);
        out.done()
    }
}

impl Definition for ToolRule {
    const NAME: &'static str = "turnwire/v1/policy#ToolRule";
}

/// Which calls run, in the order of the rules.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolPolicy {
    /// The rules. Absent: none.
    pub rules: Option<Vec<ToolRule>>,
    /// What happens where no rule holds. Absent: ask.
    pub default: Option<ToolDecision>,
    /// Seconds within which an approved call must start. 0 or absent: 600.
    pub approval_expires_s: Option<Number>,
}

impl ToolPolicy {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        ToolPolicy { rules: None, default: None, approval_expires_s: None }
    }
}

impl Carried for ToolPolicy {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ToolPolicy {
            rules: fields.optional("rules")?,
            default: fields.optional("default")?,
            approval_expires_s: fields.optional("approval_expires_s")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("rules", &self.rules);
        out.optional("default", &self.default);
        out.optional("approval_expires_s", &self.approval_expires_s);
        out.done()
    }
}

impl Definition for ToolPolicy {
    const NAME: &'static str = "turnwire/v1/policy#ToolPolicy";
}

/// What may be done with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileRight {
    /// `read`
    Read,
    /// `write`
    Write,
}

impl FileRight {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            FileRight::Read => "read",
            FileRight::Write => "write",
        }
    }
}

impl Carried for FileRight {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("read") => Ok(FileRight::Read),
            Some("write") => Ok(FileRight::Write),
            _ => Err(unfit("a word of FileRight")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for FileRight {
    const NAME: &'static str = "turnwire/v1/policy#FileRight";
}

/// What an agent's role may do with files of the workspace.
#[derive(Clone, Debug, PartialEq)]
pub struct FileRole {
    /// Name of the role.
    pub name: ContextName,
    /// What it may do; empty: nothing.
    pub rights: Vec<FileRight>,
    /// Further patterns of paths that it may not touch. Absent: the general ones only.
    pub deny: Option<Vec<String>>,
}

impl FileRole {
    /// The value with what it must have, and nothing else.
    pub fn new(name: impl Into<ContextName>, rights: Vec<FileRight>) -> Self {
        FileRole { name: name.into(), rights, deny: None }
    }
}

impl Carried for FileRole {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(FileRole {
            name: fields.required("name")?,
            rights: fields.required("rights")?,
            deny: fields.optional("deny")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("name", &self.name);
        out.required("rights", &self.rights);
        out.optional("deny", &self.deny);
        out.done()
    }
}

impl Definition for FileRole {
    const NAME: &'static str = "turnwire/v1/policy#FileRole";
}

/// What may be read and written.
#[derive(Clone, Debug, PartialEq)]
pub struct FilePolicy {
    /// Roles. Absent: planner reads; executor reads and writes.
    pub roles: Option<Vec<FileRole>>,
    /// Patterns of paths that nobody may touch, with *, ** and ?: one without / is a name at any depth, one with / a
    /// path from the root; what closes a folder closes all in it. Case makes no difference. Absent: environment files,
    /// keys, stores of passwords, credentials of programs and clouds, histories of shells, and what git and the agent
    /// itself are ruled by.
    pub deny: Option<Vec<String>>,
    /// Largest file that is read, in bytes. 0 or absent: 10 MiB.
    pub max_bytes: Option<i64>,
    /// Most lines kept of one reference. 0 or absent: 2,000.
    pub max_lines: Option<i64>,
}

impl FilePolicy {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        FilePolicy { roles: None, deny: None, max_bytes: None, max_lines: None }
    }
}

impl Carried for FilePolicy {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(FilePolicy {
            roles: fields.optional("roles")?,
            deny: fields.optional("deny")?,
            max_bytes: fields.optional("max_bytes")?,
            max_lines: fields.optional("max_lines")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("roles", &self.roles);
        out.optional("deny", &self.deny);
        out.optional("max_bytes", &self.max_bytes);
        out.optional("max_lines", &self.max_lines);
        out.done()
    }
}

impl Definition for FilePolicy {
    const NAME: &'static str = "turnwire/v1/policy#FilePolicy";
}

/// An MCP server: a command to start, or a URL.
/// Rule: exactly one of command | url is required.
#[derive(Clone, Debug, PartialEq)]
pub struct McpServerConfig {
    /// Program that speaks MCP over its standard input and output.
    pub command: Option<String>,
    /// Its arguments. Absent: none. Written out again, what looks like a key is shown as `…`.
    pub args: Option<Vec<String>>,
    /// Environment variables it gets in addition to the usual few. Absent: none. Written out again, values that may be
    /// secret are shown as `…`.
    pub env: Option<Map<String>>,
    /// Address of a server that speaks streamable HTTP.
    pub url: Option<String>,
    /// Headers for that server; `${NAME}` stands for an environment variable, so that no secret is in the file. Written
    /// out again, values that may be secret are shown as `…`.
    pub headers: Option<Map<String>>,
    /// Time limit of a call, in seconds. 0 or absent: 60.
    pub timeout: Option<Number>,
    /// Seconds for which a resource is fresh, by media type or pattern of it, for example `text/*`. What no pattern
    /// fits, and all where it is absent: an hour.
    pub fresh_for_s: Option<Map<Number>>,
    /// Largest resource kept whole, in bytes; a larger one is shortened. 0 or absent: 262,144.
    pub max_bytes: Option<i64>,
}

impl McpServerConfig {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        McpServerConfig {
            command: None,
            args: None,
            env: None,
            url: None,
            headers: None,
            timeout: None,
            fresh_for_s: None,
            max_bytes: None,
        }
    }
}

impl Carried for McpServerConfig {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(McpServerConfig {
            command: fields.optional("command")?,
            args: fields.optional("args")?,
            env: fields.optional("env")?,
            url: fields.optional("url")?,
            headers: fields.optional("headers")?,
            timeout: fields.optional("timeout")?,
            fresh_for_s: fields.optional("fresh_for_s")?,
            max_bytes: fields.optional("max_bytes")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("command", &self.command);
        out.optional("args", &self.args);
        out.optional("env", &self.env);
        out.optional("url", &self.url);
        out.optional("headers", &self.headers);
        out.optional("timeout", &self.timeout);
        out.optional("fresh_for_s", &self.fresh_for_s);
        out.optional("max_bytes", &self.max_bytes);
        out.done()
    }
}

impl Definition for McpServerConfig {
    const NAME: &'static str = "turnwire/v1/policy#McpServerConfig";
}

/// How characters in images are recognised.
#[derive(Clone, Debug, PartialEq)]
pub struct OcrConfig {
    /// The engine. Absent: rapidocr.
    pub engine: Option<OcrConfigEngine>,
    /// Languages, for tesseract. Absent: eng.
    pub languages: Option<Vec<String>>,
}

impl OcrConfig {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        OcrConfig { engine: None, languages: None }
    }
}

impl Carried for OcrConfig {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(OcrConfig { engine: fields.optional("engine")?, languages: fields.optional("languages")? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("engine", &self.engine);
        out.optional("languages", &self.languages);
        out.done()
    }
}

impl Definition for OcrConfig {
    const NAME: &'static str = "turnwire/v1/policy#OcrConfig";
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OcrConfigEngine {
    /// `rapidocr`
    Rapidocr,
    /// `tesseract`
    Tesseract,
}

impl OcrConfigEngine {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            OcrConfigEngine::Rapidocr => "rapidocr",
            OcrConfigEngine::Tesseract => "tesseract",
        }
    }
}

impl Carried for OcrConfigEngine {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("rapidocr") => Ok(OcrConfigEngine::Rapidocr),
            Some("tesseract") => Ok(OcrConfigEngine::Tesseract),
            _ => Err(unfit("a word of OcrConfigEngine")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

/// What one run of the loop may use.
#[derive(Clone, Debug, PartialEq)]
pub struct Budget {
    /// Most requests to the model. Absent: 25.
    pub max_rounds: Option<i64>,
    /// Most tokens of all requests and answers together, as counted by the servers, or estimated. Absent: no limit.
    pub max_tokens: Option<i64>,
    /// Longest time, in seconds. 0 or absent: no limit.
    pub max_seconds: Option<Number>,
    /// Most calls of tools. Absent: no limit.
    pub max_calls: Option<i64>,
}

impl Budget {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        Budget { max_rounds: None, max_tokens: None, max_seconds: None, max_calls: None }
    }
}

impl Carried for Budget {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Budget {
            max_rounds: fields.optional("max_rounds")?,
            max_tokens: fields.optional("max_tokens")?,
            max_seconds: fields.optional("max_seconds")?,
            max_calls: fields.optional("max_calls")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("max_rounds", &self.max_rounds);
        out.optional("max_tokens", &self.max_tokens);
        out.optional("max_seconds", &self.max_seconds);
        out.optional("max_calls", &self.max_calls);
        out.done()
    }
}

impl Definition for Budget {
    const NAME: &'static str = "turnwire/v1/policy#Budget";
}

/// The section `agent` of the configuration.
#[derive(Clone, Debug, PartialEq)]
pub struct AgentConfig {
    /// Id of the provider. Absent: the default.
    pub provider: Option<String>,
    /// Model. Absent: the first one configured for the provider.
    pub model: Option<String>,
    /// Folder that file references start from; a relative path starts from the folder of the configuration file.
    /// Absent: none, so no files.
    pub workspace_root: Option<String>,
    /// Where contexts and threads are kept: a path of an SQLite file, or a PostgreSQL URL. Absent: `turnwire.db` in the
    /// user's data folder.
    pub store: Option<String>,
    /// Modes. Absent: none.
    pub modes: Option<Vec<Mode>>,
    /// Mode at the start. Absent: the first of `modes`.
    pub mode: Option<ContextName>,
    /// Which calls run. Absent: every call is asked for.
    pub tools: Option<ToolPolicy>,
    /// What may be read and written. Absent: the usual rules.
    pub files: Option<FilePolicy>,
    /// MCP servers by name. Absent: none.
    pub mcp: Option<Map<McpServerConfig>>,
    /// How characters in images are recognised. Absent: by rapidocr.
    pub ocr: Option<OcrConfig>,
    /// What one run may use. Absent: 25 rounds.
    pub budget: Option<Budget>,
}

impl AgentConfig {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        AgentConfig {
            provider: None,
            model: None,
            workspace_root: None,
            store: None,
            modes: None,
            mode: None,
            tools: None,
            files: None,
            mcp: None,
            ocr: None,
            budget: None,
        }
    }
}

impl Carried for AgentConfig {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(AgentConfig {
            provider: fields.optional("provider")?,
            model: fields.optional("model")?,
            workspace_root: fields.optional("workspace_root")?,
            store: fields.optional("store")?,
            modes: fields.optional("modes")?,
            mode: fields.optional("mode")?,
            tools: fields.optional("tools")?,
            files: fields.optional("files")?,
            mcp: fields.optional("mcp")?,
            ocr: fields.optional("ocr")?,
            budget: fields.optional("budget")?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("provider", &self.provider);
        out.optional("model", &self.model);
        out.optional("workspace_root", &self.workspace_root);
        out.optional("store", &self.store);
        out.optional("modes", &self.modes);
        out.optional("mode", &self.mode);
        out.optional("tools", &self.tools);
        out.optional("files", &self.files);
        out.optional("mcp", &self.mcp);
        out.optional("ocr", &self.ocr);
        out.optional("budget", &self.budget);
        out.done()
    }
}

impl Definition for AgentConfig {
    const NAME: &'static str = "turnwire/v1/policy#AgentConfig";
}
