// Generated from schemas/ by `make generate`. Do not edit: changes are lost.
// Calls and arguments in notations that are not JSON: Python calls, and objects with bare keys and marked strings.
//
// The end is found as the pieces come, each character looked at once; what is between is read when it is whole.
import { NotationError, Notation } from "./notation.js";
import { DONE, MORE, WRONG, search } from "./source.js";
import { SPACES, asPattern } from "./words.js";

const BEGUN_CALLS = new RegExp(
  `^\\[${SPACES}*(?:$|\\]|[\\p{L}\\p{Nl}\\p{No}_][\\p{L}\\p{N}_.-]*${SPACES}*(?:$|\\())`,
  "u",
);
const LONGEST_BEGIN = 600;
const DEEPEST = 200;

/** Reads one list of calls (`[f(a=1)]`, or lines of them up to a word), or one object of arguments (`{a:1}`). */
export class LiteralReader {
  #rules;
  #until;
  #marks;
  #ends;
  #longest;
  #isBegun;
  #pieces = [];
  #depth = 0;
  #hasOpened = false;
  #quote = "";

  constructor(rules) {
    const { quotes } = rules;
    this.#rules = rules;
    this.#until = rules.until ?? "";
    const words = this.#until === "" ? quotes : [...quotes, this.#until];
    this.#marks = new RegExp([...quotes, ..."[](){}", ...words.slice(quotes.length)].map(asPattern).join("|"), "g");
    this.#ends = new Map(quotes.map((quote) => [quote, endOf(quote)]));
    this.#longest = Math.max(2, ...words.map((word) => word.length));
    this.#isBegun = this.#until !== "" || rules.holds !== "calls";
  }

  /** Whether a call or an object has begun. */
  get isInside() {
    return this.#hasOpened && this.#isBegun;
  }

  /** Reads on. DONE where everything that was opened is closed, or the word comes that ends the lines. */
  read(source) {
    if (this.#pieces.length === 0 && this.#depth === 0) {
      const state = this.#begin(source);
      if (state !== DONE) return state;
    }
    for (;;) {
      const found = search(this.#ends.get(this.#quote) ?? this.#marks, source.text, source.at);
      if (found === null) return this.#wait(source);
      const [mark] = found;
      if (mark === this.#until) {
        if (this.#depth !== 0) return WRONG;
        this.#take(source, found.index);
        return DONE;
      }
      this.#take(source, found.index + mark.length);
      if (this.#quote !== "") {
        if (mark === this.#quote) this.#quote = "";
      } else if (this.#ends.has(mark)) this.#quote = mark;
      else if ("[({".includes(mark)) {
        this.#depth += 1;
        this.#hasOpened = true;
        if (this.#depth > DEEPEST) return WRONG;
      } else {
        this.#depth -= 1;
        if (this.#depth === 0 && this.#until === "") return DONE;
      }
    }
  }

  /** DONE where what comes may be of the notation: where it has to be a list of calls, no prose in brackets. */
  #begin(source) {
    source.skipSpace();
    if (source.at === source.text.length) return source.isEnd ? WRONG : MORE;
    if (this.#until === "" && !"[{".includes(source.text[source.at])) return WRONG;
    if (this.#isBegun) return DONE;
    const text = source.text.slice(source.at, source.at + LONGEST_BEGIN);
    const found = BEGUN_CALLS.exec(text);
    if (found === null) return WRONG;
    if (found[0].length === text.length && !"](".includes(text.at(-1))) {
      return source.isEnd || text.length === LONGEST_BEGIN ? WRONG : MORE;
    }
    this.#isBegun = true;
    return DONE;
  }

  #take(source, end) {
    this.#pieces.push(source.text.slice(source.at, end));
    source.at = end;
  }

  #wait(source) {
    if (source.isEnd) return WRONG;
    this.#take(source, Math.max(source.at, source.text.length - this.#longest + 1));
    return MORE;
  }

  /** Gives the calls or the arguments to `parts`; false where it is not what the notation has. */
  tell(parts) {
    const notation = new Notation(this.#pieces.join(""), this.#rules);
    let calls;
    try {
      if (this.#rules.holds === "arguments") {
        parts.addArguments(notation.object());
        return true;
      }
      calls = notation.calls();
    } catch (error) {
      if (error instanceof NotationError) return false;
      throw error;
    }
    for (const [name, text] of calls) {
      parts.begin();
      if (!parts.setName(name)) return false;
      parts.addArguments(text);
      if (!parts.finish()) return false;
    }
    return true;
  }
}

/** What finds the end of a string: behind a quote of one character, a backslash takes the next one along. */
function endOf(quote) {
  return new RegExp(quote.length === 1 ? `\\\\.|${asPattern(quote)}` : asPattern(quote), "gs");
}
