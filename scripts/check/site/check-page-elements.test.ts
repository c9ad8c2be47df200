// @vitest-environment node
import { checkPageElements } from './check-page-elements';
import { testCheck } from './sample/test-check';

testCheck((site) => checkPageElements(site, { '/': [['h1'], ['h2', /^Questions$/], ['footer']] }, [[2, 'footer a']]), {
  'index.html': [
    ['<h2>Questions</h2>', '<h2>Answers</h2>', 'index.html: has no h2 /^Questions$/'],
    ['<h1>Clean air</h1>', '<h2>Questions</h2><h1>Clean air</h1>', 'h2 /^Questions$/ stands before h1'],
  ],
  'article.html': [['<footer>', '<footer><a href="/mars/">Home</a>', 'article.html: has 3 instead of 2 footer a']],
});
