//! JSON as it is written: numbers keep their form, objects the order of their members.
//!
//! A text is one value, at most 200 levels deep; a key that comes twice has its last value; NaN, infinities and numbers
//! that overflow a double are refused. Errors name line and column and never quote the text.

use std::collections::HashMap;
use std::fmt::{self, Write};

/// Levels of objects and lists inside each other at most.
pub const DEEPEST: usize = 200;
const MOST_DIGITS: usize = 4300;
const INDEXED_FROM: usize = 16;

/// Any JSON value.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean(bool),
    /// A number in the form in which it came.
    Number(Number),
    /// A text.
    Text(String),
    /// An array.
    List(Vec<Json>),
    /// An object.
    Object(Object),
}

/// A JSON object.
pub type Object = Map<Json>;

impl Json {
    /// Reads a text.
    pub fn parse(text: &str) -> Result<Json, JsonError> {
        parse(text, false)
    }

    /// The member of an object; `None` for anything else.
    pub fn get(&self, name: &str) -> Option<&Json> {
        self.as_object().and_then(|object| object.get(name))
    }

    /// The text, if this is one.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The number, if this is one.
    pub fn as_number(&self) -> Option<&Number> {
        match self {
            Json::Number(number) => Some(number),
            _ => None,
        }
    }

    /// The items, if this is an array.
    pub fn as_list(&self) -> Option<&[Json]> {
        match self {
            Json::List(items) => Some(items),
            _ => None,
        }
    }

    /// The object, if this is one.
    pub fn as_object(&self) -> Option<&Object> {
        match self {
            Json::Object(object) => Some(object),
            _ => None,
        }
    }
}

impl fmt::Display for Json {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Null => out.write_str("null"),
            Json::Boolean(value) => write!(out, "{value}"),
            Json::Number(number) => out.write_str(number.as_str()),
            Json::Text(text) => write_text(out, text),
            Json::List(items) => {
                out.write_char('[')?;
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        out.write_char(',')?;
                    }
                    item.fmt(out)?;
                }
                out.write_char(']')
            }
            Json::Object(object) => {
                out.write_char('{')?;
                for (index, (name, item)) in object.iter().enumerate() {
                    if index > 0 {
                        out.write_char(',')?;
                    }
                    write_text(out, name)?;
                    out.write_char(':')?;
                    item.fmt(out)?;
                }
                out.write_char('}')
            }
        }
    }
}

fn write_text(out: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    out.write_char('"')?;
    let mut written = 0;
    for (at, byte) in text.bytes().enumerate() {
        if byte >= 0x20 && byte != b'"' && byte != b'\\' {
            continue;
        }
        out.write_str(&text[written..at])?;
        match byte {
            b'"' => out.write_str("\\\"")?,
            b'\\' => out.write_str("\\\\")?,
            b'\n' => out.write_str("\\n")?,
            b'\r' => out.write_str("\\r")?,
            b'\t' => out.write_str("\\t")?,
            _ => write!(out, "\\u{byte:04x}")?,
        }
        written = at + 1;
    }
    out.write_str(&text[written..])?;
    out.write_char('"')
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Json::Text(text.to_owned())
    }
}

impl From<String> for Json {
    fn from(text: String) -> Self {
        Json::Text(text)
    }
}

impl From<bool> for Json {
    fn from(value: bool) -> Self {
        Json::Boolean(value)
    }
}

impl From<i64> for Json {
    fn from(value: i64) -> Self {
        Json::Number(value.into())
    }
}

impl From<Object> for Json {
    fn from(object: Object) -> Self {
        Json::Object(object)
    }
}

impl From<Vec<Json>> for Json {
    fn from(items: Vec<Json>) -> Self {
        Json::List(items)
    }
}

/// A JSON number as it was written: `1`, `1.0` and `1e0` stay apart, and no digit is lost.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Number(String);

impl Number {
    /// The number that a text writes; `None` if it is not a JSON number.
    pub fn parse(text: &str) -> Option<Number> {
        match Json::parse(text) {
            Ok(Json::Number(number)) if number.0.len() == text.len() => Some(number),
            _ => None,
        }
    }

