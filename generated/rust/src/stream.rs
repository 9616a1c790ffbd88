// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Streams of canonical chunks: lines of bytes become chunks, chunks become the answer.
//!
//! Exactly one chunk is complete, and it is the last. The same chunks give the same answer as in every other language
//! of this contract, wherever the network cuts the bytes.

use std::collections::BTreeMap;

use crate::calls::Calls;
use crate::chunks::StreamError;
use crate::json::{Json, Object};
use crate::map::Map;
use crate::types::{
    AssistantMessage, ChatResponse, Content, ContentPart, Diagnostic, FinishReason, IntegerOrText, Origin, RefusalPart,
    StreamingChunk, TextPart, ThinkingPart, UsageInfo,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Thinking,
    Text,
    Refusal,
    Whole,
}

/// A numbered place among the parts.
#[derive(Clone, Debug, Default)]
struct Slot {
    text: String,
    signature: Option<String>,
    origin: Option<Origin>,
    options: Option<Map<Object>>,
    parts: Vec<ContentPart>,
}

impl Slot {
    /// Joins provider options to those that came before; a later value replaces an earlier one.
    fn take_options(&mut self, options: Option<&Map<Object>>) {
        let Some(options) = options.filter(|options| !options.is_empty()) else { return };
        let held = self.options.get_or_insert_with(Map::new);
        for (name, fields) in options.iter() {
            if held.get(name).is_none() {
                held.insert(name, Object::new());
            }
            if let Some(known) = held.get_mut(name) {
                for (field, value) in fields.iter() {
                    known.insert(field, value.clone());
                }
            }
        }
    }
}

/// Folds chunks into the answer that is the same when it is not streamed.
///
/// Add every chunk in order, then ask for the response.
#[derive(Clone, Debug, Default)]
pub struct StreamAccumulator {
    calls: Calls,
    has_text: bool,
    text: String,
    thinking: String,
    signature: Option<String>,
    origin: Option<Origin>,
    refusal: String,
    parts: Vec<ContentPart>,
    numbered: BTreeMap<(i64, Kind), Slot>,
    last: Option<StreamingChunk>,
    usage: Option<UsageInfo>,
    model: Option<String>,
    id: Option<String>,
    created: Option<IntegerOrText>,
    extras: Object,
}

impl StreamAccumulator {
    /// An accumulator without chunks.
    pub fn new() -> Self {
        StreamAccumulator::default()
    }

    /// Whether the last chunk has come.
    pub fn is_complete(&self) -> bool {
        self.last.is_some()
    }

    /// Takes the next chunk; an error if the complete one has come already.
    pub fn add(&mut self, chunk: StreamingChunk) -> Result<(), StreamError> {
        if self.last.is_some() {
            return Err(StreamError::new("a chunk came after the complete one; a stream has exactly one end"));
        }
        let options = chunk.provider_options.as_ref();
        if let Some(piece) = &chunk.text {
            match chunk.part_index {
                None => {
                    self.text.push_str(piece);
                    self.has_text = true;
                }
                Some(number) => {
                    let slot = self.slot(number, Kind::Text);
                    slot.text.push_str(piece);
                    slot.take_options(options);
                }
            }
        }
        if chunk.thinking.is_some() || chunk.signature.is_some() {
            self.add_thinking(&chunk);
        }
        for delta in chunk.tool_call_deltas.iter().flatten() {
            self.calls.add(delta);
        }
        if let Some(piece) = &chunk.refusal {
            match chunk.part_index {
                None => self.refusal.push_str(piece),
                Some(number) => {
                    let slot = self.slot(number, Kind::Refusal);
                    slot.text.push_str(piece);
                    slot.take_options(options);
                }
            }
        }
        for part in chunk.parts.iter().flatten() {
            match chunk.part_index {
                None => self.parts.push(part.clone()),
                Some(number) => self.slot(number, Kind::Whole).parts.push(part.clone()),
            }
        }
        self.note_facts(chunk);
        Ok(())
    }

    fn slot(&mut self, number: i64, kind: Kind) -> &mut Slot {
        self.numbered.entry((number, kind)).or_default()
    }

