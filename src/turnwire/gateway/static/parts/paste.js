// What people paste that is not a payload: a curl command, or a HAR file of a browser. The bodies in it are payloads.

import { commandIn, readCurl } from "./curl.js";
import { isSecret, withoutKeys } from "./secrets.js";

/** @typedef {{label: string, method: string, url: string, headers: Record<string, string>, text: string, part: "request" | "response"}} Pasted one body and where it comes from; headers that hold keys are left out */

/** @param {any} named */
const headersOf = (named) => Object.fromEntries((Array.isArray(named) ? named : []).filter((each) => each?.name && !isSecret(String(each.name))).map(({ name, value }) => [String(name).toLowerCase(), String(value)]));

/** The text of a HAR's content. @param {any} content */
function contentOf(content) {
  if (typeof content?.text !== "string") return "";
  if (content.encoding !== "base64") return content.text;
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(content.text), (sign) => sign.charCodeAt(0)));
  } catch {
    return "";
  }
}

/** Whether a text is JSON or events by its type, or by its beginning where the type says nothing. @param {string} type @param {string} text */
const isRead = (type, text) => (/json|event-stream/.test(type) ? text.trim() !== "" : /^(text\/plain|application\/octet-stream|x-unknown|$)/.test(type) && /^\s*(\{|\[|data:|event:)/.test(text));

/** @param {any} har @returns {Pasted[] | string} */
function readHar(har) {
  /** @type {Pasted[]} */
  const found = [];
  for (const entry of har.log.entries) {
    const { request, response } = entry ?? {}; // what a tool or a hand has left of one
    const method = String(request?.method ?? "GET");
    const url = withoutKeys(String(request?.url ?? ""));
    const place = url.replace(/^https?:\/\/[^/]*/, "").replace(/\?.*/, "") || url;
    const sent = request?.postData?.text;
    if (typeof sent === "string" && sent.trim()) found.push({ label: `${method} ${place}: request`, method, url, headers: headersOf(request.headers), text: sent, part: "request" });
    const got = contentOf(response?.content);
    if (isRead(String(response?.content?.mimeType ?? ""), got)) found.push({ label: `${method} ${place}: answer${response.status ? ` ${response.status}` : ""}`, method, url, headers: headersOf(response.headers), text: got, part: "response" });
  }
  return found.length ? found : "This HAR file holds no body of JSON or events.";
}

/**
 * The bodies in a pasted curl command or HAR file; a sentence where it is one that cannot be used; null where the text is
 * neither.
 * @param {string} text
 * @returns {Pasted[] | string | null}
 */
export function readPasted(text) {
  const command = commandIn(text);
  if (command !== null) return readCurl(command);
  if (!/^[\s\ufeff]*\{/.test(text.slice(0, 200)) || !text.includes('"entries"') || !text.includes('"log"')) return null;
  try {
    const value = JSON.parse(text.replace(/^\ufeff/, ""));
    return Array.isArray(value?.log?.entries) ? readHar(value) : null;
  } catch {
    return null;
  }
}
