/* What the theme leaves out for people who use a keyboard or a screen reader: the breadcrumbs have the name of the menu,
   the buttons of each block of code are a landmark without a name, and a wide table cannot be scrolled by keys. */
document.querySelector(".md-path")?.setAttribute("aria-label", "Breadcrumbs");
const improve = () => {
  for (const each of document.querySelectorAll(".md-code__nav:not([role])")) each.setAttribute("role", "none");
  for (const each of document.querySelectorAll(".md-typeset__scrollwrap:not([tabindex])")) {
    if (each.scrollWidth > each.clientWidth) each.tabIndex = 0;
  }
};
new MutationObserver(improve).observe(document.body, { childList: true, subtree: true });
new ResizeObserver(improve).observe(document.body);
