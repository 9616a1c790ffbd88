// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Content parts: What a message is made of: text, media, thinking, refusals, and parts that only one dialect or a
//! later version knows.

use crate::carried::{unfit, Carried, Definition, Fields, Writer};
use crate::json::{Json, Object};
use crate::rules::Fault;
use crate::types::ProviderOptions;

/// A piece of text.
#[derive(Clone, Debug, PartialEq)]
pub struct TextPart {
    /// The text, code point for code point; may be empty.
    pub text: String,
    /// Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl TextPart {
    /// The value with what it must have, and nothing else.
    pub fn new(text: impl Into<String>) -> Self {
        TextPart { text: text.into(), provider_options: None, extras: None }
    }
}

impl Carried for TextPart {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(TextPart {
            text: fields.required("text")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "text");
        out.required("text", &self.text);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for TextPart {
    const NAME: &'static str = "turnwire/v1/content#TextPart";
}

/// An image, given by exactly one of URL, base64 data, file path or file id.
/// Rule: exactly one of url | data | path | file_id is required.
#[derive(Clone, Debug, PartialEq)]
pub struct ImagePart {
    /// Where the image is: an http, https or file URL. Codecs read `data:` URLs into `data`.
    pub url: Option<String>,
    /// The image itself, standard base64 without a `data:` prefix; codecs add missing padding.
    pub data: Option<String>,
    /// Path of the file that holds the image; read by the caller before sending, never by a codec.
    pub path: Option<String>,
    /// Id under which a server already stores the image.
    pub file_id: Option<String>,
    /// Media type of the image, for example `image/png`, with parameters where it has some. Required with `data`.
    pub media_type: Option<String>,
    /// How closely the model should look, in the server's words (`auto`, `low`, `high`, `original`). Absent: the
    /// server's default.
    pub detail: Option<String>,
    /// Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ImagePart {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        ImagePart {
            url: None,
            data: None,
            path: None,
            file_id: None,
            media_type: None,
            detail: None,
            provider_options: None,
            extras: None,
        }
    }
}

impl Carried for ImagePart {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(ImagePart {
            url: fields.optional("url")?,
            data: fields.optional("data")?,
            path: fields.optional("path")?,
            file_id: fields.optional("file_id")?,
            media_type: fields.optional("media_type")?,
            detail: fields.optional("detail")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "image");
        out.optional("url", &self.url);
        out.optional("data", &self.data);
        out.optional("path", &self.path);
        out.optional("file_id", &self.file_id);
        out.optional("media_type", &self.media_type);
        out.optional("detail", &self.detail);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ImagePart {
    const NAME: &'static str = "turnwire/v1/content#ImagePart";
}

/// A piece of sound, given by exactly one of URL, base64 data, file path or file id.
/// Rule: exactly one of url | data | path | file_id is required.
#[derive(Clone, Debug, PartialEq)]
pub struct AudioPart {
    /// Where the sound is: an http, https or file URL. Codecs read `data:` URLs into `data`.
    pub url: Option<String>,
    /// The sound itself, standard base64 without a `data:` prefix; codecs add missing padding.
    pub data: Option<String>,
    /// Path of the file that holds the sound; read by the caller before sending, never by a codec.
    pub path: Option<String>,
    /// Id under which a server already stores the sound.
    pub file_id: Option<String>,
    /// Media type of the sound, for example `audio/wav`, with parameters where it has some. Required with `data`.
    pub media_type: Option<String>,
    /// What is said in it, where the server reports it.
    pub transcript: Option<String>,
    /// Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl AudioPart {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        AudioPart {
            url: None,
            data: None,
            path: None,
            file_id: None,
            media_type: None,
            transcript: None,
            provider_options: None,
            extras: None,
        }
    }
}

impl Carried for AudioPart {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(AudioPart {
            url: fields.optional("url")?,
            data: fields.optional("data")?,
            path: fields.optional("path")?,
            file_id: fields.optional("file_id")?,
            media_type: fields.optional("media_type")?,
            transcript: fields.optional("transcript")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "audio");
        out.optional("url", &self.url);
        out.optional("data", &self.data);
        out.optional("path", &self.path);
        out.optional("file_id", &self.file_id);
        out.optional("media_type", &self.media_type);
        out.optional("transcript", &self.transcript);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for AudioPart {
    const NAME: &'static str = "turnwire/v1/content#AudioPart";
}

/// A document or file, given by exactly one of URL, base64 data, file path, file id or plain text.
/// Rule: exactly one of url | data | path | file_id | text is required.
#[derive(Clone, Debug, PartialEq)]
pub struct DocumentPart {
    /// Where the document is: an http, https or file URL. Codecs read `data:` URLs into `data`.
    pub url: Option<String>,
    /// The document itself, standard base64 without a `data:` prefix; codecs add missing padding.
    pub data: Option<String>,
    /// Path of the file that holds the document; read by the caller before sending, never by a codec.
    pub path: Option<String>,
    /// Id under which a server already stores the document.
    pub file_id: Option<String>,
    /// The document as plain text.
    pub text: Option<String>,
    /// Media type of the document, for example `application/pdf`, with parameters where it has some. Required with
    /// `data`.
    pub media_type: Option<String>,
    /// File name or title shown to the model.
    pub name: Option<String>,
    /// Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl DocumentPart {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        DocumentPart {
            url: None,
            data: None,
            path: None,
            file_id: None,
            text: None,
            media_type: None,
            name: None,
            provider_options: None,
            extras: None,
        }
    }
}

