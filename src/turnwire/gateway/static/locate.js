// Where a JSON pointer stands in a JSON text, as written by people: spaces, line ends and all.

const WHITE = /[\s\ufeff]/;

class Scanner {
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  space() {
    while (this.at < this.text.length && WHITE.test(this.text[this.at])) this.at += 1;
  }

  string() {
    const start = this.at;
    this.at += 1;
    while (this.at < this.text.length && this.text[this.at] !== '"') this.at += this.text[this.at] === "\\" ? 2 : 1;
    this.at += 1;
    return JSON.parse(this.text.slice(start, this.at));
  }

  // Calls `seen(path, start, end)` for every value, innermost first.
  value(path, seen) {
    this.space();
    const start = this.at;
    const sign = this.text[start];
    if (sign === "{") this.members(path, seen);
    else if (sign === "[") this.items(path, seen);
    else if (sign === '"') this.string();
    else while (this.at < this.text.length && !/[\s,\]}]/.test(this.text[this.at])) this.at += 1;
    seen(path, start, this.at);
  }

  members(path, seen) {
    this.at += 1;
    for (this.space(); this.at < this.text.length && this.text[this.at] !== "}"; this.space()) {
      const key = this.string();
      this.space();
      this.at += 1;
      this.value(`${path}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, seen);
      this.space();
      if (this.text[this.at] === ",") this.at += 1;
    }
    this.at += 1;
  }

  items(path, seen) {
    this.at += 1;
    let index = 0;
    for (this.space(); this.at < this.text.length && this.text[this.at] !== "]"; this.space()) {
      this.value(`${path}/${index}`, seen);
      index += 1;
      this.space();
      if (this.text[this.at] === ",") this.at += 1;
    }
    this.at += 1;
  }
}

// {start, end} of each pointer in the text; empty where the text is not JSON.
export function places(text) {
  const found = new Map();
  try {
    JSON.parse(text.replace(/^\ufeff/, ""));
    new Scanner(text).value("", (path, start, end) => found.set(path, { start, end }));
  } catch {
    found.clear();
  }
  return found;
}

// The place of a pointer, or of the nearest thing around it that is there.
export function nearest(found, pointer) {
  let path = pointer;
  while (!found.has(path) && path !== "") path = path.slice(0, path.lastIndexOf("/"));
  return found.get(path);
}

// Offset at which each line begins.
export function lineStarts(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

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
