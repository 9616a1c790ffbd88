// A request on a model, streamed: sent as it is on the path of its own dialect, and shown as it comes.

import { button, byId, copy, make } from "../parts/dom.js";
import { CLIENTS, ownPython } from "../parts/client-snippets.js";
import { createClock } from "../parts/clock.js";
import { exactly } from "../parts/json-text.js";
import { SNIPPETS } from "../parts/snippets.js";
import { deltaOf } from "../parts/timeline-layout.js";
import { createTimeline } from "../parts/timeline.js";
import { Answer } from "./answer.js";
import { headers, run as ask } from "./page.js";
import { body as bodyOf } from "./report.js";

/** @type {AbortController | null} */
let controller = null;
/** @type {ReturnType<typeof createTimeline> | null} */
let timeline = null;
/** @type {import("./page.js").Offered | null} */
let known = null;

const clock = createClock();
byId("run-status").after(clock.element);

/** @param {import("./page.js").Offered} offered */
export const setOffered = (offered) => (known = offered);

/**
 * The codec in whose words the request is sent, and its dialect, or null where it cannot be run. The canonical form has
 * no path: it goes as the dialect that loses least.
 * @param {import("./report.js").Summary | null} report
 */
export function runnable(report) {
  if (!report || !known || report.kind !== "request" || !report.forms.length || report.forms[0].error) return null;
  const canonical = known.canonical;
  if (report.dialect !== canonical) {
    const row = known.dialects.find(({ codecs }) => codecs.includes(/** @type {string} */ (report.dialect)));
    return row?.path ? { codec: /** @type {string} */ (report.dialect), dialect: row.name, form: null } : null;
  }
  const forms = report.forms.filter((each) => each.name !== canonical && !each.error && !each.isEmpty && known?.dialects.some(({ name, path }) => name === each.name && path));
  if (!forms.length) return null;
  const { name } = forms.reduce((best, each) => (each.losses < best.losses ? each : best));
  return { codec: name, dialect: name, form: name };
}

/** @param {import("./report.js").Summary | null} report */
export const canRun = (report) => runnable(report) !== null && byId("model").value.trim() !== "" && controller === null;

export const isRunning = () => controller !== null;
export const stop = () => controller?.abort();

/** @param {Answer} answer */
function show(answer) {
  byId("text").textContent = answer.said + answer.refusal;
  byId("text-block").hidden = !answer.said && !answer.refusal;
  byId("thinking").textContent = answer.thinking;
  byId("thinking-block").hidden = !answer.thinking;
  byId("calls").textContent = answer.callLines().join("\n");
  byId("calls-block").hidden = !answer.calls.size;
  byId("notes").replaceChildren(...answer.noteLines().map((line) => make("li", {}, line)));
  byId("notes-block").hidden = !answer.notes.length;
}

/**
 * @param {import("./report.js").Summary} report @param {() => void} changed
 */
export async function run(report, changed) {
  const { codec, dialect, form } = /** @type {NonNullable<ReturnType<typeof runnable>>} */ (runnable(report));
  const status = byId("run-status");
  const answer = new Answer();
  /** @type {any[]} */
  const lines = [];
  let sent = /** @type {any} */ (null);
  let began = 0;
  let isDue = false;
  byId("answer").hidden = false;
  byId("wire").textContent = byId("facts").textContent = "";
  byId("to-editor").hidden = true;
  timeline?.destroy();
  timeline = null;
  show(answer);
  controller = new AbortController();
  changed();
  byId("stop").disabled = false;
  status.className = "status";
  status.textContent = "The model answers.";
  clock.start();
  const draw = () => {
    isDue = false;
    show(answer);
    const wire = byId("wire");
    wire.append(lines.slice(wire.shown ?? 0).map((line) => line.event).join(""));
    wire.shown = lines.length;
  };
  byId("wire").shown = 0;
  try {
    let end = /** @type {any} */ (null);
    const model = byId("model").value.trim();
    await ask(await bodyOf(form), { dialect: codec, model }, controller.signal, (line) => {
      if (line.head) {
        sent = line.head;
        began = line.at;
        byId("wire-title").textContent = `What came over the wire: ${dialect}, POST ${sent.path}`;
      } else if (line.end) end = line.end;
      else {
        lines.push(line);
        for (const chunk of line.chunks) answer.add(chunk);
        if (!isDue) {
          isDue = true;
          requestAnimationFrame(draw);
        }
      }
    });
    answer.take(end.notes ?? []);
    if (end.error) throw new Error(end.error);
    status.textContent = "The answer is complete.";
  } catch (error) {
    const isStopped = /** @type {Error} */ (error).name === "AbortError";
    status.textContent = isStopped ? "Stopped. What came so far is kept." : `The run failed: ${/** @type {Error} */ (error).message}`;
    status.classList.toggle("bad", !isStopped);
  } finally {
    clock.stop();
    draw();
    const first = lines.find((line) => line.chunks.some((/** @type {any} */ chunk) => chunk.text || chunk.thinking || chunk.tool_call_deltas));
    const times = sent ? `${first ? ` First token after ${first.at.toFixed(0)} ms, all` : " All"} of it after ${(lines.at(-1)?.at ?? began).toFixed(0)} ms.` : "";
    byId("facts").textContent = lines.length ? answer.facts() + times : "";
    if (lines.length) showTimeline(lines, dialect);
    byId("to-editor").hidden = !lines.length;
    byId("to-editor").stream = lines.map((line) => line.event).join("");
    controller = null;
    // Both buttons are off for a while, and lose the focus then. Whoever is elsewhere meanwhile stays there.
    const active = document.activeElement;
    const isLost = !active || active === document.body || active === byId("stop") || active === byId("run");
    byId("stop").disabled = true;
    changed();
    if (isLost) byId("run").focus();
  }
}