impl Carried for DocumentPart {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(DocumentPart {
            url: fields.optional("url")?,
            data: fields.optional("data")?,
            path: fields.optional("path")?,
            file_id: fields.optional("file_id")?,
            text: fields.optional("text")?,
            media_type: fields.optional("media_type")?,
            name: fields.optional("name")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "document");
        out.optional("url", &self.url);
        out.optional("data", &self.data);
        out.optional("path", &self.path);
        out.optional("file_id", &self.file_id);
        out.optional("text", &self.text);
        out.optional("media_type", &self.media_type);
        out.optional("name", &self.name);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for DocumentPart {
    const NAME: &'static str = "turnwire/v1/content#DocumentPart";
}

/// What the model thought before or between its answers: readable text, an opaque signature, or redacted data.
/// Rule: at least one of text | signature | redacted_data is required.
#[derive(Clone, Debug, PartialEq)]
pub struct ThinkingPart {
    /// The thoughts as text; may be empty where only a signature was sent.
    pub text: Option<String>,
    /// Opaque proof of the server that wrote the thoughts; sent back unchanged and only to the same dialect.
    pub signature: Option<String>,
    /// Encrypted thoughts; sent back unchanged and only to the same dialect.
    pub redacted_data: Option<String>,
    /// Where the thoughts came from. Absent: written by the program itself.
    pub origin: Option<Origin>,
    /// Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ThinkingPart {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        ThinkingPart {
            text: None,
            signature: None,
            redacted_data: None,
            origin: None,
            provider_options: None,
            extras: None,
        }
    }
}

