import { expect, test } from 'vitest';
import { queryIn, searchUrl } from './search-url';

test('carries a query to the results, and back', () => {
  expect(searchUrl('  quiet & small ')).toBe('/search?q=quiet+%26+small');
  expect(queryIn('?q=quiet+%26+small')).toBe('quiet & small');
});

test('asks for nothing where the address names nothing, and for 200 characters at most', () => {
  for (const search of ['', '?q=', '?q=+', '?about=gym']) expect(queryIn(search)).toBe('');
  expect(queryIn(`?q=+${'x'.repeat(300)}`)).toBe('x'.repeat(200));
});
