// A curl command as people copy it: out of documentation, a terminal, or the network panel of a browser.

import { isSecret, withoutKeys } from "./secrets.js";

const ESCAPES = { n: "\n", t: "\t", r: "\r", "\\": "\\", "'": "'", '"': '"', a: "\x07", b: "\b", f: "\f", v: "\v", e: "\x1b" };
const ENDS = /^(\|\|?|&&?|;)$/;
const REDIRECTION = /^\d?(>>?|<)$/;

/** @typedef {{text: string, from: number, to: number, next: number}} Document a here-document, where it begins and ends, and where the command goes on */

/** What `<<` at a place begins; null where its end is missing. @param {string} text @param {number} at @returns {Document | null} */
function documentAt(text, at) {
  const mark = /^<<(-?)[ \t]*(['"]?)(\w+)\2/.exec(text.slice(at, at + 200));
  if (!mark) return null;
  const from = text.indexOf("\n", at) + 1;
  const end = from && new RegExp(`^${mark[1] ? "\\t*" : ""}${mark[3]}[ \\r]*$`, "m").exec(text.slice(from));
  if (!end) return null;
  const inside = text.slice(from, from + end.index);
  return { text: mark[1] ? inside.replace(/^\t+/gm, "") : inside, from, to: from + end.index + end[0].length, next: at + mark[0].length };
}

/**
 * The words of the first command in a text as a POSIX shell (and bash's `$'…'`) reads them, and its here-document; null
 * where a quote is not closed. A line that ends without a backslash goes on: it often gets lost on the way.
 * @param {string} text @returns {{words: string[], input: string | null} | null}
 */
export function readCommand(text) {
  const words = [];
  let word = "";
  let isWord = false;
  let isQuoted = false;
  /** @type {Document | null} */
  let given = null;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (given && at === given.from) {
      at = given.to - 1;
    } else if (sign === "'" || (sign === "$" && text[at + 1] === "'")) {
      const isAnsi = sign === "$";
      isWord = isQuoted = true;
      at += isAnsi ? 2 : 1;
      for (; at < text.length && text[at] !== "'"; at += 1) {
        if (!isAnsi || text[at] !== "\\") word += text[at];
        else {
          at += 1;
          const code = /^(?:u([0-9a-f]{1,4})|x([0-9a-f]{1,2}))/i.exec(text.slice(at, at + 5));
          if (code) {
            word += String.fromCharCode(parseInt(code[1] ?? code[2], 16));
            at += code[0].length - 1;
          } else word += /** @type {Record<string, string>} */ (ESCAPES)[text[at]] ?? `\\${text[at]}`;
        }
      }
      if (at >= text.length) return null;
    } else if (sign === '"') {
      isWord = isQuoted = true;
      for (at += 1; at < text.length && text[at] !== '"'; at += 1) {
        if (text[at] === "\\" && /["\\$`\n]/.test(text[at + 1])) {
          at += 1;
          if (text[at] !== "\n") word += text[at];
        } else word += text[at];
      }
      if (at >= text.length) return null;
    } else if (sign === "\\") {
      at += 1;
      if (text[at] === "\r" && text[at + 1] === "\n") at += 1;
      if (text[at] !== "\n" && at < text.length) {
        word += text[at];
        isWord = true;
      }
    } else if (/\s/.test(sign)) {
      if (isWord && !isQuoted && ENDS.test(word)) return { words, input: given?.text ?? null };
      if (isWord) words.push(word);
      word = "";
      isWord = isQuoted = false;
    } else {
      /** @type {Document | null} */
      const found = isWord ? null : documentAt(text, at);
      if (found) {
        given = found;
        at = found.next - 1;
      } else {
        word += sign;
        isWord = true;
      }
    }
  }
  return { words: isWord ? [...words, word] : words, input: given?.text ?? null };
}

// Options that take a value: https://curl.se/docs/manpage.html
const SHORT = "AbcCdDeEFHKmoPQrtTuUwxXyYz";
const LONG = /^--(request|header|data|data-raw|data-binary|data-ascii|data-urlencode|json|form|form-string|url|url-query|user|user-agent|output|output-dir|max-time|connect-timeout|connect-to|resolve|proxy|proxy-header|noproxy|cookie|cookie-jar|dump-header|referer|write-out|retry|retry-delay|retry-max-time|max-redirs|cacert|capath|cert|key|range|limit-rate|interface|unix-socket|upload-file|config|oauth2-bearer|aws-sigv4|ciphers)$/;
const NAMES = /** @type {Record<string, string>} */ ({ X: "--request", H: "--header", d: "--data", F: "--form", T: "--upload-file" });
const DATA = /^--(data|data-raw|data-binary|data-ascii|data-urlencode|json)$/;

/** Options with their values, in order; an address has no name. @param {string[]} words @returns {[string, string][]} */
function optionsOf(words) {
  /** @type {[string, string][]} */
  const found = [];
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at];
    const joined = /^(--[\w-]+)=(.*)$/s.exec(word);
    if (REDIRECTION.test(word)) at += 1;
    else if (joined && LONG.test(joined[1])) found.push([joined[1], joined[2]]);
    else if (LONG.test(word)) found.push([word, words[(at += 1)] ?? ""]);
    else if (/^-[^-]/.test(word)) {
      const place = [...word].findIndex((letter, index) => index > 0 && SHORT.includes(letter));
      if (place > 0) found.push([NAMES[word[place]] ?? word[place], word.slice(place + 1) || (words[(at += 1)] ?? "")]);
    } else if (!word.startsWith("-")) found.push(["", word]);
  }
  return found;
}