    fn add_thinking(&mut self, chunk: &StreamingChunk) {
        let piece = chunk.thinking.as_deref().unwrap_or("");
        match chunk.part_index {
            None => {
                self.thinking.push_str(piece);
                self.signature = chunk.signature.clone().or_else(|| self.signature.take());
                self.origin = chunk.thinking_origin.clone().or_else(|| self.origin.take());
            }
            Some(number) => {
                let slot = self.slot(number, Kind::Thinking);
                slot.text.push_str(piece);
                slot.signature = chunk.signature.clone().or_else(|| slot.signature.take());
                slot.origin = chunk.thinking_origin.clone().or_else(|| slot.origin.take());
                slot.take_options(chunk.provider_options.as_ref());
            }
        }
    }

    /// What a chunk says besides its piece of the answer.
    fn note_facts(&mut self, chunk: StreamingChunk) {
        if chunk.usage.is_some() {
            self.usage = chunk.usage.clone();
        }
        if chunk.id.is_some() {
            self.id = chunk.id.clone();
        }
        if chunk.model.is_some() {
            self.model = chunk.model.clone();
        }
        if self.created.is_none() {
            self.created = chunk.created.clone();
        }
        if let Some(extras) = &chunk.extras {
            merge_extras(&mut self.extras, extras, false);
        }
        if chunk.is_complete == Some(true) {
            self.last = Some(chunk);
        }
    }

    /// The finished answer; an error with the partial answer if the complete chunk has not come.
    pub fn response(&self) -> Result<ChatResponse, StreamError> {
        let Some(last) = &self.last else {
            let partial = self.partial(FinishReason::Error);
            let message = "the stream ended before its last chunk".to_owned();
            return Err(StreamError { message, partial: Some(Box::new(partial)) });
        };
        let reason = last.finish_reason.unwrap_or(FinishReason::Other);
        // Next to any other reason, calls without arguments may have been cut.
        let was_cut = !matches!(reason, FinishReason::Stop | FinishReason::ToolCalls);
        let diagnostics = last.diagnostics.clone().unwrap_or_default();
        Ok(self.build(reason, was_cut, last.raw_finish_reason.clone(), diagnostics))
    }

    /// The answer as far as it came, its last call marked as cut.
    pub fn partial(&self, reason: FinishReason) -> ChatResponse {
        self.build(reason, true, None, Vec::new())
    }

    fn build(
        &self,
        reason: FinishReason,
        was_cut: bool,
        raw_finish_reason: Option<String>,
        mut diagnostics: Vec<Diagnostic>,
    ) -> ChatResponse {
        let at_limit = reason == FinishReason::Length;
        let was_stopped = matches!(reason, FinishReason::ContentFilter | FinishReason::Other);
        let parts_before = |number| self.parts_before(number);
        let calls = self.calls.finish(was_cut, at_limit, was_stopped, &self.id_fact(), parts_before);
        let mut message = AssistantMessage::new();
        message.tool_calls = Some(calls.valid).filter(|calls| !calls.is_empty());
        message.invalid_tool_calls = Some(calls.invalid).filter(|calls| !calls.is_empty());
        let empty = Content::Text(String::new());
        message.content = match self.content() {
            Some(content) if content != empty || self.calls.is_empty() => Some(content),
            _ if self.calls.is_empty() => Some(empty),
            _ => None,
        };
        diagnostics.extend(calls.diagnostics);
        // Judged is a finished answer: these come last in a whole one, too.
        diagnostics.sort_by_key(|note| {
            matches!(
                note.id.as_str(),
                "choice_not_met" | "stop_text_left" | "answers_missing" | "tool_not_offered" | "arguments_do_not_fit"
            )
        });
        let mut extras = Object::new();
        for (name, value) in self.extras.iter() {
            match value {
                Json::Object(inner) if name == "message" => message.extras = Some(inner.clone()),
                _ => extras.insert(name, value.clone()),
            }
        }
        message.extras = message.extras.filter(|extras| !extras.is_empty());
        ChatResponse {
            raw_finish_reason,
            model: self.model.clone(),
            id: self.id.clone(),
            created: self.created.clone(),
            diagnostics: Some(diagnostics).filter(|notes| !notes.is_empty()),
            extras: Some(extras).filter(|extras| !extras.is_empty()),
            ..ChatResponse::new(message, self.usage.clone().unwrap_or_else(UsageInfo::new), reason)
        }
    }

