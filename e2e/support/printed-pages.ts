import { company } from '../../src/config/company';
import { routes } from '../../src/config/routes';

type PrintedPage = [address: string, mostSheets: number];

/** Pages that print in ways of their own, with their maximum of A4 sheets. */
export const printedPages: PrintedPage[] = [
  [routes.home.path, 9],
  ['/room-planner#room=4.5x3.5x2.6&target=6&name=Surgery', 4],
  [routes.dentistry.path, 14],
];

/** Pages that print like others: `test:long` prints them. */
export const morePrintedPages: PrintedPage[] = [
  ['/product-details/generation-y', 3],
  ['/shop?compare=generation-x,generation-y', 6],
  [routes['air-purification-in-dentistry'].path, 14],
  ['/product-details/gen-x-filter', 1],
  [routes.shop.path, 2],
  [routes.contact.path, 3],
  [routes.evidence.path, 15],
  [routes.cookiePolicy.path, 6],
  [routes.buying.path, 5],
  [routes.controlsAndPapers.path, 4],
];

export const phone = company.phone.label;

/** Runs in the page: what its print has to hold. */
export function partsToPrint(number: string) {
  return {
    /** First words of the headings, without a word that is being typed: the rest may break. */
    headings: [...document.querySelectorAll<HTMLElement>('main h1, main h2')].flatMap((heading) => {
      const left = [...heading.querySelectorAll<HTMLElement>('.visually-hidden, [aria-hidden=true]')];
      const seen = left.reduce((text, each) => text.replace(each.innerText, ''), heading.innerText).trim();
      return heading.checkVisibility() ? (seen.split(/\s+/)[0] ?? '') : [];
    }),
    /** Each heading with the first words after it. */
    begun: [...document.querySelectorAll<HTMLElement>('main h2:not(.visually-hidden)')].flatMap((heading) => {
      if (!heading.checkVisibility()) return [];
      const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      texts.currentNode = heading;
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const words = text.nodeValue?.trim() ?? '';
        const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true }) && words.length > 2;
        const isLead = text.parentElement?.closest('svg, p.lead, .visually-hidden, [aria-hidden=true]');
        if (!heading.contains(text) && isSeen && !isLead) return [[heading.innerText.trim(), words] as const];
      }
      return [];
    }),
    answers: [...document.querySelectorAll<HTMLElement>('#questions summary + div p:last-of-type')].map((paragraph) =>
      (paragraph.firstChild?.textContent ?? '').trim().split(/\s+/).slice(0, 4).join(' '),
    ),
    phones: document.body.innerText.split(number).length - 1,
    outside: [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')].map(({ href }) => href),
  };
}

export const times = (text: string, words: string) => text.split(words).length - 1;
