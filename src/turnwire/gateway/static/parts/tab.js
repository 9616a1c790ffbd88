// What is kept for this tab, and gone with it.

/** The tab's storage; null where the browser refuses: its name alone is an error then. @returns {Storage | null} */
export function tabStorage() {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
