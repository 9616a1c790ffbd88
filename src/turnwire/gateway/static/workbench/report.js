// The page's side of the worker that holds the report.

/** @typedef {{name: string, error: string | null, isEmpty: boolean, losses: number}} FormSummary */
/** @typedef {{detected: any, dialect: string | null, kind: string | null, problems: any[], findings: {id: string, at: string, what: string}[], forms: FormSummary[], events: any[] | null}} Summary */

/** @type {Worker | null} */
let worker = null;
/** @type {Map<number, {resolve: (value: any) => void, reject: (error: Error) => void}>} */
const waiting = new Map();
let last = 0;

function begun() {
  const made = new Worker(new URL("./report-worker.js", import.meta.url), { type: "module" });
  made.addEventListener("message", ({ data: { id, value, error } }) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(value);
    else asked?.reject(new Error(error));
  });
  // It could not be loaded: whoever waits would wait for ever, and so would everybody after.
  made.addEventListener("error", () => {
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error("the gateway does not answer"));
    waiting.clear();
  });
  return made;
}

/** @param {string} work @param {any} asked @returns {Promise<any>} */
function ask(work, asked) {
  const id = (last += 1);
  const at = (worker ??= begun());
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    at.postMessage({ id, work, asked });
  });
}

/** The report on a text, in short. @param {{text: string, dialect?: string, kind?: string}} question @param {Record<string, string>} headers @returns {Promise<Summary>} */
export const inspect = (question, headers) => ask("inspect", { url: new URL("playground/inspect", document.baseURI).href, question, headers });

/** One form of the payload. @param {string} name */
export const form = (name) => ask("form", { name });

/** The events that a stream becomes in a dialect. @param {string} name */
export const written = (name) => ask("written", { name });

/** The answer after an event, as text. @param {number} index @returns {Promise<string>} */
export const stateAt = (index) => ask("state", { index });

/** The request as JSON: the payload itself, or what it is in another dialect. @param {string | null} name @param {Record<string, any>} [members] in place of its own @returns {Promise<string>} */
export const body = (name, members = {}) => ask("body", { name, members });
