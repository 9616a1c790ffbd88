// Generated from schemas/ by `make generate`. Do not edit: changes are lost.
// The steps by which a text format is read, compiled from its row.
import { Elements } from "./elements.js";
import { CallKeys, JsonReader } from "./json-reader.js";
import { LiteralReader } from "./literals.js";
import { Step } from "./machine.js";
import { DONE, MORE, WRONG, behindSpace } from "./source.js";
import { Value } from "./value-step.js";
import { NAME, anyOf, longestFirst, trimEnd } from "./words.js";

const NAME_AT_START = new RegExp(`^${NAME}`);
const IS_NAME = new RegExp(`^${NAME}$`);
const INDEX = /:[0-9]+$/;
const REFERENCE = /&(?:(lt|gt|quot|apos|amp)|#([0-9]{1,7})|#x([0-9a-fA-F]{1,6}));/g;
const REFERENCES = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
const LONGEST_NAME = 256;

/** One of some words of the format. */
class Word extends Step {
  constructor(row) {
    super();
    this.words = longestFirst(row.one_of);
    this.mayBeMissing = row.may_be_missing ?? false;
  }

  run(run) {
    const { source } = run;
    source.skipSpace();
    if (source.isEnd && this.mayBeMissing && source.at === source.text.length) {
      return run.parts.wasCut ? WRONG : run.advance();
    }
    const found = source.startsWith(this.words);
    if (!found) return found === null ? WRONG : MORE;
    source.at += found.length;
    return run.advance();
  }

  mayBegin(source) {
    source.skipSpace();
    const found = source.startsWith(this.words);
    return found === "" ? null : found !== null || source.endsInside(this.words);
  }
}

/** Text up to one of some words: the name of the tool, an id, a key, or a type. */
class Field extends Step {
  constructor(row) {
    super();
    this.holds = row.holds;
    this.until = anyOf(row.until);
    this.longest = LONGEST_NAME + Math.max(...row.until.map((word) => word.length));
    this.prefix = row.prefix ?? "";
    this.dropsIndex = row.drop_index ?? false;
    this.isId = row.is_id ?? false;
    this.escape = row.escape ?? "";
  }

  run(run) {
    const { source } = run;
    const isName = this.holds === "name";
    if (run.memory === null && isName) source.skipSpace();
    const rest = source.text.slice(source.at, source.at + this.longest);
    const end = rest.search(this.until);
    if (end < 0) {
      if (isName && rest !== "" && !mayBeName(rest)) return WRONG;
      return source.isEnd || rest.length === this.longest ? WRONG : MORE;
    }
    if (!this.#set(run, rest.slice(0, end))) return WRONG;
    source.at += end;
    return run.advance();
  }

  #set(run, text) {
    const { parts } = run;
    const read = bare(this.escape === "xml" ? unescaped(text) : text);
    if (this.holds === "name") {
      if (this.isId) parts.setId(read);
      const name = this.dropsIndex ? read.replace(INDEX, "") : read;
      const short = name.startsWith(this.prefix) ? name.slice(this.prefix.length) : name;
      return IS_NAME.test(name) && parts.setName(short);
    }
    if (this.holds === "id") parts.setId(read);
    else if (this.holds === "key") run.key = read;
    else if (this.holds === "type") run.type = read;
    return true;
  }
}

/** Whether a name may begin with `text`; a mark that only begins to come is not in the way. */
function mayBeName(text) {
  const begun = NAME_AT_START.exec(text);
  if (begun === null) return false;
  const rest = text.slice(behindSpace(text, begun[0].length, text.length));
  return rest === "" || "<[{(".includes(rest[0]);
}

/** `text` without the white space of JSON around it. */
function bare(text) {
  return trimEnd(text.slice(behindSpace(text, 0, text.length)), " \t\r\n");
}

function unescaped(text) {
  return text.replace(REFERENCE, (found, name, decimal, hexadecimal) => {
    if (name !== undefined) return REFERENCES[name];
    const code = decimal === undefined ? parseInt(hexadecimal, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : found;
  });
}

/** JSON: the arguments, a call, or a list of calls. */
class Json extends Step {
  constructor(row) {
    super();
    this.holds = row.holds;
    this.keys = new CallKeys(row);
  }

  run(run) {
    run.memory ??= new JsonReader(this.holds, this.keys, run.parts);
    const state = run.memory.read(run.source);
    run.hasBegun ||= run.memory.isInside;
    return state === DONE ? run.advance() : state;
  }

  mayBegin(source) {
    source.skipSpace();
    const { text, at } = source;
    const unknown = source.isEnd ? false : null;
    if (at === text.length) return unknown;
    if (this.holds !== "calls" || text[at] !== "[") return text[at] === (this.holds === "calls" ? "[" : "{");
    const first = behindSpace(text, at + 1, Math.min(text.length, at + 1 + LONGEST_NAME));
    if (first === text.length && first <= at + LONGEST_NAME) return unknown;
    return first < text.length && "{]".includes(text[first]);
  }
}

/** Calls or arguments in a notation that is not JSON, by its rules. */
class Literal extends Step {
  constructor(row) {
    super();
    this.rules = row;
  }

  run(run) {
    run.memory ??= new LiteralReader(this.rules);
    const state = run.memory.read(run.source);
    run.hasBegun ||= run.memory.isInside;
    if (state !== DONE) return state;
    return run.memory.tell(run.parts) ? run.advance() : WRONG;
  }
}

/** Steps as often as they come, or once. */
class Repeat extends Step {
  constructor(row) {
    super();
    this.steps = compileSteps(row.steps);
    this.isLoop = row.step === "repeat";
  }

  run(run) {
    const comes = this.mayBegin(run.source);
    if (comes === null) return MORE;
    return comes ? run.enter(this.steps, this) : run.advance();
  }

  mayBegin(source) {
    return this.steps[0].mayBegin(source);
  }
}

/** The first of some branches that what comes next is. */
class Choice extends Step {
  constructor(row) {
    super();
    this.branches = row.branches.map((branch) => compileSteps(branch.steps));
  }

  run(run) {
    for (const branch of this.branches) {
      const comes = branch[0].mayBegin(run.source);
      if (comes === null) return MORE;
      if (comes) return run.enter(branch);
    }
    return WRONG;
  }
}

/** The steps of one call. */
class Call extends Step {
  isCall = true;

  constructor(row) {
    super();
    this.steps = compileSteps(row.steps);
  }

  run(run) {
    run.parts.begin();
    return run.enter(this.steps, this);
  }

  mayBegin(source) {
    return this.steps[0].mayBegin(source);
  }
}

const STEPS = {
  word: Word,
  field: Field,
  json: Json,
  value: Value,
  elements: Elements,
  literal: Literal,
  repeat: Repeat,
  optional: Repeat,
  call: Call,
  choice: Choice,
};

/** The steps of rows of a format. */
export function compileSteps(rows) {
  return rows.map((row) => new STEPS[row.step](row));
}
