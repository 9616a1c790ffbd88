//! Whether the end of a text is inside code or a quotation, as Markdown has them (CommonMark 0.31).
//!
//! Where it cannot be told from what came so far, or where blocks could be read in two ways, the answer is yes: marks that
//! are quoted must never become a call. Each character is looked at once, whatever the length of a line.

use crate::text_source::{behind, digits_of, signs_from, trim_blanks};

/// How much of a line says what kind of line it is.
const LONGEST_HEAD: usize = 160;
const INDENTED_CODE: usize = 4;
const BLANKS: [char; 2] = [' ', '\t'];
const SPACES: [char; 3] = [' ', '\u{a0}', '\u{202f}'];
/// How many bytes of a line are kept to see where a quotation of marks ends.
const LONGEST_CLOSED: usize = 8;

/// What ends the quotation that this begins right before a mark; nothing where it begins none.
fn quote_ends(sign: char) -> &'static str {
    match sign {
        '"' => "\"",
        '\'' => "'",
        '“' | '”' => "”",
        '‘' | '’' => "’",
        '„' => "“”",
        '‚' => "‘’",
        '«' => "»",
        '»' => "«",
        '‹' => "›",
        '›' => "‹",
        '「' => "」",
        '『' => "』",
        '《' => "》",
        '〈' => "〉",
        '(' => ")",
        '（' => "）",
        '[' => "]",
        _ => "",
    }
}

/// Whether a quotation of marks ends in a text: right behind a mark or a value, so that no text in the arguments ends it.
fn closes_quotation(text: &str, ends: &str) -> bool {
    text.char_indices().any(|(at, sign)| ends.contains(sign) && is_behind_mark(&text[..at]))
}

fn is_behind_mark(text: &str) -> bool {
    let text = text.strip_suffix(SPACES).unwrap_or(text);
    text.ends_with([']', '}', '>'])
        || text.strip_suffix(['.', ',', ';', ':', '!', '?']).is_some_and(|bare| bare.ends_with('>'))
}

/// Follows a text line by line.
#[derive(Debug, Default)]
pub(crate) struct Quoting {
    /// The beginning of the last line.
    head: String,
    head_length: usize,
    /// What of a fence's line is behind that: nothing for white space, x for text, ` with backticks.
    rest: Option<char>,
    /// The last character of the line, spaces left aside that belong to a quotation mark.
    last: Option<char>,
    /// What ends the quotation that is open.
    closed: &'static str,
    /// The last characters of the line, where that may begin.
    behind: String,
    fence: String,
    fence_column: usize,
    /// Whether the last line was in a block quote that the next one goes on.
    is_lazy: bool,
    of_line: CodeSpan,
    of_paragraph: CodeSpan,
}

impl Quoting {
    /// The next piece of the text.
    pub fn add(&mut self, text: &str) {
        let mut lines = text.split('\n');
        self.add_to_line(lines.next().unwrap_or(""));
        for line in lines {
            self.end_line();
            self.add_to_line(line);
        }
    }

    /// Whether what comes next is inside code or a quotation.
    pub fn is_quoted(&self) -> bool {
        let bare = self.head.trim_start_matches(BLANKS);
        let is_after_quote = self.last.is_some_and(|last| !quote_ends(last).is_empty());
        let indent = &self.head[..self.head.len() - bare.len()];
        !self.fence.is_empty()
            || is_after_quote
            || !self.closed.is_empty()
            || is_block_quote(&self.head)
            || self.is_lazy
            || column_behind(indent) >= INDENTED_CODE
            || !LineHead::of(&self.head).fence.is_empty()
            || self.of_line.is_open()
            || (self.of_paragraph.is_open() && !begins_block(&self.head))
    }

    /// A mark comes next that is quoted: what follows it in the same quotation marks is quoted as well.
    pub fn keep(&mut self) {
        if self.closed.is_empty() {
            self.closed = self.last.map_or("", quote_ends);
            self.behind.clear();
        }
    }

    fn add_to_line(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let bare = text.trim_end_matches(SPACES);
        self.last = bare.chars().next_back().or(self.last);
        if self.last != Some('«') && text[bare.len()..].contains(' ') {
            self.last = Some(' ');
        }
        if !self.closed.is_empty() {
            self.behind.push_str(text);
            if closes_quotation(&self.behind, self.closed) {
                self.closed = "";
            }
            let from = self.behind.len().saturating_sub(LONGEST_CLOSED);
            let from = (from..=self.behind.len()).find(|at| self.behind.is_char_boundary(*at)).unwrap_or(from);
            self.behind.drain(..from);
        }
        let (end, count) = signs_from(text, 0, LONGEST_HEAD - self.head_length);
        self.head.push_str(&text[..end]);
        self.head_length += count;
        let rest = &text[end..];
        if rest.contains('`') {
            self.rest = Some('`');
        } else if self.rest.is_none() && !trim_blanks(rest).is_empty() {
            self.rest = Some('x');
        }
        if self.fence.is_empty() {
            self.of_line.add(text);
            self.of_paragraph.add(text);
        }
    }

