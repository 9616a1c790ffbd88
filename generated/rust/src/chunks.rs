// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! From the bytes of a stream to its chunks.

use std::fmt;

use crate::carried::Definition;
use crate::types::{ChatResponse, StreamingChunk};

/// Bytes of one line at most.
pub const LONGEST_LINE: usize = 64 << 20;

/// Why a stream is no answer.
#[derive(Clone, Debug, PartialEq)]
pub struct StreamError {
    /// What went wrong; it quotes nothing.
    pub message: String,
    /// The answer as far as it came, where the stream ended too early.
    pub partial: Option<Box<ChatResponse>>,
}

impl StreamError {
    pub(crate) fn new(message: impl Into<String>) -> Self {
        StreamError { message: message.into(), partial: None }
    }
}

impl fmt::Display for StreamError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.message)
    }
}

impl std::error::Error for StreamError {}

/// Reads JSON lines of chunks from bytes that come in pieces. Lines end at LF or CRLF; empty ones are skipped.
#[derive(Clone, Debug, Default)]
pub struct ChunkDecoder {
    rest: Vec<u8>,
    line: usize,
    error: Option<StreamError>,
}

impl ChunkDecoder {
    /// A decoder at the beginning of a stream.
    pub fn new() -> Self {
        ChunkDecoder::default()
    }

    /// Takes the next bytes; gives the chunks whose lines are whole. What is no chunk is an error from then on, after the
    /// chunks before it were given.
    pub fn push(&mut self, bytes: &[u8]) -> Result<Vec<StreamingChunk>, StreamError> {
        let mut chunks = Vec::new();
        let mut begin = 0;
        for (at, _) in bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n') {
            self.rest.extend_from_slice(&bytes[begin..at]);
            begin = at + 1;
            match self.finish() {
                Ok(chunk) => chunks.extend(chunk),
                Err(error) if chunks.is_empty() => return Err(error),
                Err(_) => return Ok(chunks),
            }
        }
        self.rest.extend_from_slice(&bytes[begin..]);
        if self.rest.len() > LONGEST_LINE && self.error.is_none() {
            let message = format!("line {} is longer than {LONGEST_LINE} bytes", self.line + 1);
            self.error = Some(StreamError::new(message));
        }
        match &self.error {
            Some(error) if chunks.is_empty() => Err(error.clone()),
            _ => Ok(chunks),
        }
    }

    /// Ends the stream; gives the chunk of a last line without an end.
    pub fn finish(&mut self) -> Result<Option<StreamingChunk>, StreamError> {
        if let Some(error) = &self.error {
            return Err(error.clone());
        }
        let found = self.take_line();
        self.error = found.as_ref().err().cloned();
        found
    }

    fn take_line(&mut self) -> Result<Option<StreamingChunk>, StreamError> {
        self.line += 1;
        let line = std::mem::take(&mut self.rest);
        let text = std::str::from_utf8(&line).map_err(|_| self.wrong("no UTF-8"))?.trim_end_matches('\r');
        if text.is_empty() {
            return Ok(None);
        }
        StreamingChunk::from_json(text).map(Some).map_err(|fault| self.wrong(&fault.to_string()))
    }

    fn wrong(&self, what: &str) -> StreamError {
        StreamError::new(format!("line {} is no chunk: {what}", self.line))
    }
}
