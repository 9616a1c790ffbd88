// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! JSON in a text, read as its pieces come: strict (RFC 8259), each character once.

use std::collections::HashSet;

use crate::json::Json;
use crate::parse::DEEPEST;
use crate::text_calls::BlockCalls;
use crate::text_source::{digits_of, texts_of, StepState, TextSource};

const LONGEST_SCALAR: usize = 4096;

/// What a JSON value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum JsonHolds {
    Arguments,
    Call,
    Calls,
}

/// The keys of an object that is a call, from the row of a step.
#[derive(Debug)]
pub(crate) struct CallKeys {
    pub holds: JsonHolds,
    name: Vec<String>,
    arguments: Vec<String>,
    id: Vec<String>,
    /// None: any.
    others: Option<Vec<String>>,
    name_is_key: bool,
}

impl CallKeys {
    pub fn new(row: &Json) -> CallKeys {
        let holds = match row.get("holds").and_then(Json::as_text) {
            Some("call") => JsonHolds::Call,
            Some("calls") => JsonHolds::Calls,
            _ => JsonHolds::Arguments,
        };
        let arguments = texts_of(row, "arguments");
        CallKeys {
            holds,
            name: texts_of(row, "name"),
            id: texts_of(row, "id"),
            others: row.get("others").and_then(Json::as_list).map(|_| texts_of(row, "others")),
            name_is_key: holds != JsonHolds::Arguments && arguments.is_empty(),
            arguments,
        }
    }

    fn is_name(&self, key: &str) -> bool {
        self.name.iter().any(|known| known == key)
    }

    fn is_arguments(&self, key: &str) -> bool {
        self.arguments.iter().any(|known| known == key)
    }

    fn is_id(&self, key: &str) -> bool {
        self.id.iter().any(|known| known == key)
    }

