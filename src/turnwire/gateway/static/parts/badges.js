// The row of badges that says first what a payload is: dialect, kind, valid or not, losses.

import { counted, make } from "./dom.js";

/** @param {string} text @param {string} [className] */
function badge(text, className = "") {
  return make("span", { className: `badge ${className}` }, text);
}

/** @typedef {{total: number, forms: number, lossless: number, failed: number}} LossCount losses over all other dialects */

/**
 * Words and class for what every other dialect loses.
 * @param {LossCount | number} losses
 * @returns {[string, string]}
 */
export function lossWords(losses) {
  if (typeof losses === "number") return losses ? [counted(losses, "loss", "losses"), "badge-lost"] : ["no losses", "badge-good"];
  if (losses.failed === losses.forms) return ["cannot be said in another dialect", "badge-bad"];
  if (losses.lossless === losses.forms) return ["no losses", "badge-good"];
  return [`${counted(losses.total, "loss", "losses")}, ${losses.lossless} of ${losses.forms} dialects lossless`, "badge-lost"];
}

/**
 * Fill `parent` with the badges of a payload. `valid` null: nothing is known of it. `losses`: a number, a count over
 * dialects, or null where there is nothing to say. `findings`: how much is odd that breaks no schema. `failed`: how many
 * events of a stream say, or show, that it failed, which is not good news even where each of them is valid.
 * @param {HTMLElement} parent
 * @param {{dialect: string | null, kind: string | null, valid: boolean | null, problems?: number, findings?: number, failed?: number, losses?: LossCount | number | null}} said
 */
export function badges(parent, { dialect, kind, valid, problems = 0, findings = 0, failed = 0, losses = null }) {
  const row = [badge(dialect ?? "no known dialect"), badge(kind ?? "no known kind")];
  if (problems) row.push(badge(`✗ ${counted(problems, "problem")}`, "badge-bad"));
  else if (valid) row.push(badge("✓ valid", failed ? "" : "badge-good"));
  else row.push(badge(valid === null ? "nothing known" : "✗ not valid", "badge-bad"));
  if (failed) row.push(badge("✗ the stream failed", "badge-bad"));
  if (findings) row.push(badge(`! ${counted(findings, "finding")}`, "badge-lost"));
  if (losses !== null) row.push(badge(...lossWords(losses)));
  parent.classList.add("badges");
  parent.replaceChildren(...row);
}
