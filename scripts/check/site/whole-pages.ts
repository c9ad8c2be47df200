import type { BuiltSite } from './read-site';
import { isNoindex, pageText, shownPages } from './page-facts';

const defaults = { words: 60, wordsOfSearchAndNotFound: 15, footerLinks: 9 };

/** Every page is whole without a script. */
export function checkWholePages(site: BuiltSite, minimum = defaults): string[] {
  return shownPages(site).flatMap((page) => {
    const words = pageText(page, 'main').split(' ').length;
    const links = page.document.querySelectorAll('footer a').length;
    return [
      ...(words < (isNoindex(page) ? minimum.wordsOfSearchAndNotFound : minimum.words)
        ? [`${page.file}: only ${words} words`]
        : []),
      ...(links < minimum.footerLinks ? [`${page.file}: only ${links} links in its footer`] : []),
    ];
  });
}
