//! The steps by which a text format is read, compiled from its row. White space before a word of the format is free.

use crate::calls::is_blank;
use crate::json::Json;
use crate::text_calls::BlockCalls;
use crate::text_json::{CallKeys, JsonHolds, JsonReader};
use crate::text_literals::{LiteralReader, LiteralRules};
use crate::text_machine::{FrameKind, Memory, TextRun, TextSteps};
use crate::text_members::{unescaped, ElementsStep, ValueStep};
use crate::text_source::{behind, is_set, signs_from, text_of, texts_of, Presence, StepState};
use crate::text_source::{TextSource, WordList, SPACE, SPACES};

const LONGEST_NAME: usize = 256;
pub(crate) const LONGEST_SPACE: usize = 256;

/// One step of a format.
#[derive(Debug)]
pub(crate) enum TextStep {
    /// One of some words of the format.
    Word(WordList, bool),
    Field(FieldStep),
    /// JSON: the arguments, a call, or a list of calls.
    Json(CallKeys),
    /// Calls or arguments in a notation that is not JSON.
    Literal(LiteralRules),
    Value(ValueStep),
    Elements(ElementsStep),
    /// Steps as often as they come.
    Repeat(TextSteps),
    /// Steps that may come once.
    Optional(TextSteps),
    /// The first of some branches that what comes next is.
    Choice(Vec<TextSteps>),
    /// The steps of one call.
    Call(TextSteps),
}

impl TextStep {
    /// Takes text from the source.
    pub fn run(&self, run: &mut TextRun, source: &mut TextSource, parts: &mut BlockCalls) -> StepState {
        match self {
            TextStep::Word(words, may_be_missing) => {
                source.skip_space();
                if source.is_end && *may_be_missing && source.is_used() {
                    return if parts.was_cut { StepState::Wrong } else { run.advance() };
                }
                match source.starts_with(words) {
                    (_, Presence::Absent) => StepState::Wrong,
                    (_, Presence::Undecided) => StepState::More,
                    (word, Presence::Present) => {
                        source.at += word.len();
                        run.advance()
                    }
                }
            }
            TextStep::Field(field) => field.run(run, source, parts),
            TextStep::Json(keys) => {
                let mut reader = match std::mem::replace(&mut run.memory, Memory::Nothing) {
                    Memory::Json(reader) => reader,
                    _ => JsonReader::new(keys.holds),
                };
                let state = reader.read(source, parts, keys);
                run.has_begun |= reader.is_inside();
                match state {
                    StepState::Done => run.advance(),
                    StepState::More => run.wait(Memory::Json(reader)),
                    StepState::Wrong => state,
                }
            }
            TextStep::Literal(rules) => {
                let mut reader = match std::mem::replace(&mut run.memory, Memory::Nothing) {
                    Memory::Literal(reader) => reader,
                    _ => LiteralReader::new(rules),
                };
                let state = reader.read(source, rules);
                run.has_begun |= reader.is_inside();
                match state {
                    StepState::Done if reader.tell(source, parts, rules) => run.advance(),
                    StepState::More => run.wait(Memory::Literal(reader)),
                    _ => StepState::Wrong,
                }
            }
            TextStep::Value(value) => value.run(run, source, parts),
            TextStep::Elements(elements) => elements.run(run, source, parts),
            TextStep::Repeat(steps) => enter_where(self.may_begin(source), run, steps, FrameKind::Loop),
            TextStep::Optional(steps) => enter_where(self.may_begin(source), run, steps, FrameKind::Plain),
            TextStep::Choice(branches) => {
                for branch in branches {
                    match branch[0].may_begin(source) {
                        Presence::Undecided => return StepState::More,
                        Presence::Present => return run.enter(branch, FrameKind::Plain),
                        Presence::Absent => {}
                    }
                }
                StepState::Wrong
            }
            TextStep::Call(steps) => {
                parts.begin(source);
                run.enter(steps, FrameKind::Call)
            }
        }
    }

    /// Whether what comes next is this step.
    fn may_begin(&self, source: &mut TextSource) -> Presence {
        match self {
            TextStep::Word(words, _) => {
                source.skip_space();
                match source.starts_with(words).1 {
                    Presence::Absent => Presence::from(source.ends_inside(words)),
                    comes => comes,
                }
            }
            TextStep::Json(keys) => {
                source.skip_space();
                json_may_begin(keys.holds, source)
            }
            TextStep::Repeat(steps) | TextStep::Optional(steps) | TextStep::Call(steps) => steps[0].may_begin(source),
            _ => Presence::Present,
        }
    }
}

fn enter_where(comes: Presence, run: &mut TextRun, steps: &TextSteps, kind: FrameKind) -> StepState {
    match comes {
        Presence::Undecided => StepState::More,
        Presence::Absent => run.advance(),
        Presence::Present => run.enter(steps, kind),
    }
}

