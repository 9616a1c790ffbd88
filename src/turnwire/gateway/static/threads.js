// The page for threads: the list, one thread as it is stored, what waits for a decision, and what happens now.

import { byId, make, sendOnEnter, when } from "./parts/dom.js";
import { exactly } from "./parts/json-text.js";
import { givenKey, keyHeaders, onKey } from "./parts/key.js";
import { showWritten } from "./parts/markdown.js";
import { refused } from "./parts/refused.js";
import { entryItem, eventItem, fileItem, pendingItem, todoItem, usageText } from "./thread-entries.js";
import { follow } from "./thread-events.js";

const MOST_EVENTS = 300;
const UNTITLED = "New thread";
let chosen = null; // id of the thread that is shown
let view = null;
let live = ""; // what the model has said so far
let isDue = false; // it is drawn, in the next frame
let turn = 0; // grows with every choice: what comes late for an earlier one is not shown
let isBusy = false;
let isServed = true; // the list could be had

function showSend() {
  byId("send").disabled = isBusy || !isServed || Boolean(view?.pending.length);
}

const headers = () => ({ "content-type": "application/json", ...keyHeaders() });

async function ask(path, options = {}) {
  const { body, ...more } = options;
  const response = await fetch(`../agents/threads${path}`, { ...more, headers: headers(), ...(body && { method: "POST", body: JSON.stringify(body) }) }).catch((error) => {
    throw error instanceof TypeError ? new Error("the gateway does not answer") : error;
  });
  if (response.ok) return response;
  throw new Error(await refused(response, givenKey() !== ""));
}

const at = (id, rest = "") => `/${encodeURIComponent(id)}${rest}`;

function say(text, isBad = false) {
  byId("thread-status").textContent = text;
  byId("thread-status").classList.toggle("bad", isBad);
}

// The list

function row(thread) {
  const state = thread.outcome && thread.outcome !== thread.status ? `${thread.status}, ${thread.outcome}` : thread.status;
  const facts = make("span", { className: "soft" }, when(thread.updated_at ?? thread.created_at), ` · ${state}`);
  const button = make("button", { type: "button", title: thread.id }, make("span", {}, thread.title ?? UNTITLED), facts);
  button.dataset.id = thread.id;
  button.setAttribute("aria-current", String(thread.id === chosen));
  button.addEventListener("click", () => choose(thread.id));
  return make("li", {}, button);
}

async function list(after = null) {
  const status = byId("list-status");
  try {
    const { threads, next } = await (await ask(`?limit=50${after ? `&after=${encodeURIComponent(after)}` : ""}`)).json();
    if (!after) byId("list").replaceChildren();
    byId("list").append(...threads.map(row));
    byId("more").hidden = !next;
    byId("more").dataset.after = next ?? "";
    status.textContent = byId("list").childElementCount ? "" : "There are no threads yet.";
    status.classList.remove("bad");
    isServed = true;
  } catch (error) {
    status.textContent = error.message;
    status.classList.add("bad");
    isServed = false;
  }
  showSend();
}

// One thread

function showBranch() {
  const branch = view.context.branches.find(({ name }) => name === byId("branch").value) ?? view.context.branches[0];
  byId("branch-note").textContent = branch.parent ? `Goes on from ${branch.parent}${branch.fork_after ? ` behind entry ${branch.fork_after}` : ""}.` : "";
  byId("branches").hidden = view.context.branches.length < 2;
  byId("entries").replaceChildren(...(branch.entries ?? []).map(entryItem));
  byId("entries").scrollTop = byId("entries").scrollHeight;
}

function showState({ thread, pending }) {
  byId("thread-title").textContent = view?.context?.title ?? thread.title ?? UNTITLED;
  byId("pending-block").hidden = !pending.length;
  byId("pending").replaceChildren(...pending.map((entry) => pendingItem(entry, decide)));
  byId("todos").replaceChildren(...(thread.todos ?? []).map(todoItem));
  byId("files").replaceChildren(...(thread.files ?? []).map(fileItem));
  for (const id of ["todos", "files"]) byId(`${id}-block`).hidden = !byId(id).childElementCount;
  byId("usage").textContent = thread.totals ? usageText(thread.totals) : "Nothing was used yet.";
  byId("cancel").disabled = thread.status !== "running";
  showSend();
  const failed = thread.error ? `: ${thread.error.message}` : "";
  const ended = thread.outcome && thread.outcome !== thread.status ? `; its last run: ${thread.outcome}` : "";
  say(pending.length ? "It waits for your decision." : `It is ${thread.status}${ended}${failed}.`, thread.status === "failed");
}