    fn may_be(&self, key: &str) -> bool {
        let is_other = |others: &Vec<String>| others.iter().any(|known| known == key);
        self.is_name(key)
            || self.is_arguments(key)
            || self.is_id(key)
            || !self.others.as_ref().is_some_and(|all| !is_other(all))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Want {
    Value,
    /// A value or a key, or the end of an empty list or object.
    First,
    /// What comes behind a value.
    Next,
    Key,
    Colon,
    /// The rest of a text.
    String,
}

/// Finds where one JSON value ends, and takes out of it what a call is made of.
#[derive(Debug)]
pub(crate) struct JsonReader {
    stack: Vec<u8>,
    want: Want,
    /// A text that is needed.
    needed: Option<String>,
    key: String,
    is_key: bool,
    seen: HashSet<String>,
    /// How deep the keys of a call are; none in arguments.
    level: Option<usize>,
    /// How deep the arguments began.
    capture: Option<usize>,
}

impl JsonReader {
    pub fn new(holds: JsonHolds) -> JsonReader {
        JsonReader {
            stack: Vec::new(),
            want: Want::Value,
            needed: None,
            key: String::new(),
            is_key: false,
            seen: HashSet::new(),
            level: match holds {
                JsonHolds::Arguments => None,
                JsonHolds::Call => Some(1),
                JsonHolds::Calls => Some(2),
            },
            capture: None,
        }
    }

    /// Whether an object or a list was opened and is not closed.
    pub fn is_inside(&self) -> bool {
        !self.stack.is_empty()
    }

    /// Reads on; it is done where the value is closed, with the position behind it.
    pub fn read(&mut self, source: &mut TextSource, parts: &mut BlockCalls, keys: &CallKeys) -> StepState {
        loop {
            let state = if self.want == Want::String {
                self.read_string(source, parts, keys)
            } else {
                let begun = source.at;
                if source.skip_space() > 0 && self.capture.is_some() {
                    parts.add_arguments(&source.text[begun..source.at]);
                }
                match source.text.as_bytes().get(source.at) {
                    None => return source.more_or_wrong(),
                    Some(mark) => self.read_token(source, parts, keys, *mark),
                }
            };
            if state != StepState::Done || (self.stack.is_empty() && self.want == Want::Next) {
                return state;
            }
        }
    }

    fn take(&mut self, source: &mut TextSource, parts: &mut BlockCalls, end: usize) {
        if self.capture.is_some() {
            parts.add_arguments(&source.text[source.at..end]);
        }
        source.at = end;
    }

    fn take_sign(&mut self, source: &mut TextSource, parts: &mut BlockCalls, want: Want) -> StepState {
        self.take(source, parts, source.at + 1);
        self.want = want;
        StepState::Done
    }

    fn read_token(&mut self, source: &mut TextSource, parts: &mut BlockCalls, keys: &CallKeys, mark: u8) -> StepState {
        let mut want = self.want;
        if matches!(want, Want::Next | Want::First) {
            let open = self.stack.last().copied().unwrap_or(0);
            if mark == open {
                return self.close(source, parts, keys);
            }
            let inside = if open == b'}' { Want::Key } else { Want::Value };
            if want == Want::Next {
                return if mark == b',' { self.take_sign(source, parts, inside) } else { StepState::Wrong };
            }
            want = inside;
        }
        match want {
            Want::Colon if mark == b':' => self.take_sign(source, parts, Want::Value),
            Want::Key if mark == b'"' => {
                self.needed = (Some(self.stack.len()) == self.level).then(String::new);
                self.is_key = true;
                self.take_sign(source, parts, Want::String)
            }
            Want::Colon | Want::Key => StepState::Wrong,
            _ => self.begin_value(source, parts, keys, mark),
        }
    }

    fn begin_value(&mut self, source: &mut TextSource, parts: &mut BlockCalls, keys: &CallKeys, mark: u8) -> StepState {
        let depth = self.stack.len();
        let is_arguments = self.level.is_none() && depth == 0;
        if is_arguments || self.level.is_some_and(|level| depth < level) {
            // what has to be around a call, or arguments
            let expected = if keys.holds == JsonHolds::Calls && depth == 0 { b'[' } else { b'{' };
            if mark != expected {
                return StepState::Wrong;
            }
        }
        let is_part = Some(depth) == self.level && self.capture.is_none();
        if is_arguments || (is_part && (keys.name_is_key || keys.is_arguments(&self.key))) {
            self.capture = Some(depth);
        }
        match mark {
            b'{' | b'[' => {
                if depth == DEEPEST {
                    return StepState::Wrong;
                }
                if Some(depth + 1) == self.level {
                    self.seen.clear();
                    if keys.holds == JsonHolds::Calls {
                        parts.begin(source);
                    }
                }
                self.stack.push(mark + 2); // the closing one
                self.take_sign(source, parts, Want::First)
            }
            b'"' => {
                let is_wanted = keys.is_name(&self.key) || keys.is_id(&self.key);
                self.needed = (is_part && is_wanted).then(String::new);
                self.take_sign(source, parts, Want::String)
            }
            _ if is_part && keys.is_name(&self.key) => StepState::Wrong,
            _ => self.read_scalar(source, parts),
        }
    }

    fn read_scalar(&mut self, source: &mut TextSource, parts: &mut BlockCalls) -> StepState {
        let is_sign = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'+' | b'.');
        let length = source.rest().bytes().take_while(is_sign).count();
        let end = source.at + length;
        if length == 0 || length > LONGEST_SCALAR {
            return StepState::Wrong;
        }
        if end == source.text.len() && !source.is_end {
            return StepState::More;
        }
        if !is_scalar(&source.text[source.at..end]) {
            return StepState::Wrong;
        }
        self.take(source, parts, end);
        self.after_value()
    }

    fn read_string(&mut self, source: &mut TextSource, parts: &mut BlockCalls, keys: &CallKeys) -> StepState {
        let (end, is_cut) = behind_string(source.text.as_bytes(), source.at);
        if end > source.at {
            if let Some(needed) = &mut self.needed {
                needed.push_str(&source.text[source.at..end]);
            }
            self.take(source, parts, end);
        }
        match source.text.as_bytes().get(end) {
            None => source.more_or_wrong(),
            Some(b'"') => {
                self.take(source, parts, end + 1);
                self.end_string(parts, keys)
            }
            Some(_) if is_cut => source.more_or_wrong(),
            Some(_) => StepState::Wrong,
        }
    }

    fn end_string(&mut self, parts: &mut BlockCalls, keys: &CallKeys) -> StepState {
        let held = match self.needed.take().map(|held| Json::parse(&format!("\"{held}\""))) {
            None => None,
            Some(Ok(Json::Text(value))) => Some(value),
            Some(_) => return StepState::Wrong,
        };
        if self.is_key {
            (self.want, self.is_key) = (Want::Colon, false);
            return held.map_or(StepState::Done, |key| self.begin_member(key, parts, keys));
        }
        if let Some(value) = held {
            if keys.is_id(&self.key) {
                parts.set_id(value);
            } else if !parts.set_name(&value) {
                return StepState::Wrong;
            }
        }
        self.after_value()
    }

    /// Takes a key of a call; one that is there twice leaves open which one counts.
    fn begin_member(&mut self, key: String, parts: &mut BlockCalls, keys: &CallKeys) -> StepState {
        if !keys.may_be(&key) || !self.seen.insert(key.clone()) {
            return StepState::Wrong;
        }
        self.key = key;
        if keys.name_is_key && (self.seen.len() > 1 || !parts.set_name(&self.key)) {
            return StepState::Wrong;
        }
        StepState::Done
    }

    fn close(&mut self, source: &mut TextSource, parts: &mut BlockCalls, keys: &CallKeys) -> StepState {
        self.take(source, parts, source.at + 1);
        self.stack.pop();
        let is_call = keys.holds == JsonHolds::Calls && Some(self.stack.len() + 1) == self.level;
        if is_call && !parts.finish(source) {
            return StepState::Wrong;
        }
        self.after_value()
    }

    fn after_value(&mut self) -> StepState {
        if self.capture == Some(self.stack.len()) {
            self.capture = None;
        }
        self.want = Want::Next;
        StepState::Done
    }
}

/// Whether a text is a number of JSON or one of its words.
fn is_scalar(text: &str) -> bool {
    if matches!(text, "true" | "false" | "null") {
        return true;
    }
    let text = text.strip_prefix('-').unwrap_or(text);
    let whole = digits_of(text);
    if whole == 0 || (whole > 1 && text.starts_with('0')) {
        return false;
    }
    let mut text = &text[whole..];
    if let Some(rest) = text.strip_prefix('.') {
        let count = digits_of(rest);
        if count == 0 {
            return false;
        }
        text = &rest[count..];
    }
    match text.strip_prefix(['e', 'E']) {
        None => text.is_empty(),
        Some(rest) => {
            let digits = rest.strip_prefix(['+', '-']).unwrap_or(rest);
            !digits.is_empty() && digits_of(digits) == digits.len()
        }
    }
}

/// Where a JSON text stops from a place inside it on: at its quote, at a fault, or at an escape that the text ends in.
fn behind_string(text: &[u8], mut at: usize) -> (usize, bool) {
    while at < text.len() {
        match text[at] {
            b'"' | 0..=0x1f => return (at, false),
            b'\\' => match text.get(at + 1) {
                None => return (at, true),
                Some(b'u') => {
                    let digits = text[at + 2..].iter().take(4).take_while(|byte| byte.is_ascii_hexdigit()).count();
                    if digits < 4 {
                        return (at, at + 2 + digits == text.len());
                    }
                    at += 6;
                }
                Some(b'"' | b'\\' | b'/' | b'b' | b'f' | b'n' | b'r' | b't') => at += 2,
                Some(_) => return (at, false),
            },
            _ => at += 1,
        }
    }
    (at, false)
}
