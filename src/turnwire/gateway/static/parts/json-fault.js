// The first place at which a text is no JSON, and why: what a parser says of it is often only where it gave up. Pure.

/** @typedef {{start: number, end: number, what: string}} Fault offsets, and a sentence */

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/y;
const WORD = /(?:true|false|null)(?!\w)/y;
// A text without its last quotation mark: with it, one that is not closed would be tried again and again.
const BEGUN = /"(?:[^"\\\x00-\x1f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;
const SPACE = /[ \t\r\n]*/y;
const OTHER = /[^\s{}[\],:"]+|[^]/y;

/** Behind what an expression finds at a place; -1 where it finds nothing. @param {RegExp} sticky @param {string} text @param {number} at */
function behind(sticky, text, at) {
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : -1;
}

/** Behind the text in quotation marks at a place; -1 where there is none. @param {string} text @param {number} at */
function behindString(text, at) {
  const end = behind(BEGUN, text, at);
  return text[end] === '"' ? end + 1 : -1;
}

/** @param {string} text @param {number} at @returns {Fault} */
function inString(text, at) {
  const place = behind(BEGUN, text, at);
  if (place >= text.length) return { start: at, end: text.length, what: "this text is not closed: its quotation mark is missing" };
  if (text[place] === "\\") return { start: place, end: Math.min(place + 2, text.length), what: "this is no escape of JSON; write a backslash as \\\\" };
  return { start: place, end: place + 1, what: "a line end or control character in a text must be written as an escape" };
}

/** The first fault of a text; null where it is one JSON value. @param {string} text @returns {Fault | null} */
export function jsonFault(text) {
  /** @type {string[]} */
  const open = [];
  let comma = -1; // the comma that stands before this place
  let wants = "value"; // value, item (or the end of a list), key, name (or the end of an object), more
  let at = text.startsWith("\ufeff") ? 1 : 0;
  const unexpected = (/** @type {string} */ what) => ({ start: at, end: behind(OTHER, text, at), what });
  for (;;) {
    at = behind(SPACE, text, at);
    const sign = text[at];
    if (wants === "more" && !open.length) return sign === undefined ? null : unexpected("something stands behind the value; JSON is one value");
    if (sign === undefined) return { start: Math.max(0, text.trimEnd().length - 1), end: text.trimEnd().length, what: open.length ? `the text ends here, and ${open.at(-1)} is missing` : "a value is missing" };
    const closes = sign === "}" || sign === "]";
    if (closes && comma >= 0) return { start: comma, end: comma + 1, what: "trailing comma: nothing follows it" };
    if (closes && wants !== "value" && wants !== "key") {
      if (sign !== open.at(-1)) return unexpected(`${open.at(-1)} is expected here, not ${sign}`);
      open.pop();
      wants = "more";
      at += 1;
    } else if (wants === "more") {
      if (sign !== ",") return unexpected("a comma is missing before this");
      comma = at;
      wants = open.at(-1) === "}" ? "key" : "value";
      at += 1;
    } else if (wants === "key" || wants === "name") {
      if (sign !== '"') return unexpected("a name in double quotation marks is expected here");
      const end = behindString(text, at);
      if (end < 0) return inString(text, at);
      at = behind(SPACE, text, end);
      if (text[at] !== ":") return unexpected("a colon is missing behind the name");
      comma = -1;
      wants = "value";
      at += 1;
    } else if (sign === "{" || sign === "[") {
      open.push(sign === "{" ? "}" : "]");
      comma = -1;
      wants = sign === "{" ? "name" : "item";
      at += 1;
    } else {
      const end = Math.max(behindString(text, at), behind(NUMBER, text, at), behind(WORD, text, at));
      if (end < 0) return sign === '"' ? inString(text, at) : unexpected(sign === "'" ? "texts stand in double quotation marks" : "this is no value of JSON");
      comma = -1;
      wants = "more";
      at = end;
    }
  }
}

/** The first fault of a text, or of a line of it where its first line is JSON by itself. @param {string} text @returns {Fault | null} */
export function faultOrLineFault(text) {
  const whole = jsonFault(text);
  const first = text.search(/\n/);
  if (!whole || first < 0 || whole.start <= first || jsonFault(text.slice(0, first)) !== null) return whole;
  for (let start = first + 1; start < text.length; ) {
    const end = text.indexOf("\n", start);
    const line = text.slice(start, end < 0 ? text.length : end);
    const fault = line.trim() ? jsonFault(line) : null;
    if (fault) return { ...fault, start: start + fault.start, end: start + fault.end };
    if (end < 0) break;
    start = end + 1;
  }
  return whole;
}

/** Line and column of an offset, both from 1. @param {string} text @param {number} offset */
export function lineAndColumn(text, offset) {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}
