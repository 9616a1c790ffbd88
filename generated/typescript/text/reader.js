// Generated from schemas/ by `make generate`. Do not edit: changes are lost.
// Reads thoughts and calls out of the text that a model wrote, by the row of its format.
//
// Incremental, linear: a piece of text gives what is certain by now, and only what could still be a mark is held back.
// However the text is cut, the same comes out.
import { BlockCalls } from "./block-calls.js";
import { Run } from "./machine.js";
import { Quoting } from "./quoting.js";
import { DONE, MORE, Source, search } from "./source.js";
import { behind, trimEnd } from "./words.js";

const SPACE = " \t\r\n";
const takesAll = () => null;

/** Reads one answer. */
export class TextReader {
  #format;
  #source = new Source();
  #calls;
  #quoting = new Quoting();
  #mode = "content";
  #space = []; // white space that may belong to the next mark
  #drop = ""; // white space that belongs to the last one
  #isStart = true; // nothing but white space and thoughts so far
  #mayThink = true; // nothing but white space since the beginning, the last thoughts or the last call
  #block = null;
  #run = null;
  #takesNoCalls = false; // whether a block was wrong of which nothing tells the end
  #isBare = false; // whether no mark began the block
  #isEnding = false;
  #wasCut = false;
  #isIdle = false; // whether text without a sign of a mark is content and nothing else
  #half = ""; // the first half of a character that was cut in two
  #out = [];

  constructor(format, { tools = null, judge = takesAll, inThoughts = false } = {}) {
    this.#format = format;
    this.#calls = new BlockCalls(this.#source, tools, judge ?? takesAll);
    if (inThoughts) {
      this.#mode = "thought";
      this.#drop = format.thoughtSpaceInside;
    }
  }

  feed(piece) {
    const text = this.#wholeCharacters(piece);
    if (this.#isIdle && !this.#format.signs.test(text)) {
      if (text === "") return [];
      this.#quoting.add(text);
      return [{ kind: "content", text }];
    }
    const source = this.#source;
    source.text = source.text.slice(source.at) + text;
    source.at = 0;
    return this.#goOn();
  }

