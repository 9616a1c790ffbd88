// The metrics as tables: one for each family.

import { loaded, raw, say } from "../parts/ask.js";
import { byId, counted, make } from "../parts/dom.js";
import { families, quantile } from "../parts/prometheus.js";

/** @param {Record<string, string>} labels */
const words = (labels) => Object.entries(labels).map(([name, value]) => `${name}: ${value}`).join(", ") || "all";

/** @param {string} title @param {string[]} heads @param {(string | number)[][]} rows the first cell names the row */
function table(title, heads, rows) {
  const head = heads.map((name, index) => make("th", { scope: "col", className: index ? "number" : "" }, name));
  const body = rows.map(([name, ...cells]) => make("tr", {}, make("th", { scope: "row" }, String(name)), ...cells.map((cell) => make("td", { className: "number" }, String(cell)))));
  const whole = make("table", {}, make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...body));
  return make("div", { className: "table-box", tabIndex: 0, role: "region", "aria-label": title }, whole);
}

/** @param {import("../parts/prometheus.js").Family} family */
function card(family) {
  const { name, help, samples, histograms } = family;
  const parts = [make("div", { className: "card-head" }, make("h2", {}, make("code", {}, name)), make("span", { className: "soft" }, family.type)), make("p", { className: "soft" }, help)];
  if (samples.length) parts.push(table(name, ["Labels", "Value"], samples.map(({ labels, value }) => [words(labels), value.toLocaleString("en")])));
  if (histograms.length) {
    const rows = histograms.map((each) => [words(each.labels), each.count.toLocaleString("en"), each.count ? (each.sum / each.count).toFixed(3) : "–", quantile(each, 0.5) || "–", quantile(each, 0.95) || "–"]);
    parts.push(table(name, ["Labels", "Count", "Mean, s", "Median, s", "95 %, s"], rows));
  }
  if (!samples.length && !histograms.length) parts.push(make("p", { className: "soft" }, "Nothing was counted yet."));
  return make("section", { className: "card" }, ...parts);
}

loaded(async () => {
  const found = families(await raw("metrics").then((response) => response.text()));
  byId("metrics").replaceChildren(...found.map(card));
  say(`${counted(found.length, "metric")}, as of ${new Date().toLocaleTimeString()}.`);
});
