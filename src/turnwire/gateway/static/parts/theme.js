// The theme that was chosen by the switch, before anything is drawn; without a choice the one of the system. No module:
// a page that draws first in the other theme flashes.
(() => {
  const KEY = "turnwire.theme";
  const chosen = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null; // storage is off
    }
  };
  const root = document.documentElement;
  const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches);
  const before = chosen();
  if (before === "light" || before === "dark") root.dataset.theme = before;
  addEventListener("DOMContentLoaded", () => {
    for (const button of document.querySelectorAll("[data-theme-switch]")) {
      const show = () => {
        button.textContent = isDark() ? "Light" : "Dark";
        button.setAttribute("aria-label", isDark() ? "Use the light theme" : "Use the dark theme");
      };
      button.addEventListener("click", () => {
        root.dataset.theme = isDark() ? "light" : "dark";
        try {
          localStorage.setItem(KEY, root.dataset.theme);
        } catch {
          // It holds until the page is left.
        }
        show();
        dispatchEvent(new Event("turnwire-theme"));
      });
      show();
    }
  });
})();
