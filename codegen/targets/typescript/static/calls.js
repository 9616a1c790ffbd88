// From the pieces of a stream to calls that may run.
//
// A call is valid only if its arguments parse to an object and nothing says that it was cut. A cut call is never
// repaired. A closed object was not cut: unless the answer broke off, it is a call. A call without arguments runs only if
// the model ended its answer, and no arguments of the same answer belong to no call. Calls are told apart by index and
// id: a new id and a name at a known index open a new call.
import { DELTA } from "./fields.js";
import { isObject, readJson, setOwn } from "./json.js";
import { mintToolCallId } from "./minted.js";

const NAME = /^[A-Za-z0-9_]{1,64}$/;
// Quotes and backslashes stand around arguments that are JSON inside a JSON text.
const MARKS = /^(?:[^\S\ufeff]|[\x1c-\x1f\x85"\\])+|(?:[^\S\ufeff]|[\x1c-\x1f\x85"\\])+$/g;
const NOT_BLANK = /[^\s\x1c-\x1f\x85]|\ufeff/;

/** Whether an optional property has a value: null means absent. */
export const given = (value) => value !== undefined && value !== null;

/** The items of an object and of others after it; a later value replaces an earlier one. */
export function joined(...objects) {
  const made = {};
  for (const object of objects) for (const [name, value] of Object.entries(object)) setOwn(made, name, value);
  return made;
}

/** What was collected before, and the fields that are not known. What stands in the object itself is newer. */
export function extrasOf(object, known) {
  const unknown = Object.entries(object).filter(([name]) => !known.has(name));
  if (unknown.length === 0) return object.extras ?? undefined;
  const made = joined(object.extras ?? {});
  for (const [name, value] of unknown) setOwn(made, name, value);
  return made;
}

const some = (object) => given(object) && Object.keys(object).length > 0;

/** Joins deltas of any number of calls, in linear time. */
export class Calls {
  constructor() {
    this.arrived = [];
    this.last = 0;
    this.byIndex = new Map();
    this.byId = new Map();
  }

  add(delta) {
    let call = this.byIndex.get(delta.index);
    // A delta without a name belongs to the call that has its id.
    if (given(delta.id) && !namesTool(delta.name) && call?.id !== delta.id) call = this.byId.get(delta.id) ?? call;
    if (call === undefined || opensACall(delta, call)) call = this.open(delta.index);
    if (given(delta.id) && (call.id === undefined || call.isMinted)) {
      call.id = delta.id;
      call.isMinted = delta.id_origin === "minted";
      if (!this.byId.has(delta.id)) this.byId.set(delta.id, call);
    }
    if (given(delta.name)) {
      call.hasLateName ||= namesTool(delta.name) && delta.name !== call.name && call.hasArguments;
      call.name = joinedName(call.name, delta.name);
    }
    if (given(delta.arguments)) {
      call.pieces.push(delta.arguments);
      call.hasArguments ||= NOT_BLANK.test(delta.arguments);
    }
    if (delta.is_complete) call.isComplete = true;
    if (given(delta.invalid)) call.invalid = delta.invalid;
    if (given(delta.origin)) call.origin = delta.origin;
    if (given(delta.part_index) && call.partIndex === undefined) call.partIndex = delta.part_index;
    const extras = extrasOf(delta, DELTA);
    if (extras !== undefined) {
      call.extras ??= {};
      for (const [name, value] of Object.entries(extras)) setOwn(call.extras, name, value);
    }
    if (given(delta.provider_options)) call.providerOptions = delta.provider_options;
  }

  open(index) {
    // A second call at one index comes after all that have come: its server does not number its calls.
    const place = this.byIndex.has(index) ? this.last : index;
    this.last = Math.max(this.last, place);
    const call = { place, pieces: [], isMinted: false, isComplete: false, hasArguments: false, hasLateName: false };
    this.arrived.push(call);
    this.byIndex.set(index, call);
    return call;
  }

  /**
   * Judges every call. `wasCut`: the model did not end the answer; `atLimit`: the token limit ended it; `wasStopped`:
   * something else did; `partsBefore`: how many parts of the content stand before the call of a number, undefined when
   * all of them do.
   */
  finish(wasCut, atLimit, wasStopped, fact, partsBefore) {
    const out = { valid: [], invalid: [], diagnostics: [] };
    const seen = new Set();
    const ordered = [...this.arrived].sort((one, other) => one.place - other.place);
    const hasStray = this.hasStrayArguments();
    ordered.forEach((raw, position) => {
      const isLast = position === ordered.length - 1;
      const call = head(raw, seen, position, fact);
      const notes = call.id_origin === "minted" ? [idNote(call.extras)] : [];
      if (some(raw.providerOptions)) call.provider_options = raw.providerOptions;
      const isCut = wasCut && !raw.isComplete && (isLast || !saysAnything(raw));
      const place = raw.partIndex === undefined ? undefined : partsBefore(raw.partIndex);
      if (place !== undefined) call.part_index = place;
      const verdict = judge(raw, isCut, atLimit || (wasStopped && raw.invalid === undefined), hasStray);
      notes.push(...(verdict.notes ?? []));
      const kind = verdict.reason === undefined ? "tool_calls" : "invalid_tool_calls";
      const list = verdict.reason === undefined ? out.valid : out.invalid;
      const at = `/message/${kind}/${list.length}`;
      if (verdict.reason === undefined) {
        list.push({ ...call, name: raw.name, arguments: verdict.arguments });
      } else {
        const fields = { ...call, arguments_text: raw.pieces.join(""), reason: verdict.reason, position };
        if (raw.name !== undefined) fields.name = raw.name;
        if (verdict.detail !== undefined) fields.detail = verdict.detail;
        list.push(fields);
      }
      out.diagnostics.push(...notes.map(([id, what]) => ({ id, what, at })));
    });
    return out;
  }

