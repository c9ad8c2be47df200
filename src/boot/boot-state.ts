/**
 * The attributes that hold the state of a first visit (README.md):
 * - `data-dehydrated` on `#root`, `#main` and each part below the fold until it is hydrated;
 * - `data-load-failed` on a region (on <html> for the application): `retry` or `final`;
 * - `data-interacted`, `data-hydrated` and `data-laid-out` on <html>.
 */

export type FormElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type TypedTexts = Map<FormElement, string>;

/** A clicked button or submitted form, with the text typed since the previous one. */
type CapturedPress = { target: HTMLElement; typed: TypedTexts };

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

export function isHydrated(element: Element): boolean {
  return !element.closest('[data-dehydrated]');
}

export function markHydrated(region: HTMLElement | null): void {
  delete region?.dataset.dehydrated;
  delete region?.dataset.loadFailed;
}
