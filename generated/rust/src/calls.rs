// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! From the pieces of a stream to calls that may run.
//!
//! A call is valid only if its arguments parse to an object and nothing says that it was cut. A cut call is never
//! repaired. A closed object was not cut: unless the answer broke off, it is a call. A call without arguments runs only if
//! the model ended its answer, and no arguments of the same answer belong to no call. Calls are told apart by index and
//! id: a new id and a name at a known index open a new call.

use std::collections::{HashMap, HashSet};

use crate::json::{Json, Object};
use crate::map::Map;
use crate::minted::mint_tool_call_id;
use crate::parse::parse;
use crate::types::{CallOrigin, Diagnostic, IdOrigin, InvalidToolCall, InvalidToolCallReason, ToolCall, ToolCallDelta};

/// One call as it came.
#[derive(Clone, Debug, Default)]
struct RawCall {
    place: i64,
    id: Option<String>,
    is_minted: bool,
    name: Option<String>,
    /// Whether a piece of the name came behind arguments.
    has_late_name: bool,
    arguments: String,
    is_complete: bool,
    invalid: Option<InvalidToolCallReason>,
    origin: Option<CallOrigin>,
    part_index: Option<i64>,
    extras: Option<Object>,
    provider_options: Option<Map<Object>>,
}

/// Joins deltas of any number of calls, in linear time.
#[derive(Clone, Debug, Default)]
pub(crate) struct Calls {
    calls: Vec<RawCall>,
    last: i64,
    by_index: HashMap<i64, usize>,
    by_id: HashMap<String, usize>,
}

/// What became of the calls.
#[derive(Default)]
pub(crate) struct FinishedCalls {
    pub valid: Vec<ToolCall>,
    pub invalid: Vec<InvalidToolCall>,
    pub diagnostics: Vec<Diagnostic>,
}

impl Calls {
    pub fn is_empty(&self) -> bool {
        self.calls.is_empty()
    }

    pub fn add(&mut self, delta: &ToolCallDelta) {
        let here = self.by_index.get(&delta.index).copied();
        let place = match self.meant(delta, here).or(here) {
            Some(place) if !opens_a_call(delta, &self.calls[place]) => place,
            _ => self.open(delta.index),
        };
        let call = &mut self.calls[place];
        if let Some(id) = delta.id.as_ref().filter(|_| call.id.is_none() || call.is_minted) {
            call.id = Some(id.clone());
            call.is_minted = delta.id_origin == Some(IdOrigin::Minted);
            self.by_id.entry(id.clone()).or_insert(place);
        }
        if let Some(piece) = &delta.name {
            let is_news = names_tool(&delta.name) && call.name.as_ref() != Some(piece);
            call.has_late_name |= is_news && call.has_arguments();
            call.name = Some(joined_name(call.name.take(), piece));
        }
        if let Some(piece) = &delta.arguments {
            call.arguments.push_str(piece);
        }
        call.is_complete |= delta.is_complete == Some(true);
        call.invalid = delta.invalid.or(call.invalid);
        call.origin = delta.origin.or(call.origin);
        call.part_index = call.part_index.or(delta.part_index);
        if let Some(extras) = &delta.extras {
            let known = call.extras.get_or_insert_with(Object::new);
            for (name, value) in extras.iter() {
                known.insert(name, value.clone());
            }
        }
        if let Some(options) = &delta.provider_options {
            call.provider_options = Some(options.clone());
        }
    }

    /// The call that a delta without a name belongs to by its id; `here` is the one of its index.
    fn meant(&self, delta: &ToolCallDelta, here: Option<usize>) -> Option<usize> {
        let id = delta.id.as_ref().filter(|_| !names_tool(&delta.name))?;
        match here {
            Some(place) if self.calls[place].id.as_ref() == Some(id) => None,
            _ => self.by_id.get(id).copied(),
        }
    }

    /// Whether arguments came that belong to no call, and another call has none: they have no name, or follow the
    /// object that another call has already.
    fn has_stray_arguments(&self) -> bool {
        self.calls.len() > 1
            && !self.calls.iter().all(RawCall::says_anything)
            && self.calls.iter().any(RawCall::is_stray)
    }

    fn open(&mut self, index: i64) -> usize {
        // A second call at one index comes after all that have come: its server does not number its calls.
        let place = if self.by_index.contains_key(&index) { self.last } else { index };
        self.last = self.last.max(place);
        self.by_index.insert(index, self.calls.len());
        self.calls.push(RawCall { place, ..RawCall::default() });
        self.calls.len() - 1
    }

