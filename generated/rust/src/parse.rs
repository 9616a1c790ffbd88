// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! The reader of JSON texts; it says whether a text is wrong, or only ends too early.

use std::fmt;

use crate::json::{Json, Number, Object};

/// Levels of objects and lists inside each other at most.
pub const DEEPEST: usize = 200;
const MOST_DIGITS: usize = 4300;

/// Why a text is no JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonError {
    /// What is wrong; it quotes nothing.
    pub message: &'static str,
    /// Line of the place, from 1.
    pub line: usize,
    /// Column of the place in bytes, from 1.
    pub column: usize,
    /// Whether the text ended inside a value: cut off rather than wrong.
    pub is_cut: bool,
    /// Whether the text goes on behind an object.
    pub(crate) follows_object: bool,
}

impl fmt::Display for JsonError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} at line {} column {}", self.message, self.line, self.column)
    }
}

impl std::error::Error for JsonError {}

/// Reads a text; a lone surrogate is refused, or becomes U+FFFD in text that a model wrote.
pub(crate) fn parse(text: &str, replace_surrogates: bool) -> Result<Json, JsonError> {
    Reader::new(text, replace_surrogates).whole()
}

/// Reads a text; also tells whether an object in it has a member twice.
pub(crate) fn parse_strictly(text: &str) -> Result<(Json, bool), JsonError> {
    let mut reader = Reader::new(text, false);
    let value = reader.whole()?;
    Ok((value, reader.has_twice))
}

