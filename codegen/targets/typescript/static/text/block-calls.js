// The calls of one block of a text: their parts as they are found, and what becomes of them.
import { kindOfJson } from "./json-text.js";
import { own, typesOf } from "./values.js";
import { jsonText } from "./words.js";

/** Takes the parts of the calls of a block. What becomes no call gives its text back, whole. */
export class BlockCalls {
  #source;
  #tools;
  #judge;
  #raw = []; // since the last call that was taken
  #begun = 0; // where the text begins that is not in it
  #events = [];
  #held = null;
  #name = null;
  #id = null;
  #pieces = [];
  #isOpen = false;
  #told = 0;
  #hasMembers = false;
  #refused = false;
  #hasCalls = false; // whether the block had any call, taken or refused
  #wrong = null;
  #number = -1; // of the call that was begun last
  count = 0;
  wasCut = false;

  constructor(source, tools, judge) {
    this.#source = source;
    this.#tools = tools;
    this.#judge = judge;
  }

  /** A block begins with `mark`, after white space that belongs to it. */
  open(mark, space, holdsAll) {
    this.#raw = [space + mark];
    this.#begun = this.#source.at;
    this.#held = holdsAll ? [] : null;
    this.#refused = this.#isOpen = this.#hasCalls = false;
    this.#wrong = null;
  }

  /** The block goes on with a new piece of text. */
  goOn() {
    this.#begun = this.#source.at;
  }

  /** The piece of text is used up. */
  pause() {
    this.#keepRaw();
    if (!this.#isTold() || this.#pieces.length === this.#told) return;
    const text = this.#pieces.slice(this.#told).join("");
    this.#told = this.#pieces.length;
    if (text !== "") this.#events.push({ kind: "arguments", number: this.#number, name: this.#name, text });
  }

  /** Whether the arguments are told as they come: not where they are a text of JSON, which is read as a whole. */
  #isTold() {
    if (!this.#isOpen || this.#held !== null || this.#name === null || !this.#isOffered(this.#name)) return false;
    return this.#pieces.length > 0 && this.#pieces[0].startsWith("{");
  }

  /** What is to be told by now. */
  take() {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  /** The block is over: complete, or for a reason no further call. */
  close(why) {
    this.#keepRaw();
    const held = this.#held;
    this.#held = null;
    const reason = held !== null && why === null && !this.#hasCalls ? "malformed" : why;
    if (held !== null && reason === null) {
      for (const call of held) this.#events.push(call);
      this.count += held.length;
    } else if (held !== null) this.#raw = [...held.map((call) => call.raw), ...this.#raw];
    const raw = this.#raw.join("");
    this.#raw = [];
    if (reason !== null) {
      const name = this.#isOpen || this.#wrong !== null ? this.#name : null;
      this.#events.push({ kind: "no_call", reason: this.#wrong ?? reason, name, raw });
      if (reason === "cut") return;
    }
    if ((reason !== null || this.#refused) && raw !== "") this.#events.push({ kind: "content", text: raw });
  }

  #keepRaw() {
    const { text, at } = this.#source;
    if (at > this.#begun) {
      this.#raw.push(text.slice(this.#begun, at));
      this.#begun = at;
    }
  }

  /** A call begins. */
  begin() {
    if (this.#refused) {
      // the text of the call before goes back; this one begins behind it
      this.#keepRaw();
      this.#events.push({ kind: "content", text: this.#raw.join("") });
      this.#raw = [];
      this.#refused = false;
    }
    this.#name = this.#id = null;
    this.#pieces = [];
    this.#told = 0;
    this.#number += 1;
    this.#isOpen = this.#hasCalls = true;
    this.#hasMembers = false;
  }

  /** Its name; false where it cannot be one. */
  setName(name) {
    this.#name = name;
    return name !== "";
  }

  /** The id that the model gave it. */
  setId(given) {
    this.#id = given === "" ? null : given;
  }

  /** The next piece of its arguments, as JSON text. */
  addArguments(piece) {
    this.#pieces.push(piece);
  }

  /** A member of the arguments, its value as JSON text. */
  addMember(key, value) {
    this.#pieces.push(`${this.#hasMembers ? "," : "{"}${jsonText(key)}:${value}`);
    this.#hasMembers = true;
  }

  /** The schema of the tool's parameters; null where it is not known. */
  get schema() {
    return own(this.#tools, this.#name ?? "") ?? null;
  }

  /** The types that the tool's schema allows for a member. */
  typesOf(key) {
    return typesOf(this.schema, key);
  }

  /** The call is complete; false where something of it is missing. */
  finish() {
    if (this.#name === null) return false;
    if (this.#hasMembers) this.#pieces.push("}");
    const about = { hasTwice: false };
    const text = objectText(this.#pieces.join(""), about);
    this.#keepRaw();
    if (text === null) return false;
    this.#isOpen = false;
    const raw = this.#raw.join("");
    const reason = this.#reason(text, raw, about.hasTwice);
    if (reason !== null) {
      this.#refused = true;
      if (this.#held !== null) {
        this.#wrong = reason;
        return false;
      }
      this.#events.push({ kind: "no_call", reason, name: this.#name, raw });
      return true;
    }
    const call = { kind: "call", number: this.#number, name: this.#name, arguments: text, id: this.#id, raw };
    this.#raw = [];
    if (this.#held === null) {
      this.#events.push(call);
      this.count += 1;
    } else this.#held.push(call);
    return true;
  }

  #isOffered(name) {
    return this.#tools === null || Object.hasOwn(this.#tools, name);
  }

  #reason(text, raw, isAmbiguous) {
    if (!this.#isOffered(this.#name)) return "not_offered";
    return isAmbiguous ? "ambiguous" : this.#judge(this.#name, text, raw);
  }
}

/** Arguments as the text of an object; null where they are none. A text of JSON inside JSON is read once. */
function objectText(text, about) {
  if (text === "" || text === "null") return "{}";
  const kind = kindOfJson(text, about);
  if (kind !== "string") return kind === "object" ? text : null;
  const inner = JSON.parse(text);
  return kindOfJson(inner, about) === "object" ? inner : null;
}
