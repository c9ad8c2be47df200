// @vitest-environment node
import { expect, test } from 'vitest';
import { proseProblems } from './check-prose';

const problemsOf = (text: string) => proseProblems('text.mdx', `---\ntitle: A text\n---\n\n## Key terms\n\n${text}\n`);

test.each([
  ['a page', '[The shop](/shop)'],
  ['a product', '[Generation X](/product-details/generation-x#request)'],
  ['a page by its key', 'See <PageLink page="dentistry">the dental page</PageLink>.'],
  ['a heading of the same text', '[Above](#key-terms)'],
  ['a file', '[The mark](/favicon.svg)'],
  ['another site', '[CDC](https://www.cdc.gov/)'],
  ['an address that a script works out', '<a href={address}>There</a>'],
])('a link to %s is in order', (_, text) => expect(problemsOf(text)).toEqual([]));

test.each([
  ['a page', '[The shop](/shops)', 'text.mdx:7: a link to /shops, which leads nowhere: the site has no such page'],
  ['a product', '[It](/product-details/impossible)', 'the site has no such page'],
  ['a key', '<PageLink page="dentist">it</PageLink>', 'text.mdx:7: <PageLink page="dentist"> leads nowhere'],
  ['a heading', '[Above](#no-such-term)', 'no second-level heading of this text has that name'],
  ['an address without a slash', '[The shop](shop)', 'an address inside the site begins with /'],
])('a link to %s that is not there is found', (_, text, message) =>
  expect(problemsOf(text)).toEqual([expect.stringContaining(message)]),
);
