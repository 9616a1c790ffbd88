// Generated from schemas/ by `make generate`. Do not edit: changes are lost.
// A whole text read at once.
import { TextReader } from "./reader.js";
import { SPACES } from "./words.js";

const SPACE = new RegExp(`${SPACES}+`, "g");

/** What the events of a reader make together. */
export function foldText(events) {
  const reading = { content: "", thoughts: "", calls: [], noCalls: [] };
  for (const event of events) {
    if (event.kind === "content") reading.content += event.text;
    else if (event.kind === "thought") reading.thoughts += event.text;
    else if (event.kind === "call") reading.calls.push(event);
    else if (event.kind === "no_call") reading.noCalls.push(event);
  }
  return reading;
}

/** Reads a whole answer. */
export function readText(text, format, { isCut = false, ...options } = {}) {
  const reader = new TextReader(format, options);
  return foldText([...reader.feed(text), ...reader.end({ isCut })]);
}

/** A judge that refuses calls that `said` has word for word. */
export function refusesRepeats(said) {
  const spoken = [...said].map((text) => text.replace(SPACE, ""));
  return (_name, _arguments, raw) => {
    const bare = raw.replace(SPACE, "");
    return spoken.some((text) => text.includes(bare)) ? "from_input" : null;
  };
}
