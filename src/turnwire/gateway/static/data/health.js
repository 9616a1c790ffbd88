// The health of the gateway and of its providers.

import { ask, loaded, raw, say } from "../parts/ask.js";
import { byId, make } from "../parts/dom.js";

/** @param {string} text @param {string} kind */
const badge = (text, kind = "") => make("span", { className: `badge ${kind}` }, text);

/** A cell that names its column, where a narrow window leaves the heads out. @param {string} label @param {Node | string} what */
const cell = (label, what) => make("td", { "data-label": label, className: label === "Latency" ? "number" : "" }, what);

/** @param {any} provider */
function row({ id, type, available, version, version_tested: isTested, latency_ms: latency, error_code: error, is_default: isDefault, models }) {
  const state = available ? badge("✓ available", "badge-good") : badge(`✗ ${error ?? "not available"}`, "badge-bad");
  const shown = models.slice(0, 12).map((/** @type {string} */ name) => make("li", {}, make("code", {}, name)));
  const more = models.length > 12 ? [make("li", { className: "soft" }, `and ${models.length - 12} more`)] : [];
  return make("tr", {},
    make("th", { scope: "row" }, make("code", {}, id), ...(isDefault ? [" ", badge("default")] : [])),
    cell("State", state),
    cell("Kind", type),
    cell("Version", version ? `${version}${isTested === false ? " (not tested)" : ""}` : "–"),
    cell("Latency", latency === undefined ? "–" : `${latency} ms`),
    cell("Models", models.length ? make("ul", { className: "plain-list" }, ...shown, ...more) : make("span", { className: "soft" }, "none listed")));
}

loaded(async () => {
  const { status, version } = await raw("health").then((response) => response.json());
  byId("gateway").replaceChildren(badge(status === "ok" ? "✓ ok" : status, status === "ok" ? "badge-good" : "badge-bad"), badge(`Turnwire ${version}`));
  say("Asking the providers …");
  const { providers } = await ask("playground/providers").then((response) => response.json());
  byId("providers").replaceChildren(...providers.map(row));
  const up = providers.filter((/** @type {any} */ each) => each.available).length;
  say(`${up} of ${providers.length} ${providers.length === 1 ? "provider is" : "providers are"} available, as of ${new Date().toLocaleTimeString()}.`);
});
