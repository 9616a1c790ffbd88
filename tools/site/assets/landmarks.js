/* Landmarks that a screen reader lists have names of their own: the theme gives the menu and the breadcrumbs
   the same name, and makes a landmark without a name of the buttons of each block of code. */
document.querySelector(".md-path")?.setAttribute("aria-label", "Breadcrumbs");
const unmark = () => {
  for (const each of document.querySelectorAll(".md-code__nav:not([role])")) each.setAttribute("role", "none");
};
new MutationObserver(unmark).observe(document.body, { childList: true, subtree: true });
unmark();