    /// What minted ids are made from: the answer's id, else its time.
    fn id_fact(&self) -> String {
        match (&self.id, &self.created) {
            (Some(id), _) if !id.is_empty() => id.clone(),
            (_, Some(IntegerOrText::Integer(seconds))) => seconds.to_string(),
            (_, Some(IntegerOrText::Text(time))) => time.clone(),
            _ => String::new(),
        }
    }

    /// From the number of a call to how many parts of the content stand before it; nothing when all of them do.
    fn parts_before(&self, number: i64) -> Option<i64> {
        let count = |slot: (&(i64, Kind), &Slot)| if slot.0 .1 == Kind::Whole { slot.1.parts.len() } else { 1 };
        let all: usize = self.numbered.iter().map(count).sum();
        let before: usize = self.numbered.range(..(number, Kind::Thinking)).map(count).sum();
        let has_thinking = usize::from(!self.thinking.is_empty() || self.signature.is_some());
        let rest = usize::from(!self.text.is_empty()) + usize::from(!self.refusal.is_empty()) + self.parts.len();
        (all - before + rest > 0).then(|| (before + has_thinking) as i64)
    }

    /// Nothing when nothing came, text when there is only text, else parts in order.
    fn content(&self) -> Option<Content> {
        let mut parts = Vec::new();
        if !self.thinking.is_empty() || self.signature.is_some() {
            parts.push(ContentPart::ThinkingPart(ThinkingPart {
                text: Some(self.thinking.clone()),
                signature: self.signature.clone(),
                origin: self.origin.clone(),
                ..ThinkingPart::new()
            }));
        }
        let is_joined_text = parts.is_empty() && self.parts.is_empty() && self.refusal.is_empty();
        for ((_, kind), slot) in &self.numbered {
            let (text, provider_options) = (slot.text.clone(), slot.options.clone());
            match kind {
                Kind::Thinking => parts.push(ContentPart::ThinkingPart(ThinkingPart {
                    text: Some(text),
                    signature: slot.signature.clone(),
                    origin: slot.origin.clone(),
                    provider_options,
                    ..ThinkingPart::new()
                })),
                Kind::Text => {
                    parts.push(ContentPart::TextPart(TextPart { provider_options, ..TextPart::new(text) }));
                }
                Kind::Refusal => {
                    parts.push(ContentPart::RefusalPart(RefusalPart { provider_options, ..RefusalPart::new(text) }));
                }
                Kind::Whole => parts.extend(slot.parts.iter().cloned()),
            }
        }
        if !self.text.is_empty() {
            parts.push(ContentPart::TextPart(TextPart::new(self.text.clone())));
        }
        if !self.refusal.is_empty() {
            parts.push(ContentPart::RefusalPart(RefusalPart::new(self.refusal.clone())));
        }
        parts.extend(self.parts.iter().cloned());
        let is_whole = self.numbered.keys().any(|(_, kind)| *kind == Kind::Whole);
        match parts.as_slice() {
            [] => self.has_text.then(|| Content::Text(String::new())),
            [ContentPart::TextPart(only)] if is_joined_text && !is_whole && only.provider_options.is_none() => {
                Some(Content::Text(only.text.clone()))
            }
            _ => Some(Content::Parts(parts)),
        }
    }
}

/// Adds the extras of a chunk: objects are merged, a later value replaces an earlier one, log probabilities go on.
fn merge_extras(so_far: &mut Object, new: &Object, joins: bool) {
    for (name, value) in new.iter() {
        let joins_here = joins || name == "logprobs";
        match (so_far.get_mut(name), value) {
            (Some(Json::Object(known)), Json::Object(inner)) => merge_extras(known, inner, joins_here),
            (_, Json::Object(inner)) => {
                let mut fresh = Object::new();
                merge_extras(&mut fresh, inner, joins_here);
                so_far.insert(name, Json::Object(fresh));
            }
            (Some(Json::List(known)), Json::List(items)) if joins_here => known.extend(items.iter().cloned()),
            _ => so_far.insert(name, value.clone()),
        }
    }
}
