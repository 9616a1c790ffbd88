// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Members of arguments that are bare text: values up to a closing word, and elements with elements inside.

use crate::json::Json;
use crate::text_calls::BlockCalls;
use crate::text_machine::{Memory, TextRun};
use crate::text_source::{behind, TextSource, WordList, SPACE};
use crate::text_source::{json_text, kept_from, signs_from, text_of, texts_of, trim_blanks, Presence, StepState};
use crate::text_steps::LONGEST_SPACE;
use crate::text_values::{items_of, member_of, only_text, typed, types_in, types_of};

const LONGEST_TAG: usize = 260;
const LONGEST_ELEMENT_NAME: usize = 256;
const DEEPEST_ELEMENT: usize = 100;

/// A value as bare text, up to a closing word that something of the format follows.
#[derive(Debug)]
pub(crate) struct ValueStep {
    before: Vec<String>,
    at_end: Vec<String>,
    ends: WordList,
    then: WordList,
    typed_by: String,
    trim: String,
}

impl ValueStep {
    pub fn new(row: &Json) -> ValueStep {
        let (before, at_end) = (texts_of(row, "before"), texts_of(row, "at_end"));
        ValueStep {
            ends: WordList::longest_first([texts_of(row, "until"), before.clone(), at_end.clone()].concat()),
            then: WordList::longest_first(texts_of(row, "then")),
            before,
            at_end,
            typed_by: text_of(row, "typed").to_owned(),
            trim: text_of(row, "trim").to_owned(),
        }
    }

    pub fn run(&self, run: &mut TextRun, source: &mut TextSource, parts: &mut BlockCalls) -> StepState {
        let mut pieces = match std::mem::replace(&mut run.memory, Memory::Nothing) {
            Memory::Value(pieces) => pieces,
            _ => String::new(),
        };
        let mut looked = source.at;
        loop {
            let Some((found, word)) = self.ends.find(&source.text, looked) else {
                if source.is_end {
                    return StepState::Wrong;
                }
                source.keep(&mut pieces, kept_from(&source.text, source.at, self.ends.longest));
                return run.wait(Memory::Value(pieces));
            };
            match self.is_end(source, found, word) {
                Presence::Undecided => {
                    source.keep(&mut pieces, found);
                    return run.wait(Memory::Value(pieces));
                }
                Presence::Present => {
                    source.keep(&mut pieces, found);
                    if !is_among(&self.before, word) && !is_among(&self.at_end, word) {
                        source.at += word.len();
                    }
                    self.tell(run, parts, &pieces);
                    return run.advance();
                }
                Presence::Absent => looked = found + 1,
            }
        }
    }

    fn is_end(&self, source: &TextSource, found: usize, word: &str) -> Presence {
        let is_at_end = is_among(&self.at_end, word);
        if is_among(&self.before, word) || (self.then.words.is_empty() && !is_at_end) {
            return Presence::Present;
        }
        let end = found + word.len();
        let next = behind(&source.text, end, SPACE);
        if next - end > LONGEST_SPACE {
            return Presence::Absent;
        }
        if !is_at_end {
            return source.starts_at(next, &self.then).1;
        }
        match (next == source.text.len(), source.is_end) {
            (false, _) => Presence::Absent,
            (true, true) => Presence::Present,
            (true, false) => Presence::Undecided,
        }
    }

    fn tell(&self, run: &TextRun, parts: &mut BlockCalls, text: &str) {
        let text = match self.trim.as_str() {
            "newline" => {
                let text = text.strip_prefix('\n').unwrap_or(text);
                text.strip_suffix('\n').unwrap_or(text)
            }
            "cdata" => {
                let inner = trim_blanks(text).strip_prefix("<![CDATA[").and_then(|rest| rest.strip_suffix("]]>"));
                inner.unwrap_or(text)
            }
            _ => text,
        };
        let types = match self.typed_by.as_str() {
            "schema" => types_of(parts.schema(), &run.key),
            "field" if !matches!(run.type_name.as_str(), "string" | "true") => Vec::new(),
            _ => only_text(),
        };
        parts.add_member(&run.key, &typed(text, &types));
    }
}

fn is_among(words: &[String], word: &str) -> bool {
    words.iter().any(|known| known == word)
}

/// Arguments as elements named after them, with elements inside for objects and lists, up to a word of the format.
#[derive(Debug)]
pub(crate) struct ElementsStep {
    mark: WordList,
    item: String,
    until: WordList,
}

/// An element that is open: its text, or the elements inside it as JSON text.
#[derive(Default)]
pub(crate) struct TextElement {
    name: String,
    schema: Option<Json>,
    text: String,
    children: Vec<(String, String)>,
}

impl ElementsStep {
    pub fn new(row: &Json) -> ElementsStep {
        ElementsStep {
            mark: WordList::new(vec![text_of(row, "mark").to_owned()]),
            item: text_of(row, "item").to_owned(),
            until: WordList::new(vec![text_of(row, "until").to_owned()]),
        }
    }

