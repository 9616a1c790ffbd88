// A curl command as people copy it: out of documentation, a terminal, or the network panel of a browser.

import { isSecret, withoutKeys } from "./secrets.js";
import { readCommands } from "./shell.js";

const REDIRECTION = /^\d?(?:>>?|<)(.*)$/s;

// Options that take a value: https://curl.se/docs/manpage.html
const SHORT = "AbcCdDeEFHKmoPQrtTuUwxXyYz";
const LONG = /^--(request|header|data|data-raw|data-binary|data-ascii|data-urlencode|json|form|form-string|url|url-query|user|user-agent|output|output-dir|max-time|connect-timeout|connect-to|resolve|proxy|proxy-header|noproxy|cookie|cookie-jar|dump-header|referer|write-out|retry|retry-delay|retry-max-time|max-redirs|cacert|capath|cert|key|range|limit-rate|interface|unix-socket|upload-file|config|oauth2-bearer|aws-sigv4|ciphers)$/;
const NAMES = /** @type {Record<string, string>} */ ({ X: "--request", H: "--header", d: "--data", F: "--form", T: "--upload-file" });
const DATA = /^--(data|data-raw|data-binary|data-ascii|data-urlencode|json)$/;
const FLAGS = /** @type {Record<string, string>} */ ({ G: "--get", ":": "--next" });
const KNOWN_FLAG = /^--(get|next)$/;

/** Options with their values, in order; an address has no name, and a flag no value. @param {string[]} words @returns {[string, string][]} */
function optionsOf(words) {
  /** @type {[string, string][]} */
  const found = [];
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at];
    const joined = /^(--[\w-]+)=(.*)$/s.exec(word);
    const redirected = REDIRECTION.exec(word);
    if (redirected) at += redirected[1] ? 0 : 1;
    else if (joined && LONG.test(joined[1])) found.push([joined[1], joined[2]]);
    else if (LONG.test(word)) found.push([word, words[(at += 1)] ?? ""]);
    else if (KNOWN_FLAG.test(word)) found.push([word, ""]);
    else if (/^-[^-]/.test(word)) {
      const place = [...word].findIndex((letter, index) => index > 0 && SHORT.includes(letter));
      for (const letter of word.slice(1, place > 0 ? place : undefined)) if (letter in FLAGS) found.push([FLAGS[letter], ""]);
      if (place > 0) found.push([NAMES[word[place]] ?? word[place], word.slice(place + 1) || (words[(at += 1)] ?? "")]);
    } else if (!word.startsWith("-")) found.push(["", word]);
  }
  return found;
}

// Lines of their own (a fence, comments, variables), then on its line a prompt, variables, and the path of curl. No sign can
// be read in two ways: a text of line ends would be tried for ever.
const BEFORE = /^(?:[^\S\n]*(?:(?:```[\w-]*|#.*|(?:export[^\S\n]+)?\w+=\S*)[^\S\n]*)?\n)*[^\S\n]*(?:(?:[\w.-]+@\S*)?[$>%][^\S\n]+)?(?:(?:sudo|time|noglob|\w+=(?:'[^']*'|"[^"]*"|[^\s'"])*)[^\S\n]+)*(?:[\w./~-]*\/)?(?=curl(?:\.exe)?\s)/;

/** The curl command that a text is, without what copying puts around it; null where it is none. @param {string} text @returns {string | null} */
export function commandIn(text) {
  const before = BEFORE.exec(text.slice(0, 2000));
  if (!before) return null;
  const command = text.slice(before[0].length).replace(/\n```\s*$/, "");
  // From a browser, for the command prompt of Windows: a caret before every sign that it would read.
  return /\^"|\^\r?\n/.test(command.slice(0, 2000)) ? command.replace(/\^(\r?\n)/g, " ").replace(/\^([^])/g, "$1") : command;
}

/** As curl encodes it: all but letters, digits and `-._~`, and a space as a plus. @param {string} text */
const encoded = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll("%20", "+");

/**
 * What an option adds to the body: a text, or what a file says, `-` for what the command is given. `--data-urlencode`
 * encodes it and puts its name, which stands as it is, before it.
 * @param {string} name @param {string} value @returns {{file: string | null, write: (text: string) => string, text: string}}
 */
function addedBy(name, value) {
  const plain = (/** @type {string} */ text) => text;
  if (name === "--upload-file") return { file: value, write: plain, text: "" };
  if (name !== "--data-urlencode") {
    const isFile = name !== "--data-raw" && value.startsWith("@");
    return { file: isFile ? value.slice(1) : null, write: plain, text: value };
  }
  const [, before, sign, rest] = /^([^=@]*)([=@])([^]*)$/.exec(value) ?? [value, "", "=", value];
  return { file: sign === "@" ? rest : null, write: (text) => (before ? `${before}=` : "") + encoded(text), text: rest };
}

/** One request of a command; a sentence where it has no body to look at. @param {[string, string][]} options @param {string | null} input @returns {import("./paste.js").Pasted | string} */
function requestOf(options, input) {
  let url = "";
  let method = "";
  /** @type {Record<string, string>} */
  const headers = {};
  let text = "";
  let isSent = false;
  let otherwise = "POST";
  for (const [name, value] of options) {
    if (name === "--request") method = value;
    else if (name === "--url" || (!name && !url)) url = withoutKeys(value);
    else if (name === "--get") return NO_BODY; // what it has to say stands in its address
    else if (name === "--header") {
      const [key, ...rest] = value.split(":");
      if (!isSecret(key)) headers[key.trim().toLowerCase()] = rest.join(":").trim();
    } else if (name === "--form" || name === "--form-string") return "This command sends a form; only JSON and events are looked at here.";
    else if (DATA.test(name) || name === "--upload-file") {
      const { file, write, text: given } = addedBy(name, value);
      if (file === "-" && input === null) return "This command sends what it is given, which is not in it. Paste the body itself.";
      const printed = /^\$\(\s*(?:cat\s|<)\s*([^\s<]+)\s*\)$/.exec(given)?.[1];
      if (file !== "-" && (file ?? printed)) return missing(/** @type {string} */ (file ?? printed));
      text += (isSent && name !== "--json" ? "&" : "") + write(file === "-" ? /** @type {string} */ (input) : given);
      isSent = true;
      if (name === "--upload-file") otherwise = "PUT";
    }
  }
  if (!text.trim()) return NO_BODY;
  method ||= otherwise;
  return { label: `${method} ${url}`, method, url, headers, text, part: "request" };
}

/** The bodies that curl commands send, one for each request; a sentence where there is none to look at. @param {string} text @returns {import("./paste.js").Pasted[] | string} */
export function readCurl(text) {
  const commands = readCommands(text, "curl(?:\\.exe)?");
  if (commands === null) return "This looks like a curl command, but a quote in it is not closed.";
  const found = commands.flatMap(({ words, input }) => {
    /** @type {[string, string][][]} */
    const requests = [[]];
    for (const option of optionsOf(words)) {
      if (option[0] === "--next") requests.push([]);
      else requests[requests.length - 1].push(option);
    }
    return requests.map((options) => requestOf(options, input));
  });
  const sent = found.filter((each) => typeof each !== "string");
  return sent.length ? sent : /** @type {string} */ (found.find((each) => each !== NO_BODY) ?? NO_BODY);
}

const NO_BODY = "This curl command sends no body, so there is nothing to look at.";

/** @param {string} file */
const missing = (file) => `This command sends the file ${file}, which a page cannot read. Open the file here instead.`;
