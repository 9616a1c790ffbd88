// Words and white space, as every language of this contract takes them.

const SPACE = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
/** One character of white space, in Unicode and not only in JSON. */
export const SPACES = `[${SPACE}]`;
/** What no name holds. */
export const NAME = `[^${SPACE}<>{}()\\[\\]"'\`,;]+`;
const IS_SPACE = new RegExp(SPACES);

/** `text` without white space at its beginning. */
export function trimStart(text) {
  let at = 0;
  while (at < text.length && IS_SPACE.test(text[at])) at += 1;
  return text.slice(at);
}

/** `text` without white space at both ends. */
export function trim(text) {
  return withoutEnd(trimStart(text), (sign) => IS_SPACE.test(sign));
}

/** `text` without those of `chars` that are at its end. */
export function trimEnd(text, chars) {
  return chars === "" ? text : withoutEnd(text, (sign) => chars.includes(sign));
}

function withoutEnd(text, isLeftOut) {
  let end = text.length;
  while (end > 0 && isLeftOut(text[end - 1])) end -= 1;
  return text.slice(0, end);
}

/** Where what is none of `chars` begins, from `at` on. */
export function behind(text, at, chars) {
  while (at < text.length && chars.includes(text[at])) at += 1;
  return at;
}

/** Words in the order in which they are to be looked for. */
export function longestFirst(words) {
  return [...words].sort((one, other) => other.length - one.length);
}

/** What finds the first of some words. */
export function anyOf(words) {
  return new RegExp([...words].map(asPattern).join("|") || "(?!)", "g");
}

/** A word as a pattern that finds it and nothing else. */
export function asPattern(word) {
  return Array.from({ length: word.length }, (_, at) => `\\u${hex(word.charCodeAt(at))}`).join("");
}

function hex(code) {
  return code.toString(16).padStart(4, "0");
}

/** The JSON text of a text. */
export const jsonText = JSON.stringify;
