//! Reads thoughts and calls out of the text that a model wrote, by the row of its format.

use std::fmt;
use std::sync::Arc;

use crate::json::Object;
use crate::text_calls::{BlockCalls, TextJudge};
use crate::text_events::{NoCall, TextEvent, TextReading, TextReason};
use crate::text_formats::{BlockKind, CompiledTextFormat, TextBlock};
use crate::text_machine::TextRun;
use crate::text_quoting::Quoting;
use crate::text_source::{behind, Presence, StepState, TextSource, WordList};

/// What a reader knows of the request.
#[derive(Default)]
pub struct TextReaderOptions {
    /// The offered tools: from a name to the JSON Schema of its parameters. `None`: nothing is known, and any name is a
    /// tool's.
    pub tools: Option<Object>,
    /// What else decides whether a complete call is one, such as whether the arguments fit the schema.
    pub judge: Option<TextJudge>,
    /// Whether the prompt opened the thoughts, so that the text begins inside them.
    pub in_thoughts: bool,
}

enum Mode {
    Content,
    Thought,
    Calls(Arc<TextBlock>, TextRun),
    Skip(Arc<TextBlock>),
}

/// Reads one answer.
///
/// A piece of text gives what is certain by now, and only what could still be a mark is held back. However the text is
/// cut, the same comes out, in linear time. Nothing runs on it: to run a call is for you to decide.
pub struct TextReader {
    format: Arc<CompiledTextFormat>,
    source: TextSource,
    calls: BlockCalls,
    quoting: Quoting,
    mode: Mode,
    /// White space that may belong to the next mark.
    space: String,
    /// White space that belongs to the last one.
    drop: String,
    /// Nothing but white space and thoughts so far.
    is_start: bool,
    /// Nothing but white space since the beginning, the last thoughts or the last call.
    may_think: bool,
    /// Whether a block was wrong of which nothing tells the end.
    takes_no_calls: bool,
    /// Whether no mark began the block.
    is_bare: bool,
    is_ending: bool,
    out: Vec<TextEvent>,
}

impl TextReader {
    /// A reader of one answer.
    pub fn new(format: Arc<CompiledTextFormat>, options: TextReaderOptions) -> TextReader {
        let drop = if options.in_thoughts { format.thought_edges.iter().collect() } else { String::new() };
        TextReader {
            format,
            source: TextSource::default(),
            calls: BlockCalls::new(options.tools, options.judge),
            quoting: Quoting::default(),
            mode: if options.in_thoughts { Mode::Thought } else { Mode::Content },
            space: String::new(),
            drop,
            is_start: true,
            may_think: true,
            takes_no_calls: false,
            is_bare: false,
            is_ending: false,
            out: Vec::new(),
        }
    }

    /// Takes the next piece of the text, and gives what is certain by now.
    pub fn feed(&mut self, text: &str) -> Vec<TextEvent> {
        self.source.feed(text);
        let mut goes_on = true;
        while goes_on {
            goes_on = match std::mem::replace(&mut self.mode, Mode::Content) {
                Mode::Content => self.read_content(),
                Mode::Calls(block, run) => self.read_calls(block, run),
                Mode::Thought => self.read_thought(),
                Mode::Skip(block) => self.skip(block),
            };
        }
        std::mem::take(&mut self.out)
    }

    /// The text is over. `is_cut`: the model did not end it, so that an open call is a cut one.
    pub fn end(&mut self, is_cut: bool) -> Vec<TextEvent> {
        self.is_ending = true;
        self.calls.was_cut = is_cut;
        let mut out = self.feed("");
        if !self.space.is_empty() && !(self.calls.count > 0 && self.may_think) {
            out.push(TextEvent::Content(std::mem::take(&mut self.space)));
        }
        out
    }

