// Commands as shells read them: words, quotes, here-documents. Pure.

/** @typedef {{words: string[], input: string | null}} Command its words, and its here-document */
/** @typedef {{text: string, from: number, to: number, next: number}} Document a here-document, where it begins and ends, and where the command goes on */
/** @typedef {{begin: string, escape: string, read: (inside: string) => string}} Quote its last sign ends it, where `escape` does not stand before; the same sign as `escape` means that two of it are one */
/** @typedef {{quotes: Quote[], joins: RegExp, escape: string}} Shell its quotes, what joins two lines, and the sign that takes the next one as it is */

const ESCAPES = { n: "\n", t: "\t", r: "\r", "\\": "\\", "'": "'", '"': '"', a: "\x07", b: "\b", f: "\f", v: "\v", e: "\x1b", E: "\x1b" };
const OF_POWERSHELL = { n: "\n", t: "\t", r: "\r", a: "\x07", b: "\b", f: "\f", v: "\v", 0: "\0" };

/** What `$'…'` of bash says. @param {string} inside */
const ansi = (inside) =>
  inside.replace(/\\(?:u([\da-fA-F]{1,4})|U([\da-fA-F]{1,8})|x([\da-fA-F]{1,2})|([0-7]{1,3})|([^]))/g, (whole, short, long, byte, octal, sign) => {
    if (sign !== undefined) return /** @type {Record<string, string>} */ (ESCAPES)[sign] ?? whole;
    const code = octal ? parseInt(octal, 8) : parseInt(short ?? long ?? byte, 16);
    return code > 0x10ffff ? whole : String.fromCodePoint(code);
  });

