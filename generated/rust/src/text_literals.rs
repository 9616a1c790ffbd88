// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Calls and arguments in notations that are not JSON: Python calls, and objects with bare keys and marked strings.
//!
//! The end is found as the pieces come, each character looked at once; what is between is read when it is whole.

use crate::calls::is_blank;
use crate::json::Json;
use crate::parse::DEEPEST;
use crate::text_calls::BlockCalls;
use crate::text_notation::{is_first_sign, is_word_sign, LiteralText};
use crate::text_source::{kept_from, signs_from, text_of, texts_of, Presence, StepState, TextSource, WordList};

const LONGEST_BEGIN: usize = 600;

/// The rules of a notation.
#[derive(Debug)]
pub(crate) struct LiteralRules {
    is_arguments: bool,
    pub is_python: bool,
    /// The longest first.
    pub quotes: WordList,
    marks: WordList,
    until: String,
    longest: usize,
}

impl LiteralRules {
    pub fn new(row: &Json) -> LiteralRules {
        let (quotes, until) = (texts_of(row, "quotes"), text_of(row, "until").to_owned());
        let brackets = ["[", "]", "(", ")", "{", "}"].map(str::to_owned);
        let mut marks = [quotes.as_slice(), &brackets].concat();
        if !until.is_empty() {
            marks.push(until.clone());
        }
        LiteralRules {
            is_arguments: text_of(row, "holds") == "arguments",
            is_python: text_of(row, "notation") == "python",
            longest: quotes.iter().map(String::len).max().unwrap_or(0).max(until.len()).max(2),
            marks: WordList::new(marks),
            quotes: WordList::longest_first(quotes),
            until,
        }
    }
}

/// Finds the end of one list of calls (`[f(a=1)]`), of lines of them up to a word, or of one object of arguments
/// (`{a:1}`).
#[derive(Debug)]
pub(crate) struct LiteralReader {
    pieces: String,
    depth: i64,
    has_opened: bool,
    quote: String,
    is_begun: bool,
}

impl LiteralReader {
    pub fn new(rules: &LiteralRules) -> LiteralReader {
        let is_begun = !rules.until.is_empty() || rules.is_arguments;
        LiteralReader { pieces: String::new(), depth: 0, has_opened: false, quote: String::new(), is_begun }
    }

    /// Whether a call or an object has begun.
    pub fn is_inside(&self) -> bool {
        self.has_opened && self.is_begun
    }

    /// Reads on; it is done where everything that was opened is closed, or the word comes that ends the lines.
    pub fn read(&mut self, source: &mut TextSource, rules: &LiteralRules) -> StepState {
        if self.pieces.is_empty() && self.depth == 0 {
            let state = self.begin(source, rules);
            if state != StepState::Done {
                return state;
            }
        }
        loop {
            let Some((found, length)) = self.next(source, rules) else {
                if source.is_end {
                    return StepState::Wrong;
                }
                source.keep(&mut self.pieces, kept_from(&source.text, source.at, rules.longest));
                return StepState::More;
            };
            let mark = source.text[found..found + length].to_owned();
            if mark == rules.until {
                if self.depth != 0 {
                    return StepState::Wrong;
                }
                source.keep(&mut self.pieces, found);
                return StepState::Done;
            }
            source.keep(&mut self.pieces, found + length);
            if !self.quote.is_empty() {
                if mark == self.quote {
                    self.quote.clear();
                }
            } else if rules.quotes.words.contains(&mark) {
                self.quote = mark;
            } else if matches!(mark.as_str(), "[" | "(" | "{") {
                self.depth += 1;
                self.has_opened = true;
                if self.depth > DEEPEST as i64 {
                    return StepState::Wrong;
                }
            } else {
                self.depth -= 1;
                if self.depth == 0 && rules.until.is_empty() {
                    return StepState::Done;
                }
            }
        }
    }

    /// Where the next mark is, and its length: outside of a text what opens or closes something, in a text its end or an
    /// escape.
    fn next(&self, source: &TextSource, rules: &LiteralRules) -> Option<(usize, usize)> {
        let (text, from) = (&source.text, source.at);
        if self.quote.is_empty() {
            return rules.marks.find(text, from).map(|(found, mark)| (found, mark.len()));
        }
        if self.quote.len() > 1 {
            return text[from..].find(&self.quote).map(|found| (from + found, self.quote.len()));
        }
        let quote = self.quote.as_bytes()[0];
        let found = from + text.as_bytes()[from..].iter().position(|byte| *byte == quote || *byte == b'\\')?;
        if text.as_bytes()[found] == quote {
            return Some((found, 1));
        }
        text[found + 1..].chars().next().map(|sign| (found, 1 + sign.len_utf8()))
    }

    /// Done where what comes may be of the notation: where it has to be a list of calls, no prose in brackets.
    fn begin(&mut self, source: &mut TextSource, rules: &LiteralRules) -> StepState {
        source.skip_space();
        if source.is_used() {
            return source.more_or_wrong();
        }
        if rules.until.is_empty() && !source.rest().starts_with(['[', '{']) {
            return StepState::Wrong;
        }
        if self.is_begun {
            return StepState::Done;
        }
        let (end, count) = signs_from(&source.text, source.at, LONGEST_BEGIN);
        match begins_calls(&source.text[source.at..end]) {
            Presence::Present => {
                self.is_begun = true;
                StepState::Done
            }
            Presence::Undecided if count < LONGEST_BEGIN => source.more_or_wrong(),
            _ => StepState::Wrong,
        }
    }

    /// Gives the calls or the arguments to the parts, unless they are not what the notation has.
    pub fn tell(&self, source: &TextSource, parts: &mut BlockCalls, rules: &LiteralRules) -> bool {
        let mut reading = LiteralText::new(&self.pieces, rules);
        if rules.is_arguments {
            let arguments = reading.object_only();
            parts.add_arguments(arguments.as_deref().unwrap_or(""));
            return arguments.is_some();
        }
        let Some(calls) = reading.calls() else { return false };
        calls.into_iter().all(|(name, arguments)| {
            parts.begin(source);
            let is_named = parts.set_name(&name);
            parts.add_arguments(&arguments);
            is_named && parts.finish(source)
        })
    }
}

/// Whether a text begins a list of calls.
fn begins_calls(text: &str) -> Presence {
    let Some(rest) = text.strip_prefix('[') else { return Presence::Absent };
    let rest = rest.trim_start_matches(is_blank);
    if rest.is_empty() {
        return Presence::Undecided;
    }
    if rest.starts_with(']') {
        return Presence::Present;
    }
    if !rest.starts_with(is_first_sign) {
        return Presence::Absent;
    }
    let is_name = |sign: char| is_word_sign(sign) || matches!(sign, '.' | '-');
    let rest = rest.trim_start_matches(is_name).trim_start_matches(is_blank);
    if rest.is_empty() {
        return Presence::Undecided;
    }
    Presence::from(rest.starts_with('('))
}
