/**
 * The state of a first visit. It stands in attributes of the page, the one place that the inline script, the application,
 * the styles and the tests have in common:
 * - `data-dehydrated` on `#root`, `#main` and each part below the fold, until React has hydrated it;
 * - `data-load-failed` on a region (or on <html>, for the application itself) whose script did not come: `retry` where the
 *   next press loads it again, `final` where React could not render it;
 * - `data-interacted`, `data-hydrated` (the page itself is hydrated) and `data-laid-out` on <html>.
 */

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The last text of each field. */
export type TypedTexts = Map<Field, string>;

/** A pressed button or a sent form, with what was typed since the press before. */
export type CapturedPress = { target: HTMLElement; typed: TypedTexts };

export type CapturedEvents = {
  presses: CapturedPress[];
  /** What was typed since the last press. */
  typed: TypedTexts;
};

declare global {
  interface Window {
    /** What the inline script captured and the application has not replayed yet. */
    capturedEvents?: CapturedEvents;
  }
}

/** Whether React answers an element: all regions round it are hydrated. */
export function isHydrated(element: Element): boolean {
  return !element.closest('[data-dehydrated]');
}

export function markHydrated(region: HTMLElement | null): void {
  delete region?.dataset.dehydrated;
  delete region?.dataset.loadFailed;
}
