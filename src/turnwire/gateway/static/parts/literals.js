// Values of JSON as literals of a programming language. Numbers that were kept as they were written stay so. Pure.

const NAME = /^[A-Za-z_]\w*$/;
const SHORT = 72;

/** A number whose text is kept, see `exactly`. @param {any} value */
const isRaw = (value) => value !== null && typeof value === "object" && /** @type {any} */ (JSON).isRawJSON?.(value);

/** @param {any} value @param {string} indent @returns {string} */
export function pythonLiteral(value, indent = "") {
  if (value === null) return "None";
  if (value === true) return "True";
  if (value === false) return "False";
  if (typeof value !== "object" || isRaw(value)) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const deeper = `${indent}    `;
  const items = isList ? value.map((item) => pythonLiteral(item, deeper)) : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${pythonLiteral(item, deeper)}`);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  const line = `${open}${items.join(", ")}${close}`;
  if (line.length + indent.length <= SHORT && !line.includes("\n")) return line;
  return `${open}\n${items.map((item) => `${deeper}${item},\n`).join("")}${indent}${close}`;
}

/** The arguments of a call in Python, one on each line. @param {Record<string, any>} members */
export const pythonArguments = (members) => Object.entries(members).map(([name, value]) => `    ${name}=${pythonLiteral(value, "    ")},\n`).join("");

/** @param {any} value @param {string} indent @returns {string} */
export function scriptLiteral(value, indent = "") {
  if (value === null || typeof value !== "object" || isRaw(value)) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const deeper = `${indent}  `;
  const nameOf = (/** @type {string} */ name) => (NAME.test(name) && name !== "__proto__" ? name : `[${JSON.stringify(name)}]`);
  const items = isList ? value.map((item) => scriptLiteral(item, deeper)) : Object.entries(value).map(([name, item]) => `${nameOf(name)}: ${scriptLiteral(item, deeper)}`);
  const [open, close] = isList ? ["[", "]"] : ["{ ", " }"];
  const line = items.length ? `${open}${items.join(", ")}${close}` : isList ? "[]" : "{}";
  if (line.length + indent.length <= SHORT && !line.includes("\n")) return line;
  return `${open.trim()}\n${items.map((item) => `${deeper}${item},\n`).join("")}${indent}${close.trim()}`;
}
