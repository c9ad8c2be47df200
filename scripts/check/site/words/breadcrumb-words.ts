import type { BuiltPage } from '../read-site';
import { attribute, plain } from '../page-facts';
import { partsOf, textOf, type Thing } from '../things';

/** The breadcrumb in the order, the words and the addresses of the visible one, ending in the page itself. */
export function breadcrumbWords(page: BuiltPage, list: Thing): string[] {
  const told = partsOf(list, 'itemListElement');
  const shown = [...page.document.querySelectorAll('nav[aria-label=Breadcrumb] li')];
  const shownNames = shown.map((step) => plain(step.textContent ?? '')).join(' > ');
  const toldNames = told.map((step) => textOf(step, 'name')).join(' > ');
  const positions = told.map((step) => textOf(step, 'position')).join();
  const links = shown.slice(0, -1).map((step) => step.querySelector('a')?.getAttribute('href') ?? '');
  const paths = told.map((step) => new URL(textOf(step, 'item'), 'https://site').pathname);
  const problems: string[] = [];
  if (toldNames !== shownNames) problems.push(`its breadcrumb reads "${shownNames}", its mark-up "${toldNames}"`);
  if (positions !== told.map((_, index) => index + 1).join()) problems.push(`its breadcrumb counts ${positions}`);
  if (textOf(told.at(-1), 'item') !== attribute(page, 'link[rel=canonical]', 'href'))
    problems.push('its breadcrumb does not end in its own address');
  links.forEach((link, index) => {
    if (link !== paths[index]) problems.push(`its breadcrumb leads to ${link}, its mark-up to ${paths[index] ?? ''}`);
  });
  return problems;
}
