import { withdrawnPhrasesIn } from '../forbidden-words';
import { pageText } from './page-facts';
import type { BuiltSite } from './read-site';

const feed = 'blog.xml';

/** Texts, alternative texts, names and heads of pages, and the feed. */
export async function checkWithdrawnPhrases(site: BuiltSite): Promise<string[]> {
  const texts = site.pages.map((page) => {
    const named = [...page.document.querySelectorAll('[alt], [aria-label], [content], title')].map((element) =>
      ['alt', 'aria-label', 'content']
        .map((name) => element.getAttribute(name) ?? '')
        .concat(element.textContent ?? ''),
    );
    return { file: page.file, text: [pageText(page), ...named.flat()].join(' ') };
  });
  texts.push({ file: feed, text: await site.readText(feed) });
  return texts.flatMap(({ file, text }) => withdrawnPhrasesIn(text).map((phrase) => `${file}: says "${phrase}"`));
}
