// Shortcuts of a page, and the panel that lists them: `?` shows it.

import { button, make } from "./dom.js";

/** Whether keys that are pressed now are text. @param {Event} event */
function isTyping(event) {
  const target = /** @type {HTMLElement} */ (event.composedPath()[0]);
  if (target.getAttribute("aria-readonly") === "true") return false;
  return target.isContentEditable || (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && !/^(checkbox|button|file)$/.test(/** @type {any} */ (target).type));
}

/** As people write it. @param {string} keys */
const shown = (keys) => keys.split("+").map((each) => (each === "Mod" ? "Ctrl" : each === " " ? "Space" : each));

/**
 * Bind shortcuts. `keys` is a key's name with `Mod+` (Ctrl or ⌘), `Alt+`, `Shift+` before it: `Mod+Enter`, `Alt+1`, `?`.
 * A plain key does nothing while somebody types, but for those that are no text (`whileTyping`). `action` absent: the row only tells of a key that something else binds.
 * @param {{keys: string, does: string, action?: () => void, whileTyping?: boolean}[]} rows
 * @returns {{show: () => void}}
 */
export function shortcuts(rows) {
  const dialog = make("dialog", { "aria-label": "Keys" });
  const list = make("dl", { className: "keys" });
  for (const row of [...rows, { keys: "?", does: "Show these keys" }]) {
    const keys = shown(row.keys).flatMap((each, index) => (index ? ["+", make("kbd", {}, each)] : [make("kbd", {}, each)]));
    list.append(make("dt", {}, ...keys), make("dd", {}, row.does));
  }
  dialog.append(make("h2", {}, "Keys"), list, button("Close", () => dialog.close(), "primary"));
  document.body.append(dialog);
  const show = () => dialog.open || dialog.showModal();
  addEventListener("keydown", (event) => {
    // A value that the browser fills in comes as a key without a name.
    if (event.defaultPrevented || event.isComposing || !event.key || dialog.open) return;
    const mod = event.ctrlKey || event.metaKey;
    const name = `${mod ? "Mod+" : ""}${event.altKey ? "Alt+" : ""}${event.shiftKey && event.key.length > 1 ? "Shift+" : ""}${event.key.length === 1 && !event.shiftKey ? event.key.toLowerCase() : event.key}`;
    const row = rows.find((each) => each.keys === name);
    if (!mod && !event.altKey && !row?.whileTyping && isTyping(event)) return;
    const found = row?.action ?? (name === "?" ? show : undefined);
    if (!found) return;
    event.preventDefault();
    found();
  });
  return { show };
}
