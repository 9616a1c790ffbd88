// Beside the page: asks for the report on a payload and holds it. A report of many megabytes is parsed, compared and cut
// into events here; the page gets what it shows, and that alone.

import { Answer } from "./answer.js";
import { differenceMarks, placed } from "../parts/compare.js";
import { faultOrLineFault, jsonFault, lineAndColumn } from "../parts/json-fault.js";
import { exactly } from "../parts/json-text.js";
import { placesOf } from "../parts/locate.js";
import { linesOf } from "../parts/lines.js";
import { refused } from "../parts/refused.js";
import { deltaOf } from "../parts/timeline-layout.js";

/** What is held: the report, the text that was asked about, and what was made of them. */
let held = { report: /** @type {any} */ (null), text: "", answers: /** @type {Answer[]} */ ([]), arriving: /** @type {Map<string, any>} */ (new Map()) };
let asking = new AbortController(); // the newest question alone matters
const EVERY = 500; // events between two kept states of the answer

/** @param {any} form */
const textOf = (form) => (form?.value === undefined || form.value === null ? null : typeof form.value === "string" ? form.value : JSON.stringify(form.value, null, 2));

// What broke a stream in the middle is no reason that nothing of it can be said.
const summaryOf = (/** @type {string} */ name, /** @type {any} */ form) => {
  const isEmpty = form.value === undefined || form.value === null;
  return { name, error: isEmpty ? (form.error ?? "") : null, isEmpty, losses: form.losses.length };
};

/** Ask for the report: it comes in lines, the verdict first, then each dialect. @param {{url: string, question: any, headers: Record<string, string>}} asked @param {AbortSignal} signal */
async function answerTo({ url, question, headers }, signal) {
  const body = JSON.stringify(question);
  const response = await fetch(url, { method: "POST", headers: { ...headers, accept: "application/x-ndjson" }, body, signal }).catch((error) => {
    throw error instanceof TypeError ? new Error("the gateway does not answer") : error;
  });
  if (response.ok) return linesOf(/** @type {ReadableStream<Uint8Array>} */ (response.body));
  throw new Error(await refused(response, "authorization" in headers));
}

const BROKEN = "the answer of the gateway broke off";

/** @param {{url: string, question: any, headers: Record<string, string>}} asked @param {(forms: any[]) => void} tell */
async function inspect(asked, tell) {
  asking.abort();
  const { signal } = (asking = new AbortController());
  const lines = await answerTo(asked, signal);
  const next = () => lines.next().catch(() => ({ value: undefined, done: true }));
  const first = await next();
  signal.throwIfAborted();
  if (first.done) throw new Error(BROKEN);
  const report = exactly(/** @type {string} */ (first.value));
  const { text } = asked.question;
  const { detected, dialect, kind, problems, findings, canonical, schemas, dialects, events } = report;
  const names = Object.keys(dialects);
  /** @type {Map<string, {promise: Promise<any>, resolve: (form: any) => void}>} */
  const arriving = new Map();
  for (const name of names) {
    let resolve = (/** @type {any} */ _form) => {};
    const promise = new Promise((done) => (resolve = done));
    arriving.set(name, { promise, resolve });
  }
  held = { report, text, answers: [], arriving };
  const rest = async () => {
    for (let line = await next(); !line.done && !signal.aborted; line = await next()) {
      const { dialect: name, form } = exactly(/** @type {string} */ (line.value));
      dialects[name] = form;
      arriving.get(name)?.resolve(form);
      tell([summaryOf(name, form)]);
    }
    const missing = signal.aborted ? [] : names.filter((name) => dialects[name] === null);
    for (const name of missing) {
      dialects[name] = { error: BROKEN, losses: [] };
      arriving.get(name)?.resolve(dialects[name]);
      tell([summaryOf(name, dialects[name])]);
    }
  };
  const places = placesOf(text, problems);
  setTimeout(rest); // behind the verdict
  return {
    detected,
    dialect,
    kind,
    findings,
    schemas: placedFaults(text, schemas),
    problems: problems.map((/** @type {any} */ each, /** @type {number} */ index) => ({ ...each, from: places[index].start, to: places[index].end, ...unreadable(text, each, places[index]) })),
    forms: canonical ? [summaryOf("canonical", canonical), ...names.map((name) => ({ name, error: null, isEmpty: false, isPending: true, losses: 0 }))] : [],
    events: events ? lane(events.map((/** @type {any} */ event) => event.size), text, events).filter((event, index) => event.data || event.wrong || events[index].chunks.length) : null,
  };
}

