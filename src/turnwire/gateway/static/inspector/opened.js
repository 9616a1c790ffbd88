// One exchange, opened: bodies side by side, the answer, the stream as a timeline, copies, and sending it again.

import { button, byId, coded, copy, counted, make } from "../parts/dom.js";
import { exactly } from "../parts/json-text.js";
import { createSides } from "../parts/sides.js";
import { SNIPPETS } from "../parts/snippets.js";
import { deltaOf } from "../parts/timeline-layout.js";
import { createTimeline } from "../parts/timeline.js";
import { address, ask, exchange, hasKey, models, of } from "./api.js";
import { clientOf, dialectsOf, failed, readAgain, sized, statusOf, timed, whyReadAgain } from "./rows.js";

/** @typedef {import("./rows.js").Row} Row */

/** Most characters of a copy that are shown; all of it is copied. */
const MOST_SHOWN = 20_000;

/** @param {{text: string, shown?: string} | undefined} kept */
const textOf = (kept) => kept?.shown ?? kept?.text ?? "";

/** A path without the keys that are left out of it, which would be shown as wrong ones. @param {string} path */
function withoutHidden(path) {
  const [place, query] = path.split("?", 2);
  const shown = (query ?? "").split("&").filter((each) => each && !each.includes("…"));
  return shown.length ? `${place}?${shown.join("&")}` : place;
}

/** @param {{size: number, is_cut: boolean} | undefined} kept */
const noteOf = (kept) => (kept?.is_cut ? ` (only the beginning of ${sized(kept.size)} is kept)` : kept ? ` (${sized(kept.size)})` : "");

/** What an event says it is. @param {string} text */
function labelOf(text) {
  const name = /^event: ?(.+)$/m.exec(text)?.[1];
  if (name) return name;
  const data = text.startsWith("data:") ? text.slice(5).trim() : text.trim();
  if (data === "[DONE]" || data.startsWith(":")) return data.slice(0, 24);
  return /"(?:type|event_type|object)":\s*"([^"]+)"/.exec(data)?.[1] ?? (/"done":\s*true/.test(data) ? "done" : "piece");
}

/**
 * @param {{tabs: typeof import("../parts/dom.js").tabs, rows: () => Row[], onOpen: (id: string) => void, say: (text: string, isBad?: boolean) => void}} options
 */