  end({ isCut = false } = {}) {
    this.#isEnding = true;
    this.#calls.wasCut = isCut;
    this.#wasCut = isCut;
    const out = this.feed("");
    if (this.#space.length > 0 && !(this.#calls.count > 0 && this.#mayThink)) {
      out.push({ kind: "content", text: this.#takeSpace() });
    }
    return out;
  }

  /** The text so far without a half of a character at its end, which waits for the other one. */
  #wholeCharacters(piece) {
    const text = this.#half + piece;
    const code = text.charCodeAt(text.length - 1);
    const isHalf = code >= 0xd800 && code < 0xdc00 && !this.#isEnding;
    this.#half = isHalf ? text.slice(-1) : "";
    return isHalf ? text.slice(0, -1) : text;
  }

  #goOn() {
    this.#out = [];
    while (this.#goOnOnce());
    const { text, at } = this.#source;
    const isWaiting = this.#mayThink || this.#drop !== "" || this.#space.length > 0;
    this.#isIdle = at === text.length && this.#mode === "content" && !isWaiting;
    return this.#out;
  }

  #goOnOnce() {
    if (this.#mode === "content") return this.#readContent();
    if (this.#mode === "calls") return this.#readCalls();
    return this.#mode === "thought" ? this.#readThought() : this.#skip();
  }

  #takeSpace() {
    const space = this.#space.join("");
    this.#space = [];
    return space;
  }

  // content

  #readContent() {
    const source = this.#source;
    const { begins, words } = this.#format;
    if (this.#isStillDropping() || (this.#mayThink && !this.#readsStart())) return false;
    if (this.#mode !== "content") return true;
    const { text, at } = source;
    const found = search(begins, text, at);
    const held = found?.index ?? (this.#isEnding ? text.length : heldFrom(text, at, words));
    this.#tellContent(text.slice(at, held));
    source.at = held;
    if (found === null || (!this.#isEnding && couldBeLonger(text, held, found[0], words))) return false;
    return this.#readMark(found[0]);
  }

  /** Leaves out white space that belongs to the last mark; false where more of it cannot come. */
  #isStillDropping() {
    if (this.#drop === "") return false;
    const source = this.#source;
    source.at = behind(source.text, source.at, this.#drop);
    if (source.at === source.text.length) return true;
    this.#drop = "";
    return false;
  }

  /** Reads what may come only where no content was before; false where it takes more text to tell. */
  #readsStart() {
    const source = this.#source;
    const { bare, starts, startWords, words } = this.#format;
    const { text } = source;
    const at = behind(text, source.at, SPACE);
    if (at > source.at) {
      const space = text.slice(source.at, at);
      this.#space.push(space);
      this.#quoting.add(space);
      source.at = at;
    }
    if (at === text.length) return false;
    if (!this.#isStart) return true;
    source.isEnd = this.#isEnding;
    if (bare.has(text[at])) {
      const word = source.startsWith(words);
      return word === null ? this.#begin(bare.get(text[at]), at, at) : word !== "";
    }
    if (starts.size > 0) {
      const word = source.startsWith(startWords);
      if (word === "") return false;
      if (word !== null) return this.#begin(starts.get(word), at, at + word.length);
    }
    return true;
  }

  #readMark(mark) {
    const source = this.#source;
    const block = this.#format.blocks.get(mark);
    if (block.kind === "dropped") {
      if (this.#quoting.isQuoted()) this.#tellContent(mark);
      source.at += mark.length;
      return true;
    }
    if (this.#takesNoCalls && block.kind === "calls") return this.#pass(mark, "malformed");
    if (!block.isAnywhere && !this.#mayThink) return this.#pass(mark, "not_at_start");
    if (this.#quoting.isQuoted()) {
      this.#quoting.keep();
      return this.#pass(mark, "quoted");
    }
    return this.#begin(block, source.at, source.at + mark.length);
  }

  #pass(mark, reason) {
    this.#out.push({ kind: "no_call", reason, name: null, raw: mark });
    this.#tellContent(mark);
    this.#source.at += mark.length;
    return true;
  }

  #begin(block, start, markEnd) {
    const source = this.#source;
    const end = markEnd - block.keeps;
    source.at = end;
    if (block.kind === "thought") {
      this.#mode = "thought";
      this.#drop = block.spaceInside;
    } else {
      this.#mode = "calls";
      this.#mayThink = true;
      this.#isBare = start === end;
      this.#calls.open(source.text.slice(start, end), this.#takeSpace(), this.#isBare);
      this.#block = block;
      this.#run = new Run(block.steps, source, this.#calls);
    }
    this.#space = [];
    return true;
  }

  #tellContent(text) {
    if (text === "") return;
    this.#quoting.add(text);
    const body = trimEnd(text, this.#format.edges);
    if (body !== "") this.#content(this.#takeSpace() + body);
    if (body.length < text.length) this.#space.push(text.slice(body.length));
  }

  #content(text) {
    this.#isStart = this.#mayThink = false;
    this.#out.push({ kind: "content", text });
  }

  // thoughts

  #readThought() {
    const source = this.#source;
    const { thoughtEnds, thoughtWords, thoughtSpaceAfter } = this.#format;
    if (this.#isStillDropping()) return false;
    const { text, at } = source;
    const found = search(thoughtEnds, text, at);
    const held = found?.index ?? (this.#isEnding ? text.length : heldFrom(text, at, thoughtWords));
    this.#tellThought(text.slice(at, held));
    source.at = held;
    if (found === null) {
      if (this.#isEnding && this.#space.length > 0) this.#out.push({ kind: "thought", text: this.#takeSpace() });
      return false;
    }
    source.at += found[0].length;
    this.#space = [];
    this.#mode = "content";
    this.#mayThink = true;
    this.#drop = thoughtSpaceAfter;
    return true;
  }

  #tellThought(text) {
    const body = trimEnd(text, this.#format.thoughtSpaceInside);
    if (body !== "") this.#out.push({ kind: "thought", text: this.#takeSpace() + body });
    if (body.length < text.length) this.#space.push(text.slice(body.length));
  }

  // calls

  #readCalls() {
    const source = this.#source;
    const calls = this.#calls;
    calls.goOn();
    let state = this.#run.goOn();
    if (state === MORE && this.#isEnding) {
      source.isEnd = true;
      state = this.#run.goOn();
      if (state !== DONE) {
        source.at = source.text.length;
        return this.#endBlock(this.#wasCut ? "cut" : "unfinished");
      }
    }
    if (state === DONE && this.#isBare) {
      source.skipSpace();
      if (source.at < source.text.length) return this.#endBlock("malformed");
      if (!this.#isEnding) state = MORE;
    }
    if (state === MORE) {
      calls.pause();
      this.#tellCalls();
      return false;
    }
    return this.#endBlock(state === DONE ? null : "malformed");
  }

  #tellCalls() {
    for (const event of this.#calls.take()) {
      if (event.kind === "content") {
        this.#quoting.add(event.text);
        this.#content(event.text);
      } else this.#out.push(event);
    }
  }

  #endBlock(reason) {
    const calls = this.#calls;
    calls.close(reason);
    const { hasBegun } = this.#run;
    this.#run = null;
    this.#mode = "content";
    this.#isStart = false;
    this.#tellCalls();
    if (reason === "malformed" && hasBegun) {
      // what is inside it must not become a call
      if (this.#block.closes.length > 0) this.#mode = "skip";
      else this.#takesNoCalls = true;
    }
    return true;
  }

  /** Gives out text up to the closing mark of a block that was wrong. */
  #skip() {
    const source = this.#source;
    const { closes, ends } = this.#block;
    const { text, at } = source;
    const found = search(ends, text, at);
    let held = this.#isEnding ? text.length : heldFrom(text, at, closes);
    if (found !== null) held = found.index + found[0].length;
    if (held > at) {
      this.#quoting.add(text.slice(at, held));
      this.#content(text.slice(at, held));
    }
    source.at = held;
    if (found !== null) this.#mode = "content";
    return found !== null;
  }
}

/** Where the end of `text` begins that could be the beginning of one of `words`, the longest first. */
function heldFrom(text, at, words) {
  if (words.length === 0) return text.length;
  for (let start = Math.max(at, text.length - words[0].length + 1); start < text.length; start += 1) {
    const rest = text.slice(start);
    if (words.some((word) => word.startsWith(rest))) return start;
  }
  return text.length;
}

/** Whether the mark at `start` may turn out to be a longer one. */
function couldBeLonger(text, start, mark, words) {
  if (text.length - start > words[0].length) return false;
  const rest = text.slice(start);
  return words.some((word) => word.length > mark.length && word.startsWith(rest));
}
