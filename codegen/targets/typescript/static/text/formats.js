// Text formats, compiled from their rows.
import { ROWS } from "./rows.js";
import { compileSteps } from "./steps.js";
import { anyOf, asPattern, longestFirst } from "./words.js";

/** Something that a mark begins: thoughts, calls, or a mark that only has to go. */
class Block {
  constructor(kind, row, steps = []) {
    this.kind = kind;
    this.closes = longestFirst(row.close ?? []);
    this.ends = anyOf(this.closes);
    this.steps = steps;
    this.keeps = row.keeps ?? 0;
    this.spaceInside = row.space_inside ?? "";
    this.isAnywhere = kind !== "thought" || (row.anywhere ?? false);
  }
}

/** A row, ready to read by. */
export class TextFormat {
  blocks = new Map();
  starts = new Map();
  bare = new Map();

  constructor(row) {
    this.name = row.name;
    const thoughts = row.thoughts ?? {};
    for (const word of thoughts.open ?? []) this.blocks.set(word, new Block("thought", thoughts));
    for (const calls of row.calls ?? []) {
      const block = new Block("calls", calls, compileSteps(calls.steps));
      for (const word of calls.open ?? []) this.blocks.set(word, block);
      for (const word of calls.open_at_start ?? []) this.starts.set(word, block);
      for (const sign of calls.bare ?? "") this.bare.set(sign, block);
    }
    for (const word of row.dropped ?? []) this.blocks.set(word, new Block("dropped", {}));
    this.words = longestFirst(this.blocks.keys());
    this.startWords = longestFirst(this.starts.keys());
    this.begins = anyOf(this.words);
    this.edges = row.space_before_calls ?? "";
    this.signs = signs(this.words, this.edges);
    this.thoughtWords = longestFirst(thoughts.close ?? []);
    this.thoughtEnds = anyOf(this.thoughtWords);
    this.thoughtSpaceInside = thoughts.space_inside ?? "";
    this.thoughtSpaceAfter = thoughts.space_after ?? "";
  }
}

/** What finds a sign that text is more than content: the beginning of a word, or white space that may belong to one. */
function signs(words, edges) {
  if (words.length === 0) return /(?!)/;
  const firsts = [...new Set(words.map((word) => word[0]))].map(asPattern).join("");
  return new RegExp(edges === "" ? `[${firsts}]` : `[${firsts}]|[${asPattern(edges)}]$`);
}

const COMPILED = new Map();

/** The names of the formats. */
export function formatNames() {
  return Object.keys(ROWS);
}

/** The format of that name, ready to read by. Throws a RangeError where there is none. */
export function textFormat(name) {
  if (!Object.hasOwn(ROWS, name)) throw new RangeError(`no text format has the name ${JSON.stringify(name)}`);
  if (!COMPILED.has(name)) COMPILED.set(name, new TextFormat(ROWS[name]));
  return COMPILED.get(name);
}