/** What a POSIX shell reads between double quotes. @param {string} inside */
const doubled = (inside) => inside.replace(/\\(?:\r?\n|(["\\$`]))/g, "$1");

/** @type {Shell} */
const POSIX = {
  quotes: [
    { begin: "'", escape: "", read: (inside) => inside },
    { begin: "$'", escape: "\\", read: ansi },
    { begin: '"', escape: "\\", read: doubled },
    { begin: '$"', escape: "\\", read: doubled },
  ],
  joins: /\\\r?\n/y,
  escape: "\\",
};
/** @type {Shell} */
const FISH = {
  ...POSIX,
  quotes: [
    { begin: "'", escape: "\\", read: (inside) => inside.replace(/\\(['\\])/g, "$1") },
    { begin: '"', escape: "\\", read: doubled },
  ],
};
/** @type {Shell} */
const POWERSHELL = {
  quotes: [
    { begin: "'", escape: "'", read: (inside) => inside.replaceAll("''", "'") },
    { begin: '"', escape: "`", read: (inside) => inside.replace(/`([^])/g, (_, sign) => /** @type {Record<string, string>} */ (OF_POWERSHELL)[sign] ?? sign) },
  ],
  joins: /`\r?\n/y,
  escape: "`",
};

/** Where a quote ends whose inside begins at a place; -1 where it is not closed. @param {string} text @param {number} from @param {string} sign @param {string} escape */
function closing(text, from, sign, escape) {
  for (let at = text.indexOf(sign, from); at >= 0; at = text.indexOf(sign, at + 1)) {
    if (escape === sign) {
      if (text[at + 1] !== sign) return at;
      at += 1;
      continue;
    }
    let before = at;
    while (escape && before > from && text[before - 1] === escape) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return -1;
}

/** What an expression finds at a place. @param {RegExp} sticky @param {string} text @param {number} at */
function found(sticky, text, at) {
  sticky.lastIndex = at;
  return sticky.exec(text);
}

/** What `<<` at a place begins; null where its end is missing. @param {string} text @param {number} at @returns {Document | null} */
function documentAt(text, at) {
  const mark = found(/<<(-?)[ \t]*(['"]?)(\w+)\2/y, text, at);
  if (!mark) return null;
  const from = text.indexOf("\n", at) + 1;
  const end = from && new RegExp(`^${mark[1] ? "\\t*" : ""}${mark[3]}[ \\r]*$`, "m").exec(text.slice(from));
  if (!end) return null;
  const inside = text.slice(from, from + end.index);
  return { text: mark[1] ? inside.replace(/^\t+/gm, "") : inside, from, to: from + end.index + end[0].length, next: at + mark[0].length };
}

/** `"$(cat <<END …)"` at a place: its document, and where it ends. @param {string} text @param {number} at @returns {[string, number] | null} */
function catAt(text, at) {
  const begin = found(/"\$\(\s*cat\s+(?=<<)/y, text, at);
  const document = begin && documentAt(text, at + begin[0].length);
  const end = document && found(/\s*\)"/y, text, document.to);
  // The line ends behind the last line are taken away by the shell.
  return end ? [document.text.replace(/\n+$/, ""), end.index + end[0].length] : null;
}

/**
 * The commands in a text, or null where a quote is not closed. A line that ends without a sign that joins it goes on, but
 * before another command of the `name`: that sign often gets lost on the way.
 * @param {string} text @param {Shell} shell @param {string} name @returns {Command[] | null}
 */
function commandsOf(text, shell, name) {
  /** @type {Command[]} */
  const commands = [{ words: [], input: null }];
  let word = "";
  let isWord = false;
  /** @type {Document | null} */
  let given = null;
  const current = () => commands[commands.length - 1];
  const end = () => {
    if (isWord) current().words.push(word);
    word = "";
    isWord = false;
  };
  const next = () => {
    end();
    if (current().words.length) commands.push({ words: [], input: null });
  };
  const again = new RegExp(`\\n\\s*(?:\\$ )?(?=${name}\\s)`, "y");
  // By whole quotes and words, not by signs: a body may have megabytes.
  for (let at = 0; at < text.length; ) {
    if (given && at === given.from) {
      at = given.to;
      given = null;
      next();
      continue;
    }
    /** @type {Document | null} */
    const document = isWord ? null : documentAt(text, at);
    if (document) {
      given = document;
      current().input = document.text;
      at = document.next;
      continue;
    }
    const [inside, behind] = catAt(text, at) ?? [null, 0];
    if (inside !== null) {
      word += inside;
      isWord = true;
      at = behind;
      continue;
    }
    /** @type {RegExpExecArray | null} */
    const joined = found(shell.joins, text, at);
    if (joined) {
      at += joined[0].length;
      continue;
    }
    if (text[at] === shell.escape) {
      word += text[at + 1] ?? "";
      isWord ||= at + 1 < text.length;
      at += 2;
      continue;
    }
    const quote = shell.quotes.find(({ begin }) => text.startsWith(begin, at));
    if (quote) {
      const from = at + quote.begin.length;
      const to = closing(text, from, text[from - 1], quote.escape);
      if (to < 0) return null;
      word += quote.read(text.slice(from, to));
      isWord = true;
      at = to + 1;
      continue;
    }
    /** @type {RegExpExecArray | null} */
    const ended = found(/\|\|?|(?:&&?|;)(?=\s|$)/y, text, at);
    if (ended) {
      next();
      at += ended[0].length;
      continue;
    }
    /** @type {RegExpExecArray | null} */
    const space = found(/\s+/y, text, at);
    if (space) {
      const line = space[0].indexOf("\n");
      end();
      /** @type {RegExpExecArray | null} */
      const other = line < 0 ? null : found(again, text, at + line);
      if (other) next();
      at += other ? line + other[0].length : space[0].length;
      // A here-document begins behind the line.
      if (given && at > given.from) at = given.from;
      continue;
    }
    /** @type {RegExpExecArray | null} */
    const comment = isWord ? null : found(/#[^\n]*/y, text, at);
    if (comment) {
      at += comment[0].length;
      continue;
    }
    const plain = /** @type {RegExpExecArray} */ (found(/[^][^\s'"\\`$<|;&]*/y, text, at));
    word += plain[0];
    isWord = true;
    at += plain[0].length;
  }
  end();
  return commands.filter(({ words }) => words.length);
}

/**
 * The first command of a text and all others of its `name`, as the shell reads them whose signs it has; null where a quote
 * is not closed.
 * @param {string} text @param {string} name a part of an expression @returns {Command[] | null}
 */
export function readCommands(text, name) {
  const start = text.slice(0, 2000);
  const isPowershell = /\s`\r?\n/.test(start) || /[{[,:]\s*`"/.test(start);
  const read = isPowershell ? commandsOf(text, POWERSHELL, name) : (commandsOf(text, POSIX, name) ?? commandsOf(text, FISH, name));
  const isOf = new RegExp(`^(?:.*/)?${name}$`);
  return read && read.filter(({ words }, index) => index === 0 || isOf.test(words[0]));
}
