// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Context entries: Parts of a conversation other than messages: texts, images, files, calls with their approval,
//! results, changes of mode and branch, resources.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Number, Object};
use crate::rules::Fault;
use crate::types::{
    Content, FinishReason, ImagePart, InvalidToolCall, ProviderOptions, ToolCall, ToolMessage, ToolResult,
};

/// The types of entries that this version knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EntryType {
    /// `text`
    Text,
    /// `image`
    Image,
    /// `file_reference`
    FileReference,
    /// `tool_request`
    ToolRequest,
    /// `tool_result`
    ToolResult,
    /// `system_control`
    SystemControl,
    /// `mcp_resource`
    McpResource,
}

impl EntryType {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            EntryType::Text => "text",
            EntryType::Image => "image",
            EntryType::FileReference => "file_reference",
            EntryType::ToolRequest => "tool_request",
            EntryType::ToolResult => "tool_result",
            EntryType::SystemControl => "system_control",
            EntryType::McpResource => "mcp_resource",
        }
    }
}

impl Carried for EntryType {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("text") => Ok(EntryType::Text),
            Some("image") => Ok(EntryType::Image),
            Some("file_reference") => Ok(EntryType::FileReference),
            Some("tool_request") => Ok(EntryType::ToolRequest),
            Some("tool_result") => Ok(EntryType::ToolResult),
            Some("system_control") => Ok(EntryType::SystemControl),
            Some("mcp_resource") => Ok(EntryType::McpResource),
            _ => Err(unfit("a word of EntryType")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for EntryType {
    const NAME: &'static str = "turnwire/v1/entry#EntryType";
}

/// Why the work of an entry failed, without its content.
#[derive(Clone, Debug, PartialEq)]
pub struct EntryProblem {
    /// What failed, as a stable word, for example `file.denied`.
    pub code: String,
    /// What went wrong and what would be right, for a person.
    pub message: String,
    /// Whether another try may work. Absent: unknown.
    pub recoverable: Option<bool>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl EntryProblem {
    /// The value with what it must have, and nothing else.
    pub fn new(code: impl Into<String>, message: impl Into<String>) -> Self {
        EntryProblem { code: code.into(), message: message.into(), recoverable: None, extras: None }
    }
}

impl Carried for EntryProblem {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(EntryProblem {
            code: fields.required("code")?,
            message: fields.required("message")?,
            recoverable: fields.optional("recoverable")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("code", &self.code);
        out.required("message", &self.message);
        out.optional("recoverable", &self.recoverable);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for EntryProblem {
    const NAME: &'static str = "turnwire/v1/entry#EntryProblem";
}

/// A text of the conversation.
#[derive(Clone, Debug, PartialEq)]
pub struct TextData {
    /// Who speaks.
    pub role: TextDataRole,
    /// Text or parts, as in a message; of the system and the user it is not empty. Absent: an answer that only called
    /// tools; this is the text of its message.
    pub content: Option<Content>,
    /// `developer` where the wire role was or shall be `developer`. Absent: `system`.
    pub variant: Option<TextDataVariant>,
    /// Name of the participant.
    pub name: Option<String>,
    /// Id that all entries of one answer share: its text and its calls are one message. Absent: the text is a message
    /// of its own.
    pub answer_id: Option<String>,
    /// Id of the message, where it has one other than the entry's.
    pub message_id: Option<String>,
    /// Model that gave the answer.
    pub model: Option<String>,
    /// Why the answer ended. Absent: it is no answer, or unknown.
    pub finish_reason: Option<FinishReason>,
    /// Fields of one dialect for this message, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl TextData {
    /// The value with what it must have, and nothing else.
    pub fn new(role: TextDataRole) -> Self {
        TextData {
            role,
            content: None,
            variant: None,
            name: None,
            answer_id: None,
            message_id: None,
            model: None,
            finish_reason: None,
            provider_options: None,
            extras: None,
        }
    }
}

impl Carried for TextData {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(TextData {
            role: fields.required("role")?,
            content: fields.optional("content")?,
            variant: fields.optional("variant")?,
            name: fields.optional("name")?,
            answer_id: fields.optional("answer_id")?,
            message_id: fields.optional("message_id")?,
            model: fields.optional("model")?,
            finish_reason: fields.optional("finish_reason")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("role", &self.role);
        out.optional("content", &self.content);
        out.optional("variant", &self.variant);
        out.optional("name", &self.name);
        out.optional("answer_id", &self.answer_id);
        out.optional("message_id", &self.message_id);
        out.optional("model", &self.model);
        out.optional("finish_reason", &self.finish_reason);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for TextData {
    const NAME: &'static str = "turnwire/v1/entry#TextData";
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextDataRole {
    /// `system`
    System,
    /// `user`
    User,
    /// `assistant`
    Assistant,
}

impl TextDataRole {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            TextDataRole::System => "system",
            TextDataRole::User => "user",
            TextDataRole::Assistant => "assistant",
        }
    }
}

impl Carried for TextDataRole {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("system") => Ok(TextDataRole::System),
            Some("user") => Ok(TextDataRole::User),
            Some("assistant") => Ok(TextDataRole::Assistant),
            _ => Err(unfit("a word of TextDataRole")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextDataVariant {
    /// `developer`
    Developer,
}

impl TextDataVariant {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            TextDataVariant::Developer => "developer",
        }
    }
}

impl Carried for TextDataVariant {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("developer") => Ok(TextDataVariant::Developer),
            _ => Err(unfit("a word of TextDataVariant")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

/// What was said.
#[derive(Clone, Debug, PartialEq)]
pub struct TextEntry {
    /// Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version
    /// is kept with its further fields.
    pub version: String,
    /// Id of the entry, unique in its context.
    pub id: String,
    /// When the entry was made, RFC 3339, UTC.
    pub created_at: String,
    /// The text.
    pub data: TextData,
    /// The developer's own data; never sent.
    pub metadata: Option<Object>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl TextEntry {
    /// The value with what it must have, and nothing else.
    pub fn new(
        version: impl Into<String>,
        id: impl Into<String>,
        created_at: impl Into<String>,
        data: TextData,
    ) -> Self {
        TextEntry {
            version: version.into(),
            id: id.into(),
            created_at: created_at.into(),
            data,
            metadata: None,
            extras: None,
        }
    }
}

impl Carried for TextEntry {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(TextEntry {
            version: fields.required("version")?,
            id: fields.required("id")?,
            created_at: fields.required("created_at")?,
            data: fields.required("data")?,
            metadata: fields.optional("metadata")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "text");
        out.required("version", &self.version);
        out.required("id", &self.id);
        out.required("created_at", &self.created_at);
        out.required("data", &self.data);
        out.optional("metadata", &self.metadata);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for TextEntry {
    const NAME: &'static str = "turnwire/v1/entry#TextEntry";
}

/// How an image is read: by the model, by character recognition, or by the model where it can see and else by character
/// recognition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Recognition {
    /// `vision`
    Vision,
    /// `ocr`
    Ocr,
    /// `auto`
    Auto,
}

impl Recognition {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            Recognition::Vision => "vision",
            Recognition::Ocr => "ocr",
            Recognition::Auto => "auto",
        }
    }
}

impl Carried for Recognition {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("vision") => Ok(Recognition::Vision),
            Some("ocr") => Ok(Recognition::Ocr),
            Some("auto") => Ok(Recognition::Auto),
            _ => Err(unfit("a word of Recognition")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for Recognition {
    const NAME: &'static str = "turnwire/v1/entry#Recognition";
}

/// What became of an image: not read yet, read, or failed with a problem; a failed one may be tried again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ImageState {
    /// `pending`
    Pending,
    /// `done`
    Done,
    /// `failed`
    Failed,
}

impl ImageState {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ImageState::Pending => "pending",
            ImageState::Done => "done",
            ImageState::Failed => "failed",
        }
    }
}

impl Carried for ImageState {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("pending") => Ok(ImageState::Pending),
            Some("done") => Ok(ImageState::Done),
            Some("failed") => Ok(ImageState::Failed),
            _ => Err(unfit("a word of ImageState")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ImageState {
    const NAME: &'static str = "turnwire/v1/entry#ImageState";
}

/// A way of reading an image that was given up for another.
#[derive(Clone, Debug, PartialEq)]
pub struct ImageFallback {
    /// Why, for the user.
    pub reason: String,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ImageFallback {
    /// The value with what it must have, and nothing else.
    pub fn new(reason: impl Into<String>) -> Self {
        ImageFallback { reason: reason.into(), extras: None }
    }
}

impl Carried for ImageFallback {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("given_up");
        fields.skip("taken");
        Ok(ImageFallback { reason: fields.required("reason")?, extras: fields.extras()? })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("given_up", "vision");
        out.tag("taken", "ocr");
        out.required("reason", &self.reason);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ImageFallback {
    const NAME: &'static str = "turnwire/v1/entry#ImageFallback";
}

/// An image, and what was read from it.
#[derive(Clone, Debug, PartialEq)]
pub struct ImageData {
    /// The image: a URL, base64 data, a path or a file id.
    pub image: ImagePart,
    /// Path or URL that the data in `image` were read from. Absent: `image` is as it was given.
    pub source: Option<String>,
    /// How it was asked to be read.
    pub recognition: Recognition,
    /// What became of it.
    pub state: ImageState,
    /// How it was really read. Absent: not yet.
    pub used: Option<ImageDataUsed>,
    /// The way that was given up. Absent: none.
    pub fallback: Option<ImageFallback>,
    /// What character recognition read; may be empty.
    pub text: Option<String>,
    /// How sure the recognition is of the text, 0 to 1.
    pub confidence: Option<Number>,
    /// Language of the text, ISO 639-1. Absent: unknown.
    pub language: Option<String>,
    /// How sure the language is, 0 to 1.
    pub language_confidence: Option<Number>,
    /// What read it: the recognition engine, or the model.
    pub engine: Option<String>,
    /// What a model said that it sees.
    pub analysis: Option<String>,
    /// Width in pixels.
    pub width: Option<i64>,
    /// Height in pixels.
    pub height: Option<i64>,
    /// Size of the encoded image in bytes.
    pub size_bytes: Option<i64>,
    /// Hash of the encoded image.
    pub sha256: Option<String>,
    /// How often it was tried to be read.
    pub attempts: Option<i64>,
    /// Why it failed.
    pub problem: Option<EntryProblem>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ImageData {
    /// The value with what it must have, and nothing else.
    pub fn new(image: ImagePart, recognition: Recognition, state: ImageState) -> Self {
        ImageData {
            image,
            source: None,
            recognition,
            state,
            used: None,
            fallback: None,
            text: None,
            confidence: None,
            language: None,
            language_confidence: None,
            engine: None,
            analysis: None,
            width: None,
            height: None,
            size_bytes: None,
            sha256: None,
            attempts: None,
            problem: None,
            extras: None,
        }
    }
}

impl Carried for ImageData {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ImageData {
            image: fields.required("image")?,
            source: fields.optional("source")?,
            recognition: fields.required("recognition")?,
            state: fields.required("state")?,
            used: fields.optional("used")?,
            fallback: fields.optional("fallback")?,
            text: fields.optional("text")?,
            confidence: fields.optional("confidence")?,
            language: fields.optional("language")?,
            language_confidence: fields.optional("language_confidence")?,
            engine: fields.optional("engine")?,
            analysis: fields.optional("analysis")?,
            width: fields.optional("width")?,
            height: fields.optional("height")?,
            size_bytes: fields.optional("size_bytes")?,
            sha256: fields.optional("sha256")?,
            attempts: fields.optional("attempts")?,
            problem: fields.optional("problem")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("image", &self.image);
        out.optional("source", &self.source);
        out.required("recognition", &self.recognition);
        out.required("state", &self.state);
        out.optional("used", &self.used);
        out.optional("fallback", &self.fallback);
        out.optional("text", &self.text);
        out.optional("confidence", &self.confidence);
        out.optional("language", &self.language);
        out.optional("language_confidence", &self.language_confidence);
        out.optional("engine", &self.engine);
        out.optional("analysis", &self.analysis);
        out.optional("width", &self.width);
        out.optional("height", &self.height);
        out.optional("size_bytes", &self.size_bytes);
        out.optional("sha256", &self.sha256);
        out.optional("attempts", &self.attempts);
        out.optional("problem", &self.problem);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ImageData {
    const NAME: &'static str = "turnwire/v1/entry#ImageData";
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ImageDataUsed {
    /// `vision`
    Vision,
    /// `ocr`
    Ocr,
}

impl ImageDataUsed {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ImageDataUsed::Vision => "vision",
            ImageDataUsed::Ocr => "ocr",
        }
    }
}

impl Carried for ImageDataUsed {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("vision") => Ok(ImageDataUsed::Vision),
            Some("ocr") => Ok(ImageDataUsed::Ocr),
            _ => Err(unfit("a word of ImageDataUsed")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

/// An image that the user shows.
#[derive(Clone, Debug, PartialEq)]
pub struct ImageEntry {
    /// Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version
    /// is kept with its further fields.
    pub version: String,
    /// Id of the entry, unique in its context.
    pub id: String,
    /// When the entry was made, RFC 3339, UTC.
    pub created_at: String,
    /// The image.
    pub data: ImageData,
    /// The developer's own data; never sent.
    pub metadata: Option<Object>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ImageEntry {
    /// The value with what it must have, and nothing else.
    pub fn new(
        version: impl Into<String>,
        id: impl Into<String>,
        created_at: impl Into<String>,
        data: ImageData,
    ) -> Self {
        ImageEntry {
            version: version.into(),
            id: id.into(),
            created_at: created_at.into(),
            data,
            metadata: None,
            extras: None,
        }
    }
}

impl Carried for ImageEntry {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(ImageEntry {
            version: fields.required("version")?,
            id: fields.required("id")?,
            created_at: fields.required("created_at")?,
            data: fields.required("data")?,
            metadata: fields.optional("metadata")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "image");
        out.required("version", &self.version);
        out.required("id", &self.id);
        out.required("created_at", &self.created_at);
        out.required("data", &self.data);
        out.optional("metadata", &self.metadata);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ImageEntry {
    const NAME: &'static str = "turnwire/v1/entry#ImageEntry";
}

/// What became of a file: not opened yet, read, written, refused by a rule, not there, failed otherwise, or changed
/// since it was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileStatus {
    /// `pending`
    Pending,
    /// `read`
    Read,
    /// `written`
    Written,
    /// `denied`
    Denied,
    /// `missing`
    Missing,
    /// `failed`
    Failed,
    /// `changed`
    Changed,
}

impl FileStatus {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            FileStatus::Pending => "pending",
            FileStatus::Read => "read",
            FileStatus::Written => "written",
            FileStatus::Denied => "denied",
            FileStatus::Missing => "missing",
            FileStatus::Failed => "failed",
            FileStatus::Changed => "changed",
        }
    }
}

impl Carried for FileStatus {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("pending") => Ok(FileStatus::Pending),
            Some("read") => Ok(FileStatus::Read),
            Some("written") => Ok(FileStatus::Written),
            Some("denied") => Ok(FileStatus::Denied),
            Some("missing") => Ok(FileStatus::Missing),
            Some("failed") => Ok(FileStatus::Failed),
            Some("changed") => Ok(FileStatus::Changed),
            _ => Err(unfit("a word of FileStatus")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for FileStatus {
    const NAME: &'static str = "turnwire/v1/entry#FileStatus";
}

/// A file, or lines of it, and what was read.
#[derive(Clone, Debug, PartialEq)]
pub struct FileReferenceData {
    /// The path as it was given: absolute, or relative to the workspace root.
    pub path: String,
    /// What became of it.
    pub status: FileStatus,
    /// First line, from 1. Absent: the first.
    pub start_line: Option<i64>,
    /// Last line, inclusive; not before the first. Absent: the last.
    pub end_line: Option<i64>,
    /// Role of the agent for which it is opened. Absent: the role of the context's mode.
    pub role: Option<String>,
    /// The path inside the workspace root, normalized, with `/`.
    pub resolved_path: Option<String>,
    /// The lines, each with its number before it, as the model is shown them.
    pub content: Option<String>,
    /// Encoding that the bytes were read in.
    pub encoding: Option<String>,
    /// True when the file is no text; then there is no content. null means false.
    pub is_binary: Option<bool>,
    /// True when only the beginning of the lines is kept. null means false.
    pub is_truncated: Option<bool>,
    /// Lines of the whole file.
    pub line_count: Option<i64>,
    /// Size of the whole file in bytes.
    pub size_bytes: Option<i64>,
    /// Hash of the whole file when it was read.
    pub sha256: Option<String>,
    /// When the file was last changed, by its file system.
    pub modified_at: Option<String>,
    /// When it was read.
    pub read_at: Option<String>,
    /// Why it was not read.
    pub problem: Option<EntryProblem>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl FileReferenceData {
    /// The value with what it must have, and nothing else.
    pub fn new(path: impl Into<String>, status: FileStatus) -> Self {
        FileReferenceData {
            path: path.into(),
            status,
            start_line: None,
            end_line: None,
            role: None,
            resolved_path: None,
            content: None,
            encoding: None,
            is_binary: None,
            is_truncated: None,
            line_count: None,
            size_bytes: None,
            sha256: None,
            modified_at: None,
            read_at: None,
            problem: None,
            extras: None,
        }
    }
}

impl Carried for FileReferenceData {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(FileReferenceData {
            path: fields.required("path")?,
            status: fields.required("status")?,
            start_line: fields.optional("start_line")?,
            end_line: fields.optional("end_line")?,
            role: fields.optional("role")?,
            resolved_path: fields.optional("resolved_path")?,
            content: fields.optional("content")?,
            encoding: fields.optional("encoding")?,
            is_binary: fields.optional("is_binary")?,
            is_truncated: fields.optional("is_truncated")?,
            line_count: fields.optional("line_count")?,
            size_bytes: fields.optional("size_bytes")?,
            sha256: fields.optional("sha256")?,
            modified_at: fields.optional("modified_at")?,
            read_at: fields.optional("read_at")?,
            problem: fields.optional("problem")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("path", &self.path);
        out.required("status", &self.status);
        out.optional("start_line", &self.start_line);
        out.optional("end_line", &self.end_line);
        out.optional("role", &self.role);
        out.optional("resolved_path", &self.resolved_path);
        out.optional("content", &self.content);
        out.optional("encoding", &self.encoding);
        out.optional("is_binary", &self.is_binary);
        out.optional("is_truncated", &self.is_truncated);
        out.optional("line_count", &self.line_count);
        out.optional("size_bytes", &self.size_bytes);
        out.optional("sha256", &self.sha256);
        out.optional("modified_at", &self.modified_at);
        out.optional("read_at", &self.read_at);
        out.optional("problem", &self.problem);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for FileReferenceData {
    const NAME: &'static str = "turnwire/v1/entry#FileReferenceData";
}

/// A file that the user refers to.
#[derive(Clone, Debug, PartialEq)]
pub struct FileReferenceEntry {
    /// Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version
    /// is kept with its further fields.
    pub version: String,
    /// Id of the entry, unique in its context.
    pub id: String,
    /// When the entry was made, RFC 3339, UTC.
    pub created_at: String,
    /// The file.
    pub data: FileReferenceData,
    /// The developer's own data; never sent.
    pub metadata: Option<Object>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl FileReferenceEntry {
    /// The value with what it must have, and nothing else.
    pub fn new(
        version: impl Into<String>,
        id: impl Into<String>,
        created_at: impl Into<String>,
        data: FileReferenceData,
    ) -> Self {
        FileReferenceEntry {
            version: version.into(),
            id: id.into(),
            created_at: created_at.into(),
            data,
            metadata: None,
            extras: None,
        }
    }
}

impl Carried for FileReferenceEntry {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(FileReferenceEntry {
            version: fields.required("version")?,
            id: fields.required("id")?,
            created_at: fields.required("created_at")?,
            data: fields.required("data")?,
            metadata: fields.optional("metadata")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "file_reference");
        out.required("version", &self.version);
        out.required("id", &self.id);
        out.required("created_at", &self.created_at);
        out.required("data", &self.data);
        out.optional("metadata", &self.metadata);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for FileReferenceEntry {
    const NAME: &'static str = "turnwire/v1/entry#FileReferenceEntry";
}

/// State of an approval: nobody decided yet; may be run once; must not be run; was run with it; was not used in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ApprovalState {
    /// `pending`
    Pending,
    /// `approved`
    Approved,
    /// `denied`
    Denied,
    /// `used`
    Used,
    /// `expired`
    Expired,
}

impl ApprovalState {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ApprovalState::Pending => "pending",
            ApprovalState::Approved => "approved",
            ApprovalState::Denied => "denied",
            ApprovalState::Used => "used",
            ApprovalState::Expired => "expired",
        }
    }
}

impl Carried for ApprovalState {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("pending") => Ok(ApprovalState::Pending),
            Some("approved") => Ok(ApprovalState::Approved),
            Some("denied") => Ok(ApprovalState::Denied),
            Some("used") => Ok(ApprovalState::Used),
            Some("expired") => Ok(ApprovalState::Expired),
            _ => Err(unfit("a word of ApprovalState")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ApprovalState {
    const NAME: &'static str = "turnwire/v1/entry#ApprovalState";
}

/// The decision about one call. It holds for exactly these arguments, once, and only where it was given.
#[derive(Clone, Debug, PartialEq)]
pub struct Approval {
    /// State of the decision.
    pub state: ApprovalState,
    /// SHA-256 of the tool's name and its arguments as canonical JSON; a decision for another hash is refused.
    pub hash: String,
    /// When it was decided.
    pub decided_at: Option<String>,
    /// Who decided: `user`; `policy`, or `policy: ` and the rule's name; over HTTP `client`, or `client: ` and the name
    /// that the gateway was given for the holder of its key; or what a program says. Never a key.
    pub decided_by: Option<String>,
    /// Until when an approved call may start. Absent: without end.
    pub expires_at: Option<String>,
    /// When the call was started with it.
    pub used_at: Option<String>,
    /// Why it was denied, or why it must be asked.
    pub reason: Option<String>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl Approval {
    /// The value with what it must have, and nothing else.
    pub fn new(state: ApprovalState, hash: impl Into<String>) -> Self {
        Approval {
            state,
            hash: hash.into(),
            decided_at: None,
            decided_by: None,
            expires_at: None,
            used_at: None,
            reason: None,
            extras: None,
        }
    }
}

impl Carried for Approval {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Approval {
            state: fields.required("state")?,
            hash: fields.required("hash")?,
            decided_at: fields.optional("decided_at")?,
            decided_by: fields.optional("decided_by")?,
            expires_at: fields.optional("expires_at")?,
            used_at: fields.optional("used_at")?,
            reason: fields.optional("reason")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("state", &self.state);
        out.required("hash", &self.hash);
        out.optional("decided_at", &self.decided_at);
        out.optional("decided_by", &self.decided_by);
        out.optional("expires_at", &self.expires_at);
        out.optional("used_at", &self.used_at);
        out.optional("reason", &self.reason);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for Approval {
    const NAME: &'static str = "turnwire/v1/entry#Approval";
}

/// What became of a call: not started, started, answered by its tool, or answered without having been run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ToolRequestState {
    /// `waiting`
    Waiting,
    /// `running`
    Running,
    /// `done`
    Done,
    /// `refused`
    Refused,
}

impl ToolRequestState {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ToolRequestState::Waiting => "waiting",
            ToolRequestState::Running => "running",
            ToolRequestState::Done => "done",
            ToolRequestState::Refused => "refused",
        }
    }
}

impl Carried for ToolRequestState {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("waiting") => Ok(ToolRequestState::Waiting),
            Some("running") => Ok(ToolRequestState::Running),
            Some("done") => Ok(ToolRequestState::Done),
            Some("refused") => Ok(ToolRequestState::Refused),
            _ => Err(unfit("a word of ToolRequestState")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ToolRequestState {
    const NAME: &'static str = "turnwire/v1/entry#ToolRequestState";
}

/// A call that the model made, valid or not, and the decision about it.
/// Rule: exactly one of call | invalid_call is required.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolRequestData {
    /// The call, ready to be run.
    pub call: Option<ToolCall>,
    /// The call as the model wrote it, where it cannot be run.
    pub invalid_call: Option<InvalidToolCall>,
    /// What became of it.
    pub state: ToolRequestState,
    /// The decision. Absent: nothing can be decided about a call that cannot be run.
    pub approval: Option<Approval>,
    /// Id that all entries of one answer share.
    pub answer_id: Option<String>,
    /// MCP server that offers the tool. Absent: the tool is this program's own.
    pub server: Option<String>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ToolRequestData {
    /// The value with what it must have, and nothing else.
    pub fn new(state: ToolRequestState) -> Self {
        ToolRequestData {
            call: None,
            invalid_call: None,
            state,
            approval: None,
            answer_id: None,
            server: None,
            extras: None,
        }
    }
}

impl Carried for ToolRequestData {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ToolRequestData {
            call: fields.optional("call")?,
            invalid_call: fields.optional("invalid_call")?,
            state: fields.required("state")?,
            approval: fields.optional("approval")?,
            answer_id: fields.optional("answer_id")?,
            server: fields.optional("server")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("call", &self.call);
        out.optional("invalid_call", &self.invalid_call);
        out.required("state", &self.state);
        out.optional("approval", &self.approval);
        out.optional("answer_id", &self.answer_id);
        out.optional("server", &self.server);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ToolRequestData {
    const NAME: &'static str = "turnwire/v1/entry#ToolRequestData";
}

/// A call of a tool by the model.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolRequestEntry {
    /// Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version
    /// is kept with its further fields.
    pub version: String,
    /// Id of the entry, unique in its context.
    pub id: String,
    /// When the entry was made, RFC 3339, UTC.
    pub created_at: String,
    /// The call.
    pub data: ToolRequestData,
    /// The developer's own data; never sent.
    pub metadata: Option<Object>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ToolRequestEntry {
    /// The value with what it must have, and nothing else.
    pub fn new(
        version: impl Into<String>,
        id: impl Into<String>,
        created_at: impl Into<String>,
        data: ToolRequestData,
    ) -> Self {
        ToolRequestEntry {
            version: version.into(),
            id: id.into(),
            created_at: created_at.into(),
            data,
            metadata: None,
            extras: None,
        }
    }
}

impl Carried for ToolRequestEntry {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(ToolRequestEntry {
            version: fields.required("version")?,
            id: fields.required("id")?,
            created_at: fields.required("created_at")?,
            data: fields.required("data")?,
            metadata: fields.optional("metadata")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "tool_request");
        out.required("version", &self.version);
        out.required("id", &self.id);
        out.required("created_at", &self.created_at);
        out.required("data", &self.data);
        out.optional("metadata", &self.metadata);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ToolRequestEntry {
    const NAME: &'static str = "turnwire/v1/entry#ToolRequestEntry";
}

/// The result of a call.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolResultData {
    /// Id of the entry of the call.
    pub request_id: String,
    /// The result; its `tool_call_id` is the id of the call.
    pub result: ToolResult,
    /// The message as it was given, where it says more than the result. Absent: the message is made of the result.
    pub message: Option<ToolMessage>,
    /// When it was there.
    pub completed_at: Option<String>,
    /// True when the result was too large and only its beginning is kept. null means false.
    pub is_truncated: Option<bool>,
    /// Size of the whole result in bytes.
    pub size_bytes: Option<i64>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ToolResultData {
    /// The value with what it must have, and nothing else.
    pub fn new(request_id: impl Into<String>, result: ToolResult) -> Self {
        ToolResultData {
            request_id: request_id.into(),
            result,
            message: None,
            completed_at: None,
            is_truncated: None,
            size_bytes: None,
            extras: None,
        }
    }
}

impl Carried for ToolResultData {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(ToolResultData {
            request_id: fields.required("request_id")?,
            result: fields.required("result")?,
            message: fields.optional("message")?,
            completed_at: fields.optional("completed_at")?,
            is_truncated: fields.optional("is_truncated")?,
            size_bytes: fields.optional("size_bytes")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("request_id", &self.request_id);
        out.required("result", &self.result);
        out.optional("message", &self.message);
        out.optional("completed_at", &self.completed_at);
        out.optional("is_truncated", &self.is_truncated);
        out.optional("size_bytes", &self.size_bytes);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ToolResultData {
    const NAME: &'static str = "turnwire/v1/entry#ToolResultData";
}

/// The result of a tool.
#[derive(Clone, Debug, PartialEq)]
pub struct ToolResultEntry {
    /// Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version
    /// is kept with its further fields.
    pub version: String,
    /// Id of the entry, unique in its context.
    pub id: String,
    /// When the entry was made, RFC 3339, UTC.
    pub created_at: String,
    /// The result.
    pub data: ToolResultData,
    /// The developer's own data; never sent.
    pub metadata: Option<Object>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ToolResultEntry {
    /// The value with what it must have, and nothing else.
    pub fn new(
        version: impl Into<String>,
        id: impl Into<String>,
        created_at: impl Into<String>,
        data: ToolResultData,
    ) -> Self {
        ToolResultEntry {
            version: version.into(),
            id: id.into(),
            created_at: created_at.into(),
            data,
            metadata: None,
            extras: None,
        }
    }
}

impl Carried for ToolResultEntry {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(ToolResultEntry {
            version: fields.required("version")?,
            id: fields.required("id")?,
            created_at: fields.required("created_at")?,
            data: fields.required("data")?,
            metadata: fields.optional("metadata")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "tool_result");
        out.required("version", &self.version);
        out.required("id", &self.id);
        out.required("created_at", &self.created_at);
        out.required("data", &self.data);
        out.optional("metadata", &self.metadata);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ToolResultEntry {
    const NAME: &'static str = "turnwire/v1/entry#ToolResultEntry";
}

/// What a system control changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ControlKind {
    /// `mode_change`
    ModeChange,
    /// `branch_switch`
    BranchSwitch,
}

impl ControlKind {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ControlKind::ModeChange => "mode_change",
            ControlKind::BranchSwitch => "branch_switch",
        }
    }
}

impl Carried for ControlKind {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("mode_change") => Ok(ControlKind::ModeChange),
            Some("branch_switch") => Ok(ControlKind::BranchSwitch),
            _ => Err(unfit("a word of ControlKind")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for ControlKind {
    const NAME: &'static str = "turnwire/v1/entry#ControlKind";
}

/// A change of the conversation itself; no model sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct SystemControlData {
    /// What changed.
    pub control: ControlKind,
    /// Name of the mode or branch before. Absent: this is the first one.
    pub old: Option<String>,
    /// Name of the mode or branch from now on.
    pub new: String,
    /// Who changed it, for example `user`.
    pub decided_by: Option<String>,
    /// Why.
    pub reason: Option<String>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl SystemControlData {
    /// The value with what it must have, and nothing else.
    pub fn new(control: ControlKind, new: impl Into<String>) -> Self {
        SystemControlData { control, old: None, new: new.into(), decided_by: None, reason: None, extras: None }
    }
}

impl Carried for SystemControlData {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(SystemControlData {
            control: fields.required("control")?,
            old: fields.optional("old")?,
            new: fields.required("new")?,
            decided_by: fields.optional("decided_by")?,
            reason: fields.optional("reason")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("control", &self.control);
        out.optional("old", &self.old);
        out.required("new", &self.new);
        out.optional("decided_by", &self.decided_by);
        out.optional("reason", &self.reason);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for SystemControlData {
    const NAME: &'static str = "turnwire/v1/entry#SystemControlData";
}

/// A change of mode or branch.
#[derive(Clone, Debug, PartialEq)]
pub struct SystemControlEntry {
    /// Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version
    /// is kept with its further fields.
    pub version: String,
    /// Id of the entry, unique in its context.
    pub id: String,
    /// When the entry was made, RFC 3339, UTC.
    pub created_at: String,
    /// The change.
    pub data: SystemControlData,
    /// The developer's own data; never sent.
    pub metadata: Option<Object>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl SystemControlEntry {
    /// The value with what it must have, and nothing else.
    pub fn new(
        version: impl Into<String>,
        id: impl Into<String>,
        created_at: impl Into<String>,
        data: SystemControlData,
    ) -> Self {
        SystemControlEntry {
            version: version.into(),
            id: id.into(),
            created_at: created_at.into(),
            data,
            metadata: None,
            extras: None,
        }
    }
}

impl Carried for SystemControlEntry {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(SystemControlEntry {
            version: fields.required("version")?,
            id: fields.required("id")?,
            created_at: fields.required("created_at")?,
            data: fields.required("data")?,
            metadata: fields.optional("metadata")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "system_control");
        out.required("version", &self.version);
        out.required("id", &self.id);
        out.required("created_at", &self.created_at);
        out.required("data", &self.data);
        out.optional("metadata", &self.metadata);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for SystemControlEntry {
    const NAME: &'static str = "turnwire/v1/entry#SystemControlEntry";
}

/// How a content was made smaller.
#[derive(Clone, Debug, PartialEq)]
pub struct Shortening {
    /// Cut at the end, or replaced by a summary.
    pub method: ShorteningMethod,
    /// Size of the whole content in bytes.
    pub size_bytes: i64,
    /// Size of what is kept in bytes.
    pub kept_bytes: i64,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl Shortening {
    /// The value with what it must have, and nothing else.
    pub fn new(method: ShorteningMethod, size_bytes: i64, kept_bytes: i64) -> Self {
        Shortening { method, size_bytes, kept_bytes, extras: None }
    }
}

impl Carried for Shortening {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Shortening {
            method: fields.required("method")?,
            size_bytes: fields.required("size_bytes")?,
            kept_bytes: fields.required("kept_bytes")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("method", &self.method);
        out.required("size_bytes", &self.size_bytes);
        out.required("kept_bytes", &self.kept_bytes);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for Shortening {
    const NAME: &'static str = "turnwire/v1/entry#Shortening";
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShorteningMethod {
    /// `cut`
    Cut,
    /// `summary`
    Summary,
}

impl ShorteningMethod {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            ShorteningMethod::Cut => "cut",
            ShorteningMethod::Summary => "summary",
        }
    }
}

impl Carried for ShorteningMethod {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("cut") => Ok(ShorteningMethod::Cut),
            Some("summary") => Ok(ShorteningMethod::Summary),
            _ => Err(unfit("a word of ShorteningMethod")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

/// Whether the content may be used: read in time and not reported as changed; older or reported as changed; or not
/// readable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum McpResourceState {
    /// `fresh`
    Fresh,
    /// `stale`
    Stale,
    /// `failed`
    Failed,
}

impl McpResourceState {
    /// The word as it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            McpResourceState::Fresh => "fresh",
            McpResourceState::Stale => "stale",
            McpResourceState::Failed => "failed",
        }
    }
}

impl Carried for McpResourceState {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.as_text() {
            Some("fresh") => Ok(McpResourceState::Fresh),
            Some("stale") => Ok(McpResourceState::Stale),
            Some("failed") => Ok(McpResourceState::Failed),
            _ => Err(unfit("a word of McpResourceState")),
        }
    }

    fn write(&self) -> Json {
        Json::from(self.as_str())
    }
}

impl Definition for McpResourceState {
    const NAME: &'static str = "turnwire/v1/entry#McpResourceState";
}

/// A resource of an MCP server, as it was read.
#[derive(Clone, Debug, PartialEq)]
pub struct McpResourceData {
    /// Name of the server in the configuration.
    pub server: String,
    /// URI of the resource.
    pub uri: String,
    /// Whether it may be used.
    pub state: McpResourceState,
    /// Name that the server gives it.
    pub name: Option<String>,
    /// Media type that the server states.
    pub mime_type: Option<String>,
    /// The content as text; may be empty.
    pub text: Option<String>,
    /// The content as standard base64.
    pub blob: Option<String>,
    /// When it was read.
    pub retrieved_at: Option<String>,
    /// For how many seconds after that it is fresh. Absent: the rule for its type.
    pub fresh_for_s: Option<Number>,
    /// When it was last shown to a model.
    pub last_used_at: Option<String>,
    /// Size of the whole content in bytes.
    pub size_bytes: Option<i64>,
    /// How it was made smaller. Absent: it is whole.
    pub shortening: Option<Shortening>,
    /// Why it was not read.
    pub problem: Option<EntryProblem>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl McpResourceData {
    /// The value with what it must have, and nothing else.
    pub fn new(server: impl Into<String>, uri: impl Into<String>, state: McpResourceState) -> Self {
        McpResourceData {
            server: server.into(),
            uri: uri.into(),
            state,
            name: None,
            mime_type: None,
            text: None,
            blob: None,
            retrieved_at: None,
            fresh_for_s: None,
            last_used_at: None,
            size_bytes: None,
            shortening: None,
            problem: None,
            extras: None,
        }
    }
}

impl Carried for McpResourceData {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(McpResourceData {
            server: fields.required("server")?,
            uri: fields.required("uri")?,
            state: fields.required("state")?,
            name: fields.optional("name")?,
            mime_type: fields.optional("mime_type")?,
            text: fields.optional("text")?,
            blob: fields.optional("blob")?,
            retrieved_at: fields.optional("retrieved_at")?,
            fresh_for_s: fields.optional("fresh_for_s")?,
            last_used_at: fields.optional("last_used_at")?,
            size_bytes: fields.optional("size_bytes")?,
            shortening: fields.optional("shortening")?,
            problem: fields.optional("problem")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("server", &self.server);
        out.required("uri", &self.uri);
        out.required("state", &self.state);
        out.optional("name", &self.name);
        out.optional("mime_type", &self.mime_type);
        out.optional("text", &self.text);
        out.optional("blob", &self.blob);
        out.optional("retrieved_at", &self.retrieved_at);
        out.optional("fresh_for_s", &self.fresh_for_s);
        out.optional("last_used_at", &self.last_used_at);
        out.optional("size_bytes", &self.size_bytes);
        out.optional("shortening", &self.shortening);
        out.optional("problem", &self.problem);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for McpResourceData {
    const NAME: &'static str = "turnwire/v1/entry#McpResourceData";
}

/// A resource of an MCP server, shown to the model as information of the system.
#[derive(Clone, Debug, PartialEq)]
pub struct McpResourceEntry {
    /// Version of this entry's form, major and minor. 1.0 is brought up to 1.1 when it is read; a later minor version
    /// is kept with its further fields.
    pub version: String,
    /// Id of the entry, unique in its context.
    pub id: String,
    /// When the entry was made, RFC 3339, UTC.
    pub created_at: String,
    /// The resource.
    pub data: McpResourceData,
    /// The developer's own data; never sent.
    pub metadata: Option<Object>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl McpResourceEntry {
    /// The value with what it must have, and nothing else.
    pub fn new(
        version: impl Into<String>,
        id: impl Into<String>,
        created_at: impl Into<String>,
        data: McpResourceData,
    ) -> Self {
        McpResourceEntry {
            version: version.into(),
            id: id.into(),
            created_at: created_at.into(),
            data,
            metadata: None,
            extras: None,
        }
    }
}

impl Carried for McpResourceEntry {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(McpResourceEntry {
            version: fields.required("version")?,
            id: fields.required("id")?,
            created_at: fields.required("created_at")?,
            data: fields.required("data")?,
            metadata: fields.optional("metadata")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "mcp_resource");
        out.required("version", &self.version);
        out.required("id", &self.id);
        out.required("created_at", &self.created_at);
        out.required("data", &self.data);
        out.optional("metadata", &self.metadata);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for McpResourceEntry {
    const NAME: &'static str = "turnwire/v1/entry#McpResourceEntry";
}

/// An entry whose type this version does not know, with its JSON intact. A known type with a bad body is an error,
/// never an unknown entry.
#[derive(Clone, Debug, PartialEq)]
pub struct UnknownEntry {
    /// The object as it came.
    pub raw: Object,
}

impl Carried for UnknownEntry {
    fn read(value: &Json) -> Result<Self, Fault> {
        Ok(UnknownEntry { raw: Object::read(value)? })
    }

    fn write(&self) -> Json {
        self.raw.write()
    }
}

impl Definition for UnknownEntry {
    const NAME: &'static str = "turnwire/v1/entry#UnknownEntry";
}

/// One entry of a context; an unknown type is kept as an UnknownEntry.
#[derive(Clone, Debug, PartialEq)]
pub enum ContextEntry {
    /// `type` is `text`.
    TextEntry(TextEntry),
    /// `type` is `image`.
    ImageEntry(ImageEntry),
    /// `type` is `file_reference`.
    FileReferenceEntry(FileReferenceEntry),
    /// `type` is `tool_request`.
    ToolRequestEntry(ToolRequestEntry),
    /// `type` is `tool_result`.
    ToolResultEntry(ToolResultEntry),
    /// `type` is `system_control`.
    SystemControlEntry(SystemControlEntry),
    /// `type` is `mcp_resource`.
    McpResourceEntry(McpResourceEntry),
    /// Any other `type`.
    UnknownEntry(UnknownEntry),
}

impl From<TextEntry> for ContextEntry {
    fn from(value: TextEntry) -> Self {
        ContextEntry::TextEntry(value)
    }
}

impl From<ImageEntry> for ContextEntry {
    fn from(value: ImageEntry) -> Self {
        ContextEntry::ImageEntry(value)
    }
}

impl From<FileReferenceEntry> for ContextEntry {
    fn from(value: FileReferenceEntry) -> Self {
        ContextEntry::FileReferenceEntry(value)
    }
}

impl From<ToolRequestEntry> for ContextEntry {
    fn from(value: ToolRequestEntry) -> Self {
        ContextEntry::ToolRequestEntry(value)
    }
}

impl From<ToolResultEntry> for ContextEntry {
    fn from(value: ToolResultEntry) -> Self {
        ContextEntry::ToolResultEntry(value)
    }
}

impl From<SystemControlEntry> for ContextEntry {
    fn from(value: SystemControlEntry) -> Self {
        ContextEntry::SystemControlEntry(value)
    }
}

impl From<McpResourceEntry> for ContextEntry {
    fn from(value: McpResourceEntry) -> Self {
        ContextEntry::McpResourceEntry(value)
    }
}

impl From<UnknownEntry> for ContextEntry {
    fn from(value: UnknownEntry) -> Self {
        ContextEntry::UnknownEntry(value)
    }
}

impl Carried for ContextEntry {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.get("type").and_then(Json::as_text) {
            Some("text") => TextEntry::read(value).map(ContextEntry::TextEntry),
            Some("image") => ImageEntry::read(value).map(ContextEntry::ImageEntry),
            Some("file_reference") => FileReferenceEntry::read(value).map(ContextEntry::FileReferenceEntry),
            Some("tool_request") => ToolRequestEntry::read(value).map(ContextEntry::ToolRequestEntry),
            Some("tool_result") => ToolResultEntry::read(value).map(ContextEntry::ToolResultEntry),
            Some("system_control") => SystemControlEntry::read(value).map(ContextEntry::SystemControlEntry),
            Some("mcp_resource") => McpResourceEntry::read(value).map(ContextEntry::McpResourceEntry),
            _ => UnknownEntry::read(value).map(ContextEntry::UnknownEntry),
        }
    }

    fn write(&self) -> Json {
        match self {
            ContextEntry::TextEntry(value) => value.write(),
            ContextEntry::ImageEntry(value) => value.write(),
            ContextEntry::FileReferenceEntry(value) => value.write(),
            ContextEntry::ToolRequestEntry(value) => value.write(),
            ContextEntry::ToolResultEntry(value) => value.write(),
            ContextEntry::SystemControlEntry(value) => value.write(),
            ContextEntry::McpResourceEntry(value) => value.write(),
            ContextEntry::UnknownEntry(value) => value.write(),
        }
    }
}

impl Definition for ContextEntry {
    const NAME: &'static str = "turnwire/v1/entry#ContextEntry";
}
