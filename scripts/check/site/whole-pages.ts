import type { BuiltSite } from './read-site';
import { isNoindex, pageText, shownPages } from './page-facts';

/** Fewest words of a page, of a page without content of its own, and links of a footer. */
const whole = { words: 60, wordsOfSearchAndNotFound: 15, footerLinks: 9 };

/** Every page is whole without a script: its text and the links to the others stand in its HTML. */
export function checkWholePages(site: BuiltSite, least = whole): string[] {
  return shownPages(site).flatMap((page) => {
    const words = pageText(page, 'main').split(' ').length;
    const links = page.document.querySelectorAll('footer a').length;
    return [
      ...(words < (isNoindex(page) ? least.wordsOfSearchAndNotFound : least.words)
        ? [`${page.file}: only ${words} words`]
        : []),
      ...(links < least.footerLinks ? [`${page.file}: only ${links} links in its footer`] : []),
    ];
  });
}