/** The curl command that a text is, without what copying puts around it; null where it is none. @param {string} text @returns {string | null} */
export function commandIn(text) {
  const before = /^\s*(?:```[\w-]*\s*\n)?(?:\s*(?:#.*|(?:export\s+)?\w+=\S*)?\n)*\s*(?:(?:[\w.-]+@\S*)?[$>%]\s+)?(?:(?:sudo|time)\s+)?(?:[\w./~-]*\/)?(?=curl(?:\.exe)?\s)/.exec(text.slice(0, 2000));
  if (!before) return null;
  const command = text.slice(before[0].length).replace(/\n```\s*$/, "");
  // From a browser, for the command prompt of Windows: a caret before every sign that it would read.
  return /\^"|\^\r?\n/.test(command.slice(0, 2000)) ? command.replace(/\^(\r?\n)/g, " ").replace(/\^([^])/g, "$1") : command;
}

/** The body that a curl command sends; a sentence where there is none to look at. @param {string} command @returns {import("./paste.js").Pasted[] | string} */
export function readCurl(command) {
  const read = readCommand(command);
  if (read === null) return "This looks like a curl command, but a quote in it is not closed.";
  let url = "";
  let method = "";
  /** @type {Record<string, string>} */
  const headers = {};
  let text = "";
  let isSent = false;
  for (const [name, value] of optionsOf(read.words)) {
    if (name === "--request") method = value;
    else if (name === "--url" || (!name && !url)) url = withoutKeys(value);
    else if (name === "--header") {
      const [key, ...rest] = value.split(":");
      if (!isSecret(key)) headers[key.trim().toLowerCase()] = rest.join(":").trim();
    } else if (name === "--form" || name === "--form-string") return "This command sends a form; only JSON and events are looked at here.";
    else if (DATA.test(name) || name === "--upload-file") {
      const isInput = value === "@-" || (value === "-" && name === "--upload-file");
      if (isInput && read.input === null) return "This command sends what it is given, which is not in it. Paste the body itself.";
      if (!isInput && name === "--upload-file") return missing(value);
      if (!isInput && value.startsWith("@") && name !== "--data-raw") return missing(value.slice(1));
      text += `${isSent && name !== "--json" ? "&" : ""}${isInput ? read.input : value}`;
      isSent = true;
    }
  }
  if (!isSent) return "This curl command sends no body, so there is nothing to look at.";
  method ||= "POST";
  return [{ label: `${method} ${url}`, method, url, headers, text, part: "request" }];
}

/** @param {string} file */
const missing = (file) => `This command sends the file ${file}, which a page cannot read. Open the file here instead.`;