    fn read_content(&mut self) -> bool {
        if self.is_still_dropping() || (self.may_think && !self.reads_start()) {
            return false;
        }
        if !matches!(self.mode, Mode::Content) {
            return true;
        }
        let format = self.format.clone();
        let at = self.source.at;
        let found = format.words.find(&self.source.text, at);
        let held = found.map_or_else(|| self.held_from(&format.words), |(start, _)| start);
        self.use_content(held);
        let Some((_, mark)) = found else { return false };
        if !self.is_ending && format.words.could_be_longer(&self.source.text, held, mark) {
            return false;
        }
        self.read_mark(&format, mark)
    }

    /// Where the end of the text begins that could be the beginning of a word.
    fn held_from(&self, words: &WordList) -> usize {
        if self.is_ending {
            return self.source.text.len();
        }
        words.held_from(&self.source.text, self.source.at)
    }

    /// Leaves out white space that belongs to the last mark, and tells whether more of it can come.
    fn is_still_dropping(&mut self) -> bool {
        if self.drop.is_empty() {
            return false;
        }
        self.source.at = behind(&self.source.text, self.source.at, &self.drop);
        if self.source.is_used() {
            return true;
        }
        self.drop.clear();
        false
    }

    /// Reads what may come only where no content was before, and tells whether it takes no more text to tell.
    fn reads_start(&mut self) -> bool {
        let begun = self.source.at;
        if self.source.skip_space() > 0 {
            let space = &self.source.text[begun..self.source.at];
            self.space.push_str(space);
            self.quoting.add(space);
        }
        if self.source.is_used() {
            return false;
        }
        if !self.is_start {
            return true;
        }
        self.source.is_end = self.is_ending;
        let format = self.format.clone();
        let at = self.source.at;
        if let Some(block) = format.bare.get(&self.source.text.as_bytes()[at]) {
            return match self.source.starts_with(&format.words).1 {
                Presence::Absent => self.begin(block, at),
                Presence::Present => true,
                Presence::Undecided => false,
            };
        }
        match self.source.starts_with(&format.start_words) {
            (word, Presence::Present) => self.begin(&format.starts[word], at + word.len()),
            (_, comes) => comes == Presence::Absent,
        }
    }

    fn read_mark(&mut self, format: &CompiledTextFormat, mark: &str) -> bool {
        let block = &format.blocks[mark];
        let end = self.source.at + mark.len();
        if block.kind == BlockKind::Dropped {
            if self.quoting.is_quoted() {
                self.use_content(end);
            }
            self.source.at = end;
            return true;
        }
        let reason = if self.takes_no_calls && block.kind == BlockKind::Calls {
            TextReason::Malformed
        } else if !block.is_anywhere && !self.may_think {
            TextReason::NotAtStart
        } else if self.quoting.is_quoted() {
            self.quoting.keep();
            TextReason::Quoted
        } else {
            return self.begin(block, end);
        };
        self.out.push(TextEvent::NoCall(NoCall { reason, name: None, raw: mark.to_owned() }));
        self.use_content(end);
        true
    }

    fn begin(&mut self, block: &Arc<TextBlock>, end: usize) -> bool {
        let start = self.source.at;
        let end = block.without_kept(&self.source.text, end);
        self.source.at = end;
        let space = std::mem::take(&mut self.space);
        if block.kind == BlockKind::Thought {
            self.mode = Mode::Thought;
            self.drop = block.space_inside.clone();
        } else {
            self.may_think = true;
            self.is_bare = start == end;
            self.calls.open(&self.source, space + &self.source.text[start..end], self.is_bare);
            self.mode = Mode::Calls(block.clone(), TextRun::new(block.steps.clone()));
        }
        true
    }

    /// Uses text up to a place as content.
    fn use_content(&mut self, end: usize) {
        let text = &self.source.text[self.source.at..end];
        self.source.at = end;
        if text.is_empty() {
            return;
        }
        self.quoting.add(text);
        let body = text.trim_end_matches(self.format.edges.as_slice());
        if !body.is_empty() {
            (self.is_start, self.may_think) = (false, false);
            self.out.push(TextEvent::Content(std::mem::take(&mut self.space) + body));
        }
        self.space.push_str(&text[body.len()..]);
    }

