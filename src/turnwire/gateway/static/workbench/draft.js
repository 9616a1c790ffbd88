// What stands on the page survives a reload: kept for this tab, and gone with it.

import { tabStorage } from "../parts/tab.js";

const KEY = "turnwire.draft";
/** Most characters that are kept. */
export const LONGEST = 1_000_000;

/** @typedef {{text: string, dialect: string, kind: string}} Draft */

/** @param {Draft} draft */
export function keepDraft(draft) {
  try {
    if (draft.text && draft.text.length <= LONGEST) tabStorage()?.setItem(KEY, JSON.stringify(draft));
    else tabStorage()?.removeItem(KEY);
  } catch {
    tabStorage()?.removeItem(KEY); // the browser's room is used up
  }
}

/** The draft that was kept; null where there is none. @returns {Draft | null} */
export function keptDraft() {
  try {
    const found = JSON.parse(tabStorage()?.getItem(KEY) ?? "null");
    return typeof found?.text === "string" ? found : null;
  } catch {
    return null;
  }
}
