// What every part of the workbench shares: the key, the models, the dialects.

import { byId, make } from "../parts/dom.js";
import { exactly } from "../parts/json-text.js";
import { givenKey, keyHeaders } from "../parts/key.js";
import { linesOf } from "../parts/lines.js";
import { refused } from "../parts/refused.js";

/** @typedef {{dialects: {name: string, codecs: string[], path: string | null, query: string, headers: Record<string, Record<string, string>>, model: string | null, stream: Record<string, any>}[], canonical: string, chat: string, kinds: string[], text_limit: number}} Offered */

/** Headers of a question to the gateway, with the key where one is given. @returns {Record<string, string>} */
export const headers = () => ({ "content-type": "application/json", ...keyHeaders() });

/** Ask the gateway; what a browser says where nobody answers is no sentence for people. @param {string} path @param {RequestInit} options */
const asked = (path, options) =>
  fetch(path, options).catch((error) => {
    throw error instanceof TypeError ? new Error("the gateway does not answer") : error;
  });

/** @param {string} path */
async function had(path) {
  const response = await asked(path, { headers: headers() });
  if (!response.ok) throw new Error(await refused(response, givenKey() !== ""));
  return response.json();
}

/** What the gateway offers to choose. @returns {Promise<Offered>} */
export const offered = () => had("playground/dialects");

/** Fill the list of models, and give the first one that is there. @returns {Promise<string>} */
export async function listModels() {
  const { providers, aliases } = await had("playground/providers");
  const named = aliases.map((/** @type {string} */ name) => [name, "alias"]);
  for (const provider of providers) named.push(...provider.models.map((/** @type {string} */ name) => [name, provider.available ? "available" : "not available"]));
  byId("models").replaceChildren(...named.map((/** @type {string[]} */ [value, label]) => make("option", { value, label: `${value} (${label})` })));
  return providers.flatMap((/** @type {any} */ provider) => (provider.available ? provider.models : []))[0] ?? named[0]?.[0] ?? "";
}

/**
 * Run a request, which is JSON already, on the gateway's own path; `seen` gets each line: a head, events, the end.
 * @param {string} body @param {{dialect: string, model: string, as?: string}} question
 * @param {AbortSignal} signal @param {(line: any) => void} seen
 */
export async function run(body, question, signal, seen) {
  const whole = `${JSON.stringify(question).slice(0, -1)},"body":${body}}`;
  const response = await asked("playground/run", { method: "POST", headers: headers(), body: whole, signal });
  if (!response.ok) throw new Error(await refused(response, givenKey() !== ""));
  let isOver = false;
  for await (const text of linesOf(/** @type {ReadableStream<Uint8Array>} */ (response.body))) {
    const line = JSON.parse(text);
    // It is sent again with the next turn: its numbers stay as the model wrote them.
    if (line.end?.response) line.end.response.message = exactly(text).end.response.message;
    isOver ||= Boolean(line.end);
    seen(line);
  }
  if (!isOver) throw new Error("the connection broke");
}