fn json_may_begin(holds: JsonHolds, source: &TextSource) -> Presence {
    let bytes = source.text.as_bytes();
    match bytes.get(source.at) {
        None => source.undecided_or_absent(),
        Some(mark) if holds != JsonHolds::Calls => Presence::from(*mark == b'{'),
        Some(b'[') => {
            let first = behind(&source.text, source.at + 1, SPACE).min(source.at + 1 + LONGEST_SPACE);
            match bytes.get(first) {
                None if first > source.at + LONGEST_SPACE => Presence::Absent,
                None => source.undecided_or_absent(),
                Some(sign) => Presence::from(matches!(sign, b'{' | b']')),
            }
        }
        Some(_) => Presence::Absent,
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FieldHolds {
    Name,
    Id,
    Key,
    Type,
}

/// Text up to one of some words: the name of the tool, an id, a key, or a type.
#[derive(Debug)]
pub(crate) struct FieldStep {
    holds: FieldHolds,
    until: WordList,
    /// In characters.
    longest: usize,
    prefix: String,
    drop_index: bool,
    is_id: bool,
    is_xml: bool,
}

impl FieldStep {
    fn new(row: &Json) -> FieldStep {
        let until = texts_of(row, "until");
        let longest = until.iter().map(|word| word.chars().count()).max().unwrap_or(0);
        FieldStep {
            holds: match text_of(row, "holds") {
                "name" => FieldHolds::Name,
                "id" => FieldHolds::Id,
                "key" => FieldHolds::Key,
                _ => FieldHolds::Type,
            },
            until: WordList::new(until),
            longest: LONGEST_NAME + longest,
            prefix: text_of(row, "prefix").to_owned(),
            drop_index: is_set(row, "drop_index"),
            is_id: is_set(row, "is_id"),
            is_xml: text_of(row, "escape") == "xml",
        }
    }

    fn run(&self, run: &mut TextRun, source: &mut TextSource, parts: &mut BlockCalls) -> StepState {
        if self.holds == FieldHolds::Name {
            source.skip_space();
        }
        let (end, count) = signs_from(&source.text, source.at, self.longest);
        let Some((found, _)) = self.until.find(&source.text[..end], source.at) else {
            let rest = &source.text[source.at..end];
            let is_wrong = self.holds == FieldHolds::Name && !may_begin_name(rest);
            return if is_wrong || count == self.longest { StepState::Wrong } else { source.more_or_wrong() };
        };
        if !self.set(run, parts, &source.text[source.at..found]) {
            return StepState::Wrong;
        }
        source.at = found;
        run.advance()
    }

    fn set(&self, run: &mut TextRun, parts: &mut BlockCalls, text: &str) -> bool {
        let unescaped = if self.is_xml { unescaped(text) } else { text.to_owned() };
        let text = unescaped.trim_matches(SPACES);
        match self.holds {
            FieldHolds::Name => {
                if self.is_id {
                    parts.set_id(text.to_owned());
                }
                let text = if self.drop_index { without_index(text) } else { text };
                let is_name = !text.is_empty() && !text.contains(is_no_name_sign);
                return is_name && parts.set_name(text.strip_prefix(self.prefix.as_str()).unwrap_or(text));
            }
            FieldHolds::Id => parts.set_id(text.to_owned()),
            FieldHolds::Key => run.key = text.to_owned(),
            FieldHolds::Type => run.type_name = text.to_owned(),
        }
        true
    }
}

/// Whether a name may begin with a text; a mark that only begins to come is not in the way.
fn may_begin_name(text: &str) -> bool {
    let Some(end) = text.find(is_no_name_sign) else { return true };
    let rest = text[end..].trim_start_matches(SPACES);
    end > 0 && (rest.is_empty() || rest.starts_with(['<', '[', '{', '(']))
}

fn is_no_name_sign(sign: char) -> bool {
    is_blank(sign) || "<>{}()[]\"'`,;".contains(sign)
}

/// Leaves out a colon and digits at the end.
fn without_index(text: &str) -> &str {
    let bare = text.trim_end_matches(|sign: char| sign.is_ascii_digit());
    if bare.len() == text.len() {
        return text;
    }
    bare.strip_suffix(':').unwrap_or(text)
}

/// The steps in a member of a row of a format.
pub(crate) fn compiled_steps(row: &Json) -> TextSteps {
    row.get("steps").and_then(Json::as_list).unwrap_or(&[]).iter().map(compiled).collect()
}

fn compiled(row: &Json) -> TextStep {
    match text_of(row, "step") {
        "word" => TextStep::Word(WordList::longest_first(texts_of(row, "one_of")), is_set(row, "may_be_missing")),
        "field" => TextStep::Field(FieldStep::new(row)),
        "json" => TextStep::Json(CallKeys::new(row)),
        "value" => TextStep::Value(ValueStep::new(row)),
        "elements" => TextStep::Elements(ElementsStep::new(row)),
        "literal" => TextStep::Literal(LiteralRules::new(row)),
        "repeat" => TextStep::Repeat(compiled_steps(row)),
        "optional" => TextStep::Optional(compiled_steps(row)),
        "call" => TextStep::Call(compiled_steps(row)),
        _ => {
            let branches = row.get("branches").and_then(Json::as_list).unwrap_or(&[]);
            TextStep::Choice(branches.iter().map(compiled_steps).collect())
        }
    }
}
