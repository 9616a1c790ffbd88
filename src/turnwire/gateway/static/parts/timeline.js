// A stream as a timeline: lanes above each other, aligned in time, a cursor, and the state of the answer at it.

import { button, counted, make } from "./dom.js";
import { createList } from "./long-list.js";
import { firstLaneAt, firstWrong, inOrder, nearest, rowOf, runs, scale } from "./timeline-layout.js";

/** @typedef {import("./timeline-layout.js").Lane} Lane */
/** @typedef {import("./timeline-layout.js").Point} Point */

const LANE_HEIGHT = 34;
const HEAD = 16; // room for the name of a lane
const MOST_SHOWN = 200; // characters of a row
const ENOUGH = 60; // events whose text fills a row

/** @param {number} at @param {string} unit */
const timed = (at, unit) => (unit ? `${at.toFixed(1)} ${unit}` : String(at));

/**
 * A timeline in `parent`. `stateAt(i)` says what the answer is after event `i` of the first lane (-1: before any); it
 * gives a text, or a promise of one. `unit` stands behind a time: `ms`, or nothing where events are only counted.
 * @param {HTMLElement} parent
 * @param {{lanes: Lane[], stateAt: (index: number) => string | Promise<string>, unit?: string, label?: string, onMove?: (point: Point) => void}} options
 */