    /// The number as it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The nearest double.
    pub fn as_f64(&self) -> f64 {
        self.0.parse().unwrap_or(f64::NAN)
    }

    /// The integer, if it is one of 64 bits.
    pub fn as_i64(&self) -> Option<i64> {
        if let Ok(value) = self.0.parse() {
            return Some(value);
        }
        let value = self.as_f64();
        let is_written_otherwise = self.0.contains(['.', 'e', 'E']);
        (is_written_otherwise && value.fract() == 0.0 && value.abs() < 9e15).then_some(value as i64)
    }

    /// Whether it has no fraction, in whatever form.
    pub fn is_integer(&self) -> bool {
        !self.0.contains(['.', 'e', 'E']) || self.as_f64().fract() == 0.0
    }
}

impl From<i64> for Number {
    fn from(value: i64) -> Self {
        Number(value.to_string())
    }
}

impl fmt::Display for Number {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// Values by name, in the order in which the names came.
#[derive(Clone)]
pub struct Map<T> {
    items: Vec<(String, T)>,
    places: HashMap<String, usize>,
}

impl<T> Map<T> {
    /// An empty map.
    pub fn new() -> Self {
        Map { items: Vec::new(), places: HashMap::new() }
    }

    /// How many names it has.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether it has no names.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// The value of a name.
    pub fn get(&self, name: &str) -> Option<&T> {
        self.place(name).map(|place| &self.items[place].1)
    }

    /// The value of a name, to be changed.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut T> {
        let place = self.place(name)?;
        Some(&mut self.items[place].1)
    }

    /// Gives a name its value; a name that is there keeps its place.
    pub fn insert(&mut self, name: impl Into<String>, value: T) {
        let name = name.into();
        match self.place(&name) {
            Some(place) => self.items[place].1 = value,
            None => {
                self.items.push((name, value));
                self.note_last();
            }
        }
    }

    /// The names and values in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &T)> {
        self.items.iter().map(|(name, value)| (name.as_str(), value))
    }

    fn place(&self, name: &str) -> Option<usize> {
        if self.items.len() < INDEXED_FROM {
            return self.items.iter().position(|(known, _)| known == name);
        }
        self.places.get(name).copied()
    }

    fn note_last(&mut self) {
        let count = self.items.len();
        if count == INDEXED_FROM {
            self.places = self.items.iter().enumerate().map(|(place, item)| (item.0.clone(), place)).collect();
        } else if count > INDEXED_FROM {
            self.places.insert(self.items[count - 1].0.clone(), count - 1);
        }
    }
}

impl<T> Default for Map<T> {
    fn default() -> Self {
        Map::new()
    }
}

impl<T: PartialEq> PartialEq for Map<T> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().all(|(name, value)| other.get(name) == Some(value))
    }
}

impl<T: fmt::Debug> fmt::Debug for Map<T> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_map().entries(self.iter()).finish()
    }
}

impl<T> FromIterator<(String, T)> for Map<T> {
    fn from_iter<I: IntoIterator<Item = (String, T)>>(items: I) -> Self {
        let mut map = Map::new();
        for (name, value) in items {
            map.insert(name, value);
        }
        map
    }
}

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
}

impl fmt::Display for JsonError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} at line {} column {}", self.message, self.line, self.column)
    }
}

impl std::error::Error for JsonError {}

/// Reads a text; a lone surrogate is refused, or becomes U+FFFD in text that a model wrote.
pub(crate) fn parse(text: &str, replace_surrogates: bool) -> Result<Json, JsonError> {
    let mut reader = Reader { text, bytes: text.as_bytes(), at: 0, replace_surrogates };
    let value = reader.value(DEEPEST)?;
    reader.skip_blanks();
    if reader.at < reader.bytes.len() {
        return Err(reader.wrong("trailing characters"));
    }
    Ok(value)
}

struct Reader<'a> {
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
    replace_surrogates: bool,
}

impl Reader<'_> {
    fn error(&self, message: &'static str, at: usize, is_cut: bool) -> JsonError {
        let before = &self.bytes[..at.min(self.bytes.len())];
        let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
        let begin = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |place| place + 1);
        JsonError { message, line, column: at - begin + usize::from(!is_cut), is_cut }
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
            object.insert(name, value);
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
