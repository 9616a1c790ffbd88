// The workbench: what is typed, pasted or dropped is inspected by the gateway and shown where it stands.

import { button, byId, coded, copy, counted, make } from "../parts/dom.js";
import { createEditor } from "../parts/editor.js";
import { compacted, indented } from "../parts/json-text.js";
import { onKey } from "../parts/key.js";
import { shortcuts } from "../parts/keys.js";
import { readPasted } from "../parts/paste.js";
import { startChat } from "./chat.js";
import { chosenForm, labelForms, showForms } from "./forms.js";
import { keepDraft, keptDraft } from "./draft.js";
import { createHistoryView } from "./history-view.js";
import { fragmentOf, linkedIn } from "./links.js";
import { headers, listModels, offered } from "./page.js";
import { inspect as ask } from "./report.js";
import { canRun, isRunning, offerSnippets, run, runnable, setOffered, stop } from "./run.js";
import { listBeside, showBeside, showLanes, showStream } from "./stream-view.js";
import { showProblems, showVerdict } from "./verdict.js";

const PAUSE_MS = 250;
const LARGE = 256 * 1024; // characters from which on a person is waited for longer
const CHAT = "#chat";
const MOST_READ = 64 * 1024 * 1024; // bytes of a file: a HAR file holds more than the payload that is chosen in it

/** @type {import("./report.js").Summary | null} */
let report = null;
let isStale = false; // something was typed since
let timer = 0;
let latest = 0;
let limit = Infinity;
let examples = /** @type {any[]} */ ([]);
let pastedParts = /** @type {import("../parts/paste.js").Pasted[]} */ ([]);

const showSnippets = offerSnippets(byId("snippets"), () => report);
const editor = createEditor(byId("payload"), {
  label: "A request, an answer, an error or a whole stream, in any dialect",
  placeholder: "Paste what a model server or its client said: a request, an answer, an error or a whole stream, in any dialect.\n\nA curl command and a HAR file work, too; a file may be dropped here.",
  onChange: changed,
  onRun: runNow,
});

const kept = createHistoryView(editor, put);

/** @param {string} text @param {boolean} [isBad] */
function say(text, isBad = false) {
  byId("detected").textContent = text;
  byId("detected").classList.toggle("bad", isBad);
}

/** A sentence beside the editor; none hides it. @param {string} [text] @param {boolean} [isBad] */
function note(text = "", isBad = false) {
  byId("note").hidden = !text;
  byId("note").textContent = text;
  byId("note").classList.toggle("bad", isBad);
}

async function inspect() {
  const text = editor.text();
  const number = (latest += 1);
  if (!text.trim()) {
    show(null);
    say("Nothing yet.");
    return;
  }
  if (text.length > limit) {
    show(null);
    say(`This has ${text.length.toLocaleString("en")} characters; at most ${limit.toLocaleString("en")} are inspected here. turnwire validate and turnwire convert take files of any size.`, true);
    return;
  }
  if (text.length > LARGE) say("It is inspected. Large payloads take a moment.");
  try {
    const question = { text, dialect: byId("dialect").value || undefined, kind: byId("kind").value || undefined, first: chosenForm() };
    const answer = await ask(question, headers(), (forms) => number === latest && addForms(forms));
    if (number !== latest) return; // something newer was typed meanwhile
    show(answer);
    kept.remember(text, report);
  } catch (error) {
    if (number !== latest) return;
    show(null);
    say(`This could not be inspected: ${/** @type {Error} */ (error).message}`, true);
  }
}

let keeping = 0;
const keep = () => keepDraft({ text: editor.text(), dialect: byId("dialect").value, kind: byId("kind").value });

/** @param {{isPasted: boolean, isWhole: boolean}} how */
function changed({ isPasted, isWhole }) {
  isStale = true;
  kept.changed(isPasted);
  clearTimeout(keeping);
  keeping = setTimeout(keep, PAUSE_MS);
  note();
  byId("part").selectedIndex = -1;
  byId("pasted").hidden ||= isWhole;
  byId("explained").hidden = true;
  byId("example").value = "";
  showRun();
  clearTimeout(timer);
  timer = setTimeout(() => takePasted(editor.text()) || inspect(), PAUSE_MS);
}

