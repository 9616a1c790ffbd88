//! The machine that goes through the steps of a block of calls.

use std::sync::Arc;

use crate::text_calls::BlockCalls;
use crate::text_json::JsonReader;
use crate::text_literals::LiteralReader;
use crate::text_members::TextElement;
use crate::text_source::{StepState, TextSource};
use crate::text_steps::TextStep;

/// Steps in order; shared, since a format outlives its readers.
pub(crate) type TextSteps = Arc<[TextStep]>;

/// What the current step remembers.
pub(crate) enum Memory {
    Nothing,
    Json(JsonReader),
    Literal(LiteralReader),
    Value(String),
    Elements(Vec<TextElement>),
}

/// What the steps of a frame are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum FrameKind {
    Plain,
    Loop,
    Call,
}

struct Frame {
    steps: TextSteps,
    next: usize,
    kind: FrameKind,
}

/// Where the reading of one block is: steps inside steps, and what the current one remembers.
pub(crate) struct TextRun {
    frames: Vec<Frame>,
    pub memory: Memory,
    /// Whether anything of the format was found behind the opening mark.
    pub has_begun: bool,
    pub key: String,
    pub type_name: String,
}

impl TextRun {
    pub fn new(steps: TextSteps) -> TextRun {
        TextRun {
            frames: vec![Frame { steps, next: 0, kind: FrameKind::Plain }],
            memory: Memory::Nothing,
            has_begun: false,
            key: String::new(),
            type_name: String::new(),
        }
    }

    /// Reads as far as the text goes; it is done where the block is complete.
    pub fn go_on(&mut self, source: &mut TextSource, parts: &mut BlockCalls) -> StepState {
        while let Some(frame) = self.frames.last() {
            if frame.next == frame.steps.len() {
                let kind = frame.kind;
                if kind == FrameKind::Call && !parts.finish(source) {
                    return StepState::Wrong;
                }
                self.frames.pop();
                if let Some(outer) = self.frames.last_mut().filter(|_| kind == FrameKind::Loop) {
                    outer.next -= 1;
                }
                continue;
            }
            let (steps, next) = (frame.steps.clone(), frame.next);
            match steps[next].run(self, source, parts) {
                StepState::Done => self.memory = Memory::Nothing,
                state => return state,
            }
        }
        StepState::Done
    }

    /// Reads `steps` next; the current step is done when they are, and asked again if it is a loop.
    pub fn enter(&mut self, steps: &TextSteps, kind: FrameKind) -> StepState {
        self.step_on();
        self.frames.push(Frame { steps: steps.clone(), next: 0, kind });
        StepState::Done
    }

    /// The current step is done.
    pub fn advance(&mut self) -> StepState {
        self.step_on();
        self.has_begun = true;
        StepState::Done
    }

    fn step_on(&mut self) {
        if let Some(frame) = self.frames.last_mut() {
            frame.next += 1;
        }
    }

    /// Gives back what the current step remembers, where it goes on with the next piece.
    pub fn wait(&mut self, memory: Memory) -> StepState {
        self.memory = memory;
        StepState::More
    }
}
