import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Effects of the presses on buttons and fields. */
    pressesDid: string[];
  }
}

/** Openers of dialogs, which cover the page: one a run, last. */
const opener = '[aria-haspopup=dialog], [aria-label="Open menu"]';

/** A button that opens another page would close the dialog that the next press opens. */
const leaving = '[aria-labelledby="your-room"] [type=submit]';

export function dialogOpenersOf(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const visible = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return [...new Set(visible.map((element) => element.ariaLabel ?? element.textContent))];
  }, opener);
}

export type Use = {
  last: string | undefined;
  /** Controls to use; by default all that are visible. */
  only?: string[];
};

/** Types into every field, presses every control that stays on the page, then one opener. Returns their names. */
export function pressEveryControl(page: Page, { last, only }: Use): Promise<string[]> {
  return page.evaluate(
    async ([openerSelector, leavingSelector, lastName, names]) => {
      const isVisible = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[aria-hidden=true]') &&
        element.getBoundingClientRect().width > 1;
      const found = [
        ...document.querySelectorAll<HTMLElement>(
          'button, [role=button], [data-replay], summary, input, textarea, select',
        ),
      ].filter((element) => !element.matches(leavingSelector));
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
      // Parts hydrate in any order.
      const parts = 'header, section, form, main';
      const partOf = (element: Element) => {
        const part = element.closest(parts);
        return `${part?.tagName} ${part?.querySelector('h1, h2, h3')?.textContent}`;
      };
      // aria-pressed is left out: the next press may skip a group's transition.
      const marks = ['aria-expanded', 'aria-selected', 'aria-invalid', 'aria-label', 'open'];
      new MutationObserver((records) => {
        for (const { target, attributeName: name, oldValue } of records) {
          const key = keys.get(target as Element);
          if (key && name) {
            const state = (target as Element).getAttribute(name);
            if (state !== oldValue) window.pressesDid.push(`${partOf(target as Element)}: ${key}, ${name}: ${state}`);
          }
        }
      }).observe(document, { subtree: true, attributeFilter: marks, attributeOldValue: true });
      // Waits for the answer, as a visitor does.
      const answered = () => new Promise((done) => requestIdleCallback(done));
      const typedIn = (field: Element) => (field instanceof HTMLSelectElement ? (field.options[1]?.value ?? '') : '3');
      const isField = (element: Element) => element.matches('input, textarea, select');
      for (const field of used.filter(isField)) {
        field.focus({ preventScroll: true });
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typedIn(field));
        field.dispatchEvent(new Event('input', { bubbles: true }));
        await answered();
      }
      const presses = used.filter((element) => !isField(element) && !element.matches(openerSelector));
      for (const press of [...presses, ...used.filter((element) => element.matches(openerSelector)).slice(0, 1)]) {
        // Parts of a drawing have no `click`.
        press.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        await answered();
      }
      return used.flatMap((element) => keys.get(element) ?? []);
    },
    [opener, leaving, last, only] as const,
  );
}
