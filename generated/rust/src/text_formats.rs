// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! Text formats, compiled from their rows.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex};

use crate::formats::FORMATS;
use crate::json::Json;
use crate::rules::{validate, Fault};
use crate::text_machine::TextSteps;
use crate::text_source::{is_set, text_of, texts_of, WordList};
use crate::text_steps::compiled_steps;

/// What a mark begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BlockKind {
    Thought,
    Calls,
    /// A mark that only has to go.
    Dropped,
}

/// Something that a mark begins.
#[derive(Debug)]
pub(crate) struct TextBlock {
    pub kind: BlockKind,
    pub closes: WordList,
    pub steps: TextSteps,
    keeps: usize,
    pub space_inside: String,
    pub is_anywhere: bool,
}

impl TextBlock {
    fn new(kind: BlockKind, row: &Json) -> Arc<TextBlock> {
        let keeps = row.get("keeps").and_then(Json::as_number).and_then(|number| number.as_i64());
        Arc::new(TextBlock {
            kind,
            closes: WordList::longest_first(texts_of(row, "close")),
            steps: compiled_steps(row),
            keeps: keeps.and_then(|keeps| usize::try_from(keeps).ok()).unwrap_or(0),
            space_inside: text_of(row, "space_inside").to_owned(),
            is_anywhere: kind != BlockKind::Thought || is_set(row, "anywhere"),
        })
    }

    /// Where a mark ends without the characters at its end that the steps read.
    pub fn without_kept(&self, text: &str, end: usize) -> usize {
        let kept = text[..end].chars().rev().take(self.keeps);
        end - kept.map(char::len_utf8).sum::<usize>()
    }
}

/// How a family of models writes thoughts and tool calls into its text, ready to read by.
pub struct CompiledTextFormat {
    name: String,
    pub(crate) blocks: HashMap<String, Arc<TextBlock>>,
    pub(crate) starts: HashMap<String, Arc<TextBlock>>,
    pub(crate) bare: HashMap<u8, Arc<TextBlock>>,
    pub(crate) words: WordList,
    pub(crate) start_words: WordList,
    pub(crate) edges: Vec<char>,
    pub(crate) thought_words: WordList,
    pub(crate) thought_edges: Vec<char>,
    pub(crate) thought_space_after: String,
}

static COMPILED: Mutex<Vec<Arc<CompiledTextFormat>>> = Mutex::new(Vec::new());

/// The names of the text formats that the crate knows.
pub fn text_formats() -> Vec<&'static str> {
    FORMATS.iter().map(|(name, _)| *name).collect()
}

impl CompiledTextFormat {
    /// The format of a name that [`text_formats`] has.
    pub fn named(name: &str) -> Option<Arc<CompiledTextFormat>> {
        let mut compiled = COMPILED.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(found) = compiled.iter().find(|format| format.name == name) {
            return Some(found.clone());
        }
        let (_, row) = FORMATS.iter().find(|(known, _)| *known == name)?;
        let made = Arc::new(CompiledTextFormat::parse(row).ok()?);
        compiled.push(made.clone());
        Some(made)
    }

    /// Reads a row of your own: a `TextFormatRow` of `text/v1/format`.
    pub fn parse(row: &str) -> Result<CompiledTextFormat, Fault> {
        let row = Json::parse(row).map_err(|error| Fault::new("json", error.to_string()))?;
        validate("text/v1/format#TextFormatRow", &row)?;
        let thoughts = row.get("thoughts").unwrap_or(&Json::Null);
        let (mut blocks, mut starts, mut bare) = (HashMap::new(), HashMap::new(), HashMap::new());
        let mut add = |words: Vec<String>, block: &Arc<TextBlock>| {
            blocks.extend(words.into_iter().map(|word| (word, block.clone())));
        };
        add(texts_of(thoughts, "open"), &TextBlock::new(BlockKind::Thought, thoughts));
        for calls in row.get("calls").and_then(Json::as_list).unwrap_or(&[]) {
            let block = TextBlock::new(BlockKind::Calls, calls);
            add(texts_of(calls, "open"), &block);
            starts.extend(texts_of(calls, "open_at_start").into_iter().map(|word| (word, block.clone())));
            bare.extend(text_of(calls, "bare").bytes().map(|sign| (sign, block.clone())));
        }
        add(texts_of(&row, "dropped"), &TextBlock::new(BlockKind::Dropped, &Json::Null));
        Ok(CompiledTextFormat {
            name: text_of(&row, "name").to_owned(),
            words: WordList::longest_first(blocks.keys().cloned().collect()),
            start_words: WordList::longest_first(starts.keys().cloned().collect()),
            blocks,
            starts,
            bare,
            edges: text_of(&row, "space_before_calls").chars().collect(),
            thought_words: WordList::longest_first(texts_of(thoughts, "close")),
            thought_edges: text_of(thoughts, "space_inside").chars().collect(),
            thought_space_after: text_of(thoughts, "space_after").to_owned(),
        })
    }

    /// The name of the format.
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl fmt::Debug for CompiledTextFormat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "CompiledTextFormat({:?})", self.name)
    }
}
