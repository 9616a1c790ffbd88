// A request on a model, streamed: sent to the gateway as Chat Completions, whatever dialect it was given in.

import { byId } from "./dom.js";

let controller = null;

function chatForm(report) {
  if (!report || report.kind !== "request") return null;
  const form = report.dialects["openai-chat"] ?? (report.dialect === "openai-chat" ? { value: report.parsed } : null);
  const value = form?.value ?? report.parsed;
  return value && Array.isArray(value.messages) ? value : null;
}

export function canRun(report) {
  return chatForm(report) !== null && !report.canonical?.error && byId("model").value !== "";
}

export function headers() {
  const key = byId("key").value.trim();
  return { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) };
}

export function stop() {
  controller?.abort();
}

class Answer {
  constructor() {
    this.calls = new Map();
    this.finish = null;
    this.usage = null;
    this.error = null;
    this.isDone = false;
    for (const id of ["text", "thinking", "calls", "wire"]) byId(id).textContent = "";
    byId("facts").textContent = "";
    byId("thinking-block").hidden = byId("calls-block").hidden = true;
    byId("answer").hidden = false;
  }

  take(data) {
    byId("wire").append(`${data}\n`);
    if (data === "[DONE]") {
      this.isDone = true;
      return;
    }
    const chunk = JSON.parse(data);
    if (chunk.error) this.error = chunk.error.message ?? "the stream failed";
    if (chunk.usage) this.usage = chunk.usage;
    const choice = chunk.choices?.[0];
    if (!choice) return;
    const delta = choice.delta ?? {};
    if (delta.content) byId("text").append(delta.content);
    if (delta.refusal) byId("text").append(delta.refusal);
    const thought = delta.reasoning_content ?? delta.reasoning;
    if (thought) {
      byId("thinking-block").hidden = false;
      byId("thinking").append(thought);
    }
    for (const piece of delta.tool_calls ?? []) this.call(piece);
    if (choice.finish_reason) this.finish = choice.finish_reason;
  }

  call(piece) {
    const call = this.calls.get(piece.index) ?? { id: "", name: "", arguments: "" };
    call.id ||= piece.id ?? "";
    call.name ||= piece.function?.name ?? "";
    call.arguments += piece.function?.arguments ?? "";
    this.calls.set(piece.index, call);
    byId("calls-block").hidden = false;
    byId("calls").textContent = [...this.calls.values()].map((each) => `${each.name}(${each.arguments})  ${each.id}`).join("\n");
  }

  facts() {
    const counts = this.usage ? `, ${this.usage.prompt_tokens} tokens in, ${this.usage.completion_tokens} out` : "";
    return `Finish: ${this.finish ?? "none"}${counts}.`;
  }
}

async function read(response, answer) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let held = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const events = (held + value).split("\n\n");
    held = events.pop();
    for (const event of events) {
      const data = event.split("\n").filter((line) => line.startsWith("data:")).map((line) => line.slice(5).trimStart()).join("\n");
      if (data) answer.take(data);
    }
  }
}

export async function run(report) {
  const status = byId("run-status");
  const body = { ...chatForm(report), model: byId("model").value, stream: true, stream_options: { include_usage: true } };
  const answer = new Answer();
  controller = new AbortController();
  byId("run").disabled = true;
  byId("stop").disabled = false;
  status.className = "status";
  status.textContent = "The model answers.";
  try {
    const response = await fetch("v1/chat/completions", { method: "POST", headers: headers(), body: JSON.stringify(body), signal: controller.signal });
    if (!response.ok) {
      const told = await response.json().catch(() => null);
      throw new Error(`${response.status}: ${told?.error?.message ?? response.statusText}`);
    }
    await read(response, answer);
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
    byId("run").disabled = false;
    byId("run").focus();
  }
}