/** @param {any[]} lines @param {string} dialect */
function showTimeline(lines, dialect) {
  const events = lines.map((line) => ({ at: line.at, label: line.label, data: line.event.trim(), delta: deltaOf(line.chunks), ...(line.problem && { wrong: line.problem }) }));
  timeline = createTimeline(byId("run-timeline"), {
    lanes: [{ label: dialect, events }],
    unit: "ms",
    label: "The answer",
    stateAt: (index) => {
      const answer = new Answer();
      for (const line of lines.slice(0, index + 1)) for (const chunk of line.chunks) answer.add(chunk);
      return answer.text();
    },
  });
}

/** @typedef {import("../parts/client-snippets.js").Client} Client */

/**
 * Buttons that copy the request as a program: for a shell, without anything to install, with the clients that are
 * published for its dialect, and with this library.
 * @param {HTMLElement} parent @param {() => import("./report.js").Summary | null} current
 */
export function offerSnippets(parent, current) {
  /** Everything that a program says, for the request as it is now. */
  const asked = async () => {
    const target = runnable(current());
    const row = known?.dialects.find((each) => each.name === target?.dialect);
    if (!target || !row?.path) return null;
    const model = byId("model").value.trim() || "model";
    const url = new URL(row.path.replace("{model}", model).replace(/^\//, "") + (row.query && `?${row.query}`), document.baseURI).href;
    const body = await bodyOf(target.form, { ...(row.model && { [row.model]: model }), ...row.stream });
    return { url, model, body, headers: row.headers[target.codec] ?? {}, key: "authorization" in headers() };
  };
  /** @param {string} name @param {(given: NonNullable<Awaited<ReturnType<typeof asked>>>) => string | Promise<string>} write */
  const offer = (name, write) => button(name, async (event) => {
    const pressed = /** @type {HTMLElement} */ (event.currentTarget);
    const given = await asked();
    if (given) await copy(await write(given), pressed);
  });
  const plain = Object.entries(SNIPPETS).map(([name, write]) => offer(name, ({ url, body, headers: own, key }) => write({ method: "POST", url, headers: { "content-type": "application/json", ...own }, body, key })));
  const ours = offer("turnwire, Python", async ({ model, key }) => {
    const request = exactly(await bodyOf("canonical"));
    request.parameters = { ...request.parameters, model };
    return ownPython({ root: new URL(".", document.baseURI).href.replace(/\/$/, ""), request, key });
  });
  let shown = "";
  /** Offer what there is for the dialect in which the request would be sent. */
  return () => {
    const dialect = runnable(current())?.dialect ?? "";
    if (parent.childElementCount > 1 && dialect === shown) return;
    shown = dialect;
    const client = CLIENTS[dialect];
    const published = [client?.python, client?.script].map((write, index) => write && offer(client.packages[index], (given) => write({ ...given, body: exactly(given.body) })));
    parent.replaceChildren(parent.children[0], ...plain, ...published.filter((each) => each !== undefined), ours);
  };
}
