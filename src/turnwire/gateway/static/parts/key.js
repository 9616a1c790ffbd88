// The gateway's key, which every page has in its header: used as it is typed, kept for this tab, and gone with it. It goes
// to this gateway alone.

import { byId } from "./dom.js";
import { tabStorage } from "./tab.js";

const KEY = "turnwire.key";
const PAUSE_MS = 300;
/** Costs the gateway nothing, and is no exchange of a client. */
const PROBE = new URL("../../playground/dialects", import.meta.url);

/** @returns {string} */
export const givenKey = () => byId("key").value.trim();

/** The header that shows the key, where one is given. @returns {Record<string, string>} */
export const keyHeaders = () => (givenKey() ? { authorization: `Bearer ${givenKey()}` } : {});

function keep() {
  try {
    if (givenKey()) tabStorage()?.setItem(KEY, givenKey());
    else tabStorage()?.removeItem(KEY);
  } catch {
    // It holds until the page is left.
  }
}

/** Say beside the key whether the gateway accepts it. */
async function tell() {
  const asked = givenKey();
  byId("key-said").textContent = "";
  const status = asked ? await fetch(PROBE, { headers: keyHeaders() }).then((response) => response.status, () => 0) : 0;
  if (asked !== givenKey()) return;
  byId("key-said").textContent = status === 401 ? "✗ not accepted" : status === 200 ? "✓ accepted" : "";
  byId("key-said").classList.toggle("bad", status === 401);
}

/** Take the key that this tab has, and call `taken` with each other one. @param {() => void} taken */
export function onKey(taken) {
  const field = byId("key");
  field.value ||= tabStorage()?.getItem(KEY) ?? "";
  let known = givenKey();
  let timer = 0;
  const take = () => {
    clearTimeout(timer);
    if (givenKey() === known) return;
    known = givenKey();
    keep();
    tell();
    taken();
  };
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(take, PAUSE_MS);
  });
  field.addEventListener("change", take);
  if (known) tell();
}
