// Whether servers hold the schemas of a request: for each schema every server, what it does not hold, and what is rewritten.

import { button, coded, counted, make } from "../parts/dom.js";

/** @typedef {{pointer: string, feature: string, effect: "wider" | "narrower" | "refused", engine: string, note: string | null, what: string, instead: string | null, rewritten: boolean, from: number, to: number}} Fault */
/** @typedef {{server: string, held: boolean, faults: Fault[], changes: {pointer: string, name: string, what: string}[], sent: any}} OnServer */
/** @typedef {{pointer: string, surface: "format" | "tool", name: string | null, servers: OnServer[]}} CheckedSchema */
/** @typedef {ReturnType<typeof import("../parts/editor.js").createEditor>} Editor */

export const SCHEMAS = "schemas";
const EFFECTS = { wider: "not held", refused: "refused", narrower: "narrower" };

/** A fault that is left when the schema is sent. @param {Fault} fault */
const isLeft = (fault) => !fault.rewritten;
/** @param {Fault} fault */
const isFailing = (fault) => fault.effect !== "narrower" && isLeft(fault);
/** Whether a server ignores every schema. @param {OnServer} on */
const ignores = ({ faults }) => faults.some(({ engine }) => engine === "none");
/** The servers that read schemas. @param {CheckedSchema} schema */
const readers = ({ servers }) => servers.filter((on) => !ignores(on));

/** The names of servers on which some schema is not held as it is sent. @param {CheckedSchema[]} schemas */
const failing = (schemas) => new Set(schemas.flatMap((schema) => readers(schema).filter(({ faults }) => faults.some(isFailing)).map(({ server }) => server)));

/** @param {CheckedSchema[]} schemas */
export function summaryOfSchemas(schemas) {
  const all = new Set(schemas.flatMap((schema) => readers(schema).map(({ server }) => server)));
  const failed = failing(schemas);
  const what = schemas.length > 1 ? "schemas" : "schema";
  return failed.size ? { isHeld: false, words: `${what}: not held by ${failed.size} of ${counted(all.size, "server")}` } : { isHeld: true, words: `${what}: held by ${counted(all.size, "server")}` };
}

/** The words of the tab. @param {CheckedSchema[]} schemas @returns {(Node | string)[]} */
export function labelOfSchemas(schemas) {
  const { size } = failing(schemas);
  const count = make("span", { className: `count ${size ? "no" : "none"}`, "aria-hidden": "true" }, size ? String(size) : "\u2713");
  return ["Will it hold?", count, make("span", { className: "visually-hidden" }, size ? `, not on ${counted(size, "server")}` : ", yes")];
}

/** What a server makes of a schema, in words and a colour. @param {OnServer} on */
function verdictOf(on) {
  const { faults } = on;
  if (ignores(on)) return { words: "ignores schemas", kind: "badge-lost" };
  const left = faults.filter(isLeft);
  const count = (/** @type {string} */ effect) => left.filter((each) => each.effect === effect).length;
  if (count("refused")) return { words: "refused", kind: "badge-bad" };
  if (count("wider")) return { words: `${count("wider")} not held`, kind: "badge-bad" };
  if (left.length) return { words: "held, but narrower", kind: "badge-lost" };
  return { words: faults.length ? "held once rewritten" : "held", kind: "badge-good" };
}

/** Faults at one place that are one, with the servers of each effect. @param {OnServer[]} servers */
function grouped(servers) {
  /** @type {Map<string, {fault: Fault, by: Map<string, string[]>, notes: Set<string>, mended: string[]}>} */
  const groups = new Map();
  for (const { server, faults } of servers) {
    for (const fault of faults) {
      const key = `${fault.pointer} ${fault.what}`;
      const group = groups.get(key) ?? { fault, by: new Map(), notes: new Set(), mended: /** @type {string[]} */ ([]) };
      groups.set(key, group);
      group.by.set(fault.effect, [...(group.by.get(fault.effect) ?? []), server]);
      if (fault.note) group.notes.add(fault.note);
      if (fault.rewritten) {
        group.fault = fault;
        group.mended.push(server);
      }
    }
  }
  return [...groups.values()].sort((one, other) => one.fault.from - other.fault.from);
}

/** @param {ReturnType<typeof grouped>[number]} group @param {string} root @param {Editor} payload */
function item({ fault, by, notes, mended }, root, payload) {
  const place = fault.pointer.slice(root.length) || "/";
  const effects = [...by].map(([effect, servers]) => make("span", { className: `badge ${effect === "narrower" ? "badge-lost" : "badge-bad"}` }, `${EFFECTS[/** @type {keyof typeof EFFECTS} */ (effect)]}: ${servers.join(", ")}`));
  const told = [...coded(fault.what), ...[...notes].flatMap((note) => [" ", ...coded(note)])];
  const instead = fault.instead ? [make("p", { className: "soft" }, "Instead: ", ...coded(fault.instead))] : [];
  const rewritten = mended.length ? [make("p", { className: "mended" }, `Turnwire rewrites it for ${mended.join(", ")}: held then.`)] : [];
  return make("li", {}, button(place, () => payload.reveal({ from: fault.from, to: fault.to }), "link"), make("p", {}, ...told), make("p", { className: "badges" }, ...effects), ...instead, ...rewritten);
}

/** What is rewritten for a server, and the schema that it gets. @param {OnServer} on @param {string} root */
function rewriting({ server, changes, sent }, root) {
  const list = changes.map(({ pointer, what }) => make("li", {}, make("code", {}, pointer.slice(root.length) || "/"), " ", ...coded(what)));
  const label = `The schema as ${server} gets it`;
  const schema = make("pre", { className: "said", tabIndex: 0, role: "region", "aria-label": label }, JSON.stringify(sent, null, 2));
  return make("details", {}, make("summary", {}, `${counted(changes.length, "change")} for ${server}`), make("ul", {}, ...list), schema);
}

/** @param {CheckedSchema} schema @param {Editor} payload */
function section(schema, payload) {
  const { pointer, surface, name, servers } = schema;
  const title = surface === "format" ? "Schema of the answer" : `Arguments of ${name}`;
  const badges = servers.map((on) => {
    const { words, kind } = verdictOf(on);
    return make("li", { className: `badge ${kind}` }, `${on.server}: ${words}`);
  });
  const groups = grouped(readers(schema));
  const changed = servers.filter(({ changes }) => changes.length);
  return [
    make("h3", {}, title),
    make("p", { className: "soft" }, "At ", make("code", {}, pointer)),
    make("ul", { className: "badges", "aria-label": `${title}, by server` }, ...badges),
    ...(groups.length ? [make("ul", { className: "schema-faults" }, ...groups.map((group) => item(group, pointer, payload)))] : [make("p", { className: "soft" }, "Every known server that reads schemas holds all of it.")]),
    ...(changed.length ? [make("h4", {}, "Rewritten before it is sent, with the same meaning"), ...changed.map((on) => rewriting(on, pointer))] : []),
  ];
}

/** @param {HTMLElement} host @param {CheckedSchema[]} schemas @param {Editor} payload */
export function showSchemas(host, schemas, payload) {
  host.replaceChildren(...schemas.flatMap((schema) => section(schema, payload)));
}
