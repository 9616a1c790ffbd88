// A JSON Schema for readers: fields, types, limits, and what each means. References are links; nothing is fetched.

import { coded, counted, make } from "./dom.js";

/** @typedef {(reference: string) => {href: string, name: string}} Linked where a reference leads */

const DEEPEST = 6;
const MOST_VALUES = 24;

// What a value is bound by, in words, by keyword.
const LIMITS = /** @type {Record<string, (limit: any) => string>} */ ({
  minimum: (limit) => `at least ${limit}`,
  maximum: (limit) => `at most ${limit}`,
  exclusiveMinimum: (limit) => `more than ${limit}`,
  exclusiveMaximum: (limit) => `less than ${limit}`,
  minLength: (limit) => `at least ${counted(limit, "character")}`,
  maxLength: (limit) => `at most ${counted(limit, "character")}`,
  minItems: (limit) => `at least ${counted(limit, "item")}`,
  maxItems: (limit) => `at most ${counted(limit, "item")}`,
  minProperties: (limit) => `at least ${counted(limit, "field")}`,
  maxProperties: (limit) => `at most ${counted(limit, "field")}`,
  multipleOf: (limit) => `a multiple of ${limit}`,
  pattern: (pattern) => `matches ${pattern}`,
  format: (format) => `format ${format}`,
  uniqueItems: () => "no item twice",
  default: (value) => `default ${JSON.stringify(value)}`,
});

/** @param {any} schema @returns {any[]} */
const branches = (schema) => schema.anyOf ?? schema.oneOf ?? [];

/** @param {(Node | string)[][]} groups @param {string} sign */
const joined = (groups, sign) => groups.flatMap((group, index) => (index ? [sign, ...group] : group));

/** The type in words, with links. @param {any} schema @param {Linked} linked @param {number} [depth] @returns {(Node | string)[]} */
export function typeOf(schema, linked, depth = 0) {
  if (schema === true || schema === undefined || depth > DEEPEST) return ["anything"];
  if (schema === false) return ["nothing"];
  if (schema.$ref) {
    const { href, name } = linked(schema.$ref);
    return [make("a", { href }, name)];
  }
  if ("const" in schema) return [make("code", {}, JSON.stringify(schema.const))];
  if (schema.enum) {
    const shown = schema.enum.slice(0, MOST_VALUES).map((/** @type {any} */ value) => [make("code", {}, JSON.stringify(value))]);
    return [...joined(shown, ", "), ...(schema.enum.length > MOST_VALUES ? [` and ${schema.enum.length - MOST_VALUES} more`] : [])];
  }
  if (branches(schema).length) return joined(branches(schema).map((each) => typeOf(each, linked, depth + 1)), " or ");
  const types = [schema.type ?? (schema.properties ? "object" : schema.items ? "array" : [])].flat();
  if (!types.length) return schema.allOf ? joined(schema.allOf.map((/** @type {any} */ each) => typeOf(each, linked, depth + 1)), " and ") : ["anything"];
  return joined(types.map((type) => {
    if (type === "array" && schema.items !== undefined) return ["list of ", ...typeOf(schema.items, linked, depth + 1)];
    if (type === "object" && typeof schema.additionalProperties === "object" && !schema.properties) return ["object of ", ...typeOf(schema.additionalProperties, linked, depth + 1)];
    return [type === "array" ? "list" : type];
  }), " or ");
}

/** @param {any} schema */
const limitsOf = (schema) => Object.entries(LIMITS).flatMap(([keyword, say]) => (schema && Object.hasOwn(schema, keyword) ? [say(schema[keyword])] : [])).join("; ");

/** The fields of an object that stands inside another, without a name of its own. @param {any} schema @returns {any} */
const inside = (schema) => (schema?.properties ? schema : schema?.items?.properties ? schema.items : branches(schema ?? {}).find((each) => each?.properties || each?.items?.properties));

/** A description, in which what stands between backticks is code. @param {string} text */
export const described = (text) => make("p", {}, ...coded(text));

/** @param {any} schema @param {Linked} linked @param {number} depth */
function fields(schema, linked, depth) {
  const needed = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties).flatMap(([name, field]) => {
    const about = /** @type {any} */ (field);
    const limits = limitsOf(about);
    const nested = inside(about);
    return [
      make("dt", {}, make("code", {}, name), ...(needed.has(name) ? [" ", make("span", { className: "badge badge-lost" }, "required")] : []), " ", make("span", { className: "soft" }, ...typeOf(about, linked))),
      make("dd", {}, ...(about.description ? [described(about.description)] : []), ...(limits ? [make("p", { className: "soft" }, limits)] : []), ...(nested && depth < DEEPEST ? [schemaView(nested, linked, depth + 1)] : [])),
    ];
  });
  return make("dl", { className: "fields" }, ...rows);
}

/** A schema as elements. @param {any} schema @param {Linked} linked @param {number} [depth] @returns {HTMLElement} */
export function schemaView(schema, linked, depth = 0) {
  const box = make("div", { className: "schema" });
  if (depth === 0) {
    if (schema?.description) box.append(described(schema.description));
    const limits = limitsOf(schema);
    box.append(make("p", { className: "soft" }, ...typeOf(schema?.properties ? { type: schema.type ?? "object" } : schema, linked), ...(limits ? [`; ${limits}`] : [])));
  }
  const nested = schema?.properties ? schema : inside(schema);
  if (nested?.properties) box.append(fields(nested, linked, depth));
  return box;
}
