// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! What a reader of text tells: pieces of content and thoughts, and calls from their first piece to their end.

use std::fmt;

/// Why marks in a text are no call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextReason {
    /// The marks are in code or in a quotation.
    Quoted,
    /// The request offered no tool of that name.
    NotOffered,
    /// The arguments do not fit the tool's schema.
    DoesNotFit,
    /// An object in the arguments has a member twice.
    Ambiguous,
    /// The same text is in a user message or a tool result.
    FromInput,
    /// What follows the mark is not what the format has there.
    Malformed,
    /// The answer was cut inside the call.
    Cut,
    /// The answer ended inside the call.
    Unfinished,
    /// The format's calls and thoughts begin the answer, and this one does not.
    NotAtStart,
}

impl TextReason {
    /// Its word in `text/v1/format`.
    pub fn as_str(self) -> &'static str {
        match self {
            TextReason::Quoted => "quoted",
            TextReason::NotOffered => "not_offered",
            TextReason::DoesNotFit => "does_not_fit",
            TextReason::Ambiguous => "ambiguous",
            TextReason::FromInput => "from_input",
            TextReason::Malformed => "malformed",
            TextReason::Cut => "cut",
            TextReason::Unfinished => "unfinished",
            TextReason::NotAtStart => "not_at_start",
        }
    }
}

impl fmt::Display for TextReason {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.as_str())
    }
}

/// What a reader of text tells next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextEvent {
    /// The next piece of the content.
    Content(String),
    /// The next piece of the thoughts.
    Thought(String),
    /// The next piece of a call's arguments. Nothing runs on it: the call is one when its `Call` comes.
    Arguments(CallPiece),
    /// A complete call.
    Call(ReadCall),
    /// Marks that are no call.
    NoCall(NoCall),
}

/// The next piece of a call's arguments, as JSON text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallPiece {
    /// Number of the call in the answer, from 0.
    pub number: usize,
    /// Name of the tool.
    pub name: String,
    /// The piece.
    pub text: String,
}

/// A complete call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadCall {
    /// Its number in the answer, from 0.
    pub number: usize,
    /// Name of the tool.
    pub name: String,
    /// JSON text of its arguments.
    pub arguments: String,
    /// The model's own id, where the format has ids.
    pub id: Option<String>,
    /// What the model wrote.
    pub raw: String,
}

/// Marks that are no call. Their text came as content, but for a call that was cut, whose text is in `raw`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoCall {
    /// Why.
    pub reason: TextReason,
    /// Name of the tool, as far as it was read.
    pub name: Option<String>,
    /// What the model wrote.
    pub raw: String,
}

/// What was read in a whole text: its events collected.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextReading {
    /// The text for the reader.
    pub content: String,
    /// The thoughts.
    pub thoughts: String,
    /// The complete calls, in order.
    pub calls: Vec<ReadCall>,
    /// Marks that are no call, in order.
    pub no_calls: Vec<NoCall>,
}

impl FromIterator<TextEvent> for TextReading {
    fn from_iter<I: IntoIterator<Item = TextEvent>>(events: I) -> Self {
        let mut found = TextReading::default();
        for event in events {
            match event {
                TextEvent::Content(text) => found.content.push_str(&text),
                TextEvent::Thought(text) => found.thoughts.push_str(&text),
                TextEvent::Arguments(_) => {}
                TextEvent::Call(call) => found.calls.push(call),
                TextEvent::NoCall(no_call) => found.no_calls.push(no_call),
            }
        }
        found
    }
}
