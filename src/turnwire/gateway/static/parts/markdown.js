// Markdown as elements: what models write of it. Text stays text: nothing of it becomes markup, no picture is loaded, and
// links lead to the web alone.

import { make } from "./dom.js";

const SAFE = /^https?:\/\//i;
// Each span is bounded, so that odd text takes no longer than other text.
const INLINE = new RegExp(
  [
    /(?<!`)(`{1,2})(?!`)([^\n]{1,1000}?)(?<!`)\1(?!`)/,
    /\*\*(?=[^\s*])([^\n]{1,1000}?)(?<=\S)\*\*/,
    /(?<!\w)__(?=[^\s_])([^\n]{1,1000}?)(?<=\S)__(?!\w)/,
    /\*(?=[^\s*])([^*\n]{1,1000}?)(?<=\S)\*/,
    /(?<!\w)_(?=[^\s_])([^_\n]{1,1000}?)(?<=\S)_(?!\w)/,
    /~~(?=\S)([^~\n]{1,1000}?)(?<=\S)~~/,
    /\[([^\]\n]{1,500})\]\(([^)\s]{1,2000})\)/,
    /(?<!\w)(https?:\/\/[^\s<>()]{1,2000}[^\s<>().,;:!?'"])/,
  ].map(({ source }) => source).join("|"),
  "g",
);
const DEEPEST = 8;

/** @param {string} text @param {number} [depth] @returns {(Node | string)[]} */
function inline(text, depth = 0) {
  if (depth > DEEPEST) return [text];
  const found = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, , code, strong, strongToo, soft, softToo, struck, words, target, bare] = match;
    if (match.index > at) found.push(text.slice(at, match.index));
    at = match.index + whole.length;
    if (code !== undefined) found.push(make("code", {}, code));
    else if (strong ?? strongToo) found.push(make("strong", {}, ...inline(strong ?? strongToo, depth + 1)));
    else if (soft ?? softToo) found.push(make("em", {}, ...inline(soft ?? softToo, depth + 1)));
    else if (struck) found.push(make("s", {}, ...inline(struck, depth + 1)));
    else if (bare) found.push(make("a", { href: bare, rel: "noopener noreferrer", target: "_blank" }, bare));
    else if (SAFE.test(target)) found.push(make("a", { href: target, rel: "noopener noreferrer", target: "_blank" }, ...inline(words, depth + 1)));
    else found.push(whole);
  }
  if (at < text.length) found.push(text.slice(at));
  return found;
}

/** Lines of one paragraph, where each line end stays one. @param {string[]} lines */
const inLines = (lines) => lines.flatMap((line, index) => (index ? [make("br"), ...inline(line)] : inline(line)));

const FENCE = /^ {0,3}(`{3,}|~{3,})\s*([\w+#.-]*)/;
const HEADING = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/;
const ITEM = /^(\s*)(?:[-*+]|(\d{1,9})[.)])\s+(.*)$/;
const QUOTE = /^ {0,3}>\s?/;
const RULE = /^ {0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const DIVIDER = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** @param {string} line */
const cells = (line) => line.trim().replace(/^\||\|$/g, "").split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));

/** @param {string} line */
const beginsBlock = (line) => FENCE.test(line) || HEADING.test(line) || ITEM.test(line) || QUOTE.test(line) || RULE.test(line);

/** @param {string[]} lines items, with what is indented below them @param {number} depth */
function list(lines, depth) {
  const [, indent, number] = /** @type {RegExpExecArray} */ (ITEM.exec(lines[0]));
  const made = number === undefined ? make("ul") : make("ol", { start: Number(number) });
  /** @type {string[][]} */
  const items = [];
  for (const line of lines) {
    const found = ITEM.exec(line);
    if (found && found[1].length <= indent.length + 1) items.push([found[3]]);
    else items.at(-1)?.push(line.replace(/^(?: {1,4}|\t)/, ""));
  }
  made.append(...items.map((item) => make("li", {}, ...(item.length > 1 ? blocks(item, depth + 1) : inline(item[0])))));
  return made;
}

/** @param {string[]} lines @param {number} [depth] @returns {Node[]} */
function blocks(lines, depth = 0) {
  if (depth > DEEPEST) return [make("p", {}, lines.join("\n"))];
  /** @type {Node[]} */
  const found = [];
  const taken = (/** @type {number} */ from, /** @type {(line: string) => boolean} */ goesOn) => {
    let end = from;
    while (end < lines.length && goesOn(lines[end])) end += 1;
    return end;
  };
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    const fence = FENCE.exec(line);
    const heading = HEADING.exec(line);
    if (!line.trim()) at += 1;
    else if (fence) {
      const end = taken(at + 1, (each) => !each.trim().startsWith(fence[1]));
      found.push(make("pre", { tabIndex: 0, role: "region", "aria-label": fence[2] ? `Code, ${fence[2]}` : "Code" }, make("code", {}, lines.slice(at + 1, end).join("\n"))));
      at = end + 1;
    } else if (heading) {
      found.push(make("p", { role: "heading", "aria-level": String(Math.min(6, heading[1].length + 3)), className: "heading" }, ...inline(heading[2])));
      at += 1;
    } else if (RULE.test(line)) {
      found.push(make("hr"));
      at += 1;
    } else if (QUOTE.test(line)) {
      const end = taken(at, (each) => QUOTE.test(each));
      found.push(make("blockquote", {}, ...blocks(lines.slice(at, end).map((each) => each.replace(QUOTE, "")), depth + 1)));
      at = end;
    } else if (ITEM.test(line)) {
      const end = taken(at, (each) => ITEM.test(each) || (/^\s+\S/.test(each) && each.trim() !== ""));
      found.push(list(lines.slice(at, end), depth));
      at = end;
    } else if (line.includes("|") && DIVIDER.test(lines[at + 1] ?? "") && lines[at + 1].includes("-")) {
      const end = taken(at + 2, (each) => each.includes("|"));
      const head = make("tr", {}, ...cells(line).map((cell) => make("th", { scope: "col" }, ...inline(cell))));
      const rows = lines.slice(at + 2, end).map((each) => make("tr", {}, ...cells(each).map((cell) => make("td", {}, ...inline(cell)))));
      found.push(make("div", { className: "table-box", tabIndex: 0, role: "region", "aria-label": "Table" }, make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows))));
      at = end;
    } else {
      const end = taken(at + 1, (each) => each.trim() !== "" && !beginsBlock(each));
      found.push(make("p", {}, ...inLines(lines.slice(at, end))));
      at = end;
    }
  }
  return found;
}

/** A text in Markdown as elements. @param {string} text @returns {Node[]} */
export const markdown = (text) => blocks(text.split("\n"));

/** Longer texts are shown as they are until they are whole: to read all of it for each piece takes too long. */
const LONG = 20_000;

/** Show in an element of class `words` what a model has written so far. @param {HTMLElement} element @param {string} text @param {boolean} isWhole */
export function showWritten(element, text, isWhole) {
  const isRead = isWhole || text.length < LONG;
  element.classList.toggle("markdown", isRead);
  element.replaceChildren(...(isRead ? markdown(text) : [text]));
}
