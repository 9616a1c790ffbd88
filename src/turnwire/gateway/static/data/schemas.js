// The schema documents: a list that is filtered, and one document with its definitions.

import { ROOT, loaded, raw, say } from "../parts/ask.js";
import { byId, counted, make } from "../parts/dom.js";
import { described, schemaView } from "../parts/schema-view.js";

/** @typedef {{name: string, title: string, path: string, definitions: string[]}} Listed */

let documents = /** @type {Listed[]} */ ([]);
let shown = "";

/** The document that the address names. */
const chosen = () => decodeURIComponent(location.pathname.slice(new URL("schemas", ROOT).pathname.length + 1)).replace(/(\.schema)?\.json$/, "");

/** @param {string} name @param {string} [definition] */
const addressOf = (name, definition) => `${new URL(`schemas/${name}.schema.json`, ROOT).pathname}${definition ? `#${definition}` : ""}`;

function list() {
  const wanted = byId("filter").value.trim().toLowerCase();
  /** @type {Map<string, HTMLElement[]>} */
  const groups = new Map();
  let count = 0;
  for (const { name, title, definitions } of documents) {
    const hits = wanted ? definitions.filter((each) => each.toLowerCase().includes(wanted)) : [];
    if (wanted && !hits.length && !`${name} ${title}`.toLowerCase().includes(wanted)) continue;
    count += 1;
    const folder = name.slice(0, name.lastIndexOf("/"));
    const found = hits.slice(0, 12).map((each) => make("li", {}, make("a", { href: addressOf(name, each) }, each)));
    const link = make("a", { href: addressOf(name), ...(name === shown && { "aria-current": "page" }) }, name.slice(folder.length + 1));
    const entry = make("li", {}, link, make("span", { className: "soft" }, title), ...(found.length ? [make("ul", {}, ...found)] : []));
    groups.set(folder, [...(groups.get(folder) ?? []), entry]);
  }
  byId("documents").replaceChildren(...[...groups].flatMap(([folder, entries]) => [make("h3", {}, folder), make("ul", { className: "plain-list" }, ...entries)]));
  say(`${counted(count, "document")}.`);
}

/** @param {any} document @param {string} name */
function show(document, name) {
  const { title, description, $ref: root, $defs: definitions } = document;
  const linked = (/** @type {string} */ reference) => {
    const target = reference.slice(reference.lastIndexOf("/") + 1);
    return { href: `#${target}`, name: target };
  };
  const main = root ? linked(root).name : "";
  const names = Object.keys(definitions).sort((a, b) => Number(b === main) - Number(a === main));
  const index = make("details", {}, make("summary", {}, counted(names.length, "definition")), make("ul", { className: "inline-list" }, ...names.map((each) => make("li", {}, make("a", { href: `#${each}` }, each)))));
  const head = make("div", { className: "card-head" }, make("h2", { tabIndex: -1 }, title || name), make("a", { href: `${addressOf(name)}?raw` }, "JSON Schema"));
  const parts = names.map((each) => make("section", { id: each, className: "definition" }, make("h3", {}, make("a", { href: `#${each}`, className: "quiet" }, each)), schemaView(definitions[each], linked)));
  byId("shown").replaceChildren(head, make("p", { className: "soft" }, make("code", {}, name)), ...(description ? [described(description)] : []), index, ...parts);
  const place = location.hash && window.document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (place) place.scrollIntoView();
}

function welcome() {
  byId("shown").replaceChildren(
    make("h2", {}, "Schemas"),
    make("p", {}, "What this gateway and the library read and write, as JSON Schema: the canonical documents under ", make("code", {}, "turnwire/"), ", the words of every dialect under ", make("code", {}, "wire/"), ", and the gateway's own answers under ", make("code", {}, "gateway/"), "."),
    make("p", { className: "soft" }, "Choose a document, or filter by the name of a definition. Each is one file with everything that it refers to inside."));
}

loaded(async () => {
  documents = (await raw("schemas").then((response) => response.json())).schemas;
  shown = chosen();
  list();
  if (!shown) return welcome();
  window.document.title = `${shown} · Turnwire schemas`;
  byId("shown").replaceChildren(make("p", { className: "status" }, "Reading the document …"));
  try {
    show(await raw(`schemas/${shown}.schema.json`).then((response) => response.json()), shown);
  } catch (error) {
    byId("shown").replaceChildren(make("p", { className: "status bad" }, /** @type {Error} */ (error).message));
  }
});
byId("filter").addEventListener("input", list);
