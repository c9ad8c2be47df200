import { showPanel } from './early-tabs';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was typed since the press before, the last text of each field. */
type Typed = Map<Field, string>;

const signs = ['click', 'submit', 'keydown', 'input'];

/** Opens or closes what it names, where the browser knows how. */
function isCommand(button: Element | null): boolean {
  return button instanceof HTMLButtonElement && Boolean(button.commandForElement);
}

/**
 * The button or the form that an event asks something of; links, `summary` and buttons that command are the browser's and need
 * no script.
 */
function pressed({ type, target, key, isComposing }: KeyboardEvent): HTMLElement | null | undefined {
  if (!(target instanceof Element)) return null;
  if (type === 'click') {
    const button = target.closest<HTMLElement>('button,[role=button]');
    return isCommand(button) ? null : button;
  }
  if (type === 'submit') return target as HTMLElement;
  // Enter asks the form itself: some forms have no button that sends before they are live.
  return key === 'Enter' && !isComposing && target instanceof HTMLInputElement ? target.form : null;
}

/**
 * Keeps every press on a button, and Enter in a form, of a part that is not live yet, and makes them again once it is: in
 * their order, each with what was typed by then. No press is lost, none reloads the page. The page itself is live once
 * `data-hydrated` stands at the root element, a part of it once its `data-late` is gone.
 */
export function keepPresses(): void {
  const page = document.documentElement;
  const kept: [HTMLElement, Typed][] = [];
  let typed: Typed = new Map();
  let isAnswering = false;

  const isLive = (element: Element) => page.dataset.hydrated && !element.closest('[data-late]');

  function keep(event: Event): void {
    if (event.type === 'input') {
      const field = event.target as Field;
      if (!isLive(field)) typed.set(field, field.value);
      return;
    }
    const target = pressed(event as KeyboardEvent);
    if (!target || isLive(target)) return;
    // Shown at once, there is nothing to keep.
    if (target.role === 'tab') return showPanel(target);
    event.preventDefault();
    // Not past the window: React must not answer it, too. Who waits for a visitor there must still hear of one.
    event.stopPropagation();
    if ((event as KeyboardEvent).repeat) return;
    kept.push([target, typed]);
    typed = new Map();
  }

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

  async function answer(): Promise<void> {
    if (isAnswering) return;
    isAnswering = true;
    for (let at; (at = kept.findIndex(([target]) => isLive(target))) >= 0;) {
      for (const [target, texts] of kept.splice(at, 1)) {
        write(texts);
        if (target instanceof HTMLFormElement) {
          target.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
        } else target.click();
      }
      // The next press meets what this one made of the page, be it in a transition.
      await new Promise((next) => (window.requestIdleCallback ?? setTimeout)(next));
    }
    isAnswering = false;
    write(typed);
    if (!page.dataset.hydrated || page.querySelector('[data-late]')) return;
    observer.disconnect();
    for (const sign of signs) window.removeEventListener(sign, keep, true);
  }

  const observer = new MutationObserver(() => void answer());
  observer.observe(page, { attributeFilter: ['data-hydrated', 'data-late'], subtree: true });
  for (const sign of signs) window.addEventListener(sign, keep, true);
}
