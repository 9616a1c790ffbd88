// The editor: JSON and streams with highlighting, folding, search, problems and marks at their place. It stands in a
// shadow root, where CodeMirror adopts its style sheets: the page's policy allows no style element.

import {
  Annotation, Compartment, Decoration, EditorSelection, EditorState, EditorView, HighlightStyle, StateEffect, StateField, StreamLanguage,
  bracketMatching, codeFolding, defaultKeymap, drawSelection, foldGutter, foldKeymap, highlightActiveLine,
  highlightActiveLineGutter, highlightSelectionMatches, history, historyKeymap, indentUnit, json, keymap, lineNumbers, lintGutter,
  lintKeymap, openSearchPanel, placeholder as placeholderOf, search, searchKeymap, setDiagnostics, syntaxHighlighting, tags,
} from "../vendor/codemirror.js";
import { ownDirections } from "./directions.js";
import { make } from "./dom.js";
import { placesOf } from "./locate.js";

/** @typedef {{path: string, message: string, line?: number, from?: number, to?: number}} Problem offsets where they are known, else the pointer, in a stream within its line (from 1) */
/** @typedef {{path?: string, from?: number, to?: number, kind: "lost" | "only" | "renamed" | "wrong", title?: string, onClick?: () => void}} EditorMark */

/** Longest line that is wrapped; longer ones are scrolled, for measuring them takes long. */
const LONGEST_WRAPPED = 4000;
const MOST_WRAPPED = 1_000_000;
/** Longest line that is coloured: a line is read to its end before any of it is drawn, which keeps the page busy. */
const LONGEST_COLOURED = 100_000;
/** Lines of one mark that are drawn. */
const MOST_LINES = 200;

const look = EditorView.theme({
  "&": { height: "100%", color: "var(--ink)", backgroundColor: "var(--panel)", fontSize: "var(--sm)" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.5" },
  ".cm-content": { caretColor: "var(--accent)", padding: ".4rem 0" },
  ".cm-cursor": { borderLeftColor: "var(--accent)", borderLeftWidth: "2px" },
  ".cm-gutters": { backgroundColor: "var(--sunken)", color: "var(--soft)", border: "none", borderRight: "1px solid var(--line)" },
  ".cm-activeLine": { backgroundColor: "transparent" },
  "&.cm-focused .cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--accent) 6%, transparent)" },
  ".cm-activeLineGutter": { backgroundColor: "transparent", color: "var(--ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "color-mix(in srgb, var(--accent) 25%, transparent) !important" },
  ".cm-selectionMatch": { backgroundColor: "color-mix(in srgb, var(--accent) 14%, transparent)" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--accent-ground)", outline: "1px solid var(--accent)" },
  ".cm-foldPlaceholder": { backgroundColor: "var(--accent-ground)", color: "var(--accent)", border: "1px solid var(--accent)", padding: "0 .4em" },
  ".cm-panels": { backgroundColor: "var(--sunken)", color: "var(--ink)", borderColor: "var(--line)" },
  ".cm-panel input, .cm-panel button": { font: "inherit", color: "var(--ink)", backgroundColor: "var(--panel)", backgroundImage: "none", border: "1px solid var(--edge)", borderRadius: "var(--round)" },
  ".cm-searchMatch": { backgroundColor: "var(--lost-ground)", outline: "1px solid var(--lost)" },
  ".cm-searchMatch-selected": { backgroundColor: "var(--accent-ground)", outline: "2px solid var(--accent)" },
  ".cm-tooltip": { backgroundColor: "var(--panel)", color: "var(--ink)", border: "1px solid var(--edge)", borderRadius: "var(--round)" },
  ".cm-diagnostic": { borderLeft: "3px solid var(--bad)", padding: ".3rem .6rem", fontFamily: "system-ui, sans-serif", maxWidth: "40rem", whiteSpace: "pre-wrap" },
  ".cm-placeholder": { color: "var(--soft)", fontFamily: "system-ui, sans-serif", whiteSpace: "pre-wrap" },
  ".tw-lost": { backgroundColor: "var(--lost-ground)", boxShadow: "inset 0 -2px var(--lost)", cursor: "pointer" },
  ".tw-lost-line": { boxShadow: "inset 3px 0 var(--lost)", cursor: "pointer" },
  ".tw-wrong-line": { boxShadow: "inset 3px 0 var(--bad)" },
  ".tw-only": { backgroundColor: "color-mix(in srgb, var(--accent) 14%, transparent)" },
  ".tw-renamed": { boxShadow: "inset 0 -1px var(--edge)" },
  ".tw-wrong": { backgroundColor: "var(--bad-ground)", boxShadow: "inset 0 -2px var(--bad)" },
  "@media (forced-colors: active)": {
    ".tw-lost, .tw-wrong": { textDecoration: "underline double" },
    ".tw-lost-line, .tw-wrong-line": { borderLeft: "3px double" },
    ".tw-only": { textDecoration: "underline dotted" },
    ".tw-renamed": { textDecoration: "underline" },
  },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--key)" },
  { tag: tags.string, color: "var(--text-value)" },
  { tag: tags.number, color: "var(--number-value)" },
  { tag: [tags.bool, tags.null, tags.keyword], color: "var(--word-value)" },
  { tag: [tags.meta, tags.comment], color: "var(--soft)", fontWeight: "600" },
]);