/** Take a curl command or a HAR file apart; false where the text is neither. @param {string} text */
function takePasted(text) {
  const found = readPasted(text);
  if (found === null) return false;
  if (typeof found === "string") {
    latest += 1;
    show(null);
    say(found, true);
    return true;
  }
  pastedParts = found;
  /** @type {Map<string, number>} */
  const named = new Map();
  const labels = found.map(({ label }) => {
    const count = (named.get(label) ?? 0) + 1;
    named.set(label, count);
    return count > 1 ? `${label} (${count})` : label;
  });
  byId("part").replaceChildren(...labels.map((label, index) => make("option", { value: String(index) }, label)));
  byId("pasted").hidden = found.length < 2;
  takePart(0);
  return true;
}

/** @param {number} index */
function takePart(index) {
  const { label, text } = pastedParts[index];
  put(text, { keepsParts: true });
  note(`Taken from ${label}. Keys and cookies were left out.`);
}

/** @param {import("./report.js").Summary | null} next */
function show(next) {
  report = next;
  isStale = false;
  showProblems(report, editor);
  showForms(report, editor, showBeside);
  showVerdict(report);
  showStream(report, editor);
  showRun();
  if (!report) return;
  if (!isRunning()) {
    byId("run-status").className = "status";
    sayRunnable();
  }
  const { detected, problems } = report;
  const what = report.dialect && report.kind ? `${report.dialect} ${report.kind}` : "No known payload";
  const where = detected ? ` (${detected.definition})` : "";
  say(`${what}${where}: ${problems.length ? counted(problems.length, "problem") : "valid"}.`, problems.length > 0);
}

/** What comes behind the verdict. @param {import("./report.js").FormSummary[]} forms */
function addForms(forms) {
  if (!report) return;
  report.forms = report.forms.map((each) => forms.find(({ name }) => name === each.name) ?? each);
  labelForms(report.forms);
  showVerdict(report);
  if (report.forms.some(({ isPending }) => isPending)) return;
  listBeside();
  if (!isStale) showRun();
  if (!isRunning() && byId("run-status").className === "status") sayRunnable();
}

function sayRunnable() {
  byId("run-status").textContent = runnable(report) ? "This request can be run." : "Only a request without problems can be run.";
}

// Run

function showRun() {
  byId("run").disabled = isStale || !canRun(report);
  const target = runnable(report);
  byId("run").textContent = target ? `Run as ${target.dialect}, streamed` : "Run, streamed";
  showSnippets();
  for (const each of byId("snippets").querySelectorAll("button")) each.disabled = isStale || !target;
}

function runNow() {
  if (!isStale && report && canRun(report)) run(report, showRun);
}

// What is in the editor

/** @param {string} text @param {{keepsParts?: boolean, explained?: string}} [options] */
function put(text, { keepsParts = false, explained = "" } = {}) {
  clearTimeout(timer);
  note();
  kept.changed(true);
  // What was pressed goes with the list that it stands in.
  if (document.activeElement?.closest("#no-forms, #history")) byId("payload-title").focus();
  if (!keepsParts) byId("pasted").hidden = true;
  editor.setText(text);
  keep();
  byId("explained").replaceChildren(...coded(explained));
  byId("explained").hidden = !explained;
  return inspect();
}

/** Show an example. @param {string} name */
function choose(name) {
  const found = examples.find((each) => each.name === name);
  if (!found) return;
  byId("dialect").value = byId("kind").value = "";
  byId("example").value = name;
  put(typeof found.payload === "string" ? found.payload : JSON.stringify(found.payload, null, 2), { explained: found.explanation ?? "" });
}

/** The text of a file; that of Windows' shell has two bytes for each sign, and says so first. @param {File} file */
async function textOf(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const order = bytes[0] + 256 * bytes[1];
  return new TextDecoder(order === 0xfeff ? "utf-16le" : order === 0xfffe ? "utf-16be" : "utf-8").decode(bytes);
}

/** @param {FileList} files */
async function open(files) {
  const [file, ...others] = files;
  if (!file) return;
  byId("file").value = ""; // the same one may be chosen again
  if (file.size > MOST_READ) {
    note(`${file.name} is larger than ${MOST_READ / 1024 / 1024} MiB. turnwire validate and turnwire convert take files of any size.`, true);
    return;
  }
  const many = others.length ? `Of ${counted(others.length + 1, "file")} the first is shown, ${file.name}.` : "";
  let text = "";
  try {
    text = await textOf(file);
  } catch {
    note(`${file.name} cannot be read: it is a folder, or it is gone.`, true);
    return;
  }
  if (!takePasted(text)) put(text);
  const odd = text.includes("\ufffd") ? "It is no UTF-8: what cannot be read stands as \ufffd." : "";
  if (many || odd) note([byId("note").textContent, many, odd].filter(Boolean).join(" "), Boolean(odd));
}

