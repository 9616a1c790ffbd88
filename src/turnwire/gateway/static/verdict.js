// The first thing that is seen: dialect, kind, valid or not, and what every other dialect loses of it.

import { byId, counted, make } from "./dom.js";

function chip(text, className = "") {
  return make("span", { className: `chip ${className}` }, text);
}

// [words, class] of a payload's validity.
function validity({ detected, dialect, kind, problems }) {
  if (problems.length) return [`✗ ${counted(problems.length, "problem")}`, "chip-bad"];
  if (!detected && !(dialect && kind)) return ["nothing known", "chip-bad"];
  return ["✓ valid", "chip-good"];
}

function lossWords(dialects) {
  const forms = Object.values(dialects);
  const failed = forms.filter((form) => form.error).length;
  const whole = forms.filter((form) => !form.error && !form.losses.length).length;
  const losses = forms.reduce((sum, form) => sum + form.losses.length, 0);
  if (failed === forms.length) return ["cannot be said in another dialect", "chip-bad"];
  if (whole === forms.length) return ["no losses", "chip-good"];
  return [`${counted(losses, "loss", "losses")}, ${whole} of ${forms.length} dialects lossless`, "chip-lost"];
}

export function showVerdict(report, select) {
  const verdict = byId("verdict");
  const losses = byId("verdict-losses");
  verdict.replaceChildren();
  losses.replaceChildren();
  if (!report) return;
  const { dialect, kind, problems, dialects, detected } = report;
  verdict.append(chip(dialect ?? "no known dialect"), chip(kind ?? detected?.definition.split("#")[1] ?? "no known kind"), chip(...validity(report)));
  const forms = Object.entries(dialects);
  if (!forms.length || problems.length) return;
  verdict.append(chip(...lossWords(dialects)));
  for (const [name, form] of forms) {
    const told = form.error ? "cannot be said" : form.losses.length ? counted(form.losses.length, "loss", "losses") : "lossless";
    const button = make("button", { type: "button", className: form.error ? "chip-bad" : form.losses.length ? "chip-lost" : "chip-good" }, `${name}: ${told}`);
    button.addEventListener("click", () => select(name));
    losses.append(make("li", {}, button));
  }
}
