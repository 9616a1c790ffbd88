// Streams of canonical chunks: lines of bytes become chunks, chunks become the answer.
//
// Exactly one chunk is complete, and it is the last. The same chunks give the same answer as in every other language of
// this contract, wherever the network cuts the bytes.
import { Calls, extrasOf, given, joined } from "./calls.js";
import { CHUNK } from "./fields.js";
import { isObject, setOwn } from "./json.js";
import { validateStreamingChunk } from "./v1/index.js";

const LONGEST_LINE = 64 * 2 ** 20;
const KINDS = ["thinking", "text", "refusal", "whole"];
// Next to any reason but that the model ended its answer, calls without arguments may have been cut.
const ENDED = new Set(["stop", "tool_calls"]);
const STOPPED = new Set(["content_filter", "other"]);
const JUDGED = new Set([
  "choice_not_met",
  "stop_text_left",
  "answers_missing",
  "tool_not_offered",
  "arguments_do_not_fit",
]);

/** Why a stream is no answer; `partial` is the answer as far as it came, where the stream ended too early. */
export class StreamError extends Error {
  constructor(message, partial) {
    super(message);
    this.name = "StreamError";
    if (partial !== undefined) this.partial = partial;
  }
}

/** Reads JSON lines of chunks from bytes that come in pieces. Lines end at LF or CRLF; empty ones are skipped. */
export class ChunkDecoder {
  #text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  #pieces = [];
  #length = 0;
  #line = 0;
  #error;

