"use strict";
for (const button of document.querySelectorAll(".curl button")) {
  if (!navigator.clipboard) break;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.nextElementSibling.textContent);
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = "Copy"; }, 1500);
  });
}
const filters = document.querySelector(".filters");
if (filters) {
  filters.hidden = false;
  const [search, only] = filters.querySelectorAll("input");
  const show = () => {
    const wanted = search.value.trim().toLowerCase();
    for (const body of document.querySelectorAll("#matrix tbody")) {
      let seen = 0;
      for (const row of body.querySelectorAll("tr:not(.area)")) {
        const holds = !row.querySelector("td.fail, td.inconclusive, td.not_supported");
        row.hidden = (only.checked && holds) || !row.textContent.toLowerCase().includes(wanted);
        seen += row.hidden ? 0 : 1;
      }
      body.hidden = seen === 0;
    }
  };
  search.addEventListener("input", show);
  only.addEventListener("change", show);
}
const open = () => {
  const found = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(found instanceof HTMLDetailsElement)) return;
  for (let each = found; each; each = each.parentElement.closest("details")) each.open = true;
  found.scrollIntoView();
};
addEventListener("hashchange", open);
open();
