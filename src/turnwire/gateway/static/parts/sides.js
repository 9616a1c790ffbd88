// JSON texts side by side: what differs is marked, and every loss leads to its place on each side.

import { button, counted, make } from "./dom.js";
import { createEditor } from "./editor.js";
import { differenceMarks, placed } from "./compare.js";

/** @typedef {import("./editor.js").EditorMark} EditorMark */
/** @typedef {ReturnType<typeof createEditor>} Editor */
/** @typedef {import("./compare.js").Loss} Loss */

/** Most losses that are listed one by one. */
export const MOST_LOSSES = 300;

/** Where a loss stands on a side; offsets are found without another look at the text. @param {Loss} loss @param {number} side @returns {{from: number, to: number} | {path: string} | null} */
function spotOf(loss, side) {
  if (loss.spots) return loss.spots[side];
  const path = loss.places?.[side];
  return path === null || path === undefined ? null : { path };
}

/**
 * Mark differences and losses in editors that stand beside each other.
 * @param {Editor[]} editors
 * @param {{losses: Loss[], marks?: EditorMark[][], onLoss?: (index: number) => void}} options `marks` are those of differences, by side
 */
export function linkSides(editors, { losses, marks = [], onLoss }) {
  const show = (/** @type {number} */ index) => {
    editors.forEach((editor, side) => {
      const where = spotOf(losses[index], side);
      if (where) editor.reveal(where, { focus: false });
    });
    onLoss?.(index);
  };
  editors.forEach((editor, side) => {
    const lost = losses.flatMap((loss, index) => {
      const where = loss.places?.[side] ? spotOf(loss, side) : null;
      return where ? [{ ...where, kind: /** @type {const} */ ("lost"), title: `${loss.id}: ${loss.reason}`, onClick: () => show(index) }] : [];
    });
    editor.setMarks([...(marks[side] ?? []), ...lost]);
  });
  return { show };
}

/**
 * The losses as a list; each leads to its places.
 * @param {Loss[]} losses @param {(index: number) => void} show
 */
export function lossList(losses, show) {
  const list = make("ul", { className: "losses" });
  losses.slice(0, MOST_LOSSES).forEach((loss, index) => {
    const at = button(loss.at || "/", () => show(index), "link");
    at.setAttribute("aria-label", `${loss.id} at ${loss.at || "/"}: show it on each side`);
    list.append(make("li", {}, make("code", {}, at), ` ${loss.reason}: ${loss.action} (`, make("code", {}, loss.id), ")"));
  });
  if (losses.length > MOST_LOSSES) list.append(make("li", {}, `and ${counted(losses.length - MOST_LOSSES, "more loss", "more losses")}`));
  return list;
}

/**
 * Texts side by side in `parent`, read-only. Losses without `places` are placed by the text of `canonical`.
 * Differences between neighbours are marked where `compares`; `marked` are more marks, by side.
 * @param {HTMLElement} parent
 * @param {{sides: {label: string, text: string}[], losses?: Loss[], canonical?: string | null, compares?: boolean, marked?: EditorMark[][]}} options
 */
export function createSides(parent, { sides, losses = [], canonical = null, compares = true, marked = [] }) {
  const root = make("div", { className: "sides" });
  const list = make("div", {});
  parent.append(list, root);
  const editors = sides.map(({ label, text }) => {
    const figure = make("figure", {}, make("figcaption", {}, label));
    root.append(figure);
    return createEditor(figure, { label, text, readOnly: true });
  });
  const texts = sides.map((side) => side.text);
  const found = losses.every((loss) => loss.places) ? losses : placed(canonical, texts, losses);
  /** @type {EditorMark[][]} */
  const marks = sides.map((_, side) => marked[side] ?? []);
  if (compares) {
    for (let side = 1; side < sides.length; side += 1) {
      const pair = differenceMarks(texts[side - 1], texts[side]).marks;
      if (side === 1) marks[0] = pair[0];
      marks[side] = pair[1];
    }
  }
  const { show } = linkSides(editors, { losses: found.slice(0, MOST_LOSSES), marks });
  if (found.length) list.append(make("h3", {}, counted(found.length, "loss", "losses")), lossList(found, show));
  return {
    editors,
    show,
    destroy() {
      for (const editor of editors) editor.destroy();
      root.remove();
      list.remove();
    },
  };
}
