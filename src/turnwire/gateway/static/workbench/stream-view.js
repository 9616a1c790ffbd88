// A payload that is a stream, as a timeline: its events, and below them those of another dialect.

import { byId, make } from "../parts/dom.js";
import { createTimeline } from "../parts/timeline.js";
import { chosenForm } from "./forms.js";
import { stateAt, written } from "./report.js";

/** @typedef {import("./report.js").Summary} Summary */

/** @type {Summary | null} */
let report = null;
/** @type {ReturnType<typeof createTimeline> | null} */
let timeline = null;

/** The timeline of a payload that is a stream. @param {Summary | null} next @param {ReturnType<typeof import("../parts/editor.js").createEditor>} editor */
export function showStream(next, editor) {
  report = next;
  const events = report?.events ?? null;
  byId("stream-block").hidden = !events;
  timeline?.destroy();
  timeline = null;
  if (!events || !report) return;
  listBeside();
  let start = 0;
  const text = editor.text();
  const offsets = events.map((event) => {
    const from = text.indexOf(event.data, start);
    if (from >= 0) start = from + event.data.length;
    return { from: Math.max(0, from), to: start };
  });
  timeline = createTimeline(byId("stream"), {
    lanes: [{ label: report.dialect ?? "stream", events }],
    label: "The stream",
    stateAt: (index) => (index < 0 ? "" : stateAt(index)),
    onMove: ({ lane, index }) => lane === 0 && offsets[index].to > offsets[index].from && editor.reveal(offsets[index], { focus: false }),
  });
  showLanes();
}

/** The dialects whose events can be shown below the stream. */
export function listBeside() {
  if (!report?.events) return;
  const { value } = byId("beside");
  const forms = report.forms.filter(({ name, isEmpty, isPending }) => name !== "canonical" && !isEmpty && !isPending);
  byId("beside").replaceChildren(make("option", { value: "" }, "nothing"), ...forms.map(({ name }) => make("option", { value: name }, name)));
  const wanted = [value, chosenForm()].find((name) => forms.some((form) => form.name === name)) ?? "";
  byId("beside").value = wanted;
  if (wanted !== value) showLanes();
}

/** The events of the stream, and below them those of the chosen dialect. */
export async function showLanes() {
  const name = byId("beside").value;
  if (!timeline || !report?.events) return;
  const of = report;
  const lanes = [{ label: report.dialect ?? "stream", events: report.events }];
  if (name) lanes.push({ label: name, events: await written(name) });
  if (of === report) timeline?.setLanes(lanes);
}

/** Show the events of a dialect below the stream. @param {string} name */
export function showBeside(name) {
  if (!timeline || byId("beside").value === name || ![...byId("beside").options].some((/** @type {any} */ each) => each.value === name)) return;
  byId("beside").value = name;
  showLanes();
}
