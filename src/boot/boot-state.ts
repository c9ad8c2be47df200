/**
 * The attributes that hold the state of a first visit (README.md):
 * - `data-dehydrated` on `#root`, `#main` and each part below the fold until it is hydrated;
 * - `data-load-failed` on a region (on <html> for the application): `retry` or `final`;
 * - `data-interacted`, `data-hydrated` and `data-laid-out` on <html>.
 */

export type FormElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor typed, by field. */
export type TypedTexts = Map<FormElement, string>;

/** A clicked button or submitted form, with the text typed since the previous one. */
type CapturedPress = { target: HTMLElement; typed: TypedTexts };

/** Presses and typing on a part that is not hydrated, in their order. */
export type CapturedEvents = {
  presses: CapturedPress[];
  /** Typed since the last press. */
  typed: TypedTexts;
};

declare global {
  interface Window {
    /** Captured and not replayed yet. */
    capturedEvents?: CapturedEvents;
  }
}

/** Whether React runs the element: neither it nor an ancestor waits for hydration. */
export function isHydrated(element: Element): boolean {
  return !element.closest('[data-dehydrated]');
}

/** Marks a region as hydrated; null does nothing. */
export function markHydrated(region: HTMLElement | null): void {
  delete region?.dataset.dehydrated;
  delete region?.dataset.loadFailed;
}
