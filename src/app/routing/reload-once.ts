/** Browsers' messages for a missing script, as after a deployment. */
const missingScript = /dynamically imported module|module script failed|Unable to preload CSS/i;

type ReloadedState = { reloadedFor?: string } | null;

/**
 * Reloads the page once if a script is missing after a deployment; a mark in the history entry prevents a loop.
 * @returns whether the page reloads
 */
export function reloadOnce(error: unknown): boolean {
  // Offline, a reload would lose the page.
  if (!(error instanceof Error && missingScript.test(error.message)) || !navigator.onLine) return false;
  const state = window.history.state as ReloadedState;
  if (state?.reloadedFor === window.location.href) return false;
  window.history.replaceState({ ...state, reloadedFor: window.location.href }, '');
  window.location.reload();
  return true;
}
