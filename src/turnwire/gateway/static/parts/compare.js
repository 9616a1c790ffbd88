// What two texts have in common, as marks and places for editors: pure, so that a worker can do it.

import { Counterpart, differences, tree } from "./diff.js";
import { locate } from "./locate.js";

/** @typedef {import("./editor.js").EditorMark} EditorMark */
/** @typedef {{id: string, at: string, reason: string, action: string, places?: (string | null)[], spots?: ({from: number, to: number} | null)[]}} Loss `at`: pointer into the canonical text; `places` and `spots`: its pointer and its offsets on each side, null where nothing of it is there */

/**
 * Where each loss stands in each text, found by what stands at its place in the canonical text.
 * @param {string | null} canonical the canonical text
 * @param {string[]} texts
 * @param {Loss[]} losses
 * @returns {Loss[]}
 */
export function placed(canonical, texts, losses) {
  if (canonical === null || !losses.length) return losses;
  const nodes = tree(canonical);
  const known = texts.map((text) => (text === canonical ? null : new Counterpart(nodes, tree(text))));
  const found = losses.map((loss) => known.map((each) => (each === null ? loss.at : each.of(loss.at))));
  const spots = texts.map((text, side) => locate(text, found.flatMap((places) => places[side] ?? [])));
  return losses.map((loss, index) => ({
    ...loss,
    places: found[index],
    spots: found[index].map((path, side) => {
      const place = path === null ? undefined : spots[side].get(path);
      return place ? { from: place.start, to: place.end } : null;
    }),
  }));
}

/** Marks of the differences between two texts, for `linkSides`. @param {string} left @param {string} right @returns {{marks: EditorMark[][], more: boolean}} */
export function differenceMarks(left, right) {
  const found = differences(tree(left), tree(right));
  const words = { only: "stands on this side alone", renamed: "has another name on the other side" };
  const marks = [found.left, found.right].map((side) => side.map(({ start, end, kind }) => ({ from: start, to: end, kind, title: words[kind] })));
  return { marks, more: found.more };
}
