// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! The calls of one block of a text: their parts as they are found, and what becomes of them.

use crate::json::{Json, Object};
use crate::parse::parse_strictly;
use crate::text_events::{CallPiece, NoCall, ReadCall, TextEvent, TextReason};
use crate::text_source::{json_text, TextSource};

/// Says from name, arguments and raw text of a complete call why it is none; `None` where it is one.
pub type TextJudge = Box<dyn Fn(&str, &str, &str) -> Option<TextReason> + Send>;

/// Takes the parts of the calls of a block. What becomes no call gives its text back, whole.
#[derive(Default)]
pub(crate) struct BlockCalls {
    tools: Option<Object>,
    judge: Option<TextJudge>,
    /// Since the last call that was taken.
    raw: String,
    /// Where the text begins that is not in it.
    begun: usize,
    events: Vec<TextEvent>,
    held: Option<Vec<ReadCall>>,
    name: Option<String>,
    id: Option<String>,
    pieces: String,
    told: usize,
    is_open: bool,
    has_members: bool,
    refused: bool,
    /// Whether the block had any call, taken or refused.
    has_calls: bool,
    wrong: Option<TextReason>,
    /// Of the call that is begun next.
    number: usize,
    pub count: usize,
    /// Whether the model did not end the text.
    pub was_cut: bool,
}

impl BlockCalls {
    pub fn new(tools: Option<Object>, judge: Option<TextJudge>) -> BlockCalls {
        BlockCalls { tools, judge, ..BlockCalls::default() }
    }

    /// A block begins with a mark, behind white space that belongs to it.
    pub fn open(&mut self, source: &TextSource, raw: String, holds_all: bool) {
        self.raw = raw;
        self.begun = source.at;
        self.held = holds_all.then(Vec::new);
        (self.refused, self.is_open, self.has_calls) = (false, false, false);
        self.wrong = None;
    }

    /// The block goes on with a new piece of text.
    pub fn go_on(&mut self, source: &TextSource) {
        self.begun = source.at;
    }

    /// The piece of text is used up.
    pub fn pause(&mut self, source: &TextSource) {
        self.keep_raw(source);
        let Some(name) = self.name.as_ref().filter(|name| self.is_told(name)) else { return };
        if self.pieces.len() > self.told {
            let text = self.pieces[self.told..].to_owned();
            self.told = self.pieces.len();
            self.events.push(TextEvent::Arguments(CallPiece { number: self.number - 1, name: name.clone(), text }));
        }
    }

    /// Whether the arguments are told as they come: not where they are a text of JSON, which is read as a whole.
    fn is_told(&self, name: &str) -> bool {
        self.is_open && self.held.is_none() && self.is_offered(name) && self.pieces.starts_with('{')
    }

    /// What is to be told by now.
    pub fn take(&mut self) -> Vec<TextEvent> {
        std::mem::take(&mut self.events)
    }

    /// The block is over: complete, or for a reason no further call.
    pub fn close(&mut self, source: &TextSource, reason: Option<TextReason>) {
        self.keep_raw(source);
        let held = self.held.take();
        let is_empty = held.is_some() && !self.has_calls;
        let reason = reason.or(is_empty.then_some(TextReason::Malformed));
        let held = held.unwrap_or_default();
        let mut raw = std::mem::take(&mut self.raw);
        match reason {
            None => {
                self.count += held.len();
                self.events.extend(held.into_iter().map(TextEvent::Call));
            }
            Some(reason) => {
                raw = held.iter().map(|call| call.raw.as_str()).chain([raw.as_str()]).collect();
                let name = self.name.clone().filter(|_| self.is_open || self.wrong.is_some());
                let reason = self.wrong.unwrap_or(reason);
                self.events.push(TextEvent::NoCall(NoCall { reason, name, raw: raw.clone() }));
            }
        }
        if reason != Some(TextReason::Cut) && (reason.is_some() || self.refused) {
            self.give_back(raw);
        }
    }