// Server-sent events and lines of JSON: the names of fields, and JSON after them.
const stream = StreamLanguage.define({
  name: "stream",
  token(line) {
    if (line.sol() && line.match(/^(data|event|id|retry)(?=:)|^:.*/)) return "meta";
    if (line.match(/^"(?:[^"\\]|\\.)*"?/)) return line.match(/^\s*:/, false) ? "propertyName" : "string";
    if (line.match(/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/)) return "number";
    if (line.match(/^(?:true|false|null|\[DONE\])\b/)) return "keyword";
    if (!line.match(/^[\s{}[\],:]+/)) line.next();
    return null;
  },
});

const byProgram = Annotation.define();
/** @type {import("@codemirror/state").StateEffectType<import("@codemirror/view").DecorationSet>} */
const addMarks = StateEffect.define();
const marks = StateField.define({
  create: () => Decoration.none,
  update(held, transaction) {
    let found = held.map(transaction.changes);
    for (const effect of transaction.effects) if (effect.is(addMarks)) found = effect.value;
    return found;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Whether a text is one value of JSON, by its first character. @param {string} text */
const looksLikeJson = (text) => /^[\s\ufeff]*[{[]/.test(text.slice(0, 200));

/** Whether no line is longer than some number of characters. @param {string} text @param {number} longest */
function hasShortLines(text, longest) {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf("\n", at);
    if ((end === -1 ? text.length : end) - at > longest) return false;
    if (end === -1) break;
    at = end + 1;
  }
  return true;
}

/** @param {string} text */
const wraps = (text) => text.length <= MOST_WRAPPED && hasShortLines(text, LONGEST_WRAPPED);

/** @param {string} text */
const languageOf = (text) => (hasShortLines(text, LONGEST_COLOURED) ? (looksLikeJson(text) ? json() : stream) : []);

/**
 * An editor in `parent`. `onChange` is called after every change by a person, `onRun` at Ctrl+Enter.
 * @param {HTMLElement} parent
 * @param {{label: string, readOnly?: boolean, placeholder?: string, onChange?: (how: {isPasted: boolean, isWhole: boolean}) => void, onRun?: () => void, text?: string}} options
 */
export function createEditor(parent, { label, readOnly = false, placeholder = "", onChange, onRun, text = "" }) {
  const host = make("div", { className: "editor" });
  parent.append(host);
  const root = host.attachShadow({ mode: "open" });
  const language = new Compartment();
  const wrapping = new Compartment();
  let isJsonNow = looksLikeJson(text);
  let isColoured = true;
  /** @type {Map<number, EditorMark>} */
  let clickable = new Map();

  const fitted = (/** @type {string} */ next) => {
    isJsonNow = looksLikeJson(next);
    isColoured = hasShortLines(next, LONGEST_COLOURED);
    return [language.reconfigure(languageOf(next)), wrapping.reconfigure(wraps(next) ? EditorView.lineWrapping : [])];
  };
  // What an input replaces: the editor's own selection knows lines that are not drawn, the browser's is never late.
  const overLines = (/** @type {InputEvent} */ event) => {
    const { main } = view.state.selection;
    const [range] = event.getTargetRanges();
    if (!main.empty || !range) return main;
    return { from: view.posAtDOM(range.startContainer, range.startOffset), to: view.posAtDOM(range.endContainer, range.endOffset) };
  };
  const view = new EditorView({
    parent: /** @type {any} */ (root),
    root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(), foldGutter(), codeFolding(), lintGutter(), history(), drawSelection(), bracketMatching(),
        highlightActiveLine(), highlightActiveLineGutter(), highlightSelectionMatches(), indentUnit.of("  "),
        search({ top: true }), syntaxHighlighting(colours), look, marks, ownDirections,
        language.of(languageOf(text)),
        wrapping.of(wraps(text) ? EditorView.lineWrapping : []),
        // What is pasted decides at once how it is read: a long line that is wrapped first takes seconds to measure.
        EditorState.transactionExtender.of((transaction) => {
          if (!transaction.docChanged || transaction.annotation(byProgram)) return null;
          let inserted = 0;
          transaction.changes.iterChanges((from, to, start, end) => (inserted += end - start));
          return inserted > LONGEST_WRAPPED ? { effects: fitted(transaction.newDoc.toString()) } : null;
        }),
        EditorState.readOnly.of(readOnly),
        EditorState.tabSize.of(2),
        placeholder ? placeholderOf(placeholder) : [],
        EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0", spellcheck: "false", autocapitalize: "off", ...(readOnly && { "aria-readonly": "true" }) }),
        keymap.of([
          { key: "Mod-Enter", run: () => (onRun?.(), Boolean(onRun)) },
          ...searchKeymap, ...foldKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap.filter(({ key }) => key !== "Mod-Enter"),
        ]),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged || update.transactions.every((each) => each.annotation(byProgram))) return;
          const first = update.state.sliceDoc(0, 200);
          if (looksLikeJson(first) !== isJsonNow || (!isColoured && update.state.doc.length < LONGEST_COLOURED)) queueMicrotask(() => view.dispatch({ effects: fitted(view.state.doc.toString()) }));
          const isPasted = update.transactions.some((each) => each.isUserEvent("input.paste") || each.isUserEvent("input.drop"));
          let kept = 0;
          update.changes.iterGaps((from, to, length) => (kept += length));
          onChange?.({ isPasted, isWhole: kept === 0 });
        }),
        EditorView.domEventHandlers({
          // Where text is typed over several lines, Chrome joins them with a style attribute, which the policy blocks and
          // the console reports.
          beforeinput(event) {
            if (event.inputType !== "insertText" || event.data === null || view.composing || readOnly) return false;
            const { from, to } = overLines(event);
            if (view.state.doc.lineAt(from).to >= to) return false;
            event.preventDefault();
            const insert = event.data;
            view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length }, userEvent: "input.type", scrollIntoView: true });
            return true;
          },
          click(event) {
            const element = /** @type {HTMLElement} */ (event.target).closest?.("[data-mark]");
            const mark = element && clickable.get(Number(/** @type {HTMLElement} */ (element).dataset.mark));
            mark?.onClick?.();
          },
        }),
      ],
    }),
  });

  /** @param {{path?: string, line?: number, from?: number, to?: number}[]} items @returns {{start: number, end: number}[]} */
  const placed = (items) => {
    const length = view.state.doc.length;
    const unknown = items.filter((each) => each.from === undefined);
    const found = unknown.length ? placesOf(view.state.doc.toString(), unknown.map((each) => ({ path: each.path ?? "", line: each.line }))) : [];
    let next = 0;
    return items.map((each) => {
      const place = each.from === undefined ? found[next++] : { start: each.from, end: each.to ?? each.from };
      return { start: Math.min(place.start, length), end: Math.min(Math.max(place.end, place.start), length) };
    });
  };

  return {
    /** The element, for its size and for drops. */
    host,
    /** The text. */
    text: () => view.state.doc.toString(),
    /** Put another text in its place; `onChange` is not called. @param {string} next */
    setText(next) {
      clickable = new Map();
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        selection: { anchor: 0 },
        effects: [...fitted(next), addMarks.of(Decoration.none)],
        annotations: byProgram.of(true),
        scrollIntoView: false,
      });
      view.dispatch(setDiagnostics(view.state, []));
      view.scrollDOM.scrollTop = view.scrollDOM.scrollLeft = 0;
    },
    /** Show problems at their places. @param {Problem[]} problems */
    setProblems(problems) {
      const places = placed(problems);
      const diagnostics = problems.map((each, index) => {
        const { start, end } = places[index];
        // What is wrong with the whole is shown at its first line.
        const to = each.path === "" ? Math.min(end, view.state.doc.lineAt(start).to) : end;
        return { from: start, to, severity: /** @type {const} */ ("error"), message: each.message };
      });
      view.dispatch(setDiagnostics(view.state, diagnostics.sort((a, b) => a.from - b.from)));
    },
    /** Mark places, in place of those that were marked before. @param {EditorMark[]} next */
    setMarks(next) {
      const places = placed(next);
      clickable = new Map(next.map((mark, index) => [index, mark]));
      const ranges = next.flatMap((mark, index) => {
        const { start, end } = places[index];
        if (end <= start) return [];
        const attributes = { "data-mark": String(index), ...(mark.title && { title: mark.title }) };
        const [first, last] = [view.state.doc.lineAt(start).number, view.state.doc.lineAt(end).number];
        // What goes over several lines is marked at their edge, so that what is in it stays readable.
        if (last > first) return Array.from({ length: Math.min(last - first + 1, MOST_LINES) }, (_, line) => Decoration.line({ class: `tw-${mark.kind}-line`, attributes }).range(view.state.doc.line(first + line).from));
        return [Decoration.mark({ class: `tw-${mark.kind}`, attributes }).range(start, end)];
      });
      view.dispatch({ effects: addMarks.of(Decoration.set(ranges, true)) });
    },
    /** Select what stands at a pointer (in a stream within a line), or at `{from, to}`, and scroll to it. @param {string | {from: number, to: number} | {path: string, line?: number}} where @param {{focus?: boolean}} [options] */
    reveal(where, { focus = true } = {}) {
      const [{ start, end }] = placed([typeof where === "string" ? { path: where } : where]);
      view.dispatch({ selection: EditorSelection.single(start, end), effects: EditorView.scrollIntoView(EditorSelection.range(start, end), { y: "center" }) });
      if (focus) view.focus();
    },
    /** The selected text and its offsets. */
    selection() {
      const { from, to } = view.state.selection.main;
      return { from, to, text: view.state.sliceDoc(from, to) };
    },
    openSearch: () => openSearchPanel(view),
    focus: () => view.focus(),
    destroy() {
      view.destroy();
      host.remove();
    },
  };
}
