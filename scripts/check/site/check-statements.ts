import type { BuiltSite } from './read-site';
import { pageText, shownPages } from './page-facts';
import { articleAndPolicies, claims, legalPages, type Statement } from './statements';

const all: Statement[] = [...claims, ...legalPages, ...articleAndPolicies];

/** Nobody can buy, log in or put something in a basket. */
const forbiddenControl = /basket|cart|checkout|buy now|log ?in|sign in/i;

/** Figures that were withdrawn, and a unit that the site does not use. */
const withdrawn = /1,280|1237|sq ft/;

function forbidden(site: BuiltSite): string[] {
  return shownPages(site).flatMap((page) => {
    const controls = [...page.document.querySelectorAll('a, button')].map(({ textContent }) => textContent ?? '');
    const found = [
      ...controls.filter((words) => forbiddenControl.test(words)).map((words) => `offers "${words}"`),
      ...(page.document.querySelector('input[type=password]') ? ['asks for a password'] : []),
      ...(withdrawn.exec(pageText(page)) ?? []).map((figure) => `says "${figure}"`),
    ];
    return found.map((problem) => `${page.file}: ${problem}`);
  });
}

/** Every statement stands in the main part of its page's HTML, and no page says or offers what none may. */
export function checkStatements(site: BuiltSite, statements = all): string[] {
  const missing = statements.flatMap(([what, address, words]) => {
    const page = site.pages.find(({ path }) => path === address);
    const text = page ? pageText(page, 'main') : '';
    return [words]
      .flat()
      .filter((pattern) => !pattern.test(text))
      .map((pattern) => `${page?.file ?? address}: the statement "${what}" is missing: ${pattern.source}`);
  });
  return [...missing, ...forbidden(site)];
}
