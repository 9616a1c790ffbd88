// What a row of the list shows, and which rows a filter lets through: pure.

/** @typedef {{id: string, number: number, started_at: string, client?: {address?: string, agent?: string}, method: string, path: string, dialect: string, server_dialect?: string, provider?: string, model_asked?: string, model?: string, status?: number, is_over: boolean, is_streamed: boolean, is_pinned: boolean, is_cut: boolean, client_left?: boolean, first_token_ms?: number, end_ms?: number, tokens_per_second?: number, usage?: {prompt_tokens?: number, completion_tokens?: number, cached_tokens?: number, is_estimated: boolean}, prompt_reuse?: {conversation: string, read_again?: number, is_lost: boolean, last_turn?: string}, losses: number, error?: {code: string, category: string, message: string}, again_of?: string}} Row */

const NOTHING = "–";

/** A time that people read. @param {number | undefined} ms */
export function timed(ms) {
  if (ms === undefined) return NOTHING;
  if (ms < 1000) return `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
  return `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
}

/** The program that asked, without its details. @param {Row} row */
export const clientOf = (row) => row.client?.agent?.split(" ")[0] ?? row.client?.address ?? NOTHING;

/** The dialects of both sides. @param {Row} row */
export const dialectsOf = (row) => (row.server_dialect ? `${row.dialect} → ${row.server_dialect}` : row.dialect);

/** The share of the conversation's last prompt that was read again. @param {Row} row */
export const readAgain = (row) => (row.prompt_reuse?.read_again === undefined ? NOTHING : `${Math.round(100 * row.prompt_reuse.read_again)} %`);

/** @typedef {{at: string, same_characters?: number}} Difference */

/** @param {Difference} difference */
const placeOf = ({ at, same_characters: same }) => `\`${at}\`${same === undefined ? "" : `, after ${same.toLocaleString("en")} ${same === 1 ? "character" : "characters"}`}`;

/**
 * Why most of a prompt was read again, in sentences with places as code.
 * @param {{cause: string, client?: Difference, server?: Difference} | undefined} change
 */
export function whyReadAgain(change) {
  const said = "The server read most of the last prompt again.";
  const client = change?.client ? placeOf(change.client) : "";
  const server = change?.server ? placeOf(change.server) : "";
  if (!change) return `${said} What has changed is not known: one of the two turns is not kept whole.`;
  if (change.cause === "client") return `${said} The client has changed its beginning, first at ${client}${server && ` (in the server's body: ${server})`}.`;
  if (change.cause === "gateway") return `${said} The client's body goes on as before, but the server's does not, first at ${server}: that is the gateway's doing.`;
  return `${said} The prompt goes on as before, so the server did not keep it.`;
}

/** Whether an exchange failed. @param {Row} row */
export const failed = (row) => Boolean(row.error) || (row.status ?? 0) >= 400 || Boolean(row.client_left);

/** The status in a word. @param {Row} row */
export function statusOf(row) {
  if (row.client_left) return "left";
  if (!row.is_over) return row.status ? `${row.status} …` : "…";
  return row.error && (row.status ?? 0) < 400 ? `${row.status} ✗` : String(row.status ?? NOTHING);
}

/**
 * The cells of a row: text and class.
 * @param {Row} row
 * @returns {[string, string][]}
 */
export function cells(row) {
  const state = failed(row) ? "bad" : row.is_over ? "good" : "soft";
  return [
    [`${row.is_pinned ? "★" : ""}${row.number}`, "number"],
    [clientOf(row), ""],
    [`${row.method} ${row.path}`, ""],
    [dialectsOf(row), "soft"],
    [row.model ?? row.model_asked ?? NOTHING, ""],
    [statusOf(row), state],
    [timed(row.first_token_ms), ""],
    [timed(row.end_ms), ""],
    [row.tokens_per_second === undefined ? NOTHING : row.tokens_per_second.toFixed(1), ""],
    [readAgain(row), row.prompt_reuse?.is_lost ? "lost" : "soft"],
    [row.losses ? String(row.losses) : NOTHING, row.losses ? "lost" : "soft"],
  ];
}

/** @type {Record<string, (row: Row) => boolean>} */
const WHICH = {
  all: () => true,
  failed,
  lost: (row) => row.losses > 0,
  reread: (row) => Boolean(row.prompt_reuse?.is_lost),
  streamed: (row) => row.is_streamed,
  pinned: (row) => row.is_pinned,
};

/**
 * The rows that a filter lets through, the newest first. Every word of `text` must stand somewhere in a row.
 * @param {Iterable<Row>} rows @param {string} text @param {string} which
 */
export function filtered(rows, text, which) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = WHICH[which] ?? WHICH.all;
  const found = [...rows].filter((row) => {
    if (!fits(row)) return false;
    if (!words.length) return true;
    const whole = [row.method, row.path, row.dialect, row.server_dialect, row.provider, row.model, row.model_asked, row.status, row.client?.agent, row.client?.address, row.error?.category, row.error?.message, row.prompt_reuse?.conversation, row.again_of && "again"].join("\n").toLowerCase();
    return words.every((word) => whole.includes(word));
  });
  return found.sort((a, b) => b.number - a.number);
}

/** Bytes that people read. @param {number} bytes */
export const sized = (bytes) => (bytes < 1024 ? `${bytes} bytes` : bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`);

export { indented } from "../parts/json-text.js";