  /**
   * Whether arguments came that belong to no call, and another call has none: they have no name, or follow the
   * object that another call has already.
   */
  hasStrayArguments() {
    if (this.arrived.length < 2 || this.arrived.every(saysAnything)) return false;
    return this.arrived.some((call) => (!call.name && saysAnything(call)) || goesOnAfterObject(call));
  }
}

/** Whether the arguments are more than an empty object. */
function saysAnything(call) {
  const text = call.pieces.join("").replace(MARKS, "");
  const isEmpty = text.startsWith("{") && text.endsWith("}") && !NOT_BLANK.test(text.slice(1, -1));
  return text !== "" && text !== "null" && !isEmpty;
}

/** Whether a name says anything: it is there, and not blank. */
const namesTool = (name) => given(name) && NOT_BLANK.test(name);

function goesOnAfterObject(call) {
  try {
    if (call.hasArguments) readJson(call.pieces.join(""));
    return false;
  } catch (error) {
    return error.followsObject;
  }
}

/** Whether a delta at a known index begins another call: a name with a new id, or more after a whole call. */
function opensACall(delta, known) {
  const isKnown = given(delta.id) && delta.id === known.id;
  const isAnother = given(delta.id) && !isKnown && known.id !== undefined && !known.isMinted;
  if (known.isComplete) return !isKnown && (namesTool(delta.name) || Boolean(delta.arguments));
  return isAnother && namesTool(delta.name);
}

/**
 * A tool name after another piece: a repeat of the whole changes nothing, blanks say nothing, anything else is its
 * continuation.
 */
function joinedName(soFar, piece) {
  if (!namesTool(piece)) return soFar ?? "";
  return !soFar || soFar === piece ? piece : soFar + piece;
}

/** What every call has: its id, who gave it, where the call came from, and the id that was taken already. */
function head(raw, seen, position, fact) {
  const name = raw.name ?? "";
  const call = { id: raw.id };
  let extras = some(raw.extras) ? joined(raw.extras) : undefined; // more may come after a partial answer
  let isMinted = raw.isMinted;
  if (!raw.id) {
    call.id = mintToolCallId(fact, position, name);
    isMinted = true;
  } else if (seen.has(raw.id)) {
    extras = joined(extras ?? {}, { original_id: raw.id });
    call.id = mintToolCallId(fact, position, name, raw.id);
    isMinted = true;
  }
  seen.add(call.id);
  if (isMinted) call.id_origin = "minted";
  if (raw.origin !== undefined) call.origin = raw.origin;
  if (extras !== undefined) call.extras = extras;
  return call;
}

function idNote(extras) {
  return extras !== undefined && Object.hasOwn(extras, "original_id")
    ? ["duplicate_tool_call_id", "two tool calls came with one id; the later one got a new id"]
    : ["minted_tool_call_id", "a tool call came without an id and got one"];
}

function judge(raw, isCut, keepsClosed, hasStray) {
  if (raw.invalid !== undefined && !(keepsClosed && raw.invalid === "truncated")) return { reason: raw.invalid };
  const found = argumentsOf(raw);
  const isWhole = keepsClosed && Object.keys(found.arguments ?? {}).length > 0 && !raw.hasLateName;
  if ((isCut || raw.invalid !== undefined) && !isWhole) {
    if (raw.invalid !== undefined) return { reason: "truncated" };
    return { reason: "truncated", detail: "the answer ended inside this call" };
  }
  if (found.reason !== undefined) return found;
  const { notes } = found;
  if (!raw.name) return { reason: "no_name", detail: "the call names no tool", notes };
  if (hasStray && !saysAnything(raw)) return { reason: "not_json" };
  if (!NAME.test(raw.name)) {
    return { reason: "bad_name", detail: "a tool name has 1 to 64 of A–Z, a–z, 0–9 and _", notes };
  }
  return found;
}

/** What the arguments are, whatever else is wrong with the call. */
function argumentsOf(raw) {
  const text = raw.pieces.join("");
  let value = null;
  if (NOT_BLANK.test(text)) {
    try {
      value = readJson(text);
    } catch (error) {
      if (error.isCut) return { reason: "truncated", detail: "the arguments end inside a JSON value" };
      return { reason: "not_json", detail: error.message };
    }
  }
  const notes = [];
  if (typeof value === "string") value = unwrapped(value, notes);
  if (value === null) {
    notes.push(["empty_arguments", "arguments were empty and are read as {}"]);
    value = {};
  }
  if (!isObject(value)) return { reason: "not_an_object", detail: `the arguments are a JSON ${kindOf(value)}`, notes };
  return { arguments: value, notes };
}

/** Arguments encoded twice: unwrapped once when the result is an object, else left as text. */
function unwrapped(text, notes) {
  try {
    const inner = readJson(text);
    if (!isObject(inner)) return text;
    notes.push(["double_encoded_arguments", "arguments were JSON inside a JSON text"]);
    return inner;
  } catch {
    return text; // no JSON: the text itself
  }
}

function kindOf(value) {
  if (Array.isArray(value)) return "array";
  return typeof value === "string" ? "text" : typeof value;
}
