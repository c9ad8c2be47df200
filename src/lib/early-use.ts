export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The last text of each field. */
export type Typed = Map<Field, string>;

/** What visitors did before the page was live: the script in the page keeps it, the application makes it again. */
export type EarlyUse = {
  /** Pressed buttons and sent forms in their order, each with what was typed since the press before. */
  presses: [HTMLElement, Typed][];
  /** What was typed since the last press. */
  typed: Typed;
  /** Ends the keeping. */
  listening: AbortController;
};

declare global {
  interface Window {
    /** The one place that the script in the page and the application have in common. */
    earlyUse?: EarlyUse;
  }
}

/** The page itself is live once `data-hydrated` stands at the root element, a part of it once its `data-late` is gone. */
export function isLive(element: Element): boolean {
  return Boolean(document.documentElement.dataset.hydrated) && !element.closest('[data-late]');
}