/** Each fault of a schema with its place in the payload. @param {string} text @param {any[]} schemas */
function placedFaults(text, schemas) {
  const faults = schemas.flatMap(({ servers }) => servers.flatMap((/** @type {any} */ server) => server.faults));
  const places = placesOf(text, faults.map(({ pointer }) => ({ path: pointer })));
  faults.forEach((fault, index) => Object.assign(fault, { from: places[index].start, to: places[index].end }));
  return schemas;
}

/** Where a text, or a line of it, is no JSON, and why. @param {string} text @param {any} problem @param {{start: number, end: number}} place of its line */
function unreadable(text, { rule, line }, { start, end }) {
  if (rule !== "json") return {};
  const brace = line === undefined ? 0 : start + Math.max(0, text.slice(start, end).search(/[[{]/));
  const fault = line === undefined ? faultOrLineFault(text) : jsonFault(text.slice(brace, end));
  if (!fault) return {};
  const at = lineAndColumn(text, brace + fault.start);
  return { from: brace + fault.start, to: brace + fault.end, where: `line ${at.line}, column ${at.column}`, message: fault.what };
}

/** Events of a lane: pieces of a text by their sizes. @param {number[]} sizes @param {string} text @param {any[]} events */
function lane(sizes, text, events) {
  let at = 0;
  return sizes.map((size, index) => {
    const data = text.slice(at, (at += size)).trim();
    return { at: index + 1, label: events[index].label, data, delta: deltaOf(events[index].chunks), ...(events[index].problem && { wrong: events[index].problem }) };
  });
}

/** What the stream becomes in a dialect, by the event that it comes of: one event may become several. @param {{name: string}} asked */
async function written({ name }) {
  const { events } = held.report;
  const form = await held.arriving.get(name)?.promise;
  const text = textOf(form) ?? "";
  const ends = /^\s*[{[]/.test(text) ? /(?<=\n)/ : /(?<=\n\r?\n)/;
  let at = 0;
  return events.flatMap((/** @type {any} */ event, /** @type {number} */ index) => {
    const piece = text.slice(at, (at += form.written?.[index] ?? 0));
    const found = piece.split(ends).map((/** @type {string} */ data) => data.trim()).filter(Boolean);
    const delta = found.length === 1 ? deltaOf(event.chunks) : undefined; // of several, nothing says which of them has it
    return found.map((/** @type {string} */ data) => ({ at: index + 1, label: /^event: ?(.*)$/m.exec(data)?.[1] ?? event.label, data, delta }));
  });
}

/** One form beside the payload: its text, its losses with their places on both sides, and what differs. @param {{name: string}} asked */
async function form({ name }) {
  const { report, arriving, text: payload } = held;
  const { canonical, kind } = report;
  const found = name === "canonical" ? canonical : await arriving.get(name)?.promise;
  const text = textOf(found);
  const base = { name, error: found.error ?? null, problems: found.problems ?? [], text };
  if (text === null) return { ...base, losses: found.losses, marks: [[], []], more: false };
  const compared = kind === "stream" ? { marks: [[], []], more: false } : differenceMarks(payload, text);
  return { ...base, losses: placed(textOf(canonical), [payload, text], found.losses), ...compared };
}

/** What the answer is after some event of a stream. @param {{index: number}} asked */
function state({ index }) {
  const { answers } = held;
  const from = Math.min(Math.floor((index + 1) / EVERY), answers.length);
  const answer = from ? answers[from - 1].copy() : new Answer();
  for (let at = from * EVERY; at <= index; at += 1) {
    for (const chunk of held.report.events[at].chunks) answer.add(chunk);
    if ((at + 1) % EVERY === 0 && answers.length === (at + 1) / EVERY - 1) answers.push(answer.copy());
  }
  return answer.text();
}

/** A request as JSON, as it stands or in another dialect, with members in place of its own. @param {{name: string | null, members: Record<string, any>}} asked */
const body = ({ name, members }) => {
  const { canonical, dialects } = held.report;
  return JSON.stringify({ ...(name === null ? exactly(held.text) : name === "canonical" ? canonical.value : dialects[name].value), ...members });
};

/** @type {Record<string, (asked: any, tell: (forms: any[]) => void) => any>} */
const WORK = { inspect, form, written, state, body };

addEventListener("message", async (event) => {
  const { id, work, asked } = event.data;
  try {
    postMessage({ id, value: await WORK[work](asked, (forms) => postMessage({ id, forms })) });
  } catch (error) {
    postMessage({ id, error: /** @type {Error} */ (error).message });
  }
});
