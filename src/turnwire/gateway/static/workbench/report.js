// The page's side of the worker that holds the report.

/** @typedef {{name: string, error: string | null, isEmpty: boolean, isPending?: boolean, losses: number}} FormSummary `isPending`: nothing is known of it yet */
/** @typedef {{detected: any, dialect: string | null, kind: string | null, problems: any[], findings: {id: string, at: string, what: string}[], schemas: import("./schemas.js").CheckedSchema[], forms: FormSummary[], events: any[] | null}} Summary */

/** @type {Worker | null} */
let worker = null;
/** @type {Map<number, {resolve: (value: any) => void, reject: (error: Error) => void}>} */
const waiting = new Map();
/** Who hears of what comes behind the answer to the newest question. */
let listening = { id: 0, came: (/** @type {FormSummary[]} */ _forms) => {} };
let last = 0;

function begun() {
  const made = new Worker(new URL("./report-worker.js", import.meta.url), { type: "module" });
  made.addEventListener("message", ({ data: { id, value, error, forms } }) => {
    if (forms) {
      if (listening.id === id) listening.came(forms);
      return;
    }
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

/**
 * The report on a text, in short; `came` gets each other dialect as soon as it is known.
 * @param {{text: string, dialect?: string, kind?: string, first?: string}} question @param {Record<string, string>} headers @param {(forms: FormSummary[]) => void} came @returns {Promise<Summary>}
 */
export function inspect(question, headers, came) {
  const answer = ask("inspect", { url: new URL("playground/inspect", document.baseURI).href, question, headers });
  listening = { id: last, came };
  return answer;
}

/** One form of the payload. @param {string} name */
export const form = (name) => ask("form", { name });

/** The events that a stream becomes in a dialect. @param {string} name */
export const written = (name) => ask("written", { name });

/** The answer after an event, as text. @param {number} index @returns {Promise<string>} */
export const stateAt = (index) => ask("state", { index });

/** The request as JSON: the payload itself, or what it is in another dialect. @param {string | null} name @param {Record<string, any>} [members] in place of its own @returns {Promise<string>} */
export const body = (name, members = {}) => ask("body", { name, members });
