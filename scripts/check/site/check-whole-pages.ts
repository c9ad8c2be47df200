import type { BuiltSite } from './read-site';
import { checkEachPage, isNoindex, pageText } from './page-facts';

const defaults = { words: 60, wordsOfSearchAndNotFound: 15, footerLinks: 9 };

/** Every page is whole without a script. */
export function checkWholePages(site: BuiltSite, minimum = defaults): string[] {
  return checkEachPage((page) => {
    const words = pageText(page, 'main').split(' ').length;
    const links = page.document.querySelectorAll('footer a').length;
    const leastWords = isNoindex(page) ? minimum.wordsOfSearchAndNotFound : minimum.words;
    return [
      ...(words < leastWords ? [`only ${words} words`] : []),
      ...(links < minimum.footerLinks ? [`only ${links} links in its footer`] : []),
    ];
  })(site);
}
