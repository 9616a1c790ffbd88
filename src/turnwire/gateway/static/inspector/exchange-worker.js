// One exchange, asked, parsed and made readable beside the page: it may be many megabytes.

import { indented } from "./rows.js";

/** Most characters of a body that is shown with indents; a larger one stands as it was sent. */
const MOST_INDENTED = 8_000_000;

/** @param {any} kept */
function readable(kept) {
  if (kept && !kept.is_cut && kept.text.length <= MOST_INDENTED) kept.shown = indented(kept.text);
}

/** @param {any} exchange */
function prepared(exchange) {
  for (const kept of [exchange.request, exchange.canonical_request, exchange.canonical_answer, exchange.answer?.body]) readable(kept);
  for (const call of exchange.calls) {
    readable(call.request);
    readable(call.answer?.body);
  }
  return exchange;
}

addEventListener("message", async (/** @type {MessageEvent} */ { data: { number, address, headers } }) => {
  try {
    const response = await fetch(address, { headers });
    const text = await response.text();
    if (!response.ok) {
      /** @type {any} */
      let told = null;
      try {
        told = JSON.parse(text);
      } catch {
        // What answers there is no gateway; the status says enough.
      }
      throw new Error(told?.error?.message ?? `${response.status} ${response.statusText}`);
    }
    postMessage({ number, exchange: prepared(JSON.parse(text)) });
  } catch (error) {
    postMessage({ number, error: error instanceof TypeError ? "the gateway does not answer" : /** @type {Error} */ (error).message });
  }
});
