// An answer as its canonical chunks make it: text, thoughts, calls, usage. Pure.

export class Answer {
  constructor() {
    this.said = "";
    this.thinking = "";
    this.refusal = "";
    /** @type {Map<number, {id: string, name: string, arguments: string, invalid: string}>} */
    this.calls = new Map();
    /** @type {string[]} */
    this.parts = [];
    this.finish = "";
    this.usage = /** @type {any} */ (null);
    /** @type {{id: string, what: string, at?: string}[]} */
    this.notes = [];
    this.isDone = false;
  }

  /** Take the next chunk. @param {any} chunk */
  add(chunk) {
    if (chunk.text) this.said += chunk.text;
    if (chunk.thinking) this.thinking += chunk.thinking;
    if (chunk.refusal) this.refusal += chunk.refusal;
    for (const part of chunk.parts ?? []) this.parts.push(part.type);
    for (const delta of chunk.tool_call_deltas ?? []) {
      const call = this.calls.get(delta.index) ?? { id: "", name: "", arguments: "", invalid: "" };
      this.calls.set(delta.index, { id: call.id || delta.id || "", name: call.name || delta.name || "", arguments: call.arguments + (delta.arguments ?? ""), invalid: delta.invalid ?? call.invalid });
    }
    if (chunk.usage) this.usage = chunk.usage;
    this.finish = chunk.raw_finish_reason ?? chunk.finish_reason ?? this.finish;
    this.isDone ||= Boolean(chunk.is_complete);
  }

  copy() {
    const made = Object.assign(new Answer(), this);
    made.calls = new Map(this.calls);
    made.parts = [...this.parts];
    return made;
  }

  /** What the gateway noticed about thoughts and calls in the text. @param {{id: string, what: string, at?: string}[]} notes */
  take(notes) {
    this.notes = notes;
  }

  /** The calls as they are written; one that was read out of the text says so. */
  callLines() {
    const read = new Set(this.notes.filter(({ id }) => id === "call_read_from_text").map(({ at }) => at));
    let place = 0;
    return [...this.calls.values()].map((call) => {
      const isRead = !call.invalid && read.has(`/message/tool_calls/${place}`);
      if (!call.invalid) place += 1;
      return `${call.name}(${call.arguments})  ${call.id}${call.invalid && `  ✗ ${call.invalid}`}${isRead ? "  (read out of the text)" : ""}`;
    });
  }

  /** The notes, each sentence once, with how often it holds. */
  noteLines() {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const { what } of this.notes) counts.set(what, (counts.get(what) ?? 0) + 1);
    return [...counts].map(([what, count]) => `${what[0].toUpperCase()}${what.slice(1)}${count > 1 ? ` (${count} times)` : ""}.`);
  }

  /** Finish reason and tokens, in words. */
  facts() {
    const { prompt_tokens: input, completion_tokens: output, is_estimated: isEstimated } = this.usage ?? {};
    const counts = input === undefined || input === null ? "" : `, ${input} tokens in, ${output ?? "?"} out${isEstimated ? " (estimated)" : ""}`;
    return `Finish: ${this.finish || "none"}${counts}.`;
  }

  /** All of it as text, for the timeline. */
  text() {
    const blocks = [
      ["Thinking", this.thinking],
      ["Text", this.said],
      ["Refusal", this.refusal],
      ["Tool calls", this.callLines().join("\n")],
      ["Parts", this.parts.join(", ")],
      ["Finish", this.finish && this.facts()],
    ];
    return blocks.filter(([, text]) => text).map(([name, text]) => `${name}\n${text}`).join("\n\n");
  }
}
