// The payloads that were inspected here before, where the person wants them to be kept.

import { button, byId, make } from "../parts/dom.js";
import { createHistory } from "./history.js";

/** The browser's storage; null where it refuses: its name alone is an error then. */
function storage() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/**
 * The list of the history and its switches. `put` shows a payload in the editor.
 * @param {ReturnType<typeof import("../parts/editor.js").createEditor>} editor @param {(text: string) => void} put
 */
export function createHistoryView(editor, put) {
  const history = createHistory(storage());
  let typed = ""; // what was kept in the history while it was typed: what follows is the same payload
  let isTyped = false;
  /** @type {string | null} */
  let forgotten = null; // what stood here when the history was cleared: an inspection under way does not bring it back

  function list() {
    const kept = history.list();
    byId("history-on").checked = history.isOn();
    byId("history-on").disabled = storage() === null;
    byId("no-history").hidden = kept.length > 0;
    byId("no-history").textContent = history.isOn() ? "Nothing is kept yet." : `Nothing is kept: ${storage() ? "the history is off" : "the browser refuses"}.`;
    byId("history-clear").disabled = !kept.length;
    byId("history").replaceChildren(
      ...kept.map(({ text, dialect, kind, at }) => {
        const entry = button("", () => put(text), "plain");
        entry.append(make("span", {}, `${dialect ?? "unknown"} ${kind ?? ""}`), make("span", { className: "soft" }, new Date(at).toLocaleString()), make("span", {}, text.slice(0, 160)));
        return make("li", {}, entry);
      }),
    );
  }

  byId("history-on").addEventListener("change", (/** @type {any} */ event) => {
    history.turn(event.target.checked);
    list();
  });
  byId("history-clear").addEventListener("click", () => {
    history.clear();
    forgotten = editor.text();
    list();
    byId("history-on").focus(); // this button is off now
  });
  addEventListener("storage", list); // another tab has kept or cleared something
  list();

  return {
    /** The payload is another one: typed, or taken from elsewhere as a whole. @param {boolean} isPasted */
    changed(isPasted) {
      isTyped = !isPasted;
      if (isPasted) typed = "";
    },
    /** Keep a payload that was inspected. @param {string} text @param {import("./report.js").Summary | null} report */
    remember(text, report) {
      if (text === forgotten) return;
      forgotten = null;
      history.add({ text, dialect: report?.dialect ?? null, kind: report?.kind ?? null, at: new Date().toISOString() }, isTyped ? typed : undefined);
      typed = isTyped ? text : "";
      list();
    },
  };
}
