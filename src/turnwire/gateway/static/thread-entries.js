// The parts of a thread as elements: stored entries, pending calls, tasks, files, events. Text goes in as text.

import { counted, make, when } from "./parts/dom.js";
import { showWritten } from "./parts/markdown.js";

function textOf(content) {
  if (typeof content === "string") return content;
  return (content ?? []).map((part) => part.text ?? `[${part.type}]`).join("\n");
}

function callText(data) {
  const call = data.call ?? data.invalid_call ?? {};
  return `${call.name ?? "?"}(${JSON.stringify(call.arguments ?? call.raw_arguments ?? {})})`;
}

const worded = (value) => (value === undefined || value === null ? "none" : typeof value === "string" ? value : JSON.stringify(value));

// By type: [title, further facts, text].
const WORDS = {
  text: ({ role, model, content }) => [role, [model], textOf(content)],
  tool_request: (data) => ["call", [data.state, data.approval && `approval ${data.approval.state}`, data.server], callText(data)],
  tool_result: ({ result, is_truncated }) => ["result", [result.name, result.is_error && "failed", is_truncated && "cut"], result.text ?? JSON.stringify(result.value ?? "")],
  system_control: ({ control, old, new: now, decided_by, reason }) => ["control", [control, decided_by], `${worded(old)} → ${worded(now)}${reason ? `: ${reason}` : ""}`],
  file_reference: ({ path, status, start_line, end_line, content, problem }) => ["file", [status], `${path}${start_line ? `:${start_line}-${end_line ?? ""}` : ""}\n${content ?? problem?.message ?? ""}`.trim()],
  image: ({ source, state, used, text, problem }) => ["image", [source, state, used], text ?? problem?.message ?? ""],
  mcp_resource: ({ server, uri, state, text, problem }) => ["resource", [server, state], `${uri}\n${text ?? problem?.message ?? ""}`.trim()],
};

export function entryItem(entry) {
  const [title, facts, text] = WORDS[entry.type]?.(entry.data) ?? [entry.type, ["unknown here"], JSON.stringify(entry.data)];
  const failed = entry.data?.result?.is_error || entry.data?.problem;
  const head = make("div", { className: "head" }, make("strong", {}, title), ...facts.filter(Boolean).map((fact) => make("span", {}, fact)), when(entry.created_at));
  const isWritten = entry.type === "text" && entry.data.role === "assistant";
  const shown = make(isWritten ? "div" : "pre", isWritten ? { className: "words" } : {}, text);
  if (isWritten) showWritten(shown, text, true);
  return make("li", { className: `${entry.type} ${entry.data?.role ?? ""} ${failed ? "failed" : ""}` }, head, ...(text ? [shown] : []));
}

export function pendingItem(entry, decide) {
  const button = (words, className, decision, remember) => {
    const made = make("button", { type: "button", className }, words);
    made.addEventListener("click", () => decide(entry, decision, remember));
    return made;
  };
  return make(
    "li",
    { className: "call" },
    make("pre", {}, callText(entry.data)),
    make("p", { className: "soft" }, `${entry.data.server ? `Server ${entry.data.server}. ` : ""}Hash ${entry.data.approval.hash.slice(0, 12)}…`),
    button("Approve", "allow", "approve", false),
    button("Always in this thread", "", "approve", true),
    button("Deny", "", "deny", false),
  );
}

const MARKS = { open: "○", in_progress: "◐", done: "●", dropped: "×" };

export function todoItem({ text, status }) {
  return make("li", {}, `${MARKS[status] ?? "?"} ${text} `, make("span", { className: "soft" }, status.replace("_", " ")));
}

export function fileItem({ path, updated_at }) {
  return make("li", {}, make("code", {}, path), " ", make("span", { className: "soft" }, when(updated_at)));
}

export function eventItem(event) {
  const fact = event.name ?? event.outcome ?? event.approval?.state ?? event.notice?.code ?? (event.round === undefined ? "" : `round ${event.round}`);
  return make("li", {}, `${event.event_id} ${event.event.replace(/_/g, " ")} ${fact}`.trim());
}

export function usageText({ rounds, calls, prompt_tokens, completion_tokens, duration_ns }) {
  return `${counted(rounds, "round")}, ${counted(calls, "call")}, ${prompt_tokens} tokens in, ${completion_tokens} out, ${(duration_ns / 1e9).toFixed(1)} s.`;
}
