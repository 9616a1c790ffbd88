// JSON text by the rule of the contract: one value, at most 200 levels deep, a lone surrogate becomes U+FFFD, numbers that
// overflow a double are refused. JSON.parse does not say whether a text is wrong or ends too early; this does.

const DEEPEST = 200;
const ESCAPES = { '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
const BLANK = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const CUT_NUMBER = /(?:-|-?(?:0|[1-9][0-9]*)(?:\.|(?:\.[0-9]+)?[eE][+-]?))$/y;
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const HEX = /[0-9a-fA-F]{4}/y;

/**
 * Why a text is no JSON; `isCut` says that it ended inside a value, `followsObject` that it goes on behind an object. The
 * text is not quoted.
 */
export class JsonError extends Error {
  constructor(text, what, at, isCut = false) {
    const before = text.slice(0, at);
    super(`${what} at line ${before.split("\n").length} column ${at - before.lastIndexOf("\n") - (isCut ? 1 : 0)}`);
    this.name = "JsonError";
    this.isCut = isCut;
    this.followsObject = false;
  }
}

/** Gives an object a member of its own, whatever its name. */
export function setOwn(object, name, value) {
  if (name === "__proto__") {
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  } else object[name] = value;
}

export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value of a text. */
export function readJson(text) {
  const reader = new Reader(text);
  const value = reader.value(DEEPEST);
  reader.match(BLANK);
  if (reader.at < text.length) {
    const error = reader.wrong("trailing characters");
    error.followsObject = isObject(value);
    throw error;
  }
  return value;
}

class Reader {
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  wrong(what) {
    return new JsonError(this.text, what, this.at);
  }

  cut(what) {
    return new JsonError(this.text, `EOF while parsing ${what}`, this.text.length, true);
  }

  /** What a sticky pattern finds here; null where it does not fit. */
  match(pattern) {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found === null) return null;
    this.at = pattern.lastIndex;
    return found[0];
  }

  get end() {
    return this.at >= this.text.length;
  }

  value(levels) {
    this.match(BLANK);
    if (this.end) throw this.cut("a value");
    const sign = this.text[this.at];
    switch (sign) {
      case "n":
        return this.word("null", null);
      case "t":
        return this.word("true", true);
      case "f":
        return this.word("false", false);
      case '"':
        return this.string();
      case "[":
      case "{":
        if (levels === 0) throw this.wrong("recursion limit exceeded");
        return sign === "[" ? this.list(levels - 1) : this.object(levels - 1);
    }
    if (sign === "-" || (sign >= "0" && sign <= "9")) return this.number();
    throw this.wrong("expected value");
  }

  word(word, value) {
    for (const sign of word) {
      if (this.end) throw this.cut("a value");
      if (this.text[this.at] !== sign) throw this.wrong("expected ident");
      this.at += 1;
    }
    return value;
  }

  number() {
    if (this.match(CUT_NUMBER) !== null) throw this.cut("a value");
    const text = this.match(NUMBER);
    const after = this.text[this.at];
    if (text === null || (after !== undefined && /[0-9.eE]/.test(after))) throw this.wrong("invalid number");
    const value = Number(text);
    if (!Number.isFinite(value)) throw this.wrong("number out of range");
    return value;
  }

  list(levels) {
    this.at += 1;
    const items = [];
    this.match(BLANK);
    if (this.text[this.at] === "]") return (this.at += 1), items;
    for (;;) {
      if (this.end && items.length === 0) throw this.cut("a list");
      items.push(this.value(levels));
      this.match(BLANK);
      if (this.end) throw this.cut("a list");
      const sign = this.text[this.at];
      if (sign !== "," && sign !== "]") throw this.wrong("expected `,` or `]`");
      this.at += 1;
      if (sign === "]") return items;
    }
  }

  object(levels) {
    this.at += 1;
    const object = {};
    this.match(BLANK);
    if (this.text[this.at] === "}") return (this.at += 1), object;
    for (;;) {
      this.match(BLANK);
      if (this.end) throw this.cut("an object");
      if (this.text[this.at] !== '"') throw this.wrong("key must be a string");
      const name = this.string();
      this.match(BLANK);
      if (this.end) throw this.cut("an object");
      if (this.text[this.at] !== ":") throw this.wrong("expected `:`");
      this.at += 1;
      setOwn(object, name, this.value(levels));
      this.match(BLANK);
      if (this.end) throw this.cut("an object");
      const sign = this.text[this.at];
      if (sign !== "," && sign !== "}") throw this.wrong("expected `,` or `}`");
      this.at += 1;
      if (sign === "}") return object;
    }
  }

  string() {
    this.at += 1;
    const pieces = [];
    for (;;) {
      pieces.push(this.match(PLAIN));
      if (this.end) throw this.cut("a string");
      const sign = this.text[this.at];
      if (sign !== '"' && sign !== "\\") throw this.wrong("control character while parsing a string");
      this.at += 1;
      if (sign === '"') return withoutSurrogates(pieces.join(""));
      pieces.push(this.escape());
    }
  }

  escape() {
    if (this.end) throw this.cut("a string");
    const letter = this.text[this.at];
    if (letter === "u") {
      this.at += 1;
      const code = this.match(HEX);
      if (code !== null) return String.fromCharCode(parseInt(code, 16));
      if (/^[0-9a-fA-F]{0,3}$/.test(this.text.slice(this.at))) throw this.cut("a string");
      throw this.wrong("invalid escape");
    }
    if (!Object.hasOwn(ESCAPES, letter)) throw this.wrong("invalid escape");
    this.at += 1;
    return ESCAPES[letter];
  }
}

function withoutSurrogates(text) {
  return text.replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g, (found) => (found.length === 2 ? found : "\ufffd"));
}
