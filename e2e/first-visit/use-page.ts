import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the presses did to the buttons and fields of the page, each with its part of the page before the colon. */
    pressesDid: string[];
  }
}

/** Press a button that opens a dialog, which covers the others, comes last; one of them in each go. */
const opener = '[aria-haspopup=dialog], [aria-label="Open menu"]';

/** Names of the openers that are visible on the page, each once. */
export function openersOf(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return [...new Set(visible.map((element) => element.ariaLabel ?? element.textContent))];
  }, opener);
}

export type Use = {
  /** Name of the opener to press at last. */
  last: string | undefined;
  /** Names of what to use, as another go answered; without them all that is visible. */
  only?: string[];
};

/**
 * Types into every field and presses every button, tab, question, stepper and summary that is visible, found in the
 * page itself; at last one opener. Answers with their names. From then on the page notes what each press did.
 */
export function useEverything(page: Page, { last, only }: Use): Promise<string[]> {
  return page.evaluate(
    async ([openerSelector, lastName, names]) => {
      const isVisible = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[aria-hidden=true]') &&
        element.getBoundingClientRect().width > 1;
      const found = [
        ...document.querySelectorAll<HTMLElement>('button, [role=button], summary, input, textarea, select'),
      ];
      const wordsOf = (element: HTMLElement) =>
        element.ariaLabel ?? ('name' in element && element.name !== '' ? String(element.name) : element.textContent);
      const keys = new Map<Element, string>();
      for (const element of found) {
        const words = wordsOf(element);
        keys.set(element, `${words} ${found.filter((each) => wordsOf(each) === words).indexOf(element)}`);
      }
      const used = found.filter((element) => {
        if (element.matches(openerSelector)) return wordsOf(element) === lastName;
        return names ? names.includes(keys.get(element) ?? '') : isVisible(element);
      });
      window.pressesDid = [];
      // Each part of the page answers in its own order: none waits for one that is live later.
      const parts = 'header, section, form, main';
      const partOf = (element: Element) => {
        const part = element.closest(parts);
        return `${part?.tagName} ${part?.querySelector('h1, h2, h3')?.textContent}`;
      };
      // Not aria-pressed: the shop's groups are a transition, which skips one that the next press replaces in time.
      const marks = ['aria-expanded', 'aria-selected', 'aria-invalid', 'aria-label', 'open'];
      new MutationObserver((records) => {
        for (const { target, attributeName: name, oldValue } of records) {
          const key = keys.get(target as Element);
          if (key && name) {
            const state = (target as Element).getAttribute(name);
            // Written once more as it was.
            if (state !== oldValue) window.pressesDid.push(`${partOf(target as Element)}: ${key}, ${name}: ${state}`);
          }
        }
      }).observe(document, { subtree: true, attributeFilter: marks, attributeOldValue: true });
      // As a visitor does, the next is used once the page has answered to the one before.
      const answered = () => new Promise((done) => requestIdleCallback(done));
      const isField = (element: Element) => element.matches('input, textarea, select');
      for (const field of used.filter(isField)) {
        field.focus({ preventScroll: true });
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, '3');
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await answered();
      }
      const presses = used.filter((element) => !isField(element) && !element.matches(openerSelector));
      for (const press of [...presses, ...used.filter((element) => element.matches(openerSelector)).slice(0, 1)]) {
        press.click();
        await answered();
      }
      return used.flatMap((element) => keys.get(element) ?? []);
    },
    [opener, last, only] as const,
  );
}
