/** How browsers word a script that is no longer on the host, as after a new deployment. */
const missingScript = /dynamically imported module|module script failed|Unable to preload CSS/i;

type ReloadedState = { reloadedFor?: string } | null;

/**
 * Loads the page afresh where a script of it is gone because the site was deployed anew; drafts are kept in session storage.
 * Once for an address: the mark stands in the history entry, which outlives the reload, so that a fault never loops.
 * @returns whether the page is being loaded again
 */
export function reloadOnce(error: unknown): boolean {
  // Without a line a reload would take away the page that stands.
  if (!(error instanceof Error && missingScript.test(error.message)) || !navigator.onLine) return false;
  const state = window.history.state as ReloadedState;
  if (state?.reloadedFor === window.location.href) return false;
  window.history.replaceState({ ...state, reloadedFor: window.location.href }, '');
  window.location.reload();
  return true;
}