  push(bytes) {
    const chunks = [];
    let begin = 0;
    for (let end = bytes.indexOf(10); end >= 0 && this.#error === undefined; end = bytes.indexOf(10, begin)) {
      this.#keep(bytes.subarray(begin, end));
      begin = end + 1;
      this.#take(chunks);
    }
    if (this.#error === undefined) this.#keep(bytes.subarray(begin));
    if (this.#error !== undefined && chunks.length === 0) throw this.#error;
    return chunks;
  }

  finish() {
    const chunks = [];
    if (this.#error === undefined) this.#take(chunks);
    if (this.#error !== undefined) throw this.#error;
    return chunks[0] ?? null;
  }

  #keep(bytes) {
    this.#length += bytes.length;
    if (this.#length > LONGEST_LINE) {
      this.#error = new StreamError(`line ${this.#line + 1} is longer than ${LONGEST_LINE} bytes`);
    } else if (bytes.length > 0) this.#pieces.push(bytes.slice()); // the caller may use its buffer again
  }

  /** The chunk of the line that was kept, if there is one in it. */
  #take(chunks) {
    const line = joinedBytes(this.#pieces, this.#length);
    this.#pieces = [];
    this.#length = 0;
    this.#line += 1;
    try {
      const text = this.#text.decode(line).replace(/\r+$/, "");
      if (text !== "") chunks.push(this.#chunk(text));
    } catch (error) {
      // TextDecoder says no more than that it cannot read the bytes.
      const isOurs = error instanceof StreamError;
      this.#error = isOurs ? error : new StreamError(`line ${this.#line} is no chunk: no UTF-8`);
    }
  }

  #chunk(line) {
    let value;
    try {
      value = JSON.parse(line);
    } catch {
      throw new StreamError(`line ${this.#line} is no chunk: no JSON`); // the engine's own words quote the text
    }
    if (validateStreamingChunk(value)) return value;
    const fault = validateStreamingChunk.errors?.[0];
    throw new StreamError(`line ${this.#line} is no chunk: ${fault?.instancePath || "/"}: ${fault?.message}`);
  }
}

function joinedBytes(pieces, length) {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Folds chunks into the answer that is the same when it is not streamed: add every chunk, then read `response`. */
export class StreamAccumulator {
  #calls = new Calls();
  #text = [];
  #thinking = { text: [] };
  #refusal = [];
  #parts = [];
  #numbered = new Map();
  #last;
  #facts = {};
  #extras = {};

  get isComplete() {
    return this.#last !== undefined;
  }

  add(chunk) {
    if (this.#last !== undefined) {
      throw new StreamError("a chunk came after the complete one; a stream has exactly one end");
    }
    const number = chunk.part_index ?? undefined;
    if (given(chunk.text)) {
      if (number === undefined) this.#text.push(chunk.text);
      else grow(this.#slot(number, "text"), chunk.text, chunk.provider_options);
    }
    if (given(chunk.thinking) || given(chunk.signature)) {
      const slot = number === undefined ? this.#thinking : this.#slot(number, "thinking");
      if (given(chunk.signature)) slot.signature = chunk.signature;
      if (given(chunk.thinking_origin)) slot.origin = chunk.thinking_origin;
      grow(slot, chunk.thinking ?? "", number === undefined ? null : chunk.provider_options);
    }
    for (const delta of chunk.tool_call_deltas ?? []) this.#calls.add(delta);
    if (given(chunk.refusal)) {
      if (number === undefined) this.#refusal.push(chunk.refusal);
      else grow(this.#slot(number, "refusal"), chunk.refusal, chunk.provider_options);
    }
    for (const part of chunk.parts ?? []) {
      if (number === undefined) this.#parts.push(part);
      else this.#slot(number, "whole").parts.push(part);
    }
    this.#noteFacts(chunk);
  }

  /** The finished answer. Throws StreamError, with the partial answer, if the complete chunk has not come. */
  get response() {
    const last = this.#last;
    if (last === undefined) throw new StreamError("the stream ended before its last chunk", this.partial());
    const reason = last.finish_reason ?? "other";
    return this.#build(reason, !ENDED.has(reason), last.raw_finish_reason, last.diagnostics ?? []);
  }

  /** The answer as far as it came, its last call marked as cut. */
  partial(reason = "error") {
    return this.#build(reason, true, undefined, []);
  }

  #slot(number, kind) {
    const key = `${number} ${kind}`;
    const known = this.#numbered.get(key);
    if (known !== undefined) return known;
    const fresh = { number, kind, text: [], parts: [] };
    this.#numbered.set(key, fresh);
    return fresh;
  }

  #noteFacts(chunk) {
    for (const name of ["usage", "id", "model"]) if (given(chunk[name])) this.#facts[name] = chunk[name];
    if (given(chunk.created)) this.#facts.created ??= chunk.created;
    const extras = extrasOf(chunk, CHUNK);
    if (extras !== undefined) mergeExtras(this.#extras, extras, false);
    if (chunk.is_complete) this.#last = chunk;
  }

  #build(reason, wasCut, raw, diagnostics) {
    const { usage, ...facts } = this.#facts;
    const fact = facts.id || (facts.created ?? "");
    const partsBefore = (number) => this.#partsBefore(number);
    const atLimit = reason === "length";
    const calls = this.#calls.finish(wasCut, atLimit, STOPPED.has(reason), String(fact), partsBefore);
    const message = { role: "assistant" };
    const hasCalls = this.#calls.arrived.length > 0;
    const content = this.#content();
    if (calls.valid.length > 0) message.tool_calls = calls.valid;
    if (calls.invalid.length > 0) message.invalid_tool_calls = calls.invalid;
    if (content !== undefined && !(content === "" && hasCalls)) message.content = content;
    else if (!hasCalls) message.content = "";
    const response = { message, usage: usage ?? {}, finish_reason: reason, ...facts };
    if (given(raw)) response.raw_finish_reason = raw;
    const notes = [...diagnostics, ...calls.diagnostics];
    // Judged is a finished answer: these come last in a whole one, too.
    notes.sort((one, other) => Number(JUDGED.has(one.id)) - Number(JUDGED.has(other.id)));
    if (notes.length > 0) response.diagnostics = notes;
    const extras = {};
    // More may come after a partial answer.
    for (const [name, value] of Object.entries(structuredClone(this.#extras))) {
      if (name !== "message" || !isObject(value)) setOwn(extras, name, value);
      else if (Object.keys(value).length > 0) message.extras = value;
    }
    if (Object.keys(extras).length > 0) response.extras = extras;
    return response;
  }

  #sorted() {
    const order = (slot) => KINDS.indexOf(slot.kind);
    return [...this.#numbered.values()].sort((one, other) => one.number - other.number || order(one) - order(other));
  }

  /** How many parts of the content stand before the call of a number; undefined when all of them do. */
  #partsBefore(number) {
    let before = 0;
    let after = 0;
    for (const slot of this.#numbered.values()) {
      const count = slot.kind === "whole" ? slot.parts.length : 1;
      if (slot.number < number) before += count;
      else after += count;
    }
    const rest = after > 0 || this.#parts.length > 0 || this.#text.some(Boolean) || this.#refusal.some(Boolean);
    return rest ? before + Number(this.#hasThinking()) : undefined;
  }

  #hasThinking() {
    return this.#thinking.signature !== undefined || this.#thinking.text.some(Boolean);
  }

  /** Undefined when nothing came, text when there is only text, else parts in order. */
  #content() {
    const text = this.#text.join("");
    const refusal = this.#refusal.join("");
    const parts = this.#hasThinking() ? [partOf("thinking", this.#thinking)] : [];
    let hasWhole = this.#parts.length > 0;
    for (const slot of this.#sorted()) {
      if (slot.kind === "whole") hasWhole = true;
      parts.push(...(slot.kind === "whole" ? slot.parts : [partOf(slot.kind, slot)]));
    }
    if (text !== "") parts.push({ type: "text", text });
    if (refusal !== "") parts.push({ type: "refusal", text: refusal });
    parts.push(...this.#parts);
    if (parts.length === 0) return this.#text.length > 0 ? "" : undefined;
    const [only] = parts;
    const isText = parts.length === 1 && !hasWhole && only.type === "text" && only.provider_options === undefined;
    return isText ? only.text : parts;
  }
}

function grow(slot, piece, options) {
  slot.text.push(piece);
  if (!given(options) || Object.keys(options).length === 0) return;
  const held = joined(slot.options ?? {});
  for (const [name, fields] of Object.entries(options)) {
    setOwn(held, name, joined(Object.hasOwn(held, name) ? held[name] : {}, fields));
  }
  slot.options = held;
}

function partOf(type, slot) {
  const part = { type, text: slot.text.join("") };
  if (slot.signature !== undefined) part.signature = slot.signature;
  if (slot.origin !== undefined) part.origin = slot.origin;
  if (slot.options !== undefined) part.provider_options = slot.options;
  return part;
}

/** Adds the extras of a chunk: objects are merged, a later value replaces an earlier one, log probabilities go on. */
function mergeExtras(soFar, more, joins) {
  for (const [name, value] of Object.entries(more)) {
    const joinsHere = joins || name === "logprobs";
    const known = Object.hasOwn(soFar, name) ? soFar[name] : undefined;
    if (isObject(value)) {
      const held = isObject(known) ? known : {};
      if (held !== known) setOwn(soFar, name, held);
      mergeExtras(held, value, joinsHere);
    } else if (joinsHere && Array.isArray(value)) {
      if (Array.isArray(known)) for (const item of value) known.push(item);
      else setOwn(soFar, name, [...value]);
    } else setOwn(soFar, name, value);
  }
}
