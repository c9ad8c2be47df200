import { expect, test } from 'vitest';
import { queryIn, searchUrl } from './search-url';

test('round-trips a query', () => {
  expect(searchUrl('  quiet & small ')).toBe('/search?q=quiet+%26+small');
  expect(queryIn('?q=quiet+%26+small')).toBe('quiet & small');
});

test('is empty without a query, and has at most 200 characters', () => {
  for (const search of ['', '?q=', '?q=+', '?about=gym']) expect(queryIn(search)).toBe('');
  expect(queryIn(`?q=+${'x'.repeat(300)}`)).toBe('x'.repeat(200));
});
