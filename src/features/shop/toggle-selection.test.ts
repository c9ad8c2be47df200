import { expect, test } from 'vitest';
import { toggleSelection } from './toggle-selection';

const items = (['generation-s', 'generation-x', 'generation-y', 'generation-z'] as const).map((slug) => ({
  slug,
  kind: 'purifier' as const,
  name: slug,
}));
const bottle = { slug: 'achilles-water-bottle-white', kind: 'bottle', name: 'White' } as const;
const [s, x, , z] = items;

test('adds a product, then removes it', () => {
  if (!s || !x) throw new Error('No items');
  expect(toggleSelection([], s, items)).toEqual({
    slugs: ['generation-s'],
    message: 'generation-s chosen. Choose one more.',
  });
  expect(toggleSelection(['generation-s'], x, items)).toEqual({
    slugs: ['generation-s', 'generation-x'],
    message: '2 chosen to compare.',
  });
  expect(toggleSelection(['generation-s', 'generation-x'], s, items)).toEqual({
    slugs: ['generation-x'],
    message: 'generation-s left out.',
  });
});

test('restarts the selection with a product of another kind', () => {
  expect(toggleSelection(['generation-s'], bottle, [...items, bottle])).toEqual({
    slugs: ['achilles-water-bottle-white'],
    message: 'Only products of one kind are compared: begun again with White.',
    isUnexpected: true,
  });
});

test('reads the kind of the selection from the items, in any order', () => {
  if (!x) throw new Error('No items');
  expect(toggleSelection(['generation-s'], x, [bottle, ...items]).slugs).toEqual(['generation-s', 'generation-x']);
});

test('refuses a fifth product and keeps unknown slugs', () => {
  if (!z) throw new Error('No items');
  expect(toggleSelection(['a', 'b', 'c', 'd'], z, items)).toEqual({
    slugs: ['a', 'b', 'c', 'd'],
    message: '4 side by side are the most. Take one out first.',
    isUnexpected: true,
  });
  expect(toggleSelection(['a', 'b', 'c'], z, items)).toEqual({
    slugs: ['a', 'b', 'c', 'generation-z'],
    message: '4 chosen to compare.',
  });
});
