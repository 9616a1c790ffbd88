// The page of the inspector: the list, live, and the exchange that is opened.

import { byId, coded, counted, make, tabs } from "../parts/dom.js";
import { onKey } from "../parts/key.js";
import { shortcuts } from "../parts/keys.js";
import { createList } from "../parts/long-list.js";
import { ask, follow, of } from "./api.js";
import { createOpened } from "./opened.js";
import { cells, failed, filtered, sized } from "./rows.js";

/** @typedef {import("./rows.js").Row} Row */

/** @type {Map<string, Row>} */
let rows = new Map();
/** @type {Row[]} */
let shown = [];
let held = 0; // changes that came while the list was paused
/** @type {Map<string, Row> | null} */
let paused = null; // the rows as they were then
/** @type {[string, string?]} */
let connection = ["waiting"];
/** @type {string | null} */
let drawn = null; // the exchange that was opened when the list was drawn
let missed = 0;
let following = new AbortController();

const ROW = 32;

/** The list is as high as its rows, within bounds. @param {number} count */
const heightOf = (count) => `min(45vh, ${Math.max(3, Math.min(14, count)) * ROW + 2}px)`;

const list = createList(byId("rows"), {
  label: "Exchanges",
  rowHeight: ROW,
  height: heightOf(0),
  row: (index) => cells(shown[index]).map(([text, className]) => make("span", { className, title: text }, text)),
  isWrong: (index) => failed(shown[index]),
  onChoose: (index) => open(shown[index]?.id),
});
const opened = createOpened({ tabs, rows: () => [...rows.values()], onOpen: (id) => open(id), say });

function say(/** @type {string} */ text, isBad = false) {
  byId("said").replaceChildren(...coded(text));
  byId("said").classList.toggle("bad", isBad);
}

function draw() {
  const chosen = opened.id();
  const all = paused ?? rows;
  shown = filtered(all.values(), byId("filter").value, byId("which").value);
  list.element.style.height = heightOf(shown.length);
  list.setCount(shown.length);
  // What comes meanwhile moves nobody back who reads elsewhere in the list.
  const at = shown.findIndex((row) => row.id === chosen);
  if (chosen === drawn) list.mark(at);
  else list.choose(at);
  drawn = chosen;
  const out = all.size === shown.length ? counted(all.size, "exchange") : `${shown.length.toLocaleString("en")} of ${counted(all.size, "exchange")}`;
  const more = [held ? `${counted(held, "change")} held back` : "", missed ? `${counted(missed, "exchange")} came and went unseen` : ""];
  byId("status").textContent = [all.size ? out : "Nothing has passed yet. Ask this gateway something, and it appears here.", ...more].filter(Boolean).join(" · ");
}

let isDue = false;
function drawSoon() {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    draw();
  });
}

function take(/** @type {any} */ event) {
  if (event.event === "begun") {
    rows = new Map();
    missed = 0;
  } else if (event.event === "exchange") {
    rows.set(event.row.id, event.row);
    if (!paused) opened.changed(event.row);
  } else if (event.event === "gone") {
    for (const id of event.ids) rows.delete(id);
  } else if (event.event === "missed") {
    missed += event.count;
  }
}

function onEvent(/** @type {any} */ event) {
  if (paused) held += 1;
  take(event);
  drawSoon();
}

function onState(/** @type {string} */ state, why = "") {
  connection = [state, why];
  showConnection();
  if (state === "live") showLimits();
  document.querySelector("main")?.removeAttribute("aria-busy");
}

function showConnection() {
  const [state, why] = connection;
  const badge = byId("live");
  const words = state === "live" ? (paused ? "Paused" : "Live") : `Not connected: ${why}`;
  if (badge.textContent !== words) badge.textContent = words; // it is read aloud when it is set
  badge.className = `badge ${state === "live" ? (paused ? "badge-lost" : "badge-good") : "badge-bad"}`;
}

async function showLimits() {
  try {
    const { limits } = await (await ask("exchanges")).json();
    byId("kept").textContent = `keeps the last ${counted(limits.exchanges, "exchange")}, up to ${sized(limits.bytes)}; now ${sized(limits.used_bytes)}`;
  } catch {
    byId("kept").textContent = ""; // the stream says what is wrong
  }
}

function start() {
  following.abort();
  following = new AbortController();
  follow({ onEvent, onState, signal: following.signal });
}

function pause() {
  paused = paused ? null : new Map(rows);
  held = 0;
  byId("pause").setAttribute("aria-pressed", String(Boolean(paused)));
  byId("pause").textContent = paused ? "Go on" : "Pause";
  const now = rows.get(opened.id() ?? "");
  if (!paused && now) opened.changed(now);
  showConnection();
  draw();
}

async function open(/** @type {string | undefined} */ id) {
  if (!id) return;
  say("");
  await opened.open(id);
  const there = opened.id();
  history.replaceState(null, "", there ? `#${there}` : location.pathname + location.search);
  draw();
}

function close() {
  if (!opened.id()) return;
  say("");
  opened.close();
  history.replaceState(null, "", location.pathname + location.search);
  draw();
  list.element.focus();
}

async function fetched(/** @type {string} */ path, /** @type {string} */ name) {
  try {
    const blob = await (await ask(path)).blob();
    const url = URL.createObjectURL(blob);
    make("a", { href: url, download: `${name}.zip` }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    say("Unpack the archive into a folder; `turnwire contract replay FOLDER` judges it.");
  } catch (error) {
    say(/** @type {Error} */ (error).message, true);
  }
}

byId("filter").addEventListener("input", draw);
byId("which").addEventListener("change", draw);
byId("pause").addEventListener("click", pause);
onKey(() => start());
byId("export-all").addEventListener("click", () => fetched("recordings", "exchanges"));
byId("export-pinned").addEventListener("click", () => fetched("recordings?pinned=1", "pinned"));
byId("export").addEventListener("click", () => fetched(of(opened.id() ?? "", "/recording"), opened.id() ?? "exchange"));
byId("clear").addEventListener("click", async () => {
  try {
    await ask("exchanges", { method: "DELETE" });
    say("Forgotten; what is pinned stays.");
    showLimits();
  } catch (error) {
    say(/** @type {Error} */ (error).message, true);
  }
});
byId("close").addEventListener("click", close);

const keys = shortcuts([
  { keys: "/", does: "Filter", action: () => byId("filter").focus() },
  { keys: "s", does: "Pause the list, or go on", action: pause },
  { keys: "j", does: "Next exchange", action: () => open(shown[Math.min(shown.length - 1, list.chosen() + 1)]?.id) },
  { keys: "k", does: "Exchange before", action: () => open(shown[Math.max(0, list.chosen() - 1)]?.id) },
  { keys: "p", does: "Pin the opened exchange, or release it", action: () => opened.pin() },
  { keys: "e", does: "Export the opened exchange", action: () => byId("export").click() },
  { keys: "r", does: "Send it again to another model", action: () => opened.show("again") },
  { keys: "t", does: "Its stream as a timeline", action: () => opened.show("timeline") },
  { keys: "w", does: "In the timeline: the first wrong event" },
  { keys: "Escape", does: "Close the opened exchange", action: close },
]);
byId("show-keys").hidden = false;
byId("show-keys").addEventListener("click", keys.show);

byId("skip").addEventListener("click", (/** @type {Event} */ event) => {
  event.preventDefault(); // the fragment names the opened exchange
  list.element.focus();
});

/** Open the exchange that the address names. */
function arrive() {
  const named = location.hash.slice(1);
  if (named.startsWith("ex_") && named !== opened.id()) open(named);
}
addEventListener("hashchange", arrive);
start();
arrive();
