// Arguments as elements named after them, with elements inside for objects and lists.
import { Step } from "./machine.js";
import { DONE, MORE, WRONG } from "./source.js";
import { STRING, itemsOf, memberOf, typed, typesIn } from "./values.js";
import { SPACES, jsonText, trim } from "./words.js";

const NAME = new RegExp(`^(?!${SPACES})[^<>/][^<>]{0,255}$`);
const LONGEST_TAG = 260;
const DEEPEST = 100;

/** Elements of arguments, up to a word of the format. */
export class Elements extends Step {
  constructor(row) {
    super();
    this.mark = row.mark;
    this.item = row.item;
    this.until = row.until;
  }

  run(run) {
    const { source, parts } = run;
    const stack = (run.memory ??= [new Element("", parts.schema)]);
    for (;;) {
      const found = source.text.indexOf(this.mark, source.at);
      if (found < 0 && source.isEnd) return WRONG;
      const end = found < 0 ? Math.max(source.at, source.text.length - this.mark.length + 1) : found;
      stack.at(-1).texts.push(source.text.slice(source.at, end));
      source.at = end;
      if (found < 0) return MORE;
      if (stack.length === 1) {
        const ends = source.startsWith([this.until]);
        if (ends === "") return MORE;
        if (ends !== null) return trim(stack[0].text) === "" ? run.advance() : WRONG;
      }
      const state = this.#readTag(run, stack);
      if (state !== DONE) return state;
    }
  }

  #readTag(run, stack) {
    const { source, parts } = run;
    const begun = source.at + this.mark.length;
    const rest = source.text.slice(begun, begun + LONGEST_TAG);
    const end = rest.indexOf(">");
    if (end < 0) return source.isEnd || rest.length === LONGEST_TAG ? WRONG : MORE;
    const isClosing = rest.startsWith("</");
    const name = rest.slice(isClosing ? 2 : 1, end);
    if (rest[0] !== "<" || !NAME.test(name)) return WRONG;
    source.at = begun + end + 1;
    run.hasBegun = true;
    if (!isClosing) {
      if (stack.length === DEEPEST) return WRONG;
      stack.push(new Element(name, this.#schemaOf(name, stack.at(-1).schema, parts.schema)));
      return DONE;
    }
    if (stack.length === 1 || stack.at(-1).name !== name) return WRONG;
    const value = stack.pop().value(this.item, parts.schema);
    if (value === null) return WRONG;
    if (stack.length === 1) parts.addMember(name, value);
    stack.at(-1).children.push([name, value]);
    return DONE;
  }

  /** The schema of an element inside another; null where nothing says it. */
  #schemaOf(name, outer, root) {
    const found = memberOf(outer, name, root);
    return found === null && name === this.item ? itemsOf(outer, root) : found;
  }
}

/** An element that is open: its text, or the elements inside it as JSON text. */
class Element {
  texts = [];
  children = [];

  constructor(name, schema) {
    this.name = name;
    this.schema = schema;
  }

  get text() {
    return this.texts.join("");
  }

  /** What it is as JSON text; null where it has both text and elements. */
  value(item, root) {
    const types = typesIn(this.schema, root);
    const { text } = this;
    const isBlank = trim(text) === "";
    if (this.children.length === 0) {
      if (isBlank && types.size > 0 && !types.has("string") && !types.has("null")) {
        if (types.has("object")) return "{}";
        if (types.has("array")) return "[]";
      }
      return typed(text, types.size > 0 ? types : STRING);
    }
    if (!isBlank) return null;
    if (this.children.every(([name]) => name === item) && !types.has("object")) {
      return `[${this.children.map(([, value]) => value).join(",")}]`;
    }
    return `{${this.children.map(([name, value]) => `${jsonText(name)}:${value}`).join(",")}}`;
  }
}
