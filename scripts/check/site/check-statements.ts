import { forbiddenControl, withdrawnFigures } from '../forbidden-words';
import type { BuiltSite } from './read-site';
import { checkEachPage, pageText, plain } from './page-facts';
import { articleAndPolicies, claims, legalPages, mainHeadings, type Statement } from './statements';

const all: Statement[] = [...claims, ...legalPages, ...articleAndPolicies];

const checkForbidden = checkEachPage((page) => {
  const controls = [...page.document.querySelectorAll('a, button')].map(({ textContent }) => textContent ?? '');
  return [
    ...controls.filter((words) => forbiddenControl.test(words)).map((words) => `offers "${words}"`),
    ...(page.document.querySelector('input[type=password]') ? ['asks for a password'] : []),
    ...(withdrawnFigures.exec(pageText(page)) ?? []).map((figure) => `says "${figure}"`),
  ];
});

function wrongHeadings(site: BuiltSite, headings: typeof mainHeadings): string[] {
  return headings.flatMap(([address, heading]) => {
    const page = site.pages.find(({ path }) => path === address);
    const found = plain(page?.document.querySelector('h1')?.textContent ?? '');
    const isRight = typeof heading === 'string' ? found === heading : heading.test(found);
    return isRight ? [] : [`${page?.file ?? address}: the main heading is "${found}", not ${heading}`];
  });
}

/** Pages have the statements and headings that they must have, and none of what no page may have. */
export function checkStatements(site: BuiltSite, statements = all, headings = mainHeadings): string[] {
  const missing = statements.flatMap(([what, address, words]) => {
    const page = site.pages.find(({ path }) => path === address);
    const text = page ? pageText(page, 'main') : '';
    return [words]
      .flat()
      .filter((pattern) => !pattern.test(text))
      .map((pattern) => `${page?.file ?? address}: the statement "${what}" is missing: ${pattern.source}`);
  });
  return [...missing, ...wrongHeadings(site, headings), ...checkForbidden(site)];
}
