// Generated from schemas/ by `make generate`. Do not edit: changes are lost.
// A whole text in a notation that is not JSON, as JSON text. Nothing is evaluated: a value is a literal or all is wrong.
import { kindOfJson } from "./json-text.js";
import { search } from "./source.js";
import { SPACES, jsonText, longestFirst, trim } from "./words.js";

const WORDS = new Map([
  ["True", "true"],
  ["False", "false"],
  ["None", "null"],
  ["true", "true"],
  ["false", "false"],
  ["null", "null"],
]);
const NUMBER = /[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?/y;
const IDENTIFIER = /[\p{L}\p{Nl}\p{No}_][\p{L}\p{N}_]*(?:[.-][\p{L}\p{N}_]+)*/uy;
const WORD = /[A-Za-z]+/y;
const SPACE = new RegExp(`${SPACES}*`, "y");
const NOT_IN_KEY = /[{}[\],]/;
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2})|([0-7]{1,3})|(.))/sy;
const ESCAPED = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
  ["a", "\x07"],
  ["b", "\b"],
  ["f", "\f"],
  ["v", "\v"],
  ["\\", "\\"],
  ["'", "'"],
  ['"', '"'],
  ["\n", ""],
]);

/** The text is not what the notation has. */
export class NotationError extends Error {}

/** Reads a whole text, and gives values as JSON text. */
export class Notation {
  #text;
  #at = 0;
  #isPython;
  #quotes;

  constructor(text, rules) {
    this.#text = text;
    this.#isPython = rules.notation === "python";
    this.#quotes = longestFirst(rules.quotes);
  }

  /** Name and arguments of every call. */
  calls() {
    const inList = this.#comes("[");
    const found = [];
    while (!(inList && this.#comes("]"))) {
      this.#space();
      if (!inList && this.#at === this.#text.length) break;
      const name = this.#match(IDENTIFIER);
      this.#needs("(");
      found.push([name, this.#members(")", "=")]);
      if (!this.#comes(",") && inList) {
        this.#needs("]");
        break;
      }
    }
    this.#end();
    return found;
  }

  /** The one object that the text is. */
  object() {
    this.#needs("{");
    const text = this.#members("}", ":");
    this.#end();
    return text;
  }

  #value() {
    this.#space();
    if (this.#comes("{")) return this.#members("}", ":");
    if (this.#comes("[")) return this.#list();
    const quote = this.#quote();
    return quote === undefined ? this.#scalar() : jsonText(this.#string(quote));
  }

  #scalar() {
    const word = search(WORD, this.#text, this.#at);
    if (word === null) return jsonNumber(this.#match(NUMBER));
    this.#at = WORD.lastIndex;
    const value = WORDS.get(word[0]);
    if (value === undefined) throw new NotationError();
    return value;
  }

  #list() {
    const items = [];
    while (!this.#comes("]")) {
      items.push(this.#value());
      if (!this.#comes(",")) {
        this.#needs("]");
        break;
      }
    }
    return `[${items.join(",")}]`;
  }

  #members(close, sign) {
    const members = [];
    while (!this.#comes(close)) {
      const key = this.#key(sign);
      members.push(`${jsonText(key)}:${this.#value()}`);
      if (!this.#comes(",")) {
        this.#needs(close);
        break;
      }
    }
    return `{${members.join(",")}}`;
  }

  #key(sign) {
    this.#space();
    const quote = this.#quote();
    if (quote !== undefined && sign === ":") {
      const key = this.#string(quote);
      this.#needs(sign);
      return key;
    }
    if (this.#isPython) {
      if (sign === ":") throw new NotationError();
      const key = this.#match(IDENTIFIER);
      this.#needs(sign);
      return key;
    }
    const end = this.#text.indexOf(sign, this.#at);
    const key = end < 0 ? "" : trim(this.#text.slice(this.#at, end));
    if (key === "" || NOT_IN_KEY.test(key)) throw new NotationError();
    this.#at = end + 1;
    return key;
  }

  #quote() {
    return this.#quotes.find((quote) => this.#text.startsWith(quote, this.#at));
  }

  #string(quote) {
    this.#at += quote.length;
    if (quote.length > 1) {
      const end = this.#text.indexOf(quote, this.#at);
      if (end < 0) throw new NotationError();
      const text = this.#text.slice(this.#at, end);
      this.#at = end + quote.length;
      return text;
    }
    const pieces = [];
    for (;;) {
      const end = this.#stop(quote);
      pieces.push(this.#text.slice(this.#at, end));
      this.#at = end;
      if (this.#text[end] === quote) {
        this.#at += 1;
        return pieces.join("");
      }
      const escape = search(ESCAPE, this.#text, this.#at);
      if (escape === null) throw new NotationError();
      this.#at = ESCAPE.lastIndex;
      pieces.push(unescaped(escape));
    }
  }

  /** Where the next quote or backslash is. */
  #stop(quote) {
    let end = this.#at;
    while (end < this.#text.length && this.#text[end] !== quote && this.#text[end] !== "\\") end += 1;
    return end;
  }

  #match(pattern) {
    const found = search(pattern, this.#text, this.#at);
    if (found === null) throw new NotationError();
    this.#at = pattern.lastIndex;
    return found[0];
  }

  #space() {
    this.#match(SPACE);
  }

  #comes(sign) {
    this.#space();
    if (!this.#text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #needs(sign) {
    if (!this.#comes(sign)) throw new NotationError();
  }

  #end() {
    this.#space();
    if (this.#at !== this.#text.length) throw new NotationError();
  }
}

/** A number as JSON writes it: no plus, no leading zeros, digits on both sides of the point. */
function jsonNumber(text) {
  const [, sign, mantissa, exponent] = /^([-+]?)([0-9.]*)(.*)$/.exec(text);
  const [whole, rest] = mantissa.split(".");
  const digits = whole.replace(/^0+/, "") || "0";
  const point = rest === undefined ? "" : `.${rest || "0"}`;
  const number = `${sign === "-" ? "-" : ""}${digits}${point}${exponent.replace("E", "e")}`;
  if (kindOfJson(number) === null) throw new NotationError();
  return number;
}

function unescaped([, short, long, hexadecimal, octal, single]) {
  const code = short ?? long ?? hexadecimal;
  if (code !== undefined) {
    const value = parseInt(code, 16);
    if (value > 0x10ffff || (value >= 0xd800 && value < 0xe000)) throw new NotationError();
    return String.fromCodePoint(value);
  }
  if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8));
  return ESCAPED.get(single) ?? `\\${single}`;
}
