// @vitest-environment node
import { checkStatements } from './check-statements';
import { testCheck } from './sample/test-check';
import type { Statement } from './statements';

const statements: Statement[] = [['no ozone', '/article', [/None is made/, /Ozone\?/]]];

testCheck((site) => checkStatements(site, statements, [['/article', 'Air in dentistry']]), {
  'article.html': [
    ['None is made.', 'Little is made.', 'article.html: the statement "no ozone" is missing: None is made'],
    ['<h1>Air in dentistry</h1>', '<h1>Shop</h1>', 'article.html: the main heading is "Shop"'],
    ['None is made.', 'None is made. It moves 1,280 m³/h.', 'article.html: says "1,280"'],
    ['None is made.', 'None is made. <button>Add to basket</button>', 'offers "Add to basket"'],
    ['type="email"', 'type="password"', 'asks for a password'],
  ],
});