async function refresh(mine) {
  const text = await (await ask(at(chosen, "?context=1"))).text();
  if (mine !== turn) return;
  // What is approved is what is shown: numbers in it stay as the model wrote them.
  const { context, pending } = exactly(text);
  view = { ...JSON.parse(text), context, pending };
  const { branches, active_branch: active } = view.context;
  byId("branch").replaceChildren(...branches.map(({ name }) => make("option", { value: name, selected: name === active }, name === active ? `${name} (active)` : name)));
  byId("stored-block").hidden = byId("tools").hidden = false;
  showBranch();
  showState(view);
}

function clear() {
  turn++;
  view = null;
  for (const id of ["entries", "events", "pending", "todos", "files"]) byId(id).replaceChildren();
  for (const id of ["stored-block", "tools", "pending-block", "live-block", "todos-block", "files-block", "events-block"]) byId(id).hidden = true;
  byId("delete").textContent = "Delete";
  showLive("");
  byId("usage").textContent = "Nothing was used yet.";
}

async function choose(id) {
  clear();
  chosen = id;
  const mine = turn;
  for (const each of byId("list").querySelectorAll("button")) each.setAttribute("aria-current", String(each.dataset.id === id));
  if (id === null) {
    byId("thread-title").textContent = "New thread";
    showSend();
    say("Say something to begin.");
    byId("say").focus();
    return;
  }
  try {
    await refresh(mine);
    await watch(mine, await ask(at(id, "/events")), view.thread.status === "running");
  } catch (error) {
    if (mine === turn) say(error.message, true);
  }
}

// What happens now

/** Show what the model has said so far, once in each frame. */
function showLive(text) {
  live = text;
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    showWritten(byId("live"), live, false);
    byId("live").scrollTop = byId("live").scrollHeight;
  });
}

function seen(mine, event) {
  if (mine !== turn) return;
  if (event.event === "chunk") {
    showLive(live + (event.chunk.text ?? event.chunk.thinking ?? ""));
    return;
  }
  const events = byId("events");
  events.append(eventItem(event));
  byId("events-block").hidden = false;
  while (events.childElementCount > MOST_EVENTS) events.firstElementChild.remove();
  events.scrollTop = events.scrollHeight;
  if (event.event === "round_started") showLive("");
  if (event.event === "run_started") byId("live-block").hidden = false;
}

async function watch(mine, response, isLive) {
  byId("live-block").hidden = !isLive;
  if (isLive) byId("cancel").disabled = false;
  await follow(response, (after) => ask(at(chosen, `/events?after=${after}`)), (event) => {
    if (chosen === null && mine === turn) chosen = event.thread_id; // a thread that was just made
    seen(mine, event);
  });
  if (mine !== turn) return;
  byId("live-block").hidden = true;
  showLive("");
}

async function work(path, body) {
  const mine = turn;
  isBusy = true;
  showSend();
  byId("pending-block").hidden = true;
  say("It works.");
  try {
    await watch(mine, await ask(path, { body: { ...body, stream: true } }), true);
  } catch (error) {
    if (mine === turn) say(error.message, true);
    return false;
  } finally {
    isBusy = false;
    if (chosen !== null && mine === turn) await refresh(mine).catch(() => {});
    await list();
  }
  return true;
}

async function decide(entry, decision, remember) {
  const one = { request_id: entry.id, hash: entry.data.approval.hash, decision, remember };
  await work(at(chosen, "/approvals"), { decisions: [one] });
  byId("say").focus();
}

sendOnEnter(byId("say"));
byId("say-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = byId("say").value;
  if (!text.trim() || isBusy) return;
  byId("say").value = "";
  const body = { messages: [{ role: "user", content: text }] };
  const path = chosen === null ? "" : at(chosen, "/messages");
  if (!(await work(path, body))) byId("say").value ||= text;
});
byId("branch").addEventListener("change", showBranch);
byId("new").addEventListener("click", () => choose(null));
byId("refresh").addEventListener("click", () => list());
byId("more").addEventListener("click", (event) => list(event.target.dataset.after));
onKey(() => list());
byId("cancel").addEventListener("click", () => ask(at(chosen, "/cancel"), { method: "POST" }).catch((error) => say(error.message, true)));
byId("delete").addEventListener("click", async (event) => {
  if (event.target.textContent === "Delete") {
    event.target.textContent = "Delete for good";
    return;
  }
  try {
    await ask(at(chosen), { method: "DELETE" });
    await choose(null);
    await list();
  } catch (error) {
    say(error.message, true);
  }
});
list().finally(() => document.querySelector("main").removeAttribute("aria-busy"));