    pub fn run(&self, run: &mut TextRun, source: &mut TextSource, parts: &mut BlockCalls) -> StepState {
        let mut stack = match std::mem::replace(&mut run.memory, Memory::Nothing) {
            Memory::Elements(stack) => stack,
            _ => vec![TextElement { schema: parts.schema().cloned(), ..TextElement::default() }],
        };
        loop {
            let is_outside = stack.len() == 1;
            let Some(inner) = stack.last_mut() else { return StepState::Wrong };
            let Some((found, _)) = self.mark.find(&source.text, source.at) else {
                if source.is_end {
                    return StepState::Wrong;
                }
                source.keep(&mut inner.text, kept_from(&source.text, source.at, self.mark.longest));
                return run.wait(Memory::Elements(stack));
            };
            source.keep(&mut inner.text, found);
            if is_outside {
                match source.starts_with(&self.until).1 {
                    Presence::Undecided => return run.wait(Memory::Elements(stack)),
                    Presence::Present if trim_blanks(&inner.text).is_empty() => return run.advance(),
                    Presence::Present => return StepState::Wrong,
                    Presence::Absent => {}
                }
            }
            match self.tag(run, source, parts, &mut stack) {
                StepState::Done => {}
                StepState::More => return run.wait(Memory::Elements(stack)),
                StepState::Wrong => return StepState::Wrong,
            }
        }
    }

    fn tag(
        &self,
        run: &mut TextRun,
        source: &mut TextSource,
        parts: &mut BlockCalls,
        stack: &mut Vec<TextElement>,
    ) -> StepState {
        let begun = source.at + self.mark.longest;
        let (last, count) = signs_from(&source.text, begun, LONGEST_TAG);
        let Some(length) = source.text[begun..last].find('>') else {
            return if count == LONGEST_TAG { StepState::Wrong } else { source.more_or_wrong() };
        };
        let Some(tag) = source.text[begun..begun + length].strip_prefix('<') else { return StepState::Wrong };
        let (name, is_closing) = tag.strip_prefix('/').map_or((tag, false), |name| (name, true));
        if !is_element_name(name) {
            return StepState::Wrong;
        }
        let name = name.to_owned();
        source.at = begun + length + 1;
        run.has_begun = true;
        let depth = stack.len();
        let Some(inner) = stack.last() else { return StepState::Wrong };
        if !is_closing {
            if depth == DEEPEST_ELEMENT {
                return StepState::Wrong;
            }
            let schema = self.schema_of(&name, inner.schema.as_ref(), parts.schema()).cloned();
            stack.push(TextElement { name, schema, ..TextElement::default() });
            return StepState::Done;
        }
        if depth == 1 || inner.name != name {
            return StepState::Wrong;
        }
        let Some(value) = inner.value(&self.item, parts.schema()) else { return StepState::Wrong };
        stack.pop();
        if depth == 2 {
            parts.add_member(&name, &value);
        }
        if let Some(outer) = stack.last_mut() {
            outer.children.push((name, value));
        }
        StepState::Done
    }

    /// The schema of an element inside another, where something says it.
    fn schema_of<'a>(&self, name: &str, outer: Option<&'a Json>, root: Option<&'a Json>) -> Option<&'a Json> {
        let found = member_of(outer, name, root);
        if found.is_none() && name == self.item {
            return items_of(outer, root);
        }
        found
    }
}

impl TextElement {
    /// What an element is as JSON text, unless it has both text and elements.
    fn value(&self, item: &str, root: Option<&Json>) -> Option<String> {
        let (types, only) = (types_in(self.schema.as_ref(), root), only_text());
        let has = |name: &str| is_among(&types, name);
        let has_text = !trim_blanks(&self.text).is_empty();
        if self.children.is_empty() {
            if !has_text && !types.is_empty() && !has("string") && !has("null") {
                if has("object") {
                    return Some("{}".to_owned());
                }
                if has("array") {
                    return Some("[]".to_owned());
                }
            }
            return Some(typed(&self.text, if types.is_empty() { &only } else { &types }));
        }
        if has_text {
            return None;
        }
        if self.children.iter().all(|(name, _)| name == item) && !has("object") {
            let values: Vec<&str> = self.children.iter().map(|(_, value)| value.as_str()).collect();
            return Some(format!("[{}]", values.join(",")));
        }
        let members: Vec<String> =
            self.children.iter().map(|(name, value)| format!("{}:{value}", json_text(name))).collect();
        Some(format!("{{{}}}", members.join(",")))
    }
}

fn is_element_name(name: &str) -> bool {
    let is_first = |sign: char| sign != '/' && !crate::calls::is_blank(sign);
    name.starts_with(is_first) && !name.contains(['<', '>']) && name.chars().count() <= LONGEST_ELEMENT_NAME
}

/// A text with the references of XML in it as what they stand for; others stay.
pub(crate) fn unescaped(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(begin) = rest.find('&') {
        out.push_str(&rest[..begin]);
        rest = &rest[begin..];
        let end = rest.find(';').unwrap_or(0);
        match rest.get(1..end).and_then(sign_of) {
            Some(sign) => {
                out.push(sign);
                rest = &rest[end + 1..];
            }
            None => {
                out.push('&');
                rest = &rest[1..];
            }
        }
    }
    out + rest
}

fn sign_of(reference: &str) -> Option<char> {
    let Some(digits) = reference.strip_prefix('#') else {
        return Some(match reference {
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            "apos" => '\'',
            "amp" => '&',
            _ => return None,
        });
    };
    let (digits, base, most) = digits.strip_prefix('x').map_or((digits, 10, 7), |digits| (digits, 16, 6));
    if digits.len() > most || digits.starts_with('+') {
        return None;
    }
    u32::from_str_radix(digits, base).ok().filter(|code| *code > 0).and_then(char::from_u32)
}
