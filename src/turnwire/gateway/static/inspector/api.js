// The paths of the inspector, asked with the key that the page has; and the list, followed as it changes.

import { givenKey, keyHeaders } from "../parts/key.js";
import { refused } from "../parts/refused.js";

const BASE = new URL("../../", import.meta.url);
const AGAIN_MS = 1000;
const SILENT = "the gateway does not answer";

export const hasKey = () => givenKey() !== "";

/** The address of a path of the gateway. @param {string} path */
export const address = (path) => new URL(path.replace(/^\//, ""), BASE).href;

/**
 * Ask a path of the inspector.
 * @param {string} path @param {{method?: string, body?: object, headers?: Record<string, string>, signal?: AbortSignal}} [options]
 * @returns {Promise<Response>}
 */
export async function ask(path, { method = "GET", body, headers = {}, signal } = {}) {
  const shown = { ...headers, ...keyHeaders(), ...(body && { "content-type": "application/json" }) };
  const response = await fetch(address(`inspector/${path}`), { method, headers: shown, signal, ...(body && { body: JSON.stringify(body) }) }).catch((error) => {
    throw error instanceof TypeError ? new Error(SILENT) : error;
  });
  if (response.ok) return response;
  throw Object.assign(new Error(await refused(response, hasKey())), { status: response.status });
}

/** Names of the models that can be asked. @returns {Promise<string[]>} */
export async function models() {
  // Not the list of the clients' paths: that would be an exchange itself.
  const response = await fetch(address("playground/providers"), { headers: keyHeaders() });
  const { providers, aliases } = await response.json();
  return [...aliases, ...providers.flatMap((/** @type {{models: string[]}} */ provider) => provider.models)];
}

/** @type {Worker | null} */
let worker = null;
let numbered = 0;
/** @type {Map<number, {done: (exchange: any) => void, failed: (error: Error) => void}>} */
const waiting = new Map();

/** All that is kept of an exchange, read beside the page. Texts have a form with indents, `shown`. @param {string} id @returns {Promise<any>} */
export function exchange(id) {
  if (!worker) {
    worker = new Worker(new URL("./exchange-worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data: { number, exchange: found, error } }) => {
      const asked = waiting.get(number);
      waiting.delete(number);
      if (error === undefined) asked?.done(found);
      else asked?.failed(new Error(error));
    });
    // It could not be loaded: whoever waits would wait for ever, and so would everybody after.
    worker.addEventListener("error", () => {
      worker = null;
      for (const { failed } of waiting.values()) failed(new Error(SILENT));
      waiting.clear();
    });
  }
  const number = (numbered += 1);
  worker.postMessage({ number, address: address(`inspector/${of(id)}`), headers: keyHeaders() });
  return new Promise((done, failed) => waiting.set(number, { done, failed }));
}

/** @param {string} id @param {string} [rest] */
export const of = (id, rest = "") => `exchanges/${encodeURIComponent(id)}${rest}`;

/** @param {Response} response @returns {AsyncGenerator<{id: string | null, data: any}>} */
async function* read(response) {
  const reader = /** @type {ReadableStream<any>} */ (response.body).pipeThrough(new TextDecoderStream()).getReader();
  let held = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const pieces = (held + value).split("\n\n");
    held = /** @type {string} */ (pieces.pop());
    for (const piece of pieces) {
      const lines = piece.split("\n");
      const data = lines.find((line) => line.startsWith("data: "))?.slice(6);
      if (data) yield { id: lines.find((line) => line.startsWith("id: "))?.slice(4) ?? null, data: JSON.parse(data) };
    }
  }
}

const isHidden = () => document.visibilityState === "hidden";

/** Wait until the page is hidden, or seen again, or `signal` ends it. @param {AbortSignal} signal @returns {Promise<void>} */
function untilTurned(signal) {
  return new Promise((done) => {
    const heard = new AbortController();
    const end = () => (heard.abort(), done());
    document.addEventListener("visibilitychange", end, { signal: heard.signal });
    signal.addEventListener("abort", end, { signal: heard.signal });
  });
}

/**
 * Follow the list until `signal` ends it or the key is refused, on and on behind the last event that is known. While the
 * page is hidden it waits: a browser opens few connections to a gateway, and pages that nobody sees would hold them all.
 * @param {{onEvent: (event: any) => void, onState: (state: "live" | "waiting", why?: string) => void, signal: AbortSignal}} options
 */
export async function follow({ onEvent, onState, signal }) {
  /** @type {string | null} */
  let last = null;
  while (!signal.aborted) {
    if (isHidden()) {
      onState("waiting", "the page is hidden");
      await untilTurned(signal);
      continue;
    }
    const following = new AbortController();
    untilTurned(AbortSignal.any([signal, following.signal])).then(() => following.abort());
    try {
      const response = await ask("events", { headers: last ? { "last-event-id": last } : {}, signal: following.signal });
      onState("live");
      for await (const { id, data } of read(response)) {
        onEvent(data);
        last = id ?? last;
      }
      onState("waiting", "the gateway ended the stream");
    } catch (error) {
      if (signal.aborted) return;
      if (following.signal.aborted) continue;
      onState("waiting", error instanceof TypeError ? SILENT : /** @type {Error} */ (error).message);
      if (/** @type {any} */ (error).status === 401) return; // the same key would be refused again
    } finally {
      following.abort();
    }
    await new Promise((done) => {
      const timer = setTimeout(done, AGAIN_MS);
      signal.addEventListener("abort", () => (clearTimeout(timer), done(undefined)), { once: true });
    });
  }
}
