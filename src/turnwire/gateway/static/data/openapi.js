// The OpenAPI document of this gateway: paths by tag, each with its parameters, bodies and answers.

import { ROOT, loaded, raw, say } from "../parts/ask.js";
import { byId, coded, copy, counted, button, make } from "../parts/dom.js";
import { described, schemaView, typeOf } from "../parts/schema-view.js";

/** @typedef {{method: string, path: string, operation: any, id: string}} Operation */

let api = /** @type {any} */ (null);
let operations = /** @type {Operation[]} */ ([]);

/** @param {any} value what may be a reference within the document @returns {any} */
const resolved = (value) => (value?.$ref ? value.$ref.slice(2).split("/").reduce((/** @type {any} */ held, /** @type {string} */ step) => held?.[step.replaceAll("~1", "/").replaceAll("~0", "~")], api) : value);

/** @param {string} reference */
const linked = (reference) => {
  const name = reference.slice(reference.lastIndexOf("/") + 1);
  return { href: `#schema=${encodeURIComponent(name)}`, name };
};

/** @param {string} method */
const methodBadge = (method) => make("span", { className: `badge method ${method}` }, method.toUpperCase());

function list() {
  const wanted = byId("filter").value.trim().toLowerCase();
  const found = operations.filter(({ method, path, operation }) => `${method} ${path} ${operation.summary} ${operation.tags?.join(" ")}`.toLowerCase().includes(wanted));
  /** @type {Map<string, HTMLElement[]>} */
  const groups = new Map();
  for (const { method, path, operation, id } of found) {
    const tag = operation.tags?.[0] ?? "other";
    const link = make("a", { href: `#${id}`, ...(location.hash === `#${id}` && { "aria-current": "page" }) }, methodBadge(method), " ", make("code", {}, path));
    groups.set(tag, [...(groups.get(tag) ?? []), make("li", {}, link)]);
  }
  byId("paths").replaceChildren(...[...groups].flatMap(([tag, entries]) => [make("h3", {}, tag), make("ul", { className: "plain-list" }, ...entries)]));
  say(`${counted(found.length, "operation")}.`);
}

/** @param {Record<string, any> | undefined} content */
function bodies(content) {
  return Object.entries(content ?? {}).flatMap(([type, { schema, "x-item-schema": item, example }]) => {
    const parts = [make("p", {}, make("code", {}, type), ": ", ...typeOf(item ?? schema, linked), ...(item ? [" in each event"] : []))];
    const whole = resolved(item ?? schema);
    if (whole) parts.push(make("details", {}, make("summary", {}, "Fields"), schemaView(whole, linked)));
    if (example !== undefined) parts.push(exampleOf(example));
    return parts;
  });
}

/** @param {any} example */
function exampleOf(example) {
  const text = JSON.stringify(example, null, 2);
  return make("div", { className: "command" }, make("pre", { tabIndex: 0, role: "region", "aria-label": "Example" }, text), button("Copy", (event) => copy(text, /** @type {HTMLElement} */ (event.currentTarget))));
}

/** @param {Operation} shown */
function showOperation({ method, path, operation }) {
  const parameters = (operation.parameters ?? []).map(resolved);
  const parts = [
    make("div", { className: "card-head" }, make("h2", { tabIndex: -1 }, methodBadge(method), " ", make("code", {}, path))),
    described(operation.summary ?? ""),
    ...(operation.description ? [described(operation.description)] : []),
  ];
  if (parameters.length) {
    const rows = parameters.flatMap((/** @type {any} */ each) => [
      make("dt", {}, make("code", {}, each.name), " ", make("span", { className: "soft" }, `in ${each.in}, `, ...typeOf(each.schema, linked)), ...(each.required ? [" ", make("span", { className: "badge badge-lost" }, "required")] : [])),
      make("dd", {}, described(each.description ?? "")),
    ]);
    parts.push(make("h3", {}, "Parameters"), make("dl", { className: "fields" }, ...rows));
  }
  const body = resolved(operation.requestBody);
  if (body) parts.push(make("h3", {}, "Request body"), make("p", { className: "soft" }, ...coded(body.description ?? "")), ...bodies(body.content));
  parts.push(make("h3", {}, "Answers"));
  for (const [status, given] of Object.entries(operation.responses ?? {})) {
    const answer = resolved(given);
    const head = make("summary", {}, make("span", { className: `badge ${status < "300" ? "badge-good" : "badge-lost"}` }, status), " ", ...coded(answer.description));
    parts.push(make("details", { open: status < "300", className: "answer" }, head, ...bodies(answer.content)));
  }
  byId("shown").replaceChildren(...parts);
}

/** @param {string} name */
function showSchema(name) {
  const schema = api.components.schemas[name];
  const head = make("div", { className: "card-head" }, make("h2", { tabIndex: -1 }, make("code", {}, name)));
  byId("shown").replaceChildren(head, schema ? schemaView(schema, linked) : make("p", { className: "status bad" }, "There is no such schema."));
}

function welcome() {
  const { info, tags, servers } = api;
  const rows = (tags ?? []).flatMap((/** @type {any} */ tag) => [make("dt", {}, make("code", {}, tag.name)), make("dd", {}, described(tag.description ?? ""))]);
  byId("shown").replaceChildren(
    make("h2", {}, `${info.title} ${info.version}`),
    described(info.description ?? ""),
    make("p", { className: "soft" }, `OpenAPI ${api.openapi}, at `, make("code", {}, ROOT.href.replace(/\/$/, "")), servers?.[0]?.description ? `: ${servers[0].description}` : ""),
    make("dl", { className: "fields" }, ...rows));
}

function arrive() {
  const named = /^#schema=(.+)$/.exec(location.hash);
  const operation = operations.find(({ id }) => location.hash === `#${id}`);
  if (named) showSchema(decodeURIComponent(named[1]));
  else if (operation) showOperation(operation);
  else welcome();
  list();
  if (!location.hash) return;
  const title = /** @type {HTMLElement | null} */ (byId("shown").querySelector("h2"));
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: "nearest" });
}

loaded(async () => {
  api = await raw("openapi.json").then((response) => response.json());
  operations = Object.entries(api.paths).flatMap(([path, methods]) => Object.entries(/** @type {any} */ (methods)).map(([method, operation]) => ({ method, path, operation, id: operation.operationId ?? `${method}${path}` })));
  arrive();
});
byId("filter").addEventListener("input", list);
addEventListener("hashchange", arrive);
