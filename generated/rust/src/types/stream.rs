// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Stream chunks: Pieces of an answer as they arrive.

use crate::carried::{Carried, Definition, Fields, Writer};
use crate::json::{Json, Object};
use crate::rules::Fault;
use crate::types::{
    ContentPart, Diagnostic, FinishReason, IntegerOrText, Origin, ProviderOptions, ToolCallDelta, UsageInfo,
};

/// One piece of a streamed answer. In one chunk thinking comes before text, text before tool calls. Exactly one chunk
/// of a stream is complete; it is the last.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamingChunk {
    /// Next piece of the answer's text.
    pub text: Option<String>,
    /// Next piece of the thoughts.
    pub thinking: Option<String>,
    /// Next piece of a refusal.
    pub refusal: Option<String>,
    /// Signature of the thoughts so far; replaces an earlier one.
    pub signature: Option<String>,
    /// Pieces of tool calls.
    pub tool_call_deltas: Option<Vec<ToolCallDelta>>,
    /// Parts that arrive whole, for example an image or a foreign part.
    pub parts: Option<Vec<ContentPart>>,
    /// Which content part the text or thinking extends, where the dialect numbers them. Absent: the one text or the one
    /// thinking part of the message.
    pub part_index: Option<i64>,
    /// Where the thinking came from.
    pub thinking_origin: Option<Origin>,
    /// Provider options of the numbered part that the text or thinking of this chunk extends; they join those that came
    /// before. Absent: nothing extra.
    pub provider_options: Option<ProviderOptions>,
    /// True on the last chunk only. null means false.
    pub is_complete: Option<bool>,
    /// Why the answer ended; on the last chunk, which must have it.
    pub finish_reason: Option<FinishReason>,
    /// The finish reason in the server's own word. Absent: it gave none.
    pub raw_finish_reason: Option<String>,
    /// Cumulative numbers so far, on the last chunk and, where the server sends them, earlier; the last ones count.
    pub usage: Option<UsageInfo>,
    /// Model that answers, in the server's words; on the first chunk that names it.
    pub model: Option<String>,
    /// Id of the answer, given by the server; on the first chunk that names it.
    pub id: Option<String>,
    /// When the server says it made this: seconds since 1970, or RFC 3339 text exactly as sent (up to nine fraction
    /// digits).
    pub created: Option<IntegerOrText>,
    /// What is odd about the answer; on the last chunk.
    pub diagnostics: Option<Vec<Diagnostic>>,
    /// Fields found here that this version does not define, unchanged. Stored, never sent to a server.
    pub extras: Option<Object>,
}

impl StreamingChunk {
    /// The value with what it must have, and nothing else.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        StreamingChunk {
            text: None,
            thinking: None,
            refusal: None,
            signature: None,
            tool_call_deltas: None,
            parts: None,
            part_index: None,
            thinking_origin: None,
            provider_options: None,
            is_complete: None,
            finish_reason: None,
            raw_finish_reason: None,
            usage: None,
            model: None,
            id: None,
            created: None,
            diagnostics: None,
            extras: None,
        }
    }
}

impl Carried for StreamingChunk {
    fn read(value: &Json) -> Result<Self, Fault> {
        let mut fields = Fields::of(value)?;
        Ok(StreamingChunk {
            text: fields.optional("text")?,
            thinking: fields.optional("thinking")?,
            refusal: fields.optional("refusal")?,
            signature: fields.optional("signature")?,
            tool_call_deltas: fields.optional("tool_call_deltas")?,
            parts: fields.optional("parts")?,
            part_index: fields.optional("part_index")?,
            thinking_origin: fields.optional("thinking_origin")?,
            provider_options: fields.optional("provider_options")?,
            is_complete: fields.optional("is_complete")?,
            finish_reason: fields.optional("finish_reason")?,
            raw_finish_reason: fields.optional("raw_finish_reason")?,
            usage: fields.optional("usage")?,
            model: fields.optional("model")?,
            id: fields.optional("id")?,
            created: fields.optional("created")?,
            diagnostics: fields.optional("diagnostics")?,
            extras: fields.extras()?,
        })
    }

    fn write(&self) -> Json {
        let mut out = Writer::new();
        out.optional("text", &self.text);
        out.optional("thinking", &self.thinking);
        out.optional("refusal", &self.refusal);
        out.optional("signature", &self.signature);
        out.optional("tool_call_deltas", &self.tool_call_deltas);
        out.optional("parts", &self.parts);
        out.optional("part_index", &self.part_index);
        out.optional("thinking_origin", &self.thinking_origin);
        out.optional("provider_options", &self.provider_options);
        out.optional("is_complete", &self.is_complete);
        out.optional("finish_reason", &self.finish_reason);
        out.optional("raw_finish_reason", &self.raw_finish_reason);
        out.optional("usage", &self.usage);
        out.optional("model", &self.model);
        out.optional("id", &self.id);
        out.optional("created", &self.created);
        out.optional("diagnostics", &self.diagnostics);
        out.optional("extras", &self.extras);
        out.done()
    }
}

impl Definition for StreamingChunk {
    const NAME: &'static str = "turnwire/v1/stream#StreamingChunk";
}