function format() {
  try {
    const text = editor.text();
    JSON.parse(text);
    const pretty = indented(text);
    put(pretty === text ? compacted(text) : pretty);
  } catch {
    note("Only a payload that is one JSON value can be formatted.", true);
  }
}

async function link() {
  try {
    const fragment = await fragmentOf({ text: editor.text(), dialect: byId("dialect").value, kind: byId("kind").value });
    window.history.replaceState(null, "", `#${fragment}`);
    const isCopied = await copy(location.href, byId("link"));
    const where = isCopied ? "" : "The browser refused the clipboard: the link stands in the address bar. ";
    note(`${where}The link holds the whole payload. Nothing was sent anywhere; whoever gets the link can read it.`, !isCopied);
  } catch (error) {
    note(/** @type {Error} */ (error).message, true);
  }
}

function clear() {
  byId("example").value = byId("dialect").value = byId("kind").value = "";
  put("");
  editor.focus();
}

// Views, and what a link holds

async function arrive() {
  const isChat = location.hash === CHAT;
  byId("chat").hidden = !isChat;
  byId("bench").hidden = isChat;
  for (const [id, isCurrent] of /** @type {const} */ ([["to-chat", isChat], ["to-payloads", !isChat]])) {
    if (isCurrent) byId(id).setAttribute("aria-current", "page");
    else byId(id).removeAttribute("aria-current");
  }
  byId("skip").textContent = isChat ? "Skip to the message" : "Skip to the payload";
  if (isChat) return;
  try {
    const linked = await linkedIn(location.hash);
    if (!linked) return void restore();
    const { dialect = "", kind = "" } = linked;
    if (linked.text === editor.text() && dialect === byId("dialect").value && kind === byId("kind").value) return;
    byId("dialect").value = dialect;
    byId("kind").value = kind;
    put(linked.text);
  } catch (error) {
    note(/** @type {Error} */ (error).message, true);
  }
}

/** Show the payload that stood here before the page was loaded again. */
function restore() {
  const draft = editor.text() ? null : keptDraft();
  if (!draft) return;
  byId("dialect").value = draft.dialect;
  byId("kind").value = draft.kind;
  put(draft.text);
}

/**
 * Show the view of a fragment at once. Where the browser goes there itself, it says so only later: what is pressed in
 * between belongs to the view before, and the focus is taken away from what has it by then.
 * @param {string} hash
 */
