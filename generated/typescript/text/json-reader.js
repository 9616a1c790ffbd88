// Generated from schemas/ by `make generate`. Do not edit: changes are lost.
// JSON in a text, read as its pieces come: strict (RFC 8259), each character once.
//
// The reader finds where a value ends and takes out of it what a call is made of: its name, its arguments, its id.
import { DONE, MORE, WRONG, behindSpace, search } from "./source.js";

const STOP = /["\\\x00-\x1f]/g;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const CUT_ESCAPE = /\\(?:u[0-9a-fA-F]{0,3})?$/y;
const SCALAR = /[-+.0-9A-Za-z]+/y;
const IS_SCALAR = /^(?:-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null)$/;
const LONE_SURROGATE = /\p{Surrogate}/u;
const LONGEST_SCALAR = 4_096;
/** Levels of a value; deeper ones are refused everywhere. */
const DEEPEST = 200;
/** How deep the keys of a call are. */
const LEVELS = { arguments: -1, call: 1, calls: 2 };

/** The keys of an object that is a call, from the row of a step. */
export class CallKeys {
  constructor(row) {
    this.name = new Set(row.name ?? []);
    this.arguments = new Set(row.arguments ?? []);
    this.id = new Set(row.id ?? []);
    const others = row.others ?? null;
    this.all = others === null ? null : new Set([...this.name, ...this.arguments, ...this.id, ...others]);
    this.nameIsKey = row.holds !== "arguments" && this.arguments.size === 0;
  }
}

/** Reads one value. `holds` says what it is: the arguments of a call, a call, or a list of calls. */
export class JsonReader {
  #keys;
  #parts;
  #stack = [];
  #want = "value";
  #string = null; // a text that is needed, piece by piece
  #key = "";
  #isKey = false;
  #seen = new Set();
  #level;
  #capture = -1; // how deep the arguments began

  constructor(holds, keys, parts) {
    this.holds = holds;
    this.#keys = keys;
    this.#parts = parts;
    this.#level = LEVELS[holds];
  }

  /** Whether an object or a list was opened and is not closed. */
  get isInside() {
    return this.#stack.length > 0;
  }

  /** Reads on. DONE where the value is closed, with the position behind it. */
  read(source) {
    const { text } = source;
    for (;;) {
      if (this.#want === "string") {
        const state = this.#readString(source);
        if (state !== DONE) return state;
      } else {
        this.#use(source, behindSpace(text, source.at, text.length));
        if (source.at === text.length) return source.isEnd ? WRONG : MORE;
        const state = this.#readToken(source, text[source.at]);
        if (state !== DONE) return state;
      }
      if (this.#stack.length === 0 && this.#want === "next") return DONE;
    }
  }

  #use(source, end) {
    if (this.#capture >= 0 && end > source.at) this.#parts.addArguments(source.text.slice(source.at, end));
    source.at = end;
  }

  #readToken(source, mark) {
    let want = this.#want;
    const close = this.#stack.at(-1);
    if (want === "next" || want === "first") {
      // behind a value, or in a list or object that may be empty
      if (mark === close) return this.#close(source);
      if (want === "next") {
        if (mark !== ",") return WRONG;
        this.#use(source, source.at + 1);
        this.#want = close === "}" ? "key" : "value";
        return DONE;
      }
      want = close === "}" ? "key" : "value";
    }
    if (want === "colon") {
      if (mark !== ":") return WRONG;
      this.#use(source, source.at + 1);
      this.#want = "value";
      return DONE;
    }
    if (want === "key") {
      if (mark !== '"') return WRONG;
      this.#string = this.#stack.length === this.#level ? [] : null;
      this.#use(source, source.at + 1);
      this.#want = "string";
      this.#isKey = true;
      return DONE;
    }
    return this.#beginValue(source, mark);
  }

  #beginValue(source, mark) {
    const depth = this.#stack.length;
    if (depth < this.#level || (this.#level < 0 && depth === 0)) {
      // what has to be around a call, or arguments
      if (mark !== (this.holds === "calls" && depth === 0 ? "[" : "{")) return WRONG;
    }
    const keys = this.#keys;
    const isPart = depth === this.#level && this.#capture < 0;
    const isArguments = isPart && (keys.nameIsKey || keys.arguments.has(this.#key));
    if (isArguments || (this.#level < 0 && depth === 0)) this.#capture = depth;
    if (mark === "{" || mark === "[") {
      if (depth === DEEPEST) return WRONG;
      if (depth + 1 === this.#level) {
        this.#seen = new Set();
        if (this.holds === "calls") this.#parts.begin();
      }
      this.#use(source, source.at + 1);
      this.#stack.push(mark === "{" ? "}" : "]");
      this.#want = "first";
      return DONE;
    }
    const isName = isPart && keys.name.has(this.#key);
    if (mark === '"') {
      this.#string = isName || (isPart && keys.id.has(this.#key)) ? [] : null;
      this.#use(source, source.at + 1);
      this.#want = "string";
      return DONE;
    }
    return isName ? WRONG : this.#readScalar(source);
  }

  #readScalar(source) {
    const found = search(SCALAR, source.text, source.at);
    if (found === null || found[0].length > LONGEST_SCALAR) return WRONG;
    const end = SCALAR.lastIndex;
    if (end === source.text.length && !source.isEnd) return MORE;
    if (!IS_SCALAR.test(found[0])) return WRONG;
    this.#use(source, end);
    return this.#afterValue();
  }

  #readString(source) {
    const { text } = source;
    let end = source.at;
    for (;;) {
      end = search(STOP, text, end)?.index ?? text.length;
      if (text[end] !== "\\" || search(ESCAPE, text, end) === null) break;
      end = ESCAPE.lastIndex;
    }
    this.#string?.push(text.slice(source.at, end));
    this.#use(source, end);
    if (end === text.length) return source.isEnd ? WRONG : MORE;
    if (text[end] === '"') {
      this.#use(source, end + 1);
      return this.#endString();
    }
    return search(CUT_ESCAPE, text, end) !== null && !source.isEnd ? MORE : WRONG;
  }

  #endString() {
    const held = this.#string;
    this.#string = null;
    const value = held === null ? "" : JSON.parse(`"${held.join("")}"`);
    if (LONE_SURROGATE.test(value)) return WRONG;
    if (this.#isKey) {
      this.#want = "colon";
      this.#isKey = false;
      return held === null ? DONE : this.#beginMember(value);
    }
    if (held !== null) {
      if (this.#keys.id.has(this.#key)) this.#parts.setId(value);
      else if (!this.#parts.setName(value)) return WRONG;
    }
    return this.#afterValue();
  }

  /** A key of a call; one that is there twice leaves open which one counts. */
  #beginMember(key) {
    const keys = this.#keys;
    if (this.#seen.has(key) || (keys.all !== null && !keys.all.has(key))) return WRONG;
    this.#seen.add(key);
    this.#key = key;
    if (keys.nameIsKey) return this.#seen.size === 1 && this.#parts.setName(key) ? DONE : WRONG;
    return DONE;
  }

  #close(source) {
    this.#use(source, source.at + 1);
    this.#stack.pop();
    const isCall = this.holds === "calls" && this.#stack.length + 1 === this.#level;
    if (isCall && !this.#parts.finish()) return WRONG;
    return this.#afterValue();
  }

  #afterValue() {
    if (this.#capture === this.#stack.length) this.#capture = -1;
    this.#want = "next";
    return DONE;
  }
}