export function createTimeline(parent, { lanes, stateAt, unit = "", label = "Timeline", onMove }) {
  let current = lanes;
  /** @type {Point[]} */
  let points = [];
  /** @type {number[]} */
  let sources = [];
  let wrong = -1;
  let cursor = -1;
  let asked = 0;

  const canvas = make("canvas", { role: "slider", tabIndex: 0, "aria-label": `${label}: point in time`, "aria-valuemin": "0" });
  const strip = make("div", { className: "timeline-strip" }, canvas);
  const summary = make("span", { className: "soft" });
  const toWrong = button("To the first wrong event", () => move(wrong, true));
  const head = make("div", { className: "row" }, summary, toWrong);
  const beside = make("div", { className: "timeline-beside" });
  const left = make("div", {});
  const right = make("div", {});
  beside.append(left, right);
  const root = make("div", { className: "timeline" }, head, strip, beside);
  parent.append(root);
  const fold = make("input", { type: "checkbox", checked: true });
  const folding = make("label", {}, fold, "Fold runs");
  left.append(make("div", { className: "row timeline-head" }, make("h3", {}, "Events"), folding));
  /** @type {import("./timeline-layout.js").Run[]} */
  let rows = [];
  const eventAt = (/** @type {number} */ point) => current[points[point].lane].events[points[point].index];
  const wordsOf = (/** @type {import("./timeline-layout.js").TimelineEvent} */ event) => {
    if (event.wrong) return `✗ ${typeof event.wrong === "string" ? event.wrong : "wrong"} ${(event.data ?? "").slice(0, MOST_SHOWN)}`;
    return event.delta ? event.delta.text.slice(0, MOST_SHOWN) : (event.data ?? "").replace(/^event:.*\n/, "").slice(0, MOST_SHOWN);
  };
  const textOf = (/** @type {import("./timeline-layout.js").Run} */ run) =>
    run.slice(0, ENOUGH).map((point) => eventAt(point).delta?.text ?? "").join("").slice(0, MOST_SHOWN);
  const list = createList(left, {
    label: `${label}: events`,
    height: "20rem",
    row: (index) => {
      const run = rows[index];
      const { lane, at } = points[run[0]];
      const event = eventAt(run[0]);
      const count = run.length;
      const label = count > 1 ? `${count.toLocaleString("en")} × ${event.delta?.of}` : event.label;
      const text = make("span", { className: event.delta && !event.wrong ? "delta" : "" }, count > 1 ? textOf(run) : wordsOf(event));
      return [make("span", { className: "soft" }, timed(at, unit)), make("strong", {}, label), make("span", { className: "soft" }, current[lane].label), text];
    },
    isWrong: (index) => Boolean(eventAt(rows[index][0]).wrong),
    onChoose: (index) => move(rows[index][rows[index].length - 1], true, false),
  });
  const title = make("h3", {}, "Event");
  const why = make("p", { className: "status bad", hidden: true });
  const data = make("pre", { tabIndex: 0, role: "region", "aria-label": `${label}: the event at the cursor` });
  const state = make("pre", { tabIndex: 0, role: "region", "aria-label": `${label}: the answer at the cursor` });
  right.append(title, why, data, make("h3", {}, "The answer so far"), state);

  const colour = (/** @type {string} */ name) => getComputedStyle(root).getPropertyValue(name).trim();
  // A custom property keeps `light-dark(…)` as it is written; a real property is the colour that is seen.
  const probe = make("span", { hidden: true });
  root.append(probe);
  const seen = (/** @type {string} */ name) => {
    probe.style.color = colour(name);
    return getComputedStyle(probe).color;
  };

  function draw() {
    const width = strip.clientWidth;
    const height = current.length * (LANE_HEIGHT + HEAD) + 6;
    if (!width) return;
    const dots = devicePixelRatio || 1;
    canvas.width = Math.round(width * dots);
    canvas.height = Math.round(height * dots);
    strip.style.height = `${height}px`;
    const pen = canvas.getContext("2d");
    pen.scale(dots, dots);
    const [line, ink, accent, bad] = ["--edge", "--soft", "--accent", "--bad"].map(seen);
    const { x } = scale(points, width);
    pen.font = "12px system-ui, sans-serif";
    current.forEach((lane, number) => {
      const top = number * (LANE_HEIGHT + HEAD);
      pen.fillStyle = ink;
      pen.fillText(lane.label, 10, top + 13);
      pen.fillStyle = line;
      pen.fillRect(0, top + HEAD + LANE_HEIGHT / 2, width, 1);
    });
    // Of very many events one for each pixel is drawn; a wrong one always.
    const last = current.map(() => -9);
    for (const { lane, index, at } of points) {
      const event = current[lane].events[index];
      const left = x(at);
      if (!event.wrong && left - last[lane] < 1) continue;
      last[lane] = left;
      const top = lane * (LANE_HEIGHT + HEAD) + HEAD;
      pen.fillStyle = event.wrong ? bad : accent;
      if (event.wrong) pen.fillRect(left - 2, top + 1, 4, LANE_HEIGHT - 2);
      else pen.fillRect(left - 1, top + 8, 2, LANE_HEIGHT - 16);
    }
    if (cursor >= 0) {
      const { lane, at } = points[cursor];
      pen.fillStyle = ink;
      pen.fillRect(x(at) - 0.5, 0, 1, height);
      pen.strokeStyle = ink;
      pen.lineWidth = 2;
      pen.beginPath();
      pen.arc(x(at), lane * (LANE_HEIGHT + HEAD) + HEAD + LANE_HEIGHT / 2, 7, 0, 2 * Math.PI);
      pen.stroke();
    }
  }

  async function move(/** @type {number} */ to, isByPerson = false, movesList = true) {
    if (!points.length) return;
    cursor = Math.max(0, Math.min(points.length - 1, to));
    const { lane, index, at } = points[cursor];
    const event = current[lane].events[index];
    const words = `${current[lane].label}, ${timed(at, unit)}: ${event.label}`;
    canvas.setAttribute("aria-valuenow", String(cursor));
    canvas.setAttribute("aria-valuetext", words);
    title.textContent = words;
    why.hidden = !event.wrong;
    why.textContent = typeof event.wrong === "string" ? event.wrong : "This event is wrong.";
    data.textContent = event.data ?? "";
    if (movesList) list.choose(rowOf(rows, cursor));
    draw();
    if (isByPerson) onMove?.(points[cursor]);
    const number = (asked += 1);
    const text = await stateAt(sources[cursor]);
    if (number === asked) state.textContent = text || "Nothing yet.";
  }

  function listRows() {
    rows = runs(current, points, fold.checked);
    folding.hidden = !rows.some((run) => run.length > 1) && fold.checked;
    list.setCount(rows.length);
  }
  fold.addEventListener("change", () => {
    listRows();
    if (cursor >= 0) list.choose(rowOf(rows, cursor));
    list.redraw();
  });

  function setLanes(/** @type {Lane[]} */ next) {
    const stayed = points[cursor];
    current = next;
    points = inOrder(next);
    sources = firstLaneAt(points);
    wrong = firstWrong(next, points);
    toWrong.hidden = wrong < 0;
    const wrongs = next.reduce((sum, lane) => sum + lane.events.filter((event) => event.wrong).length, 0);
    summary.textContent = `${next.map((lane) => `${lane.label}: ${counted(lane.events.length, "event")}`).join(" · ")}${wrongs ? ` · ${counted(wrongs, "wrong event")}` : ""}`;
    canvas.setAttribute("aria-valuemax", String(Math.max(0, points.length - 1)));
    listRows();
    cursor = -1;
    if (!points.length) {
      data.textContent = state.textContent = "";
      draw();
      return;
    }
    const same = stayed ? points.findIndex((point) => point.lane === stayed.lane && point.index === stayed.index) : -1;
    move(same >= 0 ? same : wrong >= 0 ? wrong : points.length - 1);
  }

  canvas.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    const to = { ArrowRight: cursor + 1, ArrowUp: cursor + 1, ArrowLeft: cursor - 1, ArrowDown: cursor - 1, PageUp: cursor + 10, PageDown: cursor - 10, Home: 0, End: points.length - 1, w: wrong < 0 ? undefined : wrong }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(to, true);
  });
  const pointed = (/** @type {PointerEvent} */ event) => {
    const box = canvas.getBoundingClientRect();
    const lane = Math.max(0, Math.min(current.length - 1, Math.floor((event.clientY - box.top) / (LANE_HEIGHT + HEAD))));
    move(nearest(points, scale(points, box.width).at(event.clientX - box.left), lane), true);
  };
  canvas.addEventListener("pointerdown", pointed);
  canvas.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => event.buttons === 1 && pointed(event));
  const watched = new ResizeObserver(draw);
  watched.observe(strip);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", draw);
  addEventListener("turnwire-theme", draw);
  setLanes(lanes);

  return {
    element: root,
    setLanes,
    /** Move the cursor to an event. @param {number} lane @param {number} index */
    goTo: (lane, index) => move(points.findIndex((point) => point.lane === lane && point.index === index)),
    destroy() {
      watched.disconnect();
      dark.removeEventListener("change", draw);
      removeEventListener("turnwire-theme", draw);
      root.remove();
    },
  };
}
