// What of one JSON text stands in another, whatever the names are there, and where a loss stands in either.

import { locate, pointerOf, tree } from "./locate.js";

/** @typedef {import("./locate.js").TreeNode} TreeNode */
/** @typedef {{start: number, end: number, kind: "only" | "renamed"}} Mark */

export const MOST_MARKS = 2000;
const MOST_LOOKED_AT = 60;
// These stand everywhere: without the same name they say nothing.
const PLAIN = new Set(["true", "false", "null", '""', "{}", "[]", "0", "1"]);

/** @param {TreeNode} node */
const valueOf = (node) => (/** @type {string} */ (node.raw).includes("\\") ? JSON.stringify(JSON.parse(/** @type {string} */ (node.raw))) : /** @type {string} */ (node.raw));

/** @param {TreeNode[] | null} nodes */
const leavesOf = (nodes) => (nodes ?? []).filter((node) => node.raw !== null);

/** @param {TreeNode[]} leaves @param {(leaf: TreeNode) => string} nameOf */
function counts(leaves, nameOf) {
  /** @type {Map<string, TreeNode[]>} */
  const found = new Map();
  for (const leaf of leaves) {
    const name = nameOf(leaf);
    const held = found.get(name);
    if (held) held.push(leaf);
    else found.set(name, [leaf]);
  }
  return found;
}

/** Pair leaves by name; what has no pair is left over. @param {TreeNode[]} left @param {TreeNode[]} right @param {(leaf: TreeNode) => string} nameOf */
function paired(left, right, nameOf) {
  const known = counts(left, nameOf);
  const used = new Map();
  /** @type {[TreeNode, TreeNode][]} */
  const pairs = [];
  const over = [];
  for (const leaf of right) {
    const name = nameOf(leaf);
    const at = used.get(name) ?? 0;
    const partner = known.get(name)?.[at];
    if (partner) {
      pairs.push([partner, leaf]);
      used.set(name, at + 1);
    } else over.push(leaf);
  }
  const rest = [...known].flatMap(([name, held]) => held.slice(used.get(name) ?? 0));
  return { pairs, left: rest, right: over };
}

/** @param {TreeNode} leaf @param {Mark["kind"]} kind @returns {Mark} */
const marked = (leaf, kind) => ({ start: leaf.keyStart, end: leaf.end, kind });

/**
 * What differs between two JSON texts: values that only one of them has, and values that have another name there.
 * @param {TreeNode[] | null} left @param {TreeNode[] | null} right
 * @returns {{left: Mark[], right: Mark[], more: boolean}} at most `MOST_MARKS` each, in the order of the text
 */
export function differences(left, right) {
  if (!left || !right) return { left: [], right: [], more: false };
  const named = paired(leavesOf(left), leavesOf(right), (leaf) => `${/^\d+$/.test(leaf.key) ? "" : leaf.key}\n${valueOf(leaf)}`);
  const isPlain = (/** @type {TreeNode} */ leaf) => PLAIN.has(/** @type {string} */ (leaf.raw));
  const valued = paired(named.left.filter((leaf) => !isPlain(leaf)), named.right.filter((leaf) => !isPlain(leaf)), valueOf);
  const sides = [0, 1].map((side) => {
    const renamed = valued.pairs.map((pair) => marked(pair[side], "renamed"));
    const plain = (side ? named.right : named.left).filter(isPlain);
    const only = [...(side ? valued.right : valued.left), ...plain].map((leaf) => marked(leaf, "only"));
    return [...renamed, ...only].sort((a, b) => a.start - b.start);
  });
  return { left: sides[0].slice(0, MOST_MARKS), right: sides[1].slice(0, MOST_MARKS), more: sides.some((side) => side.length > MOST_MARKS) };
}

/** Finds the places of canonical pointers in another text that says the same in other words. */
export class Counterpart {
  /** @param {TreeNode[] | null} canonical @param {TreeNode[] | null} nodes */
  constructor(canonical, nodes) {
    this.canonical = canonical ?? [];
    this.root = nodes?.[0] ?? null;
    this.known = counts(leavesOf(nodes), valueOf);
    this.byPointer = new Map(this.canonical.map((node) => [pointerOf(node), node]));
    this.numbers = new Map(this.canonical.map((node, number) => [node, number]));
  }

  /**
   * The pointer of what stands at `at` in the canonical text, by the values that stand there; else of the nearest thing
   * around it that is there. Null: nothing of it is.
   * @param {string} at
   */
  of(at) {
    let node = this.byPointer.get(at);
    for (let pointer = at; !node && pointer; ) {
      pointer = pointer.slice(0, pointer.lastIndexOf("/"));
      node = this.byPointer.get(pointer);
    }
    for (; node?.parent; node = node.parent) {
      const found = this.around(node);
      if (found) return pointerOf(found);
    }
    return null;
  }

  /** What holds the values of a canonical node, where something narrower than the whole does. @param {TreeNode} node */
  around(node) {
    /** @type {TreeNode | null} */
    let found = null;
    const first = this.numbers.get(node) ?? 0;
    for (let number = first; number < first + MOST_LOOKED_AT && this.canonical[number]?.start < node.end; number += 1) {
      const leaf = this.canonical[number];
      if (leaf.raw === null || PLAIN.has(leaf.raw)) continue;
      const known = this.known.get(valueOf(leaf)) ?? [];
      const same = known.find((each) => each.key === leaf.key) ?? (known.length === 1 ? known[0] : undefined);
      if (!same) continue;
      found = found ? common(found, same) : same;
    }
    return found === this.root ? null : found;
  }
}

/** The innermost node that holds both. @param {TreeNode} one @param {TreeNode} other */
function common(one, other) {
  /** @type {TreeNode | null} */
  let at = one;
  while (at && !(at.start <= other.start && at.end >= other.end)) at = at.parent;
  return /** @type {TreeNode} */ (at);
}

export { locate, tree };