    /// Judges every call; `was_cut` says that the model did not end the answer, `at_limit` that the token limit ended it,
    /// `was_stopped` that something else did, `parts_before` how many parts of the content stand before the call of a number, or nothing when all of them do.
    pub fn finish(
        &self,
        was_cut: bool,
        at_limit: bool,
        was_stopped: bool,
        fact: &str,
        parts_before: impl Fn(i64) -> Option<i64>,
    ) -> FinishedCalls {
        let mut out = FinishedCalls::default();
        let mut seen = HashSet::new();
        let mut ordered: Vec<&RawCall> = self.calls.iter().collect();
        ordered.sort_by_key(|call| call.place);
        let has_stray = self.has_stray_arguments();
        for (position, raw) in ordered.into_iter().enumerate() {
            let name = raw.name.as_deref().unwrap_or("");
            let number = position.to_string();
            let given = raw.id.clone().filter(|id| !id.is_empty());
            let mut extras = raw.extras.clone().filter(|extras| !extras.is_empty());
            let is_given = given.is_some();
            let mut id = given.unwrap_or_else(|| mint_tool_call_id(&[fact, &number, name]));
            let is_taken = is_given && seen.contains(&id);
            if is_taken {
                let minted = mint_tool_call_id(&[fact, &number, name, &id]);
                extras.get_or_insert_with(Object::new).insert("original_id", Json::Text(id));
                id = minted;
            }
            seen.insert(id.clone());
            let is_minted = raw.is_minted || !is_given || is_taken;
            let id_origin = is_minted.then_some(IdOrigin::Minted);
            let part_index = raw.part_index.and_then(&parts_before);
            let provider_options = raw.provider_options.clone().filter(|options| !options.is_empty());
            let is_last = position + 1 == self.calls.len();
            let is_cut = was_cut && !raw.is_complete && (is_last || !raw.says_anything());
            let verdict = judge(raw, is_cut, at_limit || (was_stopped && raw.invalid.is_none()), has_stray);
            let has_original = extras.as_ref().is_some_and(|extras| extras.get("original_id").is_some());
            let mut notes = Vec::new();
            if is_minted {
                notes.push(id_note(has_original));
            }
            notes.extend(verdict.notes);
            let at = match verdict.outcome {
                Ok(arguments) => {
                    out.valid.push(ToolCall {
                        part_index,
                        id_origin,
                        origin: raw.origin,
                        provider_options,
                        extras,
                        ..ToolCall::new(id, name.to_owned(), arguments)
                    });
                    format!("/message/tool_calls/{}", out.valid.len() - 1)
                }
                Err((reason, detail)) => {
                    out.invalid.push(InvalidToolCall {
                        name: raw.name.clone(),
                        position: Some(position as i64),
                        detail,
                        part_index,
                        id_origin,
                        origin: raw.origin,
                        provider_options,
                        extras,
                        ..InvalidToolCall::new(id, raw.arguments.clone(), reason)
                    });
                    format!("/message/invalid_tool_calls/{}", out.invalid.len() - 1)
                }
            };
            for (note, what) in notes {
                let diagnostic = Diagnostic::new(note.to_owned(), what.to_owned());
                out.diagnostics.push(Diagnostic { at: Some(at.clone()), ..diagnostic });
            }
        }
        out
    }
}

impl RawCall {
    fn text(&self) -> &str {
        self.arguments.trim_matches(is_blank)
    }

    fn has_arguments(&self) -> bool {
        !self.text().is_empty()
    }

    /// Whether the arguments are more than an empty object.
    fn says_anything(&self) -> bool {
        // Quotes and backslashes stand around arguments that are JSON inside a JSON text.
        let text = self.arguments.trim_matches(|sign| is_blank(sign) || matches!(sign, '"' | '\\'));
        let inner = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
        let is_empty = inner.is_some_and(|inner| inner.trim_matches(is_blank).is_empty());
        !(is_empty || matches!(text, "" | "null"))
    }

    fn is_stray(&self) -> bool {
        (!names_tool(&self.name) && self.says_anything())
            || parse(&self.arguments, true).is_err_and(|error| error.follows_object)
    }
}

pub(crate) fn is_blank(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '\u{1c}'..='\u{1f}')
}

fn says(text: &Option<String>) -> bool {
    text.as_ref().is_some_and(|text| !text.is_empty())
}

