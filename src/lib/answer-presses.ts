import { type EarlyUse, isLive, type Typed } from './early-use';
import { idle } from './idle';

/** The fields tell it by themselves (components/ui/Control). */
function write(texts: Typed): void {
  for (const [field, text] of texts) {
    if (!isLive(field)) continue;
    texts.delete(field);
    if (field.value === text) continue;
    field.value = text;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/**
 * Makes what was pressed early again as soon as its part of the page is live: in the order of the presses, each with what was
 * typed by then. Ends once all of the page is live.
 */
export function answerPresses(early: EarlyUse): void {
  const page = document.documentElement;
  let isAnswering = false;

  async function answer(): Promise<void> {
    if (isAnswering) return;
    isAnswering = true;
    for (let at; (at = early.presses.findIndex(([target]) => isLive(target))) >= 0;) {
      for (const [target, texts] of early.presses.splice(at, 1)) {
        write(texts);
        if (target instanceof HTMLFormElement) {
          target.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
        } else target.click();
      }
      // The next press meets what this one made of the page, be it in a transition.
      await idle();
    }
    isAnswering = false;
    write(early.typed);
    if (!page.dataset.hydrated || page.querySelector('[data-late]')) return;
    observer.disconnect();
    early.listening.abort();
  }

  const observer = new MutationObserver(() => void answer());
  observer.observe(page, { attributeFilter: ['data-hydrated', 'data-late'], subtree: true });
}
