// Whether the end of a text is inside code or a quotation, as Markdown has them (CommonMark 0.31).
//
// Where it cannot be told from what came so far, or where blocks could be read in two ways, the answer is yes: marks that
// are quoted must never become a call. Each character is looked at once, whatever the length of a line.
import { Span } from "./span.js";
import { behind, trim } from "./words.js";

/** How much of a line says what kind of line it is. */
const LONGEST_HEAD = 160;
const HEAD = /^([ \t]*)((?:(?:[-*+]|[0-9]{1,9}[.)])[ \t]+)*)(?:(`{3,}|~{3,})(.*))?/s;
const BEGINS_BLOCK = /^ {0,3}(?:[-*+]|[0-9]{1,9}[.)]|#{1,6})(?:[ \t]|$)/;
/** Right before a mark, they quote it; and what ends that. */
const QUOTES = new Map(
  ["\"\"", "''", "“”", "‘’", "””", "’’", "„“”", "‚‘’", "«»", "»«", "‹›", "›‹", "「」", "『』", "《》", "〈〉", "()", "（）", "[]"]
    .map((signs) => [signs[0], signs.slice(1)]),
);
const LONGEST_CLOSED = 4;
const SPACES = " \u00a0\u202f";
const INDENTED_CODE = 4;
const TAB = 4;
const MANY = 128;

/** Follows a text line by line. */
export class Quoting {
  #pieces = [];
  #head = ""; // the beginning of the last line
  #rest = ""; // what of a fence's line is behind that: "" for white space, "x" for text, "`" with backticks
  #last = ""; // the last character of the line, spaces left aside that belong to a quotation mark
  #closed = null; // what ends the quotation that is open
  #behind = ""; // the last characters of the line, where that may begin
  #fence = "";
  #fenceColumn = 0;
  #isLazy = false; // whether the last line was in a block quote that the next one goes on
  #ofLine = new Span();
  #ofParagraph = new Span();

  /** The next piece of the text; looked at when it is asked for, or when many have come. */
  add(text) {
    this.#pieces.push(text);
    if (this.#pieces.length > MANY) this.#look();
  }

  /** Whether what comes next is inside code or a quotation. */
  isQuoted() {
    this.#look();
    const head = this.#head;
    if (this.#fence !== "" || this.#closed || QUOTES.has(this.#last) || isBlockQuote(head)) return true;
    if (this.#isLazy || column(head.slice(0, behind(head, 0, " \t"))) >= INDENTED_CODE) return true;
    if (HEAD.exec(head)[3] !== undefined) return true;
    return this.#ofLine.isOpen || (this.#ofParagraph.isOpen && !BEGINS_BLOCK.test(head));
  }

  /** A mark comes next that is quoted: what follows it in the same quotation marks is quoted as well. */
  keep() {
    this.#look();
    if (this.#closed !== null || !QUOTES.has(this.#last)) return;
    this.#closed = closedBy(QUOTES.get(this.#last));
    this.#behind = "";
  }

  #look() {
    const lines = this.#pieces.join("").split("\n");
    this.#pieces = [];
    const last = lines.pop();
    for (const line of lines) {
      this.#add(line);
      this.#endLine();
    }
    this.#add(last);
  }

  /** More of the last line. */
  #add(text) {
    if (text === "") return;
    const end = bareEnd(text);
    const last = end > 0 ? text[end - 1] : this.#last;
    this.#last = last === "«" || !text.slice(end).includes(" ") ? last : " ";
    if (this.#closed !== null) {
      const behind = this.#behind + text;
      if (this.#closed.test(behind)) this.#closed = null;
      this.#behind = behind.slice(1 - LONGEST_CLOSED);
    }
    const space = LONGEST_HEAD - this.#head.length;
    this.#head += text.slice(0, space);
    const rest = text.slice(space);
    if (rest !== "" && this.#rest !== "`") {
      if (rest.includes("`")) this.#rest = "`";
      else if (trim(rest) !== "") this.#rest = "x";
    }
    if (this.#fence === "") {
      this.#ofLine.add(text);
      this.#ofParagraph.add(text);
    }
  }

  #endLine() {
    const head = this.#head;
    const [, indent, bullets, mark = "", more = ""] = HEAD.exec(head);
    const info = mark === "" ? "" : more + this.#rest;
    const isBlank = trim(head) === "" && this.#rest === "";
    if (this.#fence !== "") {
      if (mark.startsWith(this.#fence) && bullets === "" && trim(info) === "") this.#endFence(column(indent));
    } else if (mark !== "" && column(indent) < INDENTED_CODE) {
      // A fence that is further to the right is quoted line by line.
      const isWhole = indent.length + bullets.length + mark.length < LONGEST_HEAD;
      if (!isWhole) this.#fence = mark + mark[0]; // it goes on, nobody knows how long: nothing ends it
      else if (mark[0] === "~" || !info.includes("`")) this.#fence = mark;
      this.#fenceColumn = bullets === "" ? 0 : column(indent + bullets);
    }
    const isCode = this.#fence !== "" || mark !== "";
    this.#isLazy = !isBlank && !isCode && (this.#isLazy || isBlockQuote(head));
    if (isBlank || isCode) this.#ofParagraph = new Span();
    else if (BEGINS_BLOCK.test(head)) this.#ofParagraph = this.#ofLine;
    this.#ofParagraph.endLine();
    this.#ofLine = new Span();
    this.#head = this.#rest = this.#last = this.#behind = "";
  }

  #endFence(at) {
    // By Markdown the list has ended and this begins a fence; by intent it ends one.
    if (at < this.#fenceColumn) this.#fenceColumn = 0;
    else if (at < this.#fenceColumn + INDENTED_CODE) this.#fence = "";
  }
}

/** Where a quotation of marks ends: right behind a mark or a value, so that no text in the arguments ends it. */
function closedBy(ends) {
  return new RegExp(`(?:>[.,;:!?]?|[\\]}])[ \u00a0\u202f]?[${ends === "]" ? "\\]" : ends}]`);
}

/** Where the spaces at the end of a text begin. */
function bareEnd(text) {
  let end = text.length;
  while (end > 0 && SPACES.includes(text[end - 1])) end -= 1;
  return end;
}

/** Whether a line is in a block quote, which may be in a list. */
function isBlockQuote(head) {
  const [, indent, bullets] = HEAD.exec(head);
  return head[indent.length + bullets.length] === ">";
}

/** In which column text begins behind `space` or other characters of a line's head. */
function column(space) {
  let at = 0;
  for (const sign of space) at += sign === "\t" ? TAB - (at % TAB) : 1;
  return at;
}
