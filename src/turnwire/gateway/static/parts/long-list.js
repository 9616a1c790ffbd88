// A list of any length: only the rows in sight are elements. One row is chosen, by mouse and by arrow keys.

import { freshId, make } from "./dom.js";

/**
 * A list in `parent`. `row(i)` gives what stands in a row; `onChoose(i)` is called when a person chooses one.
 * @param {HTMLElement} parent
 * @param {{label: string, rowHeight?: number, height?: string, row: (index: number) => (Node | string)[], isWrong?: (index: number) => boolean, onChoose?: (index: number) => void}} options
 */
export function createList(parent, { label, rowHeight = 28, height = "16rem", row, isWrong = () => false, onChoose }) {
  const id = freshId("list");
  const space = make("div", {});
  const box = make("div", { className: "long-list", role: "listbox", tabIndex: 0, "aria-label": label }, space);
  box.style.height = height;
  parent.append(box);
  let count = 0;
  let chosen = -1;
  let isDue = false;

  const drawn = () => {
    isDue = false;
    const first = Math.max(0, Math.floor(box.scrollTop / rowHeight) - 4);
    const last = Math.min(count, Math.ceil((box.scrollTop + box.clientHeight) / rowHeight) + 4);
    const rows = [];
    for (let index = first; index < last; index += 1) {
      const made = make("div", { className: `long-list-row${isWrong(index) ? " wrong" : ""}`, id: `${id}-${index}`, role: "option", "aria-selected": String(index === chosen), "aria-setsize": String(count), "aria-posinset": String(index + 1), "data-index": String(index) }, ...row(index));
      made.style.top = `${index * rowHeight}px`;
      made.style.height = `${rowHeight}px`;
      rows.push(made);
    }
    space.replaceChildren(...rows);
    if (chosen >= first && chosen < last) box.setAttribute("aria-activedescendant", `${id}-${chosen}`);
    else box.removeAttribute("aria-activedescendant");
  };
  const draw = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(drawn);
  };
  const show = (/** @type {number} */ index) => {
    const top = index * rowHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + rowHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + rowHeight - box.clientHeight;
  };
  const mark = (/** @type {number} */ index) => {
    chosen = Math.max(-1, Math.min(count - 1, index));
    draw();
  };
  const choose = (/** @type {number} */ index, isByPerson = false) => {
    mark(index);
    if (chosen >= 0) show(chosen);
    if (isByPerson) onChoose?.(chosen);
  };
  box.addEventListener("scroll", draw, { passive: true });
  new ResizeObserver(draw).observe(box);
  const pressed = (/** @type {MouseEvent} */ event) => {
    const found = /** @type {HTMLElement} */ (event.target).closest("[data-index]");
    if (found) choose(Number(/** @type {HTMLElement} */ (found).dataset.index), true);
  };
  // A row of a list that changes may be another one when the button is let go; without a mouse there is a click alone.
  box.addEventListener("mousedown", (/** @type {MouseEvent} */ event) => event.button === 0 && pressed(event));
  box.addEventListener("click", (/** @type {MouseEvent} */ event) => event.detail === 0 && pressed(event));
  box.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    const page = Math.max(1, Math.floor(box.clientHeight / rowHeight) - 1);
    const to = { ArrowDown: chosen + 1, ArrowUp: Math.max(0, chosen - 1), PageDown: chosen + page, PageUp: Math.max(0, chosen - page), Home: 0, End: count - 1, Enter: chosen }[event.key];
    if (to === undefined || !count || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(to, true);
  });
  return {
    element: box,
    /** How many rows there are now. @param {number} next */
    setCount(next) {
      count = next;
      space.style.height = `${count * rowHeight}px`;
      space.style.position = "relative";
      if (chosen >= count) chosen = count - 1;
      draw();
    },
    choose,
    /** Choose a row where it stands: the list is not scrolled to it. */
    mark,
    chosen: () => chosen,
    redraw: draw,
  };
}
