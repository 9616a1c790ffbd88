// Generated from schemas/ by `make generate`. Do not edit: changes are lost.
// Code spans: how many backticks opened the one that is open.
import { search } from "./source.js";

const TICK_OR_SLASH = /[`\\]/g;

export class Span {
  #ticks = 0;
  #run = 0; // backticks at the very end
  #escaped = 0; // how many of them are escaped
  #slashes = 0; // backslashes at the very end, modulo 2

  /** Whether what comes next, which is no backtick, is in a span. */
  get isOpen() {
    const length = this.#run - this.#escaped;
    return this.#ticks > 0 !== (length > 0 && (this.#ticks === 0 || length === this.#ticks));
  }

  add(text) {
    let at = 0;
    while (at < text.length) {
      const begun = search(TICK_OR_SLASH, text, at)?.index ?? text.length;
      if (begun > at) this.endLine();
      if (begun === text.length) return;
      const sign = text[begun];
      at = begun + 1;
      while (text[at] === sign) at += 1;
      if (sign === "`") this.#addTicks(at - begun);
      else {
        this.#endRun();
        this.#slashes = (this.#slashes + at - begun) % 2;
      }
    }
  }

  #addTicks(count) {
    if (this.#run === 0 && this.#slashes > 0 && this.#ticks === 0) this.#escaped = 1;
    this.#run += count;
    this.#slashes = 0;
  }

  /** Text, or the end of a line, comes between. */
  endLine() {
    this.#endRun();
    this.#slashes = 0;
  }

  #endRun() {
    const length = this.#run - this.#escaped;
    if (length > 0) {
      if (this.#ticks === 0) this.#ticks = length;
      else if (length === this.#ticks) this.#ticks = 0;
    }
    this.#run = this.#escaped = 0;
  }
}
