// What is found out about a payload: badges, losses by dialect, problems.

import { badges } from "../parts/badges.js";
import { button, byId, counted, make } from "../parts/dom.js";
import { chooseForm } from "./forms.js";
import { SCHEMAS, summaryOfSchemas } from "./schemas.js";

/** @typedef {import("./report.js").Summary} Summary */

/** What it is, and what each dialect would lose of it. @param {Summary | null} report */
export function showVerdict(report) {
  const verdict = byId("verdict");
  const losses = byId("verdict-losses");
  verdict.replaceChildren();
  losses.replaceChildren();
  if (!report) return;
  const { dialect, kind, problems, detected } = report;
  const forms = report.forms.filter(({ name, isPending }) => name !== "canonical" && !isPending);
  const isWhole = report.forms.every(({ isPending }) => !isPending);
  const isKnown = Boolean(detected || (dialect && kind));
  const total = { total: 0, forms: forms.length, lossless: 0, failed: 0 };
  for (const form of forms) {
    total.total += form.isEmpty ? 0 : form.losses;
    total.failed += form.isEmpty ? 1 : 0;
    total.lossless += form.isEmpty || form.losses ? 0 : 1;
  }
  badges(verdict, { dialect, kind: kind ?? detected?.definition.split("#")[1] ?? null, valid: isKnown ? !problems.length : null, problems: problems.length, findings: report.findings.length, failed: report.events?.filter(({ wrong }) => wrong).length ?? 0, losses: forms.length && isWhole && !problems.length ? total : null });
  if (!forms.length || problems.length) return;
  for (const { name, isEmpty, losses: count } of forms) {
    const told = isEmpty ? "cannot be said" : count ? counted(count, "loss", "losses") : "lossless";
    losses.append(make("li", {}, button(`${name}: ${told}`, () => chooseForm(name), `badge ${isEmpty ? "badge-bad" : count ? "badge-lost" : "badge-good"}`)));
  }
  if (!report.schemas.length) return;
  const { words, isHeld } = summaryOfSchemas(report.schemas);
  losses.append(make("li", {}, button(words, () => chooseForm(SCHEMAS), `badge ${isHeld ? "badge-good" : "badge-bad"}`)));
}

/** What is wrong with it, in the editor and as a list. @param {Summary | null} report @param {ReturnType<typeof import("../parts/editor.js").createEditor>} editor */
export function showProblems(report, editor) {
  const list = byId("problems");
  const problems = report?.problems ?? [];
  editor.setProblems(problems.map((each) => ({ ...each, message: `${each.where ?? (each.path || "/")}: ${each.message}` })));
  list.replaceChildren();
  if (!report) return;
  for (const { id, at, what } of report.findings) list.append(make("li", { className: "finding" }, make("code", {}, at || "/"), ` ${what} (`, make("code", {}, id), ")"));
  if (!problems.length) {
    if (!report.findings.length) list.append(make("li", { className: "soft" }, "No problem was found."));
    return;
  }
  for (const problem of problems) {
    const name = problem.where ?? `${problem.line === undefined ? "" : `line ${problem.line} `}${problem.path || "/"}`;
    list.append(make("li", {}, button(`${name}: ${problem.message}`, () => editor.reveal({ from: problem.from, to: problem.to }), "link")));
  }
}