function go(hash) {
  if (location.hash !== hash.replace(/^#$/, "")) window.history.pushState(null, "", hash);
  scrollTo(0, 0);
  arrive();
}

async function prepare() {
  try {
    const found = await offered();
    if (!report) byId("run-status").textContent = "A request can be run.";
    limit = found.text_limit;
    setOffered(found);
    chat.setOffered(found);
    chat.setMissing("");
    const names = [found.canonical, ...found.dialects.flatMap(({ codecs }) => codecs)];
    fill("dialect", names);
    fill("kind", found.kinds);
    const first = await listModels();
    byId("model").value ||= first;
    chat.setModel(first);
  } catch (error) {
    const told = `The providers could not be listed: ${/** @type {Error} */ (error).message}.`;
    byId("run-status").textContent = told;
    chat.setMissing(told);
  }
  showRun();
}

/** @param {string} id @param {string[]} names */
function fill(id, names) {
  const chosen = byId(id).value;
  byId(id).replaceChildren(make("option", { value: "" }, "As detected"), ...names.map((name) => make("option", {}, name)));
  byId(id).value = chosen;
}

async function listExamples() {
  examples = await (await fetch("static/workbench/examples.json")).json();
  /** @type {Map<string, HTMLElement>} */
  const groups = new Map();
  for (const { name, group } of examples) {
    if (!groups.has(group)) groups.set(group, make("optgroup", { label: group }));
    groups.get(group)?.append(make("option", { value: name }, name));
  }
  byId("example").append(...groups.values());
  for (const [label, group] of groups) {
    const starts = [.../** @type {any} */ (group).children].map(({ value }) => make("li", {}, button(value, () => choose(value), "link")));
    byId("starts").append(make("div", {}, make("h3", {}, label), make("ul", { className: "starts" }, ...starts)));
  }
}

const chat = startChat(byId("chat"), {
  openRequest(text) {
    go("#");
    put(text);
    editor.focus();
  },
});

for (const id of ["dialect", "kind"]) {
  byId(id).addEventListener("change", () => {
    keep();
    inspect();
  });
}
byId("example").addEventListener("change", (/** @type {any} */ event) => choose(event.target.value));
byId("clear").addEventListener("click", clear);
byId("format").addEventListener("click", format);
byId("link").addEventListener("click", link);
byId("search").addEventListener("click", editor.openSearch);
byId("part").addEventListener("change", (/** @type {any} */ event) => takePart(Number(event.target.value)));
byId("file").addEventListener("change", (/** @type {any} */ event) => open(event.target.files));
for (const name of ["dragenter", "dragover"]) {
  editor.host.addEventListener(name, (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    editor.host.classList.add("dropping");
  }, true);
}
for (const name of ["dragleave", "drop"]) editor.host.addEventListener(name, () => editor.host.classList.remove("dropping"), true);
// Anywhere on the page: the browser would show the file in place of the page, and what stands on it would be gone.
addEventListener("dragover", (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
addEventListener("drop", (/** @type {DragEvent} */ event) => {
  if (!event.dataTransfer?.files.length) return;
  event.preventDefault();
  event.stopPropagation();
  if (isBench()) open(event.dataTransfer.files);
  else chat.addImages(event.dataTransfer.files);
}, true);
editor.host.addEventListener("paste", (/** @type {ClipboardEvent} */ event) => {
  if (!event.clipboardData?.files.length || event.clipboardData.types.includes("text/plain")) return;
  event.preventDefault();
  event.stopPropagation();
  open(event.clipboardData.files);
}, true);
byId("run-form").addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  runNow();
});
byId("stop").addEventListener("click", stop);
byId("to-editor").addEventListener("click", () => {
  put(byId("to-editor").stream);
  editor.focus();
  scrollTo({ top: 0 });
});
byId("beside").addEventListener("change", showLanes);
onKey(() => {
  prepare();
  if (editor.text()) inspect();
});
byId("model").addEventListener("input", showRun);
byId("skip").addEventListener("click", (/** @type {Event} */ event) => {
  event.preventDefault(); // the fragment says which view this is, and holds the payload
  if (isBench()) byId("payload-title").focus();
  else chat.focus();
});
// What is focused does not hide behind what sticks to the edge of the window.
const verdict = /** @type {HTMLElement} */ (document.querySelector(".verdict"));
const beside = new ResizeObserver(() => {
  document.documentElement.style.scrollPaddingBlockStart = getComputedStyle(verdict).position === "sticky" ? `${verdict.offsetHeight}px` : "0px";
});
for (const element of [verdict, document.documentElement]) beside.observe(element);
addEventListener("hashchange", arrive);
addEventListener("pagehide", keep);
for (const view of [byId("to-payloads"), byId("to-chat")]) {
  view.addEventListener("click", (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return; // in another tab or window
    event.preventDefault();
    go(new URL(view.getAttribute("href"), location.href).hash || "#");
  });
}

const isBench = () => !byId("bench").hidden;
const keys = shortcuts([
  { keys: "Mod+Enter", does: "Run the request; in the chat, send", action: () => (isBench() ? runNow() : chat.send()) },
  { keys: "Escape", does: "Stop what runs", whileTyping: true, action: () => (isBench() ? stop() : chat.stop()) },
  { keys: "e", does: "To the editor; in the chat, to the message", action: () => (isBench() ? editor.focus() : chat.focus()) },
  { keys: "/", does: "Search in the editor (within it: Ctrl+F)", action: () => isBench() && editor.openSearch() },
  { keys: "f", does: "Format: spread out, or on one line", action: () => isBench() && format() },
  { keys: "l", does: "Copy a link to the payload", action: () => isBench() && link() },
  { keys: "o", does: "Open a file", action: () => isBench() && byId("file").click() },
  { keys: "x", does: "Choose an example", action: () => isBench() && byId("example").focus() },
  { keys: "t", does: "To the dialects (then ← →)", action: () => isBench() && byId("tabs").querySelector('[tabindex="0"]')?.focus() },
  { keys: "m", does: "To the model", action: () => (isBench() ? byId("model").focus() : chat.focusModel()) },
  { keys: "s", does: "To the timeline (then ← → PageUp PageDown, w: first wrong event)", action: () => /** @type {any} */ (document.querySelector("#bench .card:not([hidden]) canvas[role=slider]"))?.focus() },
  { keys: "c", does: "Between payloads and chat", action: () => go(isBench() ? CHAT : "#") },
  { keys: "Alt+Backspace", does: "Clear", action: () => (isBench() ? clear() : chat.clear()) },
]);
byId("show-keys").hidden = false;
byId("show-keys").addEventListener("click", keys.show);
showSnippets();
Promise.all([listExamples(), prepare().then(arrive)]).finally(() => document.querySelector("main")?.removeAttribute("aria-busy"));
