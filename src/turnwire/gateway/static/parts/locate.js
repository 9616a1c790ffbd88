// Where a JSON pointer stands in a JSON text, as written by people: spaces, line ends and all. Linear in the text; what
// no pointer leads to is passed over.

/** @typedef {{start: number, end: number}} Place offsets in a text, the end behind the last character */
/** @typedef {{parent: TreeNode | null, key: string, keyStart: number, start: number, end: number, raw: string | null}} TreeNode a value; `raw` is the text of a leaf */

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const COLON = 58;
const OPEN = new Set([0x5b, 0x7b]); // [ {
const CLOSE = new Set([0x5d, 0x7d]); // ] }

/** @param {string} text @param {number} at */
function pastSpace(text, at) {
  for (let code = text.charCodeAt(at); code === 32 || (code >= 9 && code <= 13) || code === 0xfeff || code === 0xa0; code = text.charCodeAt(at)) at += 1;
  return at;
}

/** Behind the string that begins at `at`. @param {string} text @param {number} at */
function pastString(text, at) {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
  return text.length;
}

/** Behind the number or word that begins at `at`. @param {string} text @param {number} at */
function pastWord(text, at) {
  let code = text.charCodeAt(at);
  while (at < text.length && code !== COMMA && code > 32 && !CLOSE.has(code)) {
    at += 1;
    code = text.charCodeAt(at);
  }
  return at;
}

/** Behind the value that begins at `at`, whatever is in it. @param {string} text @param {number} at */
function pastValue(text, at) {
  const first = text.charCodeAt(at);
  if (first === QUOTE) return pastString(text, at);
  if (!OPEN.has(first)) return pastWord(text, at);
  for (let depth = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = pastString(text, at);
    else {
      at += 1;
      if (OPEN.has(code)) depth += 1;
      else if (CLOSE.has(code) && (depth -= 1) === 0) return at;
    }
  }
  return at;
}

/**
 * Walk over the members or items of the container at `at`. `seen(key, keyStart, start)` gives the offset behind the value.
 * @param {string} text @param {number} at
 * @param {(key: string, keyStart: number, start: number) => number} seen
 * @returns {number} the offset behind the container
 */
function walk(text, at, seen) {
  const isObject = text.charCodeAt(at) === 0x7b;
  at = pastSpace(text, at + 1);
  for (let index = 0; at < text.length && !CLOSE.has(text.charCodeAt(at)); index += 1) {
    let key = String(index);
    const keyStart = at;
    if (isObject) {
      const end = pastString(text, at);
      key = JSON.parse(text.slice(at, end));
      at = pastSpace(text, end);
      if (text.charCodeAt(at) === COLON) at += 1;
      at = pastSpace(text, at);
    }
    at = pastSpace(text, seen(key, keyStart, at));
    if (text.charCodeAt(at) === COMMA) at = pastSpace(text, at + 1);
  }
  return at + 1;
}

/** Whether a text is one JSON value. @param {string} text */
export function isJson(text) {
  try {
    JSON.parse(text.replace(/^\ufeff/, ""));
    return true;
  } catch {
    return false;
  }
}

/** The steps of a pointer. @param {string} pointer */
export const stepsOf = (pointer) => pointer.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

/** A step of a pointer. @param {string} key */
export const stepOf = (key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;

/**
 * The place of each pointer, or of the nearest thing around it that is there. Empty where the text is not JSON.
 * @param {string} text @param {Iterable<string>} pointers
 * @returns {Map<string, Place>}
 */
export function locate(text, pointers) {
  /** @typedef {{inner: Map<string, Wanted>, place: Place | null}} Wanted */
  const found = new Map();
  if (!isJson(text)) return found;
  /** @type {Wanted} */
  const root = { inner: new Map(), place: null };
  const ends = new Map();
  for (const pointer of pointers) {
    let at = root;
    const path = [root];
    for (const step of stepsOf(pointer)) {
      const next = at.inner.get(step) ?? { inner: new Map(), place: null };
      at.inner.set(step, next);
      at = next;
      path.push(at);
    }
    ends.set(pointer, path);
  }
  /** @param {Wanted} wanted @param {number} start @returns {number} */
  const visit = (wanted, start) => {
    const isOpen = OPEN.has(text.charCodeAt(start));
    const end =
      isOpen && wanted.inner.size
        ? walk(text, start, (key, _, at) => {
            const inner = wanted.inner.get(key);
            return inner ? visit(inner, at) : pastValue(text, at);
          })
        : pastValue(text, start);
    wanted.place = { start, end };
    return end;
  };
  visit(root, pastSpace(text, 0));
  for (const [pointer, path] of ends) found.set(pointer, path.findLast((/** @type {Wanted} */ each) => each.place).place);
  return found;
}

/**
 * Every value of a JSON text, containers before what is in them; null where the text is not JSON.
 * @param {string} text
 * @returns {TreeNode[] | null}
 */
export function tree(text) {
  if (!isJson(text)) return null;
  /** @type {TreeNode[]} */
  const nodes = [];
  const visit = (/** @type {TreeNode | null} */ parent, /** @type {string} */ key, /** @type {number} */ keyStart, /** @type {number} */ start) => {
    /** @type {TreeNode} */
    const node = { parent, key, keyStart, start, end: start, raw: null };
    nodes.push(node);
    if (OPEN.has(text.charCodeAt(start))) {
      const before = nodes.length;
      node.end = walk(text, start, (inner, innerStart, at) => visit(node, inner, innerStart, at));
      if (nodes.length === before) node.raw = text.charCodeAt(start) === 0x7b ? "{}" : "[]";
    } else {
      node.end = pastValue(text, start);
      node.raw = text.slice(start, node.end);
    }
    return node.end;
  };
  const start = pastSpace(text, 0);
  visit(null, "", start, start);
  return nodes;
}

/** The pointer of a node. @param {TreeNode | null} node @returns {string} */
export const pointerOf = (node) => (node?.parent ? pointerOf(node.parent) + stepOf(node.key) : "");

/** Offset at which each line begins. @param {string} text */
export function lineStarts(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The line, from 0, in which an offset stands. @param {number[]} starts @param {number} offset */
export function lineOf(starts, offset) {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Where a problem stands: its pointer, in a stream within its line (from 1).
 * @param {string} text @param {{path: string, line?: number}[]} problems
 * @returns {Place[]}
 */
export function placesOf(text, problems) {
  const whole = locate(text, problems.filter((each) => each.line === undefined).map((each) => each.path));
  const starts = problems.some((each) => each.line !== undefined) ? lineStarts(text) : [];
  return problems.map(({ path, line }) => {
    if (line === undefined) return whole.get(path) ?? { start: 0, end: 0 };
    const number = Math.min(line, starts.length) - 1;
    const start = starts[number];
    const end = starts[number + 1] === undefined ? text.length : starts[number + 1] - 1;
    const brace = text.slice(start, end).search(/[[{]/);
    const inner = brace < 0 ? undefined : locate(text.slice(start + brace, end), [path]).get(path);
    return inner ? { start: start + brace + inner.start, end: start + brace + inner.end } : { start, end };
  });
}
