// JSON as text: its numbers, names and order stay as they were written. Pure.

/**
 * JSON with line ends and indents; every text and number stays as it was written. Anything else is given as it is.
 * @param {string} text
 */
export function indented(text) {
  if (!/^\s*[[{]/.test(text)) return text;
  /** @type {string[]} */
  const out = [];
  let depth = 0;
  const line = () => out.push("\n", "  ".repeat(Math.max(0, depth)));
  const tokens = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s"{}[\],:]+/g;
  let last = "";
  for (let found = tokens.exec(text); found; found = tokens.exec(text)) {
    const token = found[0];
    if (token === "}" || token === "]") {
      depth -= 1;
      if (last !== "{" && last !== "[") line();
    } else if (last === "{" || last === "[") line();
    if (token === "{" || token === "[") depth += 1;
    out.push(token);
    if (token === ",") line();
    else if (token === ":") out.push(" ");
    last = token;
  }
  return out.join("");
}

/** JSON on one line, where each token stays as it was written. @param {string} text */
export const compacted = (text) => text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, "$1");

/** A value of JSON whose numbers are written as they were read, where the browser can: `1.0`, or twenty digits. @param {string} text */
export function exactly(text) {
  const { rawJSON } = /** @type {any} */ (JSON);
  // Most texts hold no number that would change, and are read faster without a look at each value.
  if (!rawJSON || !/[\d.]{16}|\d[eE]|\d\.\d*0(?!\d)|\.0{6}|-0(?![.\d])/.test(text)) return JSON.parse(text);
  const keep = (/** @type {string} */ _name, /** @type {any} */ value, /** @type {any} */ { source }) => (typeof value === "number" && String(value) !== source ? rawJSON(source) : value);
  return JSON.parse(text, /** @type {any} */ (keep));
}
