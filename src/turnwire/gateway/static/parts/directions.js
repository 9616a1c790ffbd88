// Strings from right to left in the editor: each is written on its own, between its quotes. Otherwise a quote, a comma or
// the next string counts as part of a text in Hebrew or Arabic, and stands on its wrong side.

import { Decoration, EditorView, Prec, ViewPlugin, syntaxTree } from "../vendor/codemirror.js";

/** What is written from right to left, and the signs that make it so. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Nodes that are strings, in JSON and in streams. */
const STRINGS = new Set(["String", "PropertyName", "string", "propertyName"]);
/** Its first letter says the direction, and the cursor moves as what is drawn. */
const isolated = Decoration.mark({ class: "tw-isolated", inclusive: true, attributes: { dir: "auto" }, bidiIsolate: null });

/** What is drawn of such strings. @param {EditorView} view */
function isolatedIn(view) {
  const { state } = view;
  const has = (/** @type {number} */ from, /** @type {number} */ to) => RIGHT_TO_LEFT.test(state.sliceDoc(from, to));
  /** @type {Map<number, import("@codemirror/state").Range<Decoration>>} */
  const found = new Map();
  for (const { from, to } of view.visibleRanges) {
    if (!has(from, to)) continue;
    syntaxTree(state).iterate({
      from, to,
      enter(node) {
        if (!STRINGS.has(node.name) || node.from === node.to) return;
        // Only what is in sight is looked at: a string may be megabytes long.
        if (has(Math.max(node.from, from), Math.min(node.to, to))) found.set(node.from, isolated.range(node.from, node.to));
      },
    });
  }
  return Decoration.set([...found.values()], true);
}

const isolates = ViewPlugin.fromClass(
  class {
    /** @param {EditorView} view */
    constructor(view) {
      this.tree = syntaxTree(view.state);
      this.drawn = isolatedIn(view);
    }

    /** @param {import("@codemirror/view").ViewUpdate} update */
    update(update) {
      const tree = syntaxTree(update.state);
      if (!update.docChanged && !update.viewportChanged && tree === this.tree) return;
      this.tree = tree;
      this.drawn = isolatedIn(update.view);
    }
  },
  {
    provide(plugin) {
      const drawn = (/** @type {EditorView} */ view) => view.plugin(plugin)?.drawn ?? Decoration.none;
      // Around every other mark: one that ends within a string would cut it into pieces with directions of their own.
      return [EditorView.outerDecorations.of(drawn), Prec.lowest(EditorView.bidiIsolatedRanges.of(drawn))];
    },
  },
);

/** Each string in its own direction, drawn and moved through. */
export const ownDirections = [isolates, EditorView.baseTheme({ ".tw-isolated": { unicodeBidi: "isolate" } })];