export function createOpened({ tabs, rows, onOpen, say }) {
  /** @type {string | null} */
  let id = null;
  /** @type {any} */
  let shown = null;
  let turn = 0;
  /** @type {{choose: (name: string) => void} | null} */
  let chooser = null;
  let chosen = "bodies";
  /** @type {{destroy: () => void}[]} */
  let live = [];

  const panel = byId("panel");

  function empty() {
    for (const each of live) each.destroy();
    live = [];
    panel.replaceChildren();
  }

  /** The call that gave the answer. @returns {any} */
  const answering = () => [...shown.calls].reverse().find((call) => call.answer?.stream) ?? [...shown.calls].reverse().find((call) => call.method === "POST") ?? null;

  function head() {
    /** @type {Row} */
    const row = shown.row;
    byId("opened-title").textContent = `${row.number}. ${row.method} ${row.path}`;
    const kinds = [
      make("span", { className: "badge" }, dialectsOf(row)),
      make("span", { className: `badge ${failed(row) ? "badge-bad" : row.is_over ? "badge-good" : ""}` }, row.is_over ? statusOf(row) : "goes on"),
      make("span", { className: `badge ${row.losses ? "badge-lost" : "badge-good"}` }, row.losses ? counted(row.losses, "loss", "losses") : "no losses"),
    ];
    if (row.is_cut) kinds.push(make("span", { className: "badge badge-lost" }, "not kept whole"));
    if (row.is_streamed) kinds.push(make("span", { className: "badge" }, "streamed"));
    byId("badges").className = "badges";
    byId("badges").replaceChildren(...kinds);
    const cached = row.usage?.cached_tokens === undefined ? "" : ` (${row.usage.cached_tokens} cached)`;
    const usage = row.usage ? `${row.usage.prompt_tokens ?? "?"} in${cached}, ${row.usage.completion_tokens ?? "?"} out${row.usage.is_estimated ? " (estimated)" : ""}` : "";
    /** @type {[string, string][]} */
    const facts = [
      ["Client", [clientOf(row), row.client?.address].filter(Boolean).join(" at ")],
      ["Model", row.model && row.model !== row.model_asked ? `${row.model_asked ?? "–"} → ${row.model}` : (row.model_asked ?? "")],
      ["Provider", row.provider ?? ""],
      ["Started", new Date(row.started_at).toLocaleTimeString()],
      ["First token", row.first_token_ms === undefined ? "" : timed(row.first_token_ms)],
      ["Total", row.end_ms === undefined ? "" : timed(row.end_ms)],
      ["Tokens", usage],
      ["Conversation", row.prompt_reuse?.conversation ?? ""],
      ["Read again", row.prompt_reuse?.read_again === undefined ? "" : `${readAgain(row)} of the last prompt`],
      ["Tokens a second", row.tokens_per_second?.toFixed(1) ?? ""],
      ["Error", row.error ? `${row.error.message} (${row.error.code})` : ""],
    ];
    const items = facts.filter(([, value]) => value).map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, value)));
    if (row.again_of) items.push(make("div", {}, make("dt", {}, "Sent again"), make("dd", {}, button("the first one", () => onOpen(/** @type {string} */ (row.again_of)), "link"))));
    const lastTurn = row.prompt_reuse?.last_turn;
    if (lastTurn) items.push(make("div", {}, make("dt", {}, "Turn before"), make("dd", {}, button("open it", () => onOpen(lastTurn), "link"))));
    byId("facts").replaceChildren(...items);
    byId("changed").hidden = !row.prompt_reuse?.is_lost;
    byId("changed").replaceChildren(...(row.prompt_reuse?.is_lost ? coded(whyReadAgain(shown.prompt_change)) : []));
    const wrong = shown.wrong;
    byId("wrong").hidden = !wrong;
    byId("wrong").replaceChildren();
    if (wrong) byId("wrong").append(`Event ${wrong.event + 1} ${wrong.side === "server" ? "of the model server" : "to the client"} is the first that is wrong: ${wrong.message} `, button("Show it", () => show("timeline"), "link"));
    byId("pin").setAttribute("aria-pressed", String(row.is_pinned));
    byId("pin").textContent = row.is_pinned ? "Pinned" : "Pin";
  }

  /** Bodies or answers beside each other, with their losses. @param {{label: string, kept: any}[]} sides @param {any[]} losses */
  function beside(sides, losses) {
    const there = sides.map((side, index) => ({ ...side, index })).filter(({ kept }) => kept);
    const names = ["client_at", "canonical_at", "server_at"];
    const placed = losses.map((loss) => ({ id: loss.id, at: loss.at, reason: loss.reason, action: loss.action, places: there.map(({ index }) => loss[names[index]] ?? null) }));
    if (!there.length) panel.append(make("p", { className: "soft" }, "Nothing is kept of it."));
    else live.push(createSides(panel, { sides: there.map(({ label, kept }) => ({ label: label + noteOf(kept), text: textOf(kept) })), losses: placed, compares: false }));
  }

  function bodies() {
    const call = answering();
    beside(
      [
        { label: "Client's body", kept: shown.request },
        { label: "Canonical request", kept: shown.canonical_request },
        { label: "Server's body", kept: call?.request },
      ],
      shown.losses.filter((/** @type {any} */ loss) => loss.stage !== "client_answer"),
    );
    if (!shown.calls.length) panel.append(make("p", { className: "soft" }, "No server was asked: the provider answers in this process, or the request was refused before."));
    if (shown.calls.length > 1) {
      const items = shown.calls.map((/** @type {any} */ each) => make("li", {}, make("code", {}, `${each.method} ${each.path}`), ` at ${timed(each.at_ms)}, ${each.answer?.status ?? each.failure ?? "no answer"}`));
      panel.append(make("details", {}, make("summary", {}, `${counted(shown.calls.length, "call")} of servers`), make("ul", {}, ...items)));
    }
  }

  /** A body, or the text of a stream. @param {any} answer */
  const whole = (answer) => answer?.body ?? (answer?.stream && { text: answer.stream.events.map((/** @type {any} */ event) => event.text).join("\n\n"), size: answer.stream.size, is_cut: answer.stream.is_cut });

  function answers() {
    beside(
      [
        { label: "To the client", kept: whole(shown.answer) },
        { label: "Canonical answer", kept: shown.canonical_answer },
        { label: "Of the server", kept: whole(answering()?.answer) },
      ],
      shown.losses.filter((/** @type {any} */ loss) => loss.stage === "client_answer"),
    );
  }

  function timeline() {
    const sides = [
      { side: "server", label: "Server", stream: answering()?.answer?.stream },
      { side: "client", label: "Client", stream: shown.answer?.stream },
    ].filter(({ stream }) => stream);
    if (!sides.length) {
      panel.append(make("p", { className: "soft" }, "The answer was not streamed."));
      return;
    }
    const mine = id;
    const lanes = sides.map(({ side, label, stream }) => ({
      label: label + (stream.is_cut ? " (later events are not kept)" : ""),
      events: stream.events.map((/** @type {any} */ event, /** @type {number} */ index) => ({
        at: event.at_ms,
        label: labelOf(event.text),
        data: event.text,
        delta: deltaOf(event.chunks ?? []),
        ...(shown.wrong?.side === side && shown.wrong.event === index && { wrong: shown.wrong.message }),
      })),
    }));
    /** @type {Map<number, string>} */
    const known = new Map();
    const stateAt = async (/** @type {number} */ index) => {
      if (index < 0) return "";
      const before = known.get(index);
      if (before !== undefined) return before;
      try {
        const state = exactly(await (await ask(of(/** @type {string} */ (mine), `/state?side=${sides[0].side}&event=${index}`))).text());
        const text = `${state.error ? `✗ ${state.error}\n\n` : ""}${state.answer ? JSON.stringify(state.answer, null, 2) : ""}`;
        known.set(index, text);
        return text;
      } catch (error) {
        return /** @type {Error} */ (error).message;
      }
    };
    live.push(createTimeline(panel, { lanes, stateAt, unit: "ms", label: "Stream" }));
  }

  function copies() {
    /** @type {Row} */
    const row = shown.row;
    const headers = Object.fromEntries(Object.entries(shown.request_headers).filter(([, value]) => value !== "…" && value !== "*/*"));
    const asked = { method: row.method, url: address(withoutHidden(row.path)), headers: /** @type {Record<string, string>} */ (headers), body: shown.request.text || null, key: hasKey() };
    if (shown.request.is_cut) panel.append(make("p", { className: "status bad" }, "Only the beginning of the body is kept, so these are not whole."));
    for (const [name, write] of Object.entries(SNIPPETS)) {
      const text = write(asked);
      const copier = button(`Copy as ${name}`, () => copy(text, copier));
      panel.append(make("div", { className: "row" }, make("h3", {}, name), copier), make("pre", { tabIndex: 0, role: "region", "aria-label": `As ${name}` }, text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text));
    }
  }

  async function again() {
    /** @type {Row} */
    const row = shown.row;
    const field = make("input", { id: "again-model", value: "", placeholder: row.model_asked ?? "model", autocomplete: "off", spellcheck: false });
    const options = make("datalist", { id: "again-models" });
    field.setAttribute("list", "again-models");
    const send = button("Send again", async () => {
      send.disabled = true;
      const mine = id;
      try {
        const made = await (await ask(of(/** @type {string} */ (id), "/again"), { method: "POST", body: { model: field.value.trim() || row.model_asked } })).json();
        if (mine === id) await compare(made.id);
      } catch (error) {
        say(/** @type {Error} */ (error).message, true);
        out.replaceChildren(make("p", { className: "status bad" }, /** @type {Error} */ (error).message));
      }
      send.disabled = false;
    }, "primary");
    const others = rows().filter((each) => each.id !== row.id && each.is_over && each.method === "POST").sort((a, b) => Number(b.again_of === row.id) - Number(a.again_of === row.id) || b.number - a.number).slice(0, 50);
    const other = make("select", { id: "compare-with" }, make("option", { value: "" }, "another exchange …"), ...others.map((each) => make("option", { value: each.id }, `${each.number}. ${each.model ?? each.model_asked ?? each.path}${each.again_of === row.id ? " (sent again)" : ""}`)));
    other.addEventListener("change", () => other.value && compare(other.value));
    const out = make("div", { id: "comparison" });
    panel.append(
      make("div", { className: "row" }, make("label", { for: "again-model" }, "Model"), field, options, send, make("label", { for: "compare-with" }, "Compare with"), other),
      make("p", { className: "soft" }, "The client's body goes through the gateway once more, to the model that you name. What comes is an exchange of its own."),
      out,
    );
    try {
      options.replaceChildren(...(await models()).map((name) => make("option", { value: name })));
    } catch {
      // The name can be written, too.
    }

    async function compare(/** @type {string} */ otherId) {
      const second = await exchange(otherId);
      const pair = [shown, second];
      /** @type {[string, (row: Row) => string | number | undefined, boolean?][]} */
      const lines = [
        ["Model", (each) => each.model ?? each.model_asked],
        ["Provider", (each) => each.provider],
        ["Status", (each) => statusOf(each)],
        ["First token", (each) => (each.first_token_ms === undefined ? undefined : timed(each.first_token_ms))],
        ["Total", (each) => (each.end_ms === undefined ? undefined : timed(each.end_ms))],
        ["Tokens out", (each) => each.usage?.completion_tokens],
        ["Tokens a second", (each) => each.tokens_per_second?.toFixed(1)],
        ["Losses", (each) => each.losses],
        ["Error", (each) => each.error?.message],
      ];
      const body = lines.map(([name, value]) => make("tr", {}, make("th", { scope: "row" }, name), ...pair.map(({ row: each }) => make("td", {}, String(value(each) ?? "–")))));
      const names = pair.map(({ row: each }) => `${each.number}. ${each.model ?? each.model_asked ?? each.path}`);
      const table = make("table", { className: "compared" }, make("thead", {}, make("tr", {}, make("th", { scope: "col" }, make("span", { className: "visually-hidden" }, "What")), ...names.map((name) => make("th", { scope: "col" }, name)))), make("tbody", {}, ...body));
      out.replaceChildren(make("div", { className: "scroll", tabIndex: 0, role: "region", "aria-label": "Both exchanges" }, table));
      const sides = pair.map(({ canonical_answer: kept }, index) => ({ label: `Answer of ${names[index]}`, text: textOf(kept) }));
      const made = createSides(out, { sides });
      live.push(made);
    }
  }

  /** @type {Record<string, () => void>} */
  const views = { bodies, answers, timeline, copies, again };

  function draw() {
    const active = document.activeElement;
    const wasInPanel = panel.contains(active);
    const wasInTimeline = active instanceof HTMLCanvasElement;
    head();
    const lost = (/** @type {boolean} */ isAnswer) => shown.losses.filter((/** @type {any} */ loss) => (loss.stage === "client_answer") === isAnswer).length;
    const count = (/** @type {number} */ number) => (number ? [make("span", { className: "count" }, String(number))] : []);
    const entries = [
      { name: "bodies", label: ["Request", ...count(lost(false))] },
      { name: "answers", label: ["Answer", ...count(lost(true))] },
      { name: "timeline", label: ["Timeline", ...(shown.wrong ? [make("span", { className: "count no" }, "✗")] : [])] },
      { name: "copies", label: ["Copy as"] },
      { name: "again", label: ["Send again"] },
    ];
    chooser = tabs(byId("tabs"), panel, entries, (name) => {
      chosen = name;
      empty();
      views[name]();
    }, chosen);
    // What had the focus was made anew.
    if (wasInPanel) (/** @type {HTMLElement | null} */ (wasInTimeline ? panel.querySelector("canvas") : null) ?? panel).focus({ preventScroll: true });
  }

  async function load() {
    const mine = (turn += 1);
    const wanted = /** @type {string} */ (id);
    let found = await exchange(wanted);
    // It may have ended while it was asked for; nobody tells so again.
    if (mine === turn && !found.row.is_over && rows().find((row) => row.id === wanted)?.is_over) found = await exchange(wanted);
    if (mine !== turn) return;
    shown = found;
    draw();
  }

  async function show(/** @type {string} */ name) {
    if (!shown || !chooser) return;
    chooser.choose(name);
    if (name === "timeline") /** @type {HTMLElement | null} */ (panel.querySelector("canvas"))?.focus();
    if (name === "again") byId("again-model").focus();
  }

  async function pin() {
    if (!shown) return;
    try {
      shown.row = await (await ask(of(shown.row.id, "/pin"), { method: shown.row.is_pinned ? "DELETE" : "POST" })).json();
      head();
    } catch (error) {
      say(/** @type {Error} */ (error).message, true);
    }
  }
  byId("pin").addEventListener("click", pin);

  return {
    id: () => id,
    show,
    pin,
    /** Open an exchange. @param {string} wanted */
    async open(wanted) {
      if (wanted !== id) chosen = chosen === "again" || chosen === "copies" ? "bodies" : chosen;
      const wasInHead = byId("facts").contains(document.activeElement);
      id = wanted;
      try {
        await load();
        byId("opened").hidden = false;
        if (wasInHead) byId("opened-title").focus(); // the link that was pressed is gone
      } catch (error) {
        if (id !== wanted) return; // another one was opened meanwhile
        id = shown?.row.id ?? null;
        say(/** @type {Error} */ (error).message, true);
      }
    },
    /** The row of an exchange has changed. @param {Row} row */
    changed(row) {
      if (row.id !== id || shown?.row.id !== id) return;
      const isOver = row.is_over && !shown.row.is_over;
      shown.row = row;
      if (isOver) load().catch((error) => say(error.message, true));
      else head();
    },
    close() {
      id = null;
      shown = null;
      turn += 1;
      empty();
      byId("opened").hidden = true;
    },
  };
}
