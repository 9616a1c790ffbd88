// Generated from schemas/ by `make generate`. Do not edit: changes are lost.

//! JSON as it is written: numbers keep their form, objects the order of their members.
//!
//! A text is one value, at most 200 levels deep; a key that comes twice has its last value; NaN, infinities and numbers
//! that overflow a double are refused. Errors name line and column and never quote the text.

use std::fmt::{self, Write};

use crate::map::Map;
use crate::parse::{parse, JsonError};

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
pub struct Number(pub(crate) String);

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
        (is_written_otherwise && value.fract() == 0.0 && value.abs() <= 9007199254740992.0).then_some(value as i64)
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
