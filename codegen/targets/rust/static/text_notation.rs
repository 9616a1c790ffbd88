//! A whole text in a notation that is not JSON, as JSON text. Nothing is evaluated: a value is a literal or all is wrong.

use crate::calls::is_blank;
use crate::json::Json;
use crate::text_literals::LiteralRules;
use crate::text_source::{digits_of, json_text, trim_blanks};

/// Reads a whole text; `None` where it is not what the notation has.
pub(crate) struct LiteralText<'a> {
    text: &'a str,
    at: usize,
    rules: &'a LiteralRules,
}

impl<'a> LiteralText<'a> {
    pub fn new(text: &'a str, rules: &'a LiteralRules) -> LiteralText<'a> {
        LiteralText { text, at: 0, rules }
    }

    /// Name and arguments of every call.
    pub fn calls(&mut self) -> Option<Vec<(String, String)>> {
        let is_list = self.comes("[");
        let mut found = Vec::new();
        while !(is_list && self.comes("]")) {
            self.skip_blanks();
            if !is_list && self.at == self.text.len() {
                break;
            }
            let name = self.identifier()?.to_owned();
            self.needs("(")?;
            found.push((name, self.members(")", "=")?));
            if !self.comes(",") && is_list {
                self.needs("]")?;
                break;
            }
        }
        self.ends()?;
        Some(found)
    }

    /// The one object that the text is.
    pub fn object_only(&mut self) -> Option<String> {
        self.needs("{")?;
        let text = self.members("}", ":")?;
        self.ends()?;
        Some(text)
    }

    fn value(&mut self) -> Option<String> {
        if self.comes("{") {
            return self.members("}", ":");
        }
        if self.comes("[") {
            return self.list();
        }
        match self.quote() {
            Some(quote) => self.string(quote).map(|text| json_text(&text)),
            None => self.scalar(),
        }
    }

    fn scalar(&mut self) -> Option<String> {
        let length = self.rest().bytes().take_while(u8::is_ascii_alphabetic).count();
        if length == 0 {
            return self.number();
        }
        let word = &self.rest()[..length];
        self.at += length;
        let known = match word {
            "True" | "true" => "true",
            "False" | "false" => "false",
            "None" | "null" => "null",
            _ => return None,
        };
        Some(known.to_owned())
    }

    fn list(&mut self) -> Option<String> {
        let mut items = Vec::new();
        while !self.comes("]") {
            items.push(self.value()?);
            if !self.comes(",") {
                self.needs("]")?;
                break;
            }
        }
        Some(format!("[{}]", items.join(",")))
    }

    fn members(&mut self, end: &str, sign: &str) -> Option<String> {
        let mut members = Vec::new();
        while !self.comes(end) {
            let key = json_text(&self.key(sign)?);
            members.push(format!("{key}:{}", self.value()?));
            if !self.comes(",") {
                self.needs(end)?;
                break;
            }
        }
        Some(format!("{{{}}}", members.join(",")))
    }

    fn key(&mut self, sign: &str) -> Option<String> {
        self.skip_blanks();
        if let Some(quote) = self.quote().filter(|_| sign == ":") {
            let key = self.string(quote)?;
            self.needs(sign)?;
            return Some(key);
        }
        if self.rules.is_python {
            if sign == ":" {
                return None;
            }
            let key = self.identifier()?.to_owned();
            self.needs(sign)?;
            return Some(key);
        }
        let end = self.rest().find(sign)?;
        let key = trim_blanks(&self.rest()[..end]).to_owned();
        self.at += end + sign.len();
        (!key.is_empty() && !key.contains(['{', '}', '[', ']', ','])).then_some(key)
    }

    fn quote(&self) -> Option<&'a str> {
        self.rules.quotes.at(self.text, self.at)
    }

    fn string(&mut self, quote: &str) -> Option<String> {
        self.at += quote.len();
        if quote.len() > 1 {
            let end = self.rest().find(quote)?;
            let text = self.rest()[..end].to_owned();
            self.at += end + quote.len();
            return Some(text);
        }
        let mut out = String::new();
        loop {
            let end = self.rest().find(|sign: char| sign == '\\' || quote.starts_with(sign))?;
            out.push_str(&self.rest()[..end]);
            self.at += end;
            let is_end = self.rest().starts_with(quote);
            self.at += 1;
            if is_end {
                return Some(out);
            }
            self.escape(&mut out)?;
        }
    }

    /// Reads an escape of Python behind its backslash; what is none stays as it is.
    fn escape(&mut self, out: &mut String) -> Option<()> {
        let rest = self.rest();
        let letter = rest.chars().next()?;
        let length = match letter {
            'u' => 4,
            'U' => 8,
            'x' => 2,
            _ => 0,
        };
        let digits = rest.get(1..=length).unwrap_or("");
        if length > 0 && digits.len() == length && digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            self.at += 1 + length;
            out.push(u32::from_str_radix(digits, 16).ok().and_then(char::from_u32)?);
            return Some(());
        }
        let octal = rest.bytes().take(3).take_while(|byte| (b'0'..=b'7').contains(byte)).count();
        if octal > 0 {
            self.at += octal;
            out.push(u32::from_str_radix(&rest[..octal], 8).ok().and_then(char::from_u32)?);
            return Some(());
        }
        self.at += letter.len_utf8();
        match letter {
            'n' => out.push('\n'),
            't' => out.push('\t'),
            'r' => out.push('\r'),
            'a' => out.push('\u{7}'),
            'b' => out.push('\u{8}'),
            'f' => out.push('\u{c}'),
            'v' => out.push('\u{b}'),
            '\\' | '\'' | '"' => out.push(letter),
            '\n' => {}
            _ => out.extend(['\\', letter]),
        }
        Some(())
    }

    /// A name of Python, or several with `.` or `-` between them.
    fn identifier(&mut self) -> Option<&'a str> {
        let rest = self.rest();
        let mut signs = rest.char_indices().peekable();
        let mut end = signs.next().filter(|(_, sign)| is_first_sign(*sign))?.1.len_utf8();
        while let Some((at, sign)) = signs.next() {
            let is_between = matches!(sign, '.' | '-') && signs.peek().is_some_and(|(_, next)| is_word_sign(*next));
            if !is_word_sign(sign) && !is_between {
                break;
            }
            end = at + sign.len_utf8();
        }
        self.at += end;
        Some(&rest[..end])
    }

    /// A number of Python as JSON writes it: no plus, no leading zeros, digits on both sides of the point.
    fn number(&mut self) -> Option<String> {
        let rest = self.rest();
        let sign = if rest.starts_with('-') { "-" } else { "" };
        let unsigned = rest.strip_prefix(['-', '+']).unwrap_or(rest);
        let (whole, mut after) = unsigned.split_at(digits_of(unsigned));
        let mut fraction = None;
        if let Some(behind) = after.strip_prefix('.') {
            let (digits, rest) = behind.split_at(digits_of(behind));
            (fraction, after) = (Some(digits), rest);
        }
        if whole.is_empty() && fraction.unwrap_or("").is_empty() {
            return None;
        }
        let mut exponent = String::new();
        if let Some(behind) = after.strip_prefix(['e', 'E']) {
            let digits = behind.strip_prefix(['-', '+']).unwrap_or(behind);
            let count = digits_of(digits);
            if count > 0 {
                let length = behind.len() - digits.len() + count;
                exponent = format!("e{}", &behind[..length]);
                after = &behind[length..];
            }
        }
        self.at += rest.len() - after.len();
        let whole = whole.trim_start_matches('0');
        let whole = if whole.is_empty() { "0" } else { whole };
        let fraction =
            fraction.map_or(String::new(), |digits| format!(".{}", if digits.is_empty() { "0" } else { digits }));
        let number = format!("{sign}{whole}{fraction}{exponent}");
        Json::parse(&number).is_ok().then_some(number)
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_blanks(&mut self) {
        self.at = self.text.len() - self.rest().trim_start_matches(is_blank).len();
    }

    fn comes(&mut self, sign: &str) -> bool {
        self.skip_blanks();
        let is_next = self.rest().starts_with(sign);
        self.at += if is_next { sign.len() } else { 0 };
        is_next
    }

    fn needs(&mut self, sign: &str) -> Option<()> {
        self.comes(sign).then_some(())
    }

    fn ends(&mut self) -> Option<()> {
        self.skip_blanks();
        (self.at == self.text.len()).then_some(())
    }
}

pub(crate) fn is_word_sign(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

/// Whether a name of Python may begin with a character.
pub(crate) fn is_first_sign(sign: char) -> bool {
    sign.is_alphabetic() || sign == '_'
}
