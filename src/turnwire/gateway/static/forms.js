// The canonical form and every other dialect, as tabs; what a dialect loses is listed and marked in the canonical form.

import { byId, counted, make } from "./dom.js";
import { lineOf, lineStarts, nearest, places } from "./locate.js";

const CANONICAL = "canonical";

function shown(value) {
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

// The text as a <pre>, the lines of these pointers marked.
function listing(text, pointers, label) {
  const pre = make("pre", { className: "form", tabIndex: 0, "aria-label": label, role: "region" });
  const found = places(text);
  const starts = lineStarts(text);
  const lost = new Set();
  for (const pointer of pointers) {
    const place = nearest(found, pointer);
    if (!place || (pointer !== "" && place === found.get(""))) continue;
    for (let line = lineOf(starts, place.start); line <= lineOf(starts, Math.max(place.start, place.end - 1)); line += 1) lost.add(line);
  }
  text.split("\n").forEach((line, number) => pre.append(lost.has(number) ? make("mark", {}, line || " ") : `${line}\n`));
  return pre;
}

function panelOf(name, form, canonical) {
  const children = [];
  if (form.error) {
    const problems = (form.problems ?? []).map((each) => make("li", {}, make("code", {}, each.path || "/"), `: ${each.message}`));
    children.push(make("p", { className: "bad" }, problems.length ? "This cannot be read:" : form.error));
    if (problems.length) children.push(make("ul", { className: "losses bad" }, ...problems));
  }
  if (name !== CANONICAL && !form.error) {
    children.push(make("h3", {}, form.losses.length ? counted(form.losses.length, "loss", "losses") : "Nothing is lost"));
    const list = make("ul", { className: "losses" });
    for (const loss of form.losses) {
      list.append(make("li", {}, make("code", {}, loss.at || "/"), ` ${loss.reason}: ${loss.action} (`, make("code", {}, loss.id), ")"));
    }
    if (form.losses.length) children.push(list);
  }
  if (form.value !== undefined && form.value !== null) {
    const copy = make("button", { type: "button" }, "Copy");
    copy.addEventListener("click", async () => {
      await navigator.clipboard.writeText(shown(form.value));
      copy.textContent = "Copied";
    });
    children.push(make("div", { className: "row" }, copy), listing(shown(form.value), [], `${name} form`));
  }
  if (name !== CANONICAL && form.losses.length && canonical?.value) {
    const marked = listing(shown(canonical.value), form.losses.map((loss) => loss.at), `What ${name} loses of the canonical form`);
    children.push(make("h3", {}, "What is lost, in the canonical form"), marked);
  }
  return children;
}

let chosen = CANONICAL;
let select = () => {};

// Show a form, as if its tab had been chosen.
export function choose(name) {
  select(name);
  byId("panel").scrollIntoView({ block: "nearest" });
}

export function showForms(report) {
  const tabs = byId("tabs");
  const panel = byId("panel");
  const forms = report?.canonical ? { [CANONICAL]: report.canonical, ...report.dialects } : {};
  const names = Object.keys(forms);
  tabs.replaceChildren();
  panel.hidden = names.length === 0;
  byId("no-forms").hidden = names.length !== 0;
  if (!names.length) return;
  if (!names.includes(chosen)) chosen = CANONICAL;
  const buttons = names.map((name) => {
    const form = forms[name];
    const count = form.error ? "!" : form.losses.length || "";
    const told = form.error ? "cannot be said" : form.losses.length ? counted(form.losses.length, "loss", "losses") : "nothing lost";
    const badge = make("span", { className: "count", "aria-hidden": "true" }, `${count}`);
    const more = make("span", { className: "visually-hidden" }, name === CANONICAL ? "" : `, ${told}`);
    const button = make("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "panel" }, name, badge, more);
    button.addEventListener("click", () => select(name));
    button.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const to = event.key === "Home" ? 0 : event.key === "End" ? names.length - 1 : step && (names.indexOf(name) + step + names.length) % names.length;
      if (to === undefined) return;
      event.preventDefault();
      select(names[to]);
      buttons[to].focus();
    });
    return button;
  });
  select = (name) => {
    chosen = name;
    names.forEach((each, index) => {
      buttons[index].setAttribute("aria-selected", String(each === name));
      buttons[index].tabIndex = each === name ? 0 : -1;
    });
    panel.setAttribute("aria-labelledby", `tab-${name}`);
    panel.replaceChildren(...panelOf(name, forms[name], forms[CANONICAL]));
  };
  tabs.append(...buttons);
  select(chosen);
}
