// Whether a text is JSON by the rule of the contract, and of which kind. The value itself is never made: what a number loses in
// JavaScript is not lost in the arguments of a call.
import { behindSpace, search } from "./source.js";

const DEEPEST = 200;
const MOST_DIGITS = 4_300;
const NUMBER = /-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/y;
const STOP = /["\\\x00-\x1f]/g;
const ESCAPE = /\\(?:["\\/bfnrt]|u([0-9a-fA-F]{4}))/y;
const LOW = /\\u[dD][c-fC-F][0-9a-fA-F]{2}/y;
const LONE_SURROGATE = /\p{Surrogate}/u;
const WORDS = { t: ["true", "boolean"], f: ["false", "boolean"], n: ["null", "null"] };

/**
 * The kind of a JSON text as JSON Schema names it, with "integer" for a number without point and exponent; null where it
 * is no JSON. `about.hasTwice` becomes true where an object in it has a member twice.
 */
export function kindOfJson(text, about = {}) {
  if (LONE_SURROGATE.test(text)) return null;
  const check = new Check(text, about);
  check.space();
  const kind = check.value(DEEPEST);
  check.space();
  return check.at === text.length ? kind : null;
}

class Check {
  constructor(text, about) {
    this.text = text;
    this.about = about;
    this.at = 0;
  }

  space() {
    this.at = behindSpace(this.text, this.at, this.text.length);
  }

  /** Whether a sign comes next, after white space; it is used. */
  comes(sign) {
    this.space();
    if (this.text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  value(levels) {
    this.space();
    const sign = this.text[this.at];
    if (sign === '"') return this.string() ? "string" : null;
    if (sign === "{" || sign === "[") {
      if (levels === 0) return null;
      this.at += 1;
      return (sign === "{" ? this.members(levels - 1) : this.items(levels - 1)) ? kindOfSign(sign) : null;
    }
    if (sign !== undefined && Object.hasOwn(WORDS, sign)) {
      const [word, kind] = WORDS[sign];
      if (!this.text.startsWith(word, this.at)) return null;
      this.at += word.length;
      return kind;
    }
    return this.number();
  }

  number() {
    const found = search(NUMBER, this.text, this.at);
    if (found === null) return null;
    this.at = NUMBER.lastIndex;
    const [text, point, exponent] = found;
    if (point !== undefined || exponent !== undefined) return Number.isFinite(Number(text)) ? "number" : null;
    return text.length - Number(text[0] === "-") <= MOST_DIGITS ? "integer" : null;
  }

  string() {
    this.at += 1;
    for (;;) {
      const stop = search(STOP, this.text, this.at);
      if (stop === null) return false;
      this.at = stop.index;
      if (stop[0] === '"') return (this.at += 1), true;
      const escape = search(ESCAPE, this.text, this.at);
      if (escape === null) return false;
      this.at = ESCAPE.lastIndex;
      if (escape[1] === undefined) continue;
      const code = parseInt(escape[1], 16);
      if (code >= 0xdc00 && code < 0xe000) return false;
      if (code >= 0xd800 && code < 0xdc00) {
        if (search(LOW, this.text, this.at) === null) return false;
        this.at = LOW.lastIndex;
      }
    }
  }

  items(levels) {
    if (this.comes("]")) return true;
    do {
      if (this.value(levels) === null) return false;
    } while (this.comes(","));
    return this.comes("]");
  }

  members(levels) {
    if (this.comes("}")) return true;
    const keys = new Set();
    do {
      this.space();
      const begun = this.at;
      if (this.text[begun] !== '"' || !this.string()) return false;
      const key = this.text.slice(begun, this.at);
      const name = key.includes("\\") ? JSON.stringify(JSON.parse(key)) : key;
      if (keys.has(name)) this.about.hasTwice = true;
      keys.add(name);
      if (!this.comes(":") || this.value(levels) === null) return false;
    } while (this.comes(","));
    return this.comes("}");
  }
}

function kindOfSign(sign) {
  return sign === "{" ? "object" : "array";
}
