// A request on a model, streamed: sent as it is on the path of its own dialect, and shown as that dialect answers.

import { byId } from "./dom.js";
import { WIRES, dialectOf, headersOf } from "./wires.js";

let controller = null;

// {dialect, body, headers} of what is sent, or null. The canonical form has no path: it goes as the dialect that loses least.
export function runnable(report) {
  if (!report || report.kind !== "request" || !report.canonical || report.canonical.error) return null;
  if (report.dialect !== "canonical") return { dialect: dialectOf(report.dialect), body: report.parsed, headers: headersOf(report.dialect) };
  const forms = Object.entries(report.dialects).filter(([, form]) => !form.error && form.value);
  if (!forms.length) return null;
  const [dialect, form] = forms.reduce((best, each) => (each[1].losses.length < best[1].losses.length ? each : best));
  return { dialect, body: form.value, headers: {} };
}

export function canRun(report) {
  return runnable(report) !== null && byId("model").value.trim() !== "" && controller === null;
}

export function headers() {
  const key = byId("key").value.trim();
  return { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) };
}

export function stop() {
  controller?.abort();
}

// The answer on the page, as a reader tells it.
class Answer {
  constructor() {
    this.calls = new Map();
    this.finish = null;
    this.usage = {};
    this.error = null;
    this.isDone = false;
    for (const id of ["text", "thinking", "calls", "wire"]) byId(id).textContent = "";
    byId("facts").textContent = "";
    byId("thinking-block").hidden = byId("calls-block").hidden = true;
    byId("answer").hidden = false;
  }

  said(text) {
    if (text) byId("text").append(text);
  }

  thought(text) {
    if (!text) return;
    byId("thinking-block").hidden = false;
    byId("thinking").append(text);
  }

  call(key, { id, name, text }) {
    const call = this.calls.get(key) ?? { id: "", name: "", text: "" };
    call.id ||= id ?? "";
    call.name ||= name ?? "";
    call.text += text ?? "";
    this.calls.set(key, call);
    byId("calls-block").hidden = false;
    byId("calls").textContent = [...this.calls.values()].map((each) => `${each.name}(${each.text})  ${each.id}`).join("\n");
  }

  finished(reason) {
    this.finish = reason ?? this.finish;
  }

  counted({ input, output }) {
    this.usage = { input: input ?? this.usage.input, output: output ?? this.usage.output };
  }

  failed(message) {
    this.error = message ?? "the stream failed";
  }

  ended() {
    this.isDone = true;
  }

  facts() {
    const { input, output } = this.usage;
    const counts = input === undefined ? "" : `, ${input} tokens in, ${output ?? "?"} out`;
    return `Finish: ${this.finish ?? "none"}${counts}.`;
  }
}

function take(data, wire, answer) {
  if (data === wire.done) answer.ended();
  else if (data !== "[DONE]") wire.read(JSON.parse(data), answer);
}

async function read(response, wire, answer) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let held = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    byId("wire").append(value);
    const pieces = (held + value).split(wire.lines ? "\n" : /\r?\n\r?\n/);
    held = pieces.pop();
    for (const piece of pieces) {
      const data = wire.lines ? piece.trim() : piece.split(/\r?\n/).filter((line) => line.startsWith("data:")).map((line) => line.slice(5).trimStart()).join("\n");
      if (data) take(data, wire, answer);
    }
  }
}

export async function run(report, changed) {
  const status = byId("run-status");
  const { dialect, body, headers: more } = runnable(report);
  const wire = WIRES[dialect];
  const model = byId("model").value.trim();
  const path = wire.path(model);
  const answer = new Answer();
  byId("wire-title").textContent = `What came over the wire: ${dialect}, POST /${path}`;
  controller = new AbortController();
  changed();
  byId("stop").disabled = false;
  status.className = "status";
  status.textContent = "The model answers.";
  try {
    const response = await fetch(path, { method: "POST", headers: { ...headers(), ...more }, body: JSON.stringify(wire.body(body, model)), signal: controller.signal });
    if (!response.ok) {
      const told = await response.json().catch(() => null);
      const error = told?.error ?? told?.[0]?.error;
      throw new Error(`${response.status}: ${error?.message ?? error ?? response.statusText}`);
    }
    await read(response, wire, answer);
    byId("facts").textContent = answer.facts();
    if (answer.error) throw new Error(answer.error);
    if (!answer.isDone) throw new Error("the stream ended before its end");
    status.textContent = "The answer is complete.";
  } catch (error) {
    const isStopped = error.name === "AbortError";
    status.textContent = isStopped ? "Stopped. What came so far is kept." : `The run failed: ${error.message}`;
    status.classList.toggle("bad", !isStopped);
  } finally {
    controller = null;
    byId("stop").disabled = true;
    changed();
    byId("run").focus();
  }
}
