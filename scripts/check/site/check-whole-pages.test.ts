// @vitest-environment node
import { checkWholePages } from './check-whole-pages';
import { testCheck } from './sample/test-check';

testCheck((site) => checkWholePages(site, { words: 15, wordsOfSearchAndNotFound: 5, footerLinks: 2 }), {
  'article.html': [
    [/<main>.*<\/main>/s, '<main>Loading</main>', 'article.html: only 1 words'],
    ['<footer>', '<footer></footer><div>', 'article.html: only 0 links in its footer'],
  ],
});
