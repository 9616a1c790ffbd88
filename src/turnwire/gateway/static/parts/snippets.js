// A request as a line of curl, a program in Python or one in JavaScript: whole, and without anything to install.

import { compacted } from "./json-text.js";
import { pythonLiteral, scriptLiteral } from "./literals.js";

/** @typedef {{method: string, url: string, headers: Record<string, string>, body?: string | null, key?: boolean}} Asked `key`: a key is sent, which the snippet takes from the environment */

const KEY = "TURNWIRE_KEY";

/** For a POSIX shell. @param {string} text */
const quoted = (text) => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** A Python string: JSON's, but for what Python reads otherwise. @param {string} text */
const inPython = (text) => JSON.stringify(text);

/** With spaces, where it is JSON and short and says the same then: JavaScript would round long numbers, and drop names that come twice. @param {string} body */
function spaced(body) {
  if (body.length > 20_000) return body;
  try {
    const value = JSON.parse(body);
    return JSON.stringify(value) === compacted(body) ? JSON.stringify(value, null, 2) : body;
  } catch {
    return body;
  }
}

/** The value of a body that a literal says as well, see `spaced`; undefined where it does not. @param {string} body @returns {any} */
function literal(body) {
  if (body.length > 200_000) return undefined;
  try {
    const value = JSON.parse(body);
    return JSON.stringify(value) === compacted(body) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** @param {Asked} asked */
export function curl({ method, url, headers, body, key }) {
  const lines = [`curl ${/[[\]{}]/.test(url) ? "--globoff " : ""}${quoted(url)}`];
  if (method !== (body ? "POST" : "GET")) lines[0] += ` -X ${method}`;
  for (const [name, value] of Object.entries(headers)) lines.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (key) lines.push(`-H "Authorization: Bearer $${KEY}"`);
  if (body) lines.push(`--data-raw ${quoted(spaced(body))}`);
  return lines.join(" \\\n  ");
}

/** @param {Asked} asked */
export function python({ method, url, headers, body, key }) {
  const items = Object.entries(headers).map(([name, value]) => `    ${inPython(name)}: ${inPython(value)},`);
  if (key) items.push(`    "Authorization": "Bearer " + os.environ["${KEY}"],`);
  const value = body ? literal(body) : undefined;
  const lines = [...(value === undefined ? [] : ["import json"]), ...(key ? ["import os"] : []), "import urllib.request", ""];
  if (body) lines.push(`body = ${value === undefined ? inPython(body) : pythonLiteral(value)}`);
  lines.push("headers = {", ...items, "}");
  lines.push(`request = urllib.request.Request(${inPython(url)}, ${!body ? "" : value === undefined ? "body.encode(), " : "json.dumps(body, ensure_ascii=False).encode(), "}headers=headers, method=${inPython(method)})`);
  lines.push("with urllib.request.urlopen(request) as answer:", "    for line in answer:", "        print(line.decode(), end=\"\")");
  return lines.join("\n");
}

/** @param {Asked} asked */
export function javascript({ method, url, headers, body, key }) {
  const items = Object.entries(headers).map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  if (key) items.push(`    Authorization: \`Bearer \${process.env.${KEY}}\`,`);
  const lines = [`const answer = await fetch(${JSON.stringify(url)}, {`, `  method: ${JSON.stringify(method)},`, "  headers: {", ...items, "  },"];
  const value = body ? literal(body) : undefined;
  if (body) lines.push(`  body: ${value === undefined ? JSON.stringify(body) : `JSON.stringify(${scriptLiteral(value, "  ")})`},`);
  lines.push("});", "const text = new TextDecoder();", "for await (const piece of answer.body) process.stdout.write(text.decode(piece, { stream: true }));");
  return lines.join("\n");
}

export const SNIPPETS = { curl, fetch: javascript, Python: python };
