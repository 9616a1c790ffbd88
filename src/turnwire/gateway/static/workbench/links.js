// A payload in the fragment of a link: compressed, and bounded, for what mail and chat cut off is no link.

/** Most characters of a fragment. */
export const MOST_CHARACTERS = 64 * 1024;
const MOST_UNPACKED = 8 * 1024 * 1024;

/** @param {Uint8Array} bytes @param {any} stream */
async function through(bytes, stream, most = Infinity) {
  const pieces = [];
  let size = 0;
  const reader = new Blob([/** @type {any} */ (bytes)]).stream().pipeThrough(stream).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) throw new Error("too large");
    pieces.push(value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** @param {Uint8Array} bytes */
function toText(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} text */
const toBytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

/** @typedef {{text: string, dialect?: string, kind?: string}} Linked */

/**
 * The fragment of a link to a payload, without `#`; an error with a sentence for people where it would be too long.
 * @param {Linked} linked @returns {Promise<string>}
 */
export async function fragmentOf({ text, dialect, kind }) {
  const packed = toText(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));
  const fragment = new URLSearchParams({ p: packed, ...(dialect && { dialect }), ...(kind && { kind }) }).toString();
  if (fragment.length <= MOST_CHARACTERS) return fragment;
  throw new Error(`A link to this payload would have ${fragment.length.toLocaleString("en")} characters, and most programs cut links off; at most ${MOST_CHARACTERS.toLocaleString("en")} are made. Save the payload as a file instead.`);
}

/**
 * The payload in a fragment; null where there is none; an error with a sentence where it cannot be read.
 * @param {string} fragment @returns {Promise<Linked | null>}
 */
export async function linkedIn(fragment) {
  const found = new URLSearchParams(fragment.replace(/^#/, ""));
  const packed = found.get("p");
  if (packed === null) return null;
  try {
    const bytes = await through(toBytes(packed), new DecompressionStream("deflate-raw"), MOST_UNPACKED);
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), dialect: found.get("dialect") ?? undefined, kind: found.get("kind") ?? undefined };
  } catch {
    throw new Error("The payload in this link cannot be read; the link was probably cut off.");
  }
}
