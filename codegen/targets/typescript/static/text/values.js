// What a value that a format writes as bare text is in JSON: by the tool's schema, or by a type from the model.
import { kindOfJson } from "./json-text.js";
import { jsonText, trim } from "./words.js";

// Python's words, which models write where the template showed them such values.
const WORDS = new Map([
  ["True", "true"],
  ["False", "false"],
  ["None", "null"],
]);
const COMBINED = ["allOf", "oneOf", "anyOf"];

export const STRING = new Set(["string"]);

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const listed = (value) => (Array.isArray(value) ? value : []);

/** A member of an object; undefined where it has none of its own. */
export function own(object, key) {
  return isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * The JSON text of a value that may have these types, as JSON Schema names them; no types: any.
 *
 * A text that reads as a value of another type than a string is that value where the schema allows it; everything else is
 * a string, exactly as written.
 */
export function typed(text, types) {
  if (types.size === 1 && types.has("string")) return jsonText(text);
  const stripped = trim(text);
  const bare = WORDS.get(stripped) ?? stripped;
  const kind = kindOfJson(bare);
  if (kind === null) return jsonText(text);
  if (kind === "string") return types.has("string") ? jsonText(text) : bare;
  if (types.size === 0 || types.has(kind) || (kind === "integer" && types.has("number"))) return bare;
  return kind === "number" && types.has("integer") && Number.isInteger(Number(bare)) ? bare : jsonText(text);
}

function typeOf(value) {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}

/** The types that the schema of a tool's parameters allows for the member `key`; none where it does not say. */
export function typesOf(parameters, key) {
  return typesIn(memberOf(parameters, key, parameters), parameters);
}

/** The schema of a member of what `schema` describes; null where it does not say. */
export function memberOf(schema, key, root) {
  for (const each of flat(schema, root)) {
    const member = own(each.properties, key);
    if (isObject(member)) return member;
    if (isObject(each.additionalProperties)) return each.additionalProperties;
  }
  return null;
}

/** The schema of the items of what `schema` describes; null where it does not say. */
export function itemsOf(schema, root) {
  for (const each of flat(schema, root)) if (isObject(each.items)) return each.items;
  return null;
}

/** The types that a schema allows; none where it does not say. */
export function typesIn(schema, root) {
  const found = new Set();
  for (const each of flat(schema, root)) {
    const named = each.type;
    if (typeof named === "string") found.add(named);
    else if (Array.isArray(named)) named.filter((name) => typeof name === "string").forEach((name) => found.add(name));
    else {
      for (const value of listed(each.enum)) found.add(typeOf(value));
      if (each.const !== undefined) found.add(typeOf(each.const));
    }
  }
  return found;
}

/** The schemas that `schema` is made of, each once: itself, what it refers to, its alternatives. */
function* flat(schema, root) {
  const waiting = [schema];
  const seen = new Set();
  while (waiting.length > 0) {
    const each = waiting.pop();
    if (!isObject(each) || seen.has(each)) continue;
    seen.add(each);
    yield each;
    if (each.type !== undefined) continue;
    for (const keyword of COMBINED) waiting.push(...[...listed(each[keyword])].reverse());
    const reference = each.$ref;
    if (typeof reference === "string" && reference.startsWith("#")) waiting.push(at(root, reference));
  }
}

function at(root, reference) {
  let found = root;
  for (const step of reference.length > 1 ? reference.slice(2).split("/") : []) {
    found = own(found, step.replaceAll("~1", "/").replaceAll("~0", "~"));
  }
  return found;
}