/// Whether a name says anything: it is there, and not blank.
fn names_tool(name: &Option<String>) -> bool {
    name.as_ref().is_some_and(|name| !name.trim_matches(is_blank).is_empty())
}

/// Whether a delta at a known index begins another call: a name with a new id, or more after a whole call.
fn opens_a_call(delta: &ToolCallDelta, known: &RawCall) -> bool {
    let is_known = delta.id.is_some() && delta.id == known.id;
    if known.is_complete {
        return !is_known && (names_tool(&delta.name) || says(&delta.arguments));
    }
    delta.id.is_some() && !is_known && known.id.is_some() && !known.is_minted && names_tool(&delta.name)
}

/// A tool name after another piece: a repeat of the whole changes nothing, blanks say nothing, anything else is its
/// continuation.
fn joined_name(so_far: Option<String>, piece: &str) -> String {
    let piece = if piece.trim_matches(is_blank).is_empty() { "" } else { piece };
    match so_far {
        Some(name) if !name.is_empty() && name != piece => name + piece,
        Some(name) if piece.is_empty() => name,
        _ => piece.to_owned(),
    }
}

fn id_note(has_original: bool) -> (&'static str, &'static str) {
    if has_original {
        return ("duplicate_tool_call_id", "two tool calls came with one id; the later one got a new id");
    }
    ("minted_tool_call_id", "a tool call came without an id and got one")
}

struct Verdict {
    outcome: Result<Object, (InvalidToolCallReason, Option<String>)>,
    notes: Vec<(&'static str, &'static str)>,
}

fn refused(reason: InvalidToolCallReason, detail: Option<&str>, notes: Vec<(&'static str, &'static str)>) -> Verdict {
    Verdict { outcome: Err((reason, detail.map(str::to_owned))), notes }
}

fn judge(raw: &RawCall, is_cut: bool, keeps_closed: bool, has_stray: bool) -> Verdict {
    use InvalidToolCallReason::{BadName, NoName, NotJson, Truncated};
    if let Some(reason) = raw.invalid.filter(|reason| !(keeps_closed && *reason == Truncated)) {
        return refused(reason, None, Vec::new());
    }
    let found = read(raw);
    let is_closed = found.outcome.as_ref().is_ok_and(|arguments| !arguments.is_empty());
    if (is_cut || raw.invalid.is_some()) && !(keeps_closed && is_closed && !raw.has_late_name) {
        let detail = Some("the answer ended inside this call").filter(|_| raw.invalid.is_none());
        return refused(Truncated, detail, Vec::new());
    }
    if found.outcome.is_err() {
        return found;
    }
    match raw.name.as_deref() {
        None | Some("") => refused(NoName, Some("the call names no tool"), found.notes),
        Some(_) if has_stray && !raw.says_anything() => refused(NotJson, None, Vec::new()),
        Some(name) if !is_tool_name(name) => {
            refused(BadName, Some("a tool name has 1 to 64 of A–Z, a–z, 0–9 and _"), found.notes)
        }
        Some(_) => found,
    }
}

/// What the arguments are, whatever else is wrong with the call.
fn read(raw: &RawCall) -> Verdict {
    use InvalidToolCallReason::{NotAnObject, NotJson, Truncated};
    let mut value = Json::Null;
    if raw.has_arguments() {
        match parse(&raw.arguments, true) {
            Ok(parsed) => value = parsed,
            Err(error) if error.is_cut => {
                return refused(Truncated, Some("the arguments end inside a JSON value"), Vec::new());
            }
            Err(error) => return refused(NotJson, Some(&error.to_string()), Vec::new()),
        }
    }
    let mut notes = Vec::new();
    if let Json::Text(text) = &value {
        if let Ok(Json::Object(inner)) = parse(text, true) {
            notes.push(("double_encoded_arguments", "arguments were JSON inside a JSON text"));
            value = Json::Object(inner);
        }
    }
    if value == Json::Null {
        notes.push(("empty_arguments", "arguments were empty and are read as {}"));
        value = Json::Object(Object::new());
    }
    let kind = match value {
        Json::Object(arguments) => return Verdict { outcome: Ok(arguments), notes },
        Json::Boolean(_) => "boolean",
        Json::Number(_) => "number",
        Json::Text(_) => "text",
        Json::List(_) => "array",
        Json::Null => "null",
    };
    refused(NotAnObject, Some(&format!("the arguments are a JSON {kind}")), notes)
}

fn is_tool_name(name: &str) -> bool {
    (1..=64).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}
