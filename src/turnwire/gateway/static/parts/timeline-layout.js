// Where events stand on a timeline, and which one is meant: pure.

/** @typedef {{at: number, label: string, data?: string, delta?: {of: string, text: string}, wrong?: string | boolean}} TimelineEvent `at` in milliseconds, or any number that grows; `delta` is what it adds to the answer; `wrong` says what is wrong with it */
/** @typedef {number[]} Run points of one lane, in order, that are one row */
/** @typedef {{label: string, events: TimelineEvent[]}} Lane */
/** @typedef {{lane: number, index: number, at: number}} Point */

/** What chunks add to an answer, in short: what it is of, and its text. @param {any[]} chunks @returns {{of: string, text: string} | undefined} */
export function deltaOf(chunks) {
  for (const of of ["text", "thinking", "refusal"]) {
    const text = chunks.map((chunk) => chunk[of] ?? "").join("");
    if (text) return { of, text };
  }
  const calls = chunks.flatMap((chunk) => chunk.tool_call_deltas ?? []);
  if (calls.length) return { of: "tool call", text: calls.map(({ name, arguments: piece }) => `${name ? `${name} ` : ""}${piece ?? ""}`).join("") };
  const finish = chunks.map((chunk) => chunk.raw_finish_reason ?? chunk.finish_reason).find(Boolean);
  return finish ? { of: "finish", text: finish } : undefined;
}

/** All events of all lanes in the order of time; at one time upper lanes come first. @param {Lane[]} lanes @returns {Point[]} */
export function inOrder(lanes) {
  const points = lanes.flatMap((lane, number) => lane.events.map((event, index) => ({ lane: number, index, at: event.at })));
  return points.sort((a, b) => a.at - b.at || a.lane - b.lane || a.index - b.index);
}

/** From times to distances. @param {Point[]} points in order @param {number} width @param {number} [edge] */
export function scale(points, width, edge = 10) {
  const first = points[0]?.at ?? 0;
  const span = (points.at(-1)?.at ?? 0) - first;
  const room = Math.max(1, width - 2 * edge);
  return { x: (/** @type {number} */ at) => (span ? edge + ((at - first) / span) * room : width / 2), at: (/** @type {number} */ x) => first + ((x - edge) / room) * span };
}

/** The point nearest to a time, in one lane where one is given. @param {Point[]} points in order @param {number} at @param {number} [lane] */
export function nearest(points, at, lane) {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (points[middle].at < at) low = middle + 1;
    else high = middle;
  }
  const fits = (/** @type {number} */ number) => points[number] && (lane === undefined || points[number].lane === lane);
  let before = low - 1;
  let after = low;
  while (before >= 0 && !fits(before)) before -= 1;
  while (after < points.length && !fits(after)) after += 1;
  if (!fits(before)) return fits(after) ? after : -1;
  if (!fits(after)) return before;
  return at - points[before].at <= points[after].at - at ? before : after;
}

/** The number in the first lane of the last event up to each point; -1 before any. @param {Point[]} points in order */
export function firstLaneAt(points) {
  let last = -1;
  return points.map((point) => (point.lane === 0 ? (last = point.index) : last));
}

/** Fewer events than this are no run. */
export const SHORTEST_RUN = 4;

/** The points as rows: where text, thoughts or a call come in many pieces, those of one lane are one row, whatever other lanes say meanwhile. @param {Lane[]} lanes @param {Point[]} points @param {boolean} isFolded @returns {Run[]} */
export function runs(lanes, points, isFolded) {
  /** @type {{of: string | undefined, points: Run}[]} */
  const found = [];
  /** @type {typeof found} */
  const latest = [];
  points.forEach(({ lane, index }, point) => {
    const { wrong, delta } = lanes[lane].events[index];
    const of = wrong || delta?.of === "finish" ? undefined : delta?.of;
    if (isFolded && of && latest[lane]?.of === of) latest[lane].points.push(point);
    else found.push((latest[lane] = { of, points: [point] }));
  });
  return found.flatMap(({ points: run }) => (run.length < SHORTEST_RUN ? run.map((point) => [point]) : [run])).sort((a, b) => a[0] - b[0]);
}

/** The row of a point. @param {Run[]} rows @param {number} point */
export const rowOf = (rows, point) => rows.findIndex((row) => row.includes(point));

/** The first point whose event is wrong; -1: none. @param {Lane[]} lanes @param {Point[]} points */
export const firstWrong = (lanes, points) => points.findIndex(({ lane, index }) => lanes[lane].events[index].wrong);