    fn end_line(&mut self) {
        let line = std::mem::take(&mut self.head);
        let head = LineHead::of(&line);
        let is_fence = !head.fence.is_empty();
        let is_blank_line = trim_blanks(&line).is_empty() && self.rest.is_none();
        if !self.fence.is_empty() {
            let is_bare = trim_blanks(head.info).is_empty() && self.rest.is_none();
            if head.fence.starts_with(&self.fence) && head.markers.is_empty() && is_bare {
                self.end_fence(column_behind(head.indent));
            }
        } else if is_fence && column_behind(head.indent) < INDENTED_CODE {
            // further to the right it is quoted line by line
            if line.len() - head.info.len() == LONGEST_HEAD {
                self.fence = format!("{}{}", head.fence, &head.fence[..1]); // it goes on: nothing ends it
            } else if head.fence.starts_with('~') || !(head.info.contains('`') || self.rest == Some('`')) {
                self.fence = head.fence.to_owned();
            }
            let is_item = !head.markers.is_empty();
            self.fence_column =
                if is_item { column_behind(&line[..head.indent.len() + head.markers.len()]) } else { 0 };
        }
        let is_code = !self.fence.is_empty() || is_fence;
        let is_lazy = self.is_lazy || is_block_quote(&line);
        self.is_lazy = !is_blank_line && !is_code && is_lazy;
        if is_blank_line || is_code {
            self.of_paragraph = CodeSpan::default();
        } else if begins_block(&line) {
            self.of_paragraph = std::mem::take(&mut self.of_line);
        }
        self.of_paragraph.end_line();
        self.of_line = CodeSpan::default();
        (self.head_length, self.rest, self.last) = (0, None, None);
        self.behind.clear();
    }

    fn end_fence(&mut self, column: usize) {
        if column < self.fence_column {
            self.fence_column = 0; // by Markdown the list has ended and this begins a fence; by intent it ends one
        } else if column < self.fence_column + INDENTED_CODE {
            self.fence.clear();
        }
    }
}

/// Whether a line is in a block quote, which may be in a list.
fn is_block_quote(line: &str) -> bool {
    let head = LineHead::of(line);
    line[head.indent.len() + head.markers.len()..].starts_with('>')
}

/// The beginning of a line: white space, markers of lists, and a fence with what is behind it.
struct LineHead<'a> {
    indent: &'a str,
    markers: &'a str,
    fence: &'a str,
    info: &'a str,
}

impl LineHead<'_> {
    fn of(text: &str) -> LineHead<'_> {
        let indent = behind(text, 0, " \t");
        let mut at = indent;
        loop {
            let marker = behind_marker(text, at);
            let end = behind(text, marker, " \t");
            if marker == at || end == marker {
                break;
            }
            at = end;
        }
        let fences = ["`", "~"].map(|sign| behind(text, at, sign));
        let end = fences.into_iter().find(|end| end - at >= 3).unwrap_or(at);
        LineHead { indent: &text[..indent], markers: &text[indent..at], fence: &text[at..end], info: &text[end..] }
    }
}

/// Where the marker of a list ends, or the same place where there is none.
fn behind_marker(text: &str, at: usize) -> usize {
    let rest = &text[at..];
    if rest.starts_with(['-', '*', '+']) {
        return at + 1;
    }
    let digits = digits_of(rest);
    let is_marker = (1..=9).contains(&digits) && rest[digits..].starts_with(['.', ')']);
    at + if is_marker { digits + 1 } else { 0 }
}

/// Whether a line begins an item of a list or is a heading.
fn begins_block(head: &str) -> bool {
    let at = behind(head, 0, " ");
    let mut end = behind_marker(head, at);
    if end == at {
        end = behind(head, at, "#");
        if end - at > 6 {
            return false;
        }
    }
    at <= 3 && end > at && (end == head.len() || head[end..].starts_with(BLANKS))
}

/// Follows code spans: how many backticks opened the one that is open.
#[derive(Debug, Default)]
struct CodeSpan {
    ticks: usize,
    /// Backticks at the very end.
    run: usize,
    /// How many of them are escaped.
    escaped: usize,
    /// Whether a backslash at the very end escapes what comes.
    is_escaping: bool,
}

impl CodeSpan {
    /// Whether what comes next, which is no backtick, is in a span.
    fn is_open(&self) -> bool {
        let length = self.run - self.escaped;
        match self.ticks {
            0 => length > 0,
            ticks => length != ticks,
        }
    }

    fn add(&mut self, text: &str) {
        let mut rest = text;
        while !rest.is_empty() {
            let next = rest.bytes().position(|byte| matches!(byte, b'`' | b'\\'));
            if next != Some(0) {
                self.end_line();
                let Some(next) = next else { return };
                rest = &rest[next..];
            }
            let size = behind(rest, 0, &rest[..1]);
            if rest.starts_with('`') {
                if self.run == 0 && self.is_escaping && self.ticks == 0 {
                    self.escaped = 1;
                }
                self.run += size;
                self.is_escaping = false;
            } else {
                self.end_run();
                self.is_escaping ^= size % 2 == 1;
            }
            rest = &rest[size..];
        }
    }

    fn end_line(&mut self) {
        self.end_run();
        self.is_escaping = false;
    }

    fn end_run(&mut self) {
        let length = self.run - self.escaped;
        if length > 0 {
            self.ticks = match self.ticks {
                0 => length,
                ticks if ticks == length => 0,
                ticks => ticks,
            };
        }
        (self.run, self.escaped) = (0, 0);
    }
}

/// In which column text begins behind white space and markers of lists.
fn column_behind(space: &str) -> usize {
    space.bytes().fold(0, |column, byte| if byte == b'\t' { column + 4 - column % 4 } else { column + 1 })
}
