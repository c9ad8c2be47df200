/** Changes the address of the page without a new entry in the history. @param url from the site's root */
export function replaceAddress(url: string): void {
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // Browsers limit the number of changes in a time; the next one catches up.
  }
}
