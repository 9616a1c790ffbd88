// Values as bare text, up to a closing word that something of the format follows.
import { Step } from "./machine.js";
import { MORE, WRONG, search } from "./source.js";
import { STRING, typed } from "./values.js";
import { anyOf, longestFirst, trim } from "./words.js";

/** White space between a closing word and what has to follow it. */
const LONGEST_SPACE = 256;
const CDATA = "<![CDATA[";
const CDATA_END = "]]>";

export class Value extends Step {
  constructor(row) {
    super();
    this.before = new Set(row.before ?? []);
    this.atEnd = new Set(row.at_end ?? []);
    const words = longestFirst(new Set([...row.until, ...this.before, ...this.atEnd]));
    this.ends = anyOf(words);
    this.longest = words[0].length;
    this.then = longestFirst(row.then ?? []);
    this.typed = row.typed;
    this.trim = row.trim ?? "";
  }

  run(run) {
    const { source } = run;
    const pieces = (run.memory ??= []);
    const begun = source.at;
    let looked = begun;
    for (;;) {
      const found = search(this.ends, source.text, looked);
      if (found === null) {
        if (source.isEnd) return WRONG;
        const keep = Math.max(begun, source.text.length - this.longest + 1);
        pieces.push(source.text.slice(begun, keep));
        source.at = keep;
        return MORE;
      }
      const [word] = found;
      const isEnd = this.#isEnd(source, word, found.index);
      if (isEnd !== false) {
        pieces.push(source.text.slice(begun, found.index));
        source.at = found.index;
        if (isEnd === null) return MORE;
        if (!this.before.has(word) && !this.atEnd.has(word)) source.at += word.length;
        this.#tell(run, pieces.join(""));
        return run.advance();
      }
      looked = found.index + 1;
    }
  }

  /** Whether a closing word ends the value; null where it cannot be told yet. */
  #isEnd(source, word, start) {
    const isLast = this.atEnd.has(word);
    if (this.before.has(word) || (this.then.length === 0 && !isLast)) return true;
    const { at } = source;
    source.at = start + word.length;
    const size = source.skipSpace();
    const isWhole = source.at === source.text.length;
    const next = isLast ? null : source.startsWith(this.then);
    source.at = at;
    if (size > LONGEST_SPACE) return false;
    if (isLast) return isWhole && (source.isEnd ? true : null);
    return next === "" ? null : next !== null;
  }

  #tell(run, text) {
    const body = trimmed(text, this.trim);
    let types = STRING;
    if (this.typed === "schema") types = run.parts.typesOf(run.key);
    else if (this.typed === "field" && run.type !== "string" && run.type !== "true") types = new Set();
    run.parts.addMember(run.key, typed(body, types));
  }
}

function trimmed(text, how) {
  if (how === "newline") {
    const rest = text.startsWith("\n") ? text.slice(1) : text;
    return rest.endsWith("\n") ? rest.slice(0, -1) : rest;
  }
  if (how !== "cdata") return text;
  const bare = trim(text);
  const isCdata =
    bare.startsWith(CDATA) && bare.endsWith(CDATA_END) && bare.length >= CDATA.length + CDATA_END.length;
  return isCdata ? bare.slice(CDATA.length, -CDATA_END.length) : text;
}
