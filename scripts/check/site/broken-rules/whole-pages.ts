import { checkWholePages } from '../whole-pages';
import { type BrokenRules, samplePages } from './broken-rule';

const { article } = samplePages;

export const brokenWholePages: BrokenRules = {
  check: (site) => checkWholePages(site, { words: 15, wordsOfSearchAndNotFound: 5, footerLinks: 2 }),
  breaks: [
    ['without its text', article, /<main>.*<\/main>/s, '<main>Loading</main>', 'article.html: only 1 words'],
    ['without its footer', article, '<footer>', '<footer></footer><div>', 'article.html: only 0 links in its footer'],
  ],
};
