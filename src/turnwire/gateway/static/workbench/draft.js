// What stands on the page survives a reload: kept for this tab, and gone with it.

const KEY = "turnwire.draft";
/** Most characters that are kept. */
export const LONGEST = 1_000_000;

/** @typedef {{text: string, dialect: string, kind: string}} Draft */

/** @returns {Storage | null} */
function storage() {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** @param {Draft} draft */
export function keepDraft(draft) {
  try {
    if (draft.text && draft.text.length <= LONGEST) storage()?.setItem(KEY, JSON.stringify(draft));
    else storage()?.removeItem(KEY);
  } catch {
    storage()?.removeItem(KEY); // the browser's room is used up
  }
}

/** The draft that was kept; null where there is none. @returns {Draft | null} */
export function keptDraft() {
  try {
    const found = JSON.parse(storage()?.getItem(KEY) ?? "null");
    return typeof found?.text === "string" ? found : null;
  } catch {
    return null;
  }
}
