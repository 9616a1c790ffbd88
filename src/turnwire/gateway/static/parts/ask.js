// Asking the gateway that a page belongs to, wherever it is mounted.

import { byId } from "./dom.js";
import { givenKey, keyHeaders, onKey } from "./key.js";
import { refused } from "./refused.js";

/** The gateway's first page. */
export const ROOT = new URL("../../", import.meta.url);

/** Ask for the data of a path; an error has a sentence for people. @param {string} path below the first page @param {RequestInit} [options] */
export async function ask(path, options = {}) {
  const headers = { accept: "application/json, text/plain", ...keyHeaders() };
  const response = await fetch(new URL(path, ROOT), { ...options, headers }).catch((error) => {
    throw error instanceof TypeError ? new Error("The gateway does not answer.") : error;
  });
  if (response.ok) return response;
  const told = await refused(response, givenKey() !== "");
  throw new Error(`${told[0].toUpperCase()}${told.slice(1)}`);
}

/** The raw data of a path that gives browsers a page. @param {string} path */
export const raw = (path) => ask(`${path}${path.includes("?") ? "&" : "?"}raw`);

/** Say something in the page's line for it. @param {string} text @param {boolean} [isBad] */
export function say(text, isBad = false) {
  byId("said").textContent = text;
  byId("said").classList.toggle("bad", isBad);
}

/** Show the page with what a function loads, again with each key and each press of Refresh. @param {() => Promise<void>} load */
export function loaded(load) {
  const again = () =>
    load()
      .catch((error) => say(error.message, true))
      .finally(() => document.querySelector("main")?.removeAttribute("aria-busy"));
  onKey(again);
  byId("refresh")?.addEventListener("click", again);
  return again();
}