    fn content(&mut self, text: String) {
        self.quoting.add(&text);
        (self.is_start, self.may_think) = (false, false);
        self.out.push(TextEvent::Content(text));
    }

    fn read_thought(&mut self) -> bool {
        self.mode = Mode::Thought;
        if self.is_still_dropping() {
            return false;
        }
        let format = self.format.clone();
        let at = self.source.at;
        let found = format.thought_words.find(&self.source.text, at);
        let held = found.map_or_else(|| self.held_from(&format.thought_words), |(start, _)| start);
        let text = &self.source.text[at..held];
        let body = text.trim_end_matches(format.thought_edges.as_slice());
        if !body.is_empty() {
            self.out.push(TextEvent::Thought(std::mem::take(&mut self.space) + body));
        }
        self.space.push_str(&text[body.len()..]);
        self.source.at = held;
        let Some((_, mark)) = found else {
            if self.is_ending && !self.space.is_empty() {
                self.out.push(TextEvent::Thought(std::mem::take(&mut self.space)));
            }
            return false;
        };
        self.source.at += mark.len();
        self.space.clear();
        self.mode = Mode::Content;
        self.may_think = true;
        self.drop = format.thought_space_after.clone();
        true
    }

    fn read_calls(&mut self, block: Arc<TextBlock>, mut run: TextRun) -> bool {
        self.calls.go_on(&self.source);
        let mut state = run.go_on(&mut self.source, &mut self.calls);
        if state == StepState::More && self.is_ending {
            self.source.is_end = true;
            state = run.go_on(&mut self.source, &mut self.calls);
            if state != StepState::Done {
                self.source.at = self.source.text.len();
                let reason = if self.calls.was_cut { TextReason::Cut } else { TextReason::Unfinished };
                return self.end_block(block, run, Some(reason));
            }
        }
        if state == StepState::Done && self.is_bare {
            self.source.skip_space();
            if !self.source.is_used() {
                return self.end_block(block, run, Some(TextReason::Malformed));
            }
            if !self.is_ending {
                state = StepState::More;
            }
        }
        match state {
            StepState::More => {
                self.calls.pause(&self.source);
                self.tell_calls();
                self.mode = Mode::Calls(block, run);
                false
            }
            StepState::Done => self.end_block(block, run, None),
            StepState::Wrong => self.end_block(block, run, Some(TextReason::Malformed)),
        }
    }

    fn tell_calls(&mut self) {
        for event in self.calls.take() {
            match event {
                TextEvent::Content(text) => self.content(text),
                event => self.out.push(event),
            }
        }
    }

    fn end_block(&mut self, block: Arc<TextBlock>, run: TextRun, reason: Option<TextReason>) -> bool {
        self.calls.close(&self.source, reason);
        self.is_start = false;
        self.tell_calls();
        if reason == Some(TextReason::Malformed) && run.has_begun {
            // what is inside it must not become a call
            if block.closes.words.is_empty() {
                self.takes_no_calls = true;
            } else {
                self.mode = Mode::Skip(block);
            }
        }
        true
    }

    /// Gives out text up to the closing mark of a block that was wrong.
    fn skip(&mut self, block: Arc<TextBlock>) -> bool {
        let at = self.source.at;
        let found = block.closes.find(&self.source.text, at);
        let held = found.map_or_else(|| self.held_from(&block.closes), |(start, mark)| start + mark.len());
        if held > at {
            self.content(self.source.text[at..held].to_owned());
        }
        self.source.at = held;
        let is_found = found.is_some();
        if !is_found {
            self.mode = Mode::Skip(block);
        }
        is_found
    }
}

impl fmt::Debug for TextReader {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "TextReader({:?})", self.format.name())
    }
}

/// Reads a whole answer. `is_cut`: something else than the model ended it.
pub fn read_text(text: &str, format: Arc<CompiledTextFormat>, options: TextReaderOptions, is_cut: bool) -> TextReading {
    let mut reader = TextReader::new(format, options);
    let mut events = reader.feed(text);
    events.extend(reader.end(is_cut));
    events.into_iter().collect()
}