    fn give_back(&mut self, raw: String) {
        if !raw.is_empty() {
            self.events.push(TextEvent::Content(raw));
        }
    }

    fn keep_raw(&mut self, source: &TextSource) {
        if source.at > self.begun {
            self.raw.push_str(&source.text[self.begun..source.at]);
            self.begun = source.at;
        }
    }

    /// A call begins.
    pub fn begin(&mut self, source: &TextSource) {
        if self.refused {
            // the text of the call before goes back; this one begins behind it
            self.keep_raw(source);
            let raw = std::mem::take(&mut self.raw);
            self.give_back(raw);
            self.refused = false;
        }
        (self.name, self.id) = (None, None);
        self.pieces.clear();
        self.told = 0;
        self.number += 1;
        (self.is_open, self.has_calls) = (true, true);
        self.has_members = false;
    }

    /// Its name; false where it cannot be one.
    pub fn set_name(&mut self, name: &str) -> bool {
        self.name = Some(name.to_owned());
        !name.is_empty()
    }

    /// The id that the model gave it.
    pub fn set_id(&mut self, given: String) {
        self.id = Some(given).filter(|id| !id.is_empty());
    }

    /// The next piece of its arguments, as JSON text.
    pub fn add_arguments(&mut self, piece: &str) {
        self.pieces.push_str(piece);
    }

    /// A member of the arguments, its value as JSON text.
    pub fn add_member(&mut self, key: &str, value: &str) {
        self.pieces.push(if self.has_members { ',' } else { '{' });
        self.pieces.push_str(&json_text(key));
        self.pieces.push(':');
        self.pieces.push_str(value);
        self.has_members = true;
    }

    /// The schema of the tool's parameters, where it is known.
    pub fn schema(&self) -> Option<&Json> {
        self.tools.as_ref()?.get(self.name.as_deref().unwrap_or(""))
    }

    /// The call is complete; false where something of it is missing.
    pub fn finish(&mut self, source: &TextSource) -> bool {
        let Some(name) = self.name.clone() else { return false };
        if self.has_members {
            self.pieces.push('}');
        }
        let found = object_text(&self.pieces);
        self.keep_raw(source);
        let Some((arguments, has_twice)) = found else { return false };
        self.is_open = false;
        if let Some(reason) = self.reason(&name, &arguments, has_twice) {
            self.refused = true;
            if self.held.is_some() {
                self.wrong = Some(reason);
                return false;
            }
            self.events.push(TextEvent::NoCall(NoCall { reason, name: Some(name), raw: self.raw.clone() }));
            return true;
        }
        let raw = std::mem::take(&mut self.raw);
        let call = ReadCall { number: self.number - 1, name, arguments, id: self.id.clone(), raw };
        match &mut self.held {
            Some(held) => held.push(call),
            None => {
                self.events.push(TextEvent::Call(call));
                self.count += 1;
            }
        }
        true
    }

    fn is_offered(&self, name: &str) -> bool {
        self.tools.as_ref().map_or(true, |tools| tools.get(name).is_some())
    }

    fn reason(&self, name: &str, arguments: &str, has_twice: bool) -> Option<TextReason> {
        if !self.is_offered(name) {
            return Some(TextReason::NotOffered);
        }
        if has_twice {
            return Some(TextReason::Ambiguous);
        }
        self.judge.as_ref().and_then(|judge| judge(name, arguments, &self.raw))
    }
}

/// Arguments as the text of an object, if they are one, and whether an object in them has a member twice. A text of JSON
/// inside JSON is read once.
fn object_text(text: &str) -> Option<(String, bool)> {
    if matches!(text, "" | "null") {
        return Some(("{}".to_owned(), false));
    }
    let (value, has_twice) = parse_strictly(text).ok()?;
    match value {
        Json::Object(_) => Some((text.to_owned(), has_twice)),
        Json::Text(inner) => {
            let (value, has_twice) = parse_strictly(&inner).ok()?;
            matches!(value, Json::Object(_)).then_some((inner, has_twice))
        }
        _ => None,
    }
}
