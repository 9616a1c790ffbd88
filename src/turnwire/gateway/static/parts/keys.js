// Shortcuts of a page, and the panel that lists them: `?` shows it. Keys that are one sign can be switched off there: who
// speaks to a computer, or misses a key easily, would start what nobody wants (WCAG 2.1.4).

import { button, make } from "./dom.js";

const OFF = "turnwire.single-keys-off";

/** Whether keys that are one sign do something. It is asked with each of them: another tab may have switched it. */
function isOn() {
  try {
    return localStorage.getItem(OFF) === null;
  } catch {
    return onHere; // storage is off
  }
}

/** As it was switched in this page, where the browser keeps nothing. */
let onHere = true;

/** @param {boolean} on */
function turn(on) {
  onHere = on;
  try {
    if (on) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, "1");
  } catch {
    // It holds until the page is left.
  }
}

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
  for (const row of /** @type {typeof rows} */ ([...rows, { keys: "?", does: "Show these keys" }])) {
    const keys = shown(row.keys).flatMap((each, index) => (index ? ["+", make("kbd", {}, each)] : [make("kbd", {}, each)]));
    // A key that something else binds works where that has the focus alone, and may.
    const className = row.keys.length === 1 && (row.action || row.keys === "?") ? "single" : "";
    list.append(make("dt", { className }, ...keys), make("dd", { className }, row.does));
  }
  const single = make("input", { type: "checkbox" });
  single.addEventListener("change", () => {
    turn(single.checked);
    list.classList.toggle("single-off", !single.checked);
  });
  dialog.append(make("h2", {}, "Keys"), list, make("p", {}, make("label", {}, single, "Use the keys that are one letter or sign")), button("Close", () => dialog.close(), "primary"));
  document.body.append(dialog);
  const show = () => {
    if (dialog.open) return;
    single.checked = isOn();
    list.classList.toggle("single-off", !single.checked);
    dialog.showModal();
  };
  addEventListener("keydown", (event) => {
    // A value that the browser fills in comes as a key without a name.
    if (event.defaultPrevented || event.isComposing || !event.key || dialog.open) return;
    const mod = event.ctrlKey || event.metaKey;
    const name = `${mod ? "Mod+" : ""}${event.altKey ? "Alt+" : ""}${event.shiftKey && event.key.length > 1 ? "Shift+" : ""}${event.key.length === 1 && !event.shiftKey ? event.key.toLowerCase() : event.key}`;
    const row = rows.find((each) => each.keys === name);
    if (!mod && !event.altKey && !row?.whileTyping && isTyping(event)) return;
    if ([...name].length === 1 && !isOn()) return;
    const found = row?.action ?? (name === "?" ? show : undefined);
    if (!found) return;
    event.preventDefault();
    found();
  });
  return { show };
}
