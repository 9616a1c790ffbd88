// Small helpers for building a page. Text goes in as text, never as markup.

/** The element of this id, which the page has. @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);

/**
 * A new element. Names that begin with `aria-` or `data-`, and `role`, become attributes, all others properties.
 * @param {string} name
 * @param {Record<string, any>} [properties]
 * @param {...(Node | string)} children
 * @returns {any}
 */
export function make(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (/^(aria-|data-)|^(role|for)$/.test(key)) element.setAttribute(key, value);
    else /** @type {any} */ (element)[key] = value;
  }
  element.append(...children);
  return element;
}

/** A text in which what stands between backticks is code. @param {string} text @returns {(Node | string)[]} */
export const coded = (text) => text.split(/`([^`]+)`/).map((piece, index) => (index % 2 ? make("code", {}, piece) : piece));

/** A moment as people write it, with its exact form to be looked at. @param {string | undefined} iso */
export function when(iso) {
  const moment = new Date(iso ?? "");
  if (Number.isNaN(moment.getTime())) return make("span", {}, iso ?? "");
  const isToday = moment.toDateString() === new Date().toDateString();
  return make("time", { dateTime: iso, title: iso }, isToday ? moment.toLocaleTimeString([], { timeStyle: "short" }) : moment.toLocaleString([], { dateStyle: "medium", timeStyle: "short" }));
}

/** A number with its noun: `2 losses`. @param {number} count @param {string} one @param {string} [many] */
export function counted(count, one, many = `${one}s`) {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}

/**
 * A button. @param {string} words @param {(event: MouseEvent) => void} pressed @param {string} [className]
 * @returns {HTMLButtonElement}
 */
export function button(words, pressed, className = "") {
  const made = make("button", { type: "button", className }, words);
  made.addEventListener("click", pressed);
  return made;
}

/** What a browser does where it has no clipboard for pages: those of another machine, without HTTPS. @param {string} text */
function copiedBySelection(text) {
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  const field = make("textarea", { value: text, readOnly: true, className: "visually-hidden" });
  document.body.append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  active?.focus({ preventScroll: true });
  if (!isDone) throw new Error("refused");
}

/** The words of buttons that say for a moment what became of a copy. @type {WeakMap<HTMLElement, {words: string | null, timer: number}>} */
const telling = new WeakMap();

/** Put a text on the clipboard and say so on the button that was pressed; false where the browser refused. @param {string} text @param {HTMLElement} pressed */
export async function copy(text, pressed) {
  let isDone = true;
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else copiedBySelection(text);
  } catch {
    isDone = false;
  }
  const before = telling.get(pressed);
  clearTimeout(before?.timer);
  const words = before ? before.words : pressed.textContent;
  pressed.textContent = isDone ? "Copied" : "The browser refused";
  const timer = setTimeout(() => {
    telling.delete(pressed);
    pressed.textContent = words;
  }, 1500);
  telling.set(pressed, { words, timer });
  return isDone;
}

/** Offer a text as a file. @param {string} name @param {string} text @param {string} [type] */
export function save(name, text, type = "application/json") {
  const url = URL.createObjectURL(new Blob([text], { type }));
  make("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

let numbered = 0;

/** An id that nothing else on the page has. @param {string} name */
export const freshId = (name) => `${name}-${(numbered += 1)}`;

/**
 * Tabs over one panel, by mouse and arrow keys. `entries` are the tabs; `shown` fills the panel when one is chosen.
 * @param {HTMLElement} list @param {HTMLElement} panel
 * @param {{name: string, label: (Node | string)[]}[]} entries
 * @param {(name: string) => void} shown
 * @param {string} [chosen]
 */
export function tabs(list, panel, entries, shown, chosen = entries[0]?.name) {
  const names = entries.map((entry) => entry.name);
  const hadFocus = list.contains(document.activeElement);
  const buttons = entries.map(({ name, label }) => make("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": panel.id }, ...label));
  const choose = (/** @type {string} */ name) => {
    buttons.forEach((each, index) => {
      each.setAttribute("aria-selected", String(names[index] === name));
      each.tabIndex = names[index] === name ? 0 : -1;
    });
    panel.setAttribute("aria-labelledby", `tab-${name}`);
    shown(name);
  };
  buttons.forEach((each, index) => {
    each.addEventListener("click", () => choose(names[index]));
    each.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return; // keys of the browser
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const to = event.key === "Home" ? 0 : event.key === "End" ? names.length - 1 : step && (index + step + names.length) % names.length;
      if (to === undefined) return;
      event.preventDefault();
      choose(names[to]);
      buttons[to].focus();
    });
  });
  list.replaceChildren(...buttons);
  if (names.length) choose(names.includes(chosen) ? chosen : names[0]);
  if (hadFocus) buttons.find((each) => each.tabIndex === 0)?.focus();
  return { choose };
}

/**
 * Enter in the field of a message sends it, as in other chats, and Shift+Enter begins a line; under a finger Enter does.
 * @param {HTMLTextAreaElement} field
 */
export function sendOnEnter(field) {
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.isComposing || matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    field.form?.requestSubmit();
  });
}
