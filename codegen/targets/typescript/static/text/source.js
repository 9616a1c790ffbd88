// The text that a reader has and has not used yet, and what a step of reading says when it returns.

/** The step is done; the position is behind it. */
export const DONE = 0;
/** The step goes on with the next piece; the position is behind what it has used. */
export const MORE = 1;
/** The text is not what the step takes. */
export const WRONG = 2;

/** Text, how much of it is used, and whether it is all there will be. */
export class Source {
  text = "";
  at = 0;
  isEnd = false;

  /** Uses white space; gives how much it was. */
  skipSpace() {
    const begun = this.at;
    this.at = behindSpace(this.text, begun, this.text.length);
    return this.at - begun;
  }

  /** Which of `words`, the longest first, comes next; "" where it cannot be told yet, null where none does. */
  startsWith(words) {
    const { text, at } = this;
    for (const word of words) if (text.startsWith(word, at)) return word;
    if (!this.isEnd && words.length > 0 && text.length - at < words[0].length) {
      const rest = text.slice(at);
      if (words.some((word) => word.startsWith(rest))) return "";
    }
    return null;
  }

  /** Whether the text is over in the middle of one of `words`. */
  endsInside(words) {
    const rest = this.isEnd ? this.text.slice(this.at, this.at + words[0].length) : "";
    return rest !== "" && this.at + rest.length === this.text.length && words.some((word) => word.startsWith(rest));
  }
}

/** Where what is no white space of JSON begins, from `at` on and before `end`. */
export function behindSpace(text, at, end) {
  for (; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 9 && code !== 13) break;
  }
  return at;
}

/** What a pattern with the flag `g` or `y` finds from `at` on; null where it finds nothing. */
export function search(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
