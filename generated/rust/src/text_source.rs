// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! The text that a reader has and has not used yet, and the words that are looked for in it.

use crate::calls::is_blank;
use crate::json::Json;

pub(crate) const SPACE: &str = " \t\r\n";
pub(crate) const SPACES: [char; 4] = [' ', '\t', '\r', '\n'];

/// What a step of reading says when it returns.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum StepState {
    /// The position is behind it.
    Done,
    /// It goes on with the next piece; the position is behind what it has used.
    More,
    /// The text is not what it takes.
    Wrong,
}

/// Whether something comes next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Presence {
    Absent,
    Present,
    /// It takes more text to tell.
    Undecided,
}

impl From<bool> for Presence {
    fn from(is_present: bool) -> Self {
        match is_present {
            true => Presence::Present,
            false => Presence::Absent,
        }
    }
}

/// Text, how much of it is used, and whether it is all there will be.
#[derive(Debug, Default)]
pub(crate) struct TextSource {
    pub text: String,
    pub at: usize,
    pub is_end: bool,
}

impl TextSource {
    /// Takes more text, and forgets what is used.
    pub fn feed(&mut self, text: &str) {
        self.text.drain(..self.at);
        self.text.push_str(text);
        self.at = 0;
    }

    pub fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    pub fn is_used(&self) -> bool {
        self.at == self.text.len()
    }

    /// Uses white space; gives how much it was.
    pub fn skip_space(&mut self) -> usize {
        let begun = self.at;
        self.at = behind(&self.text, begun, SPACE);
        self.at - begun
    }

    /// Which of some words comes next, the longest first.
    pub fn starts_with<'a>(&self, words: &'a WordList) -> (&'a str, Presence) {
        self.starts_at(self.at, words)
    }

    pub fn starts_at<'a>(&self, at: usize, words: &'a WordList) -> (&'a str, Presence) {
        match words.at(&self.text, at) {
            Some(word) => (word, Presence::Present),
            None if !self.is_end && words.could_begin(&self.text.as_bytes()[at..]) => ("", Presence::Undecided),
            None => ("", Presence::Absent),
        }
    }

    /// Whether the text is over in the middle of one of some words.
    pub fn ends_inside(&self, words: &WordList) -> bool {
        self.is_end && !self.is_used() && words.could_begin(self.rest().as_bytes())
    }

    /// Where nothing comes any more: wrong at the end of all, and more may come otherwise.
    pub fn more_or_wrong(&self) -> StepState {
        match self.is_end {
            true => StepState::Wrong,
            false => StepState::More,
        }
    }

    pub fn undecided_or_absent(&self) -> Presence {
        match self.is_end {
            true => Presence::Absent,
            false => Presence::Undecided,
        }
    }

    /// Uses text up to a place, and keeps it.
    pub fn keep(&mut self, pieces: &mut String, end: usize) {
        pieces.push_str(&self.text[self.at..end]);
        self.at = end;
    }
}

/// Words in the order in which they are looked for.
#[derive(Debug)]
pub(crate) struct WordList {
    pub words: Vec<String>,
    /// In bytes.
    pub longest: usize,
    firsts: [bool; 256],
}

impl WordList {
    pub fn new(words: Vec<String>) -> WordList {
        let mut firsts = [false; 256];
        for word in &words {
            firsts[usize::from(word.as_bytes()[0])] = true;
        }
        WordList { longest: words.iter().map(String::len).max().unwrap_or(0), words, firsts }
    }

    /// The words in such an order that a longer one is looked for before a shorter one.
    pub fn longest_first(mut words: Vec<String>) -> WordList {
        words.sort_by_key(|word| std::cmp::Reverse(word.len()));
        WordList::new(words)
    }

    /// The word that is at a place.
    pub fn at(&self, text: &str, at: usize) -> Option<&str> {
        let rest = &text.as_bytes()[at..];
        self.words.iter().find(|word| rest.starts_with(word.as_bytes())).map(String::as_str)
    }

    /// The first word behind a place, and where it begins.
    pub fn find(&self, text: &str, from: usize) -> Option<(usize, &str)> {
        let bytes = text.as_bytes();
        let mut at = from;
        while at < bytes.len() {
            at += bytes[at..].iter().position(|byte| self.firsts[usize::from(*byte)])?;
            if let Some(word) = self.at(text, at) {
                return Some((at, word));
            }
            at += 1;
        }
        None
    }

    fn could_begin(&self, rest: &[u8]) -> bool {
        rest.len() <= self.longest && self.words.iter().any(|word| word.as_bytes().starts_with(rest))
    }

    /// Where the end of a text begins that could be the beginning of a word.
    pub fn held_from(&self, text: &str, at: usize) -> usize {
        let bytes = text.as_bytes();
        let first = at.max((bytes.len() + 1).saturating_sub(self.longest));
        (first..bytes.len())
            .find(|start| self.firsts[usize::from(bytes[*start])] && self.could_begin(&bytes[*start..]))
            .unwrap_or(bytes.len())
    }

    /// Whether the word at a place may turn out to be a longer one.
    pub fn could_be_longer(&self, text: &str, start: usize, word: &str) -> bool {
        let rest = &text[start..];
        rest.len() <= self.longest && self.words.iter().any(|each| each.len() > word.len() && each.starts_with(rest))
    }
}

/// Where what is none of some characters begins.
pub(crate) fn behind(text: &str, at: usize, chars: &str) -> usize {
    let rest = text.as_bytes()[at..].iter();
    at + rest.take_while(|byte| chars.as_bytes().contains(byte)).count()
}

pub(crate) fn digits_of(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

pub(crate) fn trim_blanks(text: &str) -> &str {
    text.trim_matches(is_blank)
}

/// The place behind so many characters or the end of the text, and how many there were.
pub(crate) fn signs_from(text: &str, at: usize, count: usize) -> (usize, usize) {
    let mut end = at;
    let mut found = 0;
    for sign in text[at..].chars().take(count) {
        end += sign.len_utf8();
        found += 1;
    }
    (end, found)
}

/// The place before the last bytes of a text that have to be seen again, between two characters.
pub(crate) fn kept_from(text: &str, begun: usize, longest: usize) -> usize {
    let mut at = begun.max((text.len() + 1).saturating_sub(longest));
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// The text of a member of a row; empty where there is none.
pub(crate) fn text_of<'a>(row: &'a Json, name: &str) -> &'a str {
    row.get(name).and_then(Json::as_text).unwrap_or("")
}

/// The texts of a member of a row; none where there is no list.
pub(crate) fn texts_of(row: &Json, name: &str) -> Vec<String> {
    let items = row.get(name).and_then(Json::as_list).unwrap_or(&[]);
    items.iter().filter_map(|item| item.as_text().map(str::to_owned)).collect()
}

pub(crate) fn is_set(row: &Json, name: &str) -> bool {
    row.get(name) == Some(&Json::Boolean(true))
}

pub(crate) fn json_text(text: &str) -> String {
    Json::from(text).to_string()
}
