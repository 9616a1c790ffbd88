// The canonical form and every other dialect beside the payload: what differs is marked, losses lead to both places.

import { byId, copy, counted, make, save, tabs } from "../parts/dom.js";
import { createEditor } from "../parts/editor.js";
import { linkSides, lossList } from "../parts/sides.js";
import { form as formOf } from "./report.js";
import { SCHEMAS, labelOfSchemas, showSchemas } from "./schemas.js";

const CANONICAL = "canonical";
/** @type {ReturnType<typeof createEditor> | null} */
let editor = null;
let chosen = CANONICAL;
let choose = (/** @type {string} */ _name) => {};
let latest = 0;
let shown = /** @type {any} */ (null);

/** Show a form, as if its tab had been chosen. @param {string} name */
export function chooseForm(name) {
  choose(name);
  byId("panel").scrollIntoView({ block: "nearest" });
}

/** The name of the dialect whose form is shown. */
export const chosenForm = () => chosen;

/** @param {any} form */
function showError(form) {
  const line = byId("form-error");
  line.hidden = !form.error;
  line.textContent = form.error ? (form.problems.length ? "This cannot be read:" : form.error) : "";
  line.classList.toggle("bad", form.text === null);
  const items = form.problems.map((/** @type {any} */ each) => make("li", {}, make("code", {}, each.path || "/"), `: ${each.message}`));
  byId("form-losses").replaceChildren(...(form.error && items.length ? [make("ul", { className: "losses bad" }, ...items)] : []));
}

/** @param {string} name @param {ReturnType<typeof createEditor>} payload @param {import("./report.js").Summary | null} report */
async function show(name, payload, report) {
  chosen = name;
  const number = (latest += 1);
  byId("schemas").hidden = name !== SCHEMAS;
  byId("dialect-form").hidden = name === SCHEMAS;
  if (name === SCHEMAS) {
    payload.setMarks([]);
    showSchemas(byId("schemas"), report?.schemas ?? [], payload);
    return;
  }
  const form = await formOf(name);
  if (number !== latest) return;
  shown = form;
  showError(form);
  const hasText = form.text !== null;
  byId("form-tools").hidden = byId("form").hidden = !hasText;
  byId("legend").hidden = !form.marks.some((/** @type {any[]} */ side) => side.length) && !form.losses.length;
  if (!hasText) {
    payload.setMarks([]);
    return;
  }
  editor ??= createEditor(byId("form"), { label: "The payload in another dialect", readOnly: true });
  editor.setText(form.text);
  const { show: showLoss } = linkSides([payload, editor], { losses: form.losses.slice(0, 300), marks: form.marks });
  if (name === CANONICAL) return;
  const title = make("h3", {}, form.losses.length ? counted(form.losses.length, "loss", "losses") : "Nothing is lost");
  byId("form-losses").replaceChildren(title, ...(form.losses.length ? [lossList(form.losses, showLoss)] : []));
}

/** @param {import("./report.js").FormSummary} form @returns {(Node | string)[]} */
function labelOf({ name, isEmpty, isPending, losses }) {
  if (name === CANONICAL) return [name];
  const told = isPending ? "not known yet" : isEmpty ? "cannot be said" : losses ? counted(losses, "loss", "losses") : "nothing lost";
  const count = make("span", { className: `count ${isEmpty ? "no" : losses ? "" : "none"}`, "aria-hidden": "true" }, isPending ? "…" : isEmpty ? "!" : losses ? String(losses) : "✓");
  return [name, count, make("span", { className: "visually-hidden" }, `, ${told}`)];
}

/** Say on the tabs what is known now. @param {import("./report.js").FormSummary[]} forms */
export function labelForms(forms) {
  for (const form of forms) document.getElementById(`tab-${form.name}`)?.replaceChildren(...labelOf(form));
}

/** @param {import("./report.js").Summary | null} report @param {ReturnType<typeof createEditor>} payload @param {(name: string) => void} changed */
export function showForms(report, payload, changed) {
  const forms = report?.forms ?? [];
  latest += 1; // what comes late belongs to an earlier payload
  byId("no-forms").hidden = forms.length > 0;
  byId("panel").hidden = forms.length === 0;
  if (!forms.length) {
    byId("tabs").replaceChildren();
    payload.setMarks([]);
    return;
  }
  const entries = forms.map((form) => ({ name: form.name, label: labelOf(form) }));
  if (report?.schemas.length) entries.push({ name: SCHEMAS, label: labelOfSchemas(report.schemas) });
  const made = tabs(byId("tabs"), byId("panel"), entries, (name) => {
    show(name, payload, report);
    if (name !== SCHEMAS) changed(name);
  }, chosen);
  choose = made.choose;
}

byId("copy-form").addEventListener("click", (/** @type {any} */ event) => shown?.text && copy(shown.text, event.currentTarget));
byId("save-form").addEventListener("click", () => shown?.text && save(`${shown.name}.${/^\s*[[{]/.test(shown.text) ? "json" : "txt"}`, shown.text));
