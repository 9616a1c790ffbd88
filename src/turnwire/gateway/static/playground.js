// The page: what is typed, pasted or dropped is inspected by the gateway, and shown where it stands.

import { byId, counted, make } from "./dom.js";
import { choose, showForms } from "./forms.js";
import { lineOf, lineStarts, nearest, places } from "./locate.js";
import { canRun, headers, run, runnable, stop } from "./run.js";
import { showVerdict } from "./verdict.js";

const payload = byId("payload");
const PAUSE_MS = 250;
let report = null;
let isStale = false; // something was typed since
let timer = 0;
let latest = 0;

function say(text, isBad = false) {
  byId("detected").textContent = text;
  byId("detected").classList.toggle("bad", isBad);
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function inspect() {
  const text = payload.value;
  const number = ++latest;
  if (!text.trim()) {
    show(null);
    say("Nothing yet.");
    return;
  }
  const question = { text, dialect: byId("dialect").value || undefined, kind: byId("kind").value || undefined };
  try {
    const response = await fetch("playground/inspect", { method: "POST", headers: headers(), body: JSON.stringify(question) });
    const answer = await response.json();
    if (number !== latest) return; // something newer was typed meanwhile
    if (!response.ok) throw new Error(answer.error?.message ?? response.statusText);
    show({ ...answer, parsed: parsed(text) });
  } catch (error) {
    if (number !== latest) return;
    show(null);
    say(`This could not be inspected: ${error.message}`, true);
  }
}

function soon() {
  isStale = true;
  showRun();
  clearTimeout(timer);
  timer = setTimeout(inspect, PAUSE_MS);
}

function show(next) {
  report = next;
  isStale = false;
  showProblems();
  showForms(report);
  showVerdict(report, choose);
  byId("intro").hidden = payload.value !== "";
  showRun();
  if (!report) return;
  if (byId("stop").disabled) {
    byId("run-status").className = "status";
    byId("run-status").textContent = runnable(report) ? "This request can be run." : "Only a request without problems can be run.";
  }
  const { detected, problems } = report;
  const what = report.dialect && report.kind ? `${report.dialect} ${report.kind}` : "No known payload";
  const where = detected ? ` (${detected.definition})` : "";
  say(`${what}${where}: ${problems.length ? counted(problems.length, "problem") : "valid"}.`, problems.length > 0);
}

function showRun() {
  byId("run").disabled = isStale || !canRun(report);
  const target = runnable(report);
  byId("run").textContent = target ? `Run as ${target.dialect}, streamed` : "Run, streamed";
}

// The place of a problem in the text, and its line.
function placed(text, starts, found, problem) {
  if (problem.line === undefined) {
    const place = nearest(found, problem.path) ?? { start: 0, end: 0 };
    return { ...place, line: lineOf(starts, place.start) };
  }
  const line = Math.min(problem.line, starts.length) - 1;
  const start = starts[line];
  const end = starts[line + 1] === undefined ? text.length : starts[line + 1] - 1;
  const brace = text.slice(start, end).search(/[[{]/);
  const inner = brace < 0 ? undefined : nearest(places(text.slice(start + brace, end)), problem.path);
  return inner ? { start: start + brace + inner.start, end: start + brace + inner.end, line } : { start, end, line };
}

function showProblems() {
  const list = byId("problems");
  const listing = byId("listing");
  const problems = report?.problems ?? [];
  list.replaceChildren();
  listing.replaceChildren();
  listing.hidden = problems.length === 0;
  if (!report) return;
  if (!problems.length) {
    list.append(make("li", {}, "No problem was found."));
    return;
  }
  const text = payload.value;
  const starts = lineStarts(text);
  const found = places(text);
  const byLine = new Map();
  for (const problem of problems) {
    const place = placed(text, starts, found, problem);
    const name = `${problem.line === undefined ? "" : `line ${problem.line} `}${problem.path || "/"}`;
    const button = make("button", { type: "button" }, `${name}: ${problem.message}`);
    button.addEventListener("click", () => {
      payload.focus();
      payload.setSelectionRange(place.start, place.end);
    });
    list.append(make("li", {}, button));
    byLine.set(place.line, [...(byLine.get(place.line) ?? []), `${problem.path || "/"}: ${problem.message}`]);
  }
  text.split("\n").forEach((line, number) => {
    const why = byLine.get(number);
    const item = make("li", { className: why ? "broken" : "" }, line || " ");
    for (const each of why ?? []) item.append(make("span", { className: "why" }, each));
    listing.append(item);
  });
}

function put(text) {
  payload.value = text;
  inspect();
}

async function open(files) {
  if (files.length) put(await files[0].text());
}

async function listModels() {
  const list = byId("models");
  try {
    const response = await fetch("playground/providers", { headers: headers() });
    const { providers, aliases } = await response.json();
    const named = [...aliases.map((name) => [name, "alias"])];
    for (const provider of providers) named.push(...provider.models.map((name) => [name, provider.available ? "available" : "not available"]));
    list.replaceChildren(...named.map(([value, label]) => make("option", { value, label: `${value} (${label})` })));
    const first = providers.flatMap((provider) => (provider.available ? provider.models : []))[0] ?? named[0]?.[0];
    byId("model").value ||= first ?? "";
  } catch {
    byId("run-status").textContent = "The providers could not be listed; give the key.";
  }
  showRun();
}

let examples = [];

async function listExamples() {
  const response = await fetch("static/examples.json");
  examples = await response.json();
  for (const { name } of examples) byId("example").append(make("option", { value: name }, name));
}

const DIALECTS = ["canonical", "ollama", "openai-chat", "vllm", "llamacpp", "groq", "ollama-v1", "openai-responses", "anthropic", "anthropic-2026-10-21", "gemini", "gemini-interactions"];
for (const name of DIALECTS) byId("dialect").append(make("option", {}, name));

payload.addEventListener("input", soon);
for (const id of ["dialect", "kind"]) byId(id).addEventListener("change", inspect);
byId("example").addEventListener("change", (event) => {
  const chosen = examples.find(({ name }) => name === event.target.value)?.payload;
  if (chosen) put(typeof chosen === "string" ? chosen : JSON.stringify(chosen, null, 2));
});
byId("clear").addEventListener("click", () => {
  byId("example").value = byId("dialect").value = byId("kind").value = "";
  put("");
  payload.focus();
});
byId("file").addEventListener("change", (event) => open(event.target.files));
for (const name of ["dragenter", "dragover"]) {
  payload.addEventListener(name, (event) => {
    event.preventDefault();
    payload.classList.add("dropping");
  });
}
for (const name of ["dragleave", "drop"]) payload.addEventListener(name, () => payload.classList.remove("dropping"));
payload.addEventListener("drop", (event) => {
  if (!event.dataTransfer.files.length) return;
  event.preventDefault();
  open(event.dataTransfer.files);
});
byId("run-form").addEventListener("submit", (event) => {
  event.preventDefault();
  if (!isStale && canRun(report)) run(report, showRun);
});
byId("stop").addEventListener("click", stop);
byId("key").addEventListener("change", listModels);
byId("model").addEventListener("input", showRun);
listModels();
listExamples();