struct Reader<'a> {
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
    replace_surrogates: bool,
    /// Whether an object has a member twice.
    has_twice: bool,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, replace_surrogates: bool) -> Reader<'a> {
        Reader { text, bytes: text.as_bytes(), at: 0, replace_surrogates, has_twice: false }
    }

    fn whole(&mut self) -> Result<Json, JsonError> {
        let value = self.value(DEEPEST)?;
        self.skip_blanks();
        if self.at < self.bytes.len() {
            let follows_object = matches!(value, Json::Object(_));
            return Err(JsonError { follows_object, ..self.wrong("trailing characters") });
        }
        Ok(value)
    }

    fn error(&self, message: &'static str, at: usize, is_cut: bool) -> JsonError {
        let before = &self.bytes[..at.min(self.bytes.len())];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        let begin = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |place| place + 1);
        JsonError { message, line, column: at - begin + usize::from(!is_cut), is_cut, follows_object: false }
    }

    fn wrong(&self, message: &'static str) -> JsonError {
        self.error(message, self.at, false)
    }

    fn cut(&self, message: &'static str) -> JsonError {
        self.error(message, self.bytes.len(), true)
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn skip_blanks(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn value(&mut self, levels: usize) -> Result<Json, JsonError> {
        self.skip_blanks();
        match self.peek() {
            None => Err(self.cut("EOF while parsing a value")),
            Some(b'n') => self.word("null", Json::Null),
            Some(b't') => self.word("true", Json::Boolean(true)),
            Some(b'f') => self.word("false", Json::Boolean(false)),
            Some(b'"') => Ok(Json::Text(self.string()?)),
            Some(b'-' | b'0'..=b'9') => self.number(),
            Some(b'[' | b'{') if levels == 0 => Err(self.wrong("recursion limit exceeded")),
            Some(b'[') => self.list(levels - 1),
            Some(b'{') => self.object(levels - 1),
            Some(_) => Err(self.wrong("expected value")),
        }
    }

    fn word(&mut self, word: &str, value: Json) -> Result<Json, JsonError> {
        for wanted in word.bytes() {
            match self.peek() {
                None => return Err(self.cut("EOF while parsing a value")),
                Some(byte) if byte == wanted => self.at += 1,
                Some(_) => return Err(self.wrong("expected ident")),
            }
        }
        Ok(value)
    }

    fn digits(&mut self) -> Result<usize, JsonError> {
        let begin = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        match self.peek() {
            _ if self.at > begin => Ok(self.at - begin),
            None => Err(self.cut("EOF while parsing a value")),
            Some(_) => Err(self.wrong("invalid number")),
        }
    }

    fn number(&mut self) -> Result<Json, JsonError> {
        let begin = self.at;
        if self.peek() == Some(b'-') {
            self.at += 1;
        }
        let has_zero = self.peek() == Some(b'0');
        let count = self.digits()?;
        if has_zero && count > 1 {
            return Err(self.error("invalid number", self.at - count + 1, false));
        }
        if count > MOST_DIGITS {
            return Err(self.wrong("number out of range"));
        }
        if self.peek() == Some(b'.') {
            self.at += 1;
            self.digits()?;
        }
        if matches!(self.peek(), Some(b'e' | b'E')) {
            self.at += 1;
            if matches!(self.peek(), Some(b'+' | b'-')) {
                self.at += 1;
            }
            self.digits()?;
        }
        let text = &self.text[begin..self.at];
        let is_float = text.contains(['.', 'e', 'E']);
        if is_float && !text.parse::<f64>().is_ok_and(f64::is_finite) {
            return Err(self.error("a number is too large for JSON readers", begin, false));
        }
        Ok(Json::Number(Number(text.to_owned())))
    }

    fn list(&mut self, levels: usize) -> Result<Json, JsonError> {
        self.at += 1;
        let mut items = Vec::new();
        self.skip_blanks();
        if self.peek() == Some(b']') {
            self.at += 1;
            return Ok(Json::List(items));
        }
        loop {
            if self.peek().is_none() && items.is_empty() {
                return Err(self.cut("EOF while parsing a list"));
            }
            items.push(self.value(levels)?);
            self.skip_blanks();
            match self.peek() {
                None => return Err(self.cut("EOF while parsing a list")),
                Some(b']') => {
                    self.at += 1;
                    return Ok(Json::List(items));
                }
                Some(b',') => self.at += 1,
                Some(_) => return Err(self.wrong("expected `,` or `]`")),
            }
        }
    }

    fn object(&mut self, levels: usize) -> Result<Json, JsonError> {
        self.at += 1;
        let mut object = Object::new();
        self.skip_blanks();
        if self.peek() == Some(b'}') {
            self.at += 1;
            return Ok(Json::Object(object));
        }
        loop {
            self.skip_blanks();
            match self.peek() {
                None if object.is_empty() => return Err(self.cut("EOF while parsing an object")),
                None => return Err(self.cut("EOF while parsing a value")),
                Some(b'"') => {}
                Some(_) => return Err(self.wrong("key must be a string")),
            }
            let name = self.string()?;
            self.skip_blanks();
            match self.peek() {
                None => return Err(self.cut("EOF while parsing an object")),
                Some(b':') => self.at += 1,
                Some(_) => return Err(self.wrong("expected `:`")),
            }
            let value = self.value(levels)?;
            let count = object.len();
            object.insert(name, value);
            self.has_twice |= object.len() == count;
            self.skip_blanks();
            match self.peek() {
                None => return Err(self.cut("EOF while parsing an object")),
                Some(b'}') => {
                    self.at += 1;
                    return Ok(Json::Object(object));
                }
                Some(b',') => self.at += 1,
                Some(_) => return Err(self.wrong("expected `,` or `}`")),
            }
        }
    }

    fn string(&mut self) -> Result<String, JsonError> {
        self.at += 1;
        let mut out = String::new();
        let mut begin = self.at;
        loop {
            match self.peek() {
                None => return Err(self.cut("EOF while parsing a string")),
                Some(b'"') => {
                    out.push_str(&self.text[begin..self.at]);
                    self.at += 1;
                    return Ok(out);
                }
                Some(b'\\') => {
                    out.push_str(&self.text[begin..self.at]);
                    self.at += 1;
                    out.push(self.escape()?);
                    begin = self.at;
                }
                Some(byte) if byte < 0x20 => return Err(self.wrong("control character while parsing a string")),
                Some(_) => self.at += 1,
            }
        }
    }

    fn escape(&mut self) -> Result<char, JsonError> {
        let letter = self.peek().ok_or_else(|| self.cut("EOF while parsing a string"))?;
        self.at += 1;
        Ok(match letter {
            b'"' | b'\\' | b'/' => letter as char,
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => return self.unicode_escape(),
            _ => return Err(self.error("invalid escape", self.at - 1, false)),
        })
    }

    fn unicode_escape(&mut self) -> Result<char, JsonError> {
        let first = self.hex()?;
        if let Some(character) = char::from_u32(first) {
            return Ok(character);
        }
        if first < 0xDC00 {
            let after = self.at;
            match (self.peek(), self.bytes.get(self.at + 1)) {
                (None, _) | (Some(b'\\'), None) => return Err(self.cut("EOF while parsing a string")),
                (Some(b'\\'), Some(b'u')) => {
                    self.at += 2;
                    let second = self.hex()?;
                    if (0xDC00..0xE000).contains(&second) {
                        let code = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00);
                        return Ok(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
                    }
                    self.at = after;
                }
                _ => {}
            }
        }
        if self.replace_surrogates {
            return Ok(char::REPLACEMENT_CHARACTER);
        }
        Err(self.error("lone surrogate in hex escape", self.at - 1, false))
    }

    fn hex(&mut self) -> Result<u32, JsonError> {
        let mut code = 0;
        for _ in 0..4 {
            let byte = self.peek().ok_or_else(|| self.cut("EOF while parsing a string"))?;
            let digit = (byte as char).to_digit(16).ok_or_else(|| self.wrong("invalid escape"))?;
            code = code * 16 + digit;
            self.at += 1;
        }
        Ok(code)
    }
}
