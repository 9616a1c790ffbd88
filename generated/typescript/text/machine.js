// Generated from schemas/ by `make generate`. Do not edit: changes are lost.
// The machine that goes through the steps of a block of calls, and what a step is.
//
// A step takes text from a source and says DONE, MORE or WRONG. White space before a word of the format is free.
import { DONE, WRONG } from "./source.js";

/** Where the reading of one block stands: steps inside steps, and what the current one remembers. */
export class Run {
  memory = null;
  /** Whether anything of the format was found behind the opening mark. */
  hasBegun = false;
  key = "";
  type = "";

  constructor(steps, source, parts) {
    this.frames = [{ steps, next: 0, owner: null }];
    this.source = source;
    this.parts = parts;
  }

  /** Reads as far as the text goes. DONE where the block is complete. */
  goOn() {
    while (this.frames.length > 0) {
      const frame = this.frames.at(-1);
      let state;
      if (frame.next === frame.steps.length) state = this.#leave(frame);
      else {
        state = frame.steps[frame.next].run(this);
        if (state === DONE) this.memory = null;
      }
      if (state !== DONE) return state;
    }
    return DONE;
  }

  /** Reads `steps` next; the current step is done when they are, and asked again if it is a loop. */
  enter(steps, owner = null) {
    this.frames.at(-1).next += 1;
    this.frames.push({ steps, next: 0, owner });
    return DONE;
  }

  /** The current step is done. */
  advance() {
    this.frames.at(-1).next += 1;
    this.hasBegun = true;
    return DONE;
  }

  #leave({ owner }) {
    if (owner?.isCall && !this.parts.finish()) return WRONG;
    this.frames.pop();
    if (owner?.isLoop) this.frames.at(-1).next -= 1;
    return DONE;
  }
}

/** One step of a format. Its method `run` takes text from the source of a run. */
export class Step {
  isCall = false;
  isLoop = false;

  /** Whether what comes next is this step; null where it cannot be told yet. */
  mayBegin(_source) {
    return true;
  }
}