impl Carried for ThinkingPart {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(ThinkingPart {
            text: fields.optional("text")?,
            signature: fields.optional("signature")?,
            redacted_data: fields.optional("redacted_data")?,
            origin: fields.optional("origin")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "thinking");
        out.optional("text", &self.text);
        out.optional("signature", &self.signature);
        out.optional("redacted_data", &self.redacted_data);
        out.optional("origin", &self.origin);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ThinkingPart {
    const NAME: &'static str = "turnwire/v1/content#ThinkingPart";
}

/// The model's words when it refuses to answer.
#[derive(Clone, Debug, PartialEq)]
pub struct RefusalPart {
    /// The refusal as text.
    pub text: String,
    /// Fields of one dialect for this part, by dialect or variant name, sent to that dialect only. Absent: nothing
    /// extra is sent.
    pub provider_options: Option<ProviderOptions>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl RefusalPart {
    /// The value with what it must have, and nothing else.
    pub fn new(text: impl Into<String>) -> Self {
        RefusalPart { text: text.into(), provider_options: None, extras: None }
    }
}

impl Carried for RefusalPart {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(RefusalPart {
            text: fields.required("text")?,
            provider_options: fields.optional("provider_options")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "refusal");
        out.required("text", &self.text);
        out.optional("provider_options", &self.provider_options);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for RefusalPart {
    const NAME: &'static str = "turnwire/v1/content#RefusalPart";
}

/// A part that one wire dialect has and the canonical model has not. Kept as it came and sent back to the same dialect
/// only.
#[derive(Clone, Debug, PartialEq)]
pub struct ForeignPart {
    /// Dialect whose words the data are, for example `openai-chat`.
    pub dialect: String,
    /// The part as it was on the wire.
    pub data: Object,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl ForeignPart {
    /// The value with what it must have, and nothing else.
    pub fn new(dialect: impl Into<String>, data: Object) -> Self {
        ForeignPart { dialect: dialect.into(), data, extras: None }
    }
}

impl Carried for ForeignPart {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        fields.skip("type");
        Ok(ForeignPart {
            dialect: fields.required("dialect")?,
            data: fields.required("data")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.tag("type", "foreign");
        out.required("dialect", &self.dialect);
        out.required("data", &self.data);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for ForeignPart {
    const NAME: &'static str = "turnwire/v1/content#ForeignPart";
}

/// A part whose tag this version does not know, with its JSON intact. A known tag with a bad body is an error, never an
/// unknown part.
#[derive(Clone, Debug, PartialEq)]
pub struct UnknownPart {
    /// The object as it came.
    pub raw: Object,
}

impl Carried for UnknownPart {
    fn read(value: &Json) -> Result<Self, Fault> {
        Ok(UnknownPart { raw: Object::read(value)? })
    }

    fn write(&self) -> Json {
        self.raw.write()
    }
}

impl Definition for UnknownPart {
    const NAME: &'static str = "turnwire/v1/content#UnknownPart";
}

/// Where a part came from, so that it goes back under the same name.
#[derive(Clone, Debug, PartialEq)]
pub struct Origin {
    /// Dialect that sent it, for example `openai-chat`.
    pub dialect: String,
    /// Field it was in, for example `reasoning` or `reasoning_content`.
    pub field: Option<String>,
    /// Model that wrote it.
    pub model: Option<String>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl Origin {
    /// The value with what it must have, and nothing else.
    pub fn new(dialect: impl Into<String>) -> Self {
        Origin { dialect: dialect.into(), field: None, model: None, extras: None }
    }
}

impl Carried for Origin {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(Origin {
            dialect: fields.required("dialect")?,
            field: fields.optional("field")?,
            model: fields.optional("model")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.required("dialect", &self.dialect);
        out.optional("field", &self.field);
        out.optional("model", &self.model);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for Origin {
    const NAME: &'static str = "turnwire/v1/content#Origin";
}

/// One part of a message; an unknown tag is kept as an UnknownPart.
#[derive(Clone, Debug, PartialEq)]
pub enum ContentPart {
    /// `type` is `text`.
    TextPart(TextPart),
    /// `type` is `image`.
    ImagePart(ImagePart),
    /// `type` is `audio`.
    AudioPart(AudioPart),
    /// `type` is `document`.
    DocumentPart(DocumentPart),
    /// `type` is `thinking`.
    ThinkingPart(ThinkingPart),
    /// `type` is `refusal`.
    RefusalPart(RefusalPart),
    /// `type` is `foreign`.
    ForeignPart(ForeignPart),
    /// Any other `type`.
    UnknownPart(UnknownPart),
}

impl From<TextPart> for ContentPart {
    fn from(value: TextPart) -> Self {
        ContentPart::TextPart(value)
    }
}

impl From<ImagePart> for ContentPart {
    fn from(value: ImagePart) -> Self {
        ContentPart::ImagePart(value)
    }
}

impl From<AudioPart> for ContentPart {
    fn from(value: AudioPart) -> Self {
        ContentPart::AudioPart(value)
    }
}

impl From<DocumentPart> for ContentPart {
    fn from(value: DocumentPart) -> Self {
        ContentPart::DocumentPart(value)
    }
}

impl From<ThinkingPart> for ContentPart {
    fn from(value: ThinkingPart) -> Self {
        ContentPart::ThinkingPart(value)
    }
}

impl From<RefusalPart> for ContentPart {
    fn from(value: RefusalPart) -> Self {
        ContentPart::RefusalPart(value)
    }
}

impl From<ForeignPart> for ContentPart {
    fn from(value: ForeignPart) -> Self {
        ContentPart::ForeignPart(value)
    }
}

impl From<UnknownPart> for ContentPart {
    fn from(value: UnknownPart) -> Self {
        ContentPart::UnknownPart(value)
    }
}

impl Carried for ContentPart {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value.get("type").and_then(Json::as_text) {
            Some("text") => TextPart::read(value).map(ContentPart::TextPart),
            Some("image") => ImagePart::read(value).map(ContentPart::ImagePart),
            Some("audio") => AudioPart::read(value).map(ContentPart::AudioPart),
            Some("document") => DocumentPart::read(value).map(ContentPart::DocumentPart),
            Some("thinking") => ThinkingPart::read(value).map(ContentPart::ThinkingPart),
            Some("refusal") => RefusalPart::read(value).map(ContentPart::RefusalPart),
            Some("foreign") => ForeignPart::read(value).map(ContentPart::ForeignPart),
            _ => UnknownPart::read(value).map(ContentPart::UnknownPart),
        }
    }

    fn write(&self) -> Json {
        match self {
            ContentPart::TextPart(value) => value.write(),
            ContentPart::ImagePart(value) => value.write(),
            ContentPart::AudioPart(value) => value.write(),
            ContentPart::DocumentPart(value) => value.write(),
            ContentPart::ThinkingPart(value) => value.write(),
            ContentPart::RefusalPart(value) => value.write(),
            ContentPart::ForeignPart(value) => value.write(),
            ContentPart::UnknownPart(value) => value.write(),
        }
    }
}

impl Definition for ContentPart {
    const NAME: &'static str = "turnwire/v1/content#ContentPart";
}

/// Text, or parts in order. A text is the same as one text part.
#[derive(Clone, Debug, PartialEq)]
pub enum Content {
    Text(String),
    Parts(Vec<ContentPart>),
}

impl From<&str> for Content {
    fn from(value: &str) -> Self {
        Content::Text(value.to_owned())
    }
}

impl From<String> for Content {
    fn from(value: String) -> Self {
        Content::Text(value)
    }
}

impl From<Vec<ContentPart>> for Content {
    fn from(value: Vec<ContentPart>) -> Self {
        Content::Parts(value)
    }
}

impl Carried for Content {
    fn read(value: &Json) -> Result<Self, Fault> {
        match value {
            Json::Text(_) => Carried::read(value).map(Content::Text),
            Json::List(_) => Carried::read(value).map(Content::Parts),
            _ => Err(unfit("a value of Content")),
        }
    }

    fn write(&self) -> Json {
        match self {
            Content::Text(value) => value.write(),
            Content::Parts(value) => value.write(),
        }
    }
}

impl Definition for Content {
    const NAME: &'static str = "turnwire/v1/content#Content";
}
