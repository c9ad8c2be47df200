import { expect, test } from 'vitest';
import { capitalised, countWord } from './count-word';

test('counts in words to ten and in figures above', () => {
  expect(Array.from({ length: 12 }, (_, count) => countWord(count)).join(' ')).toBe(
    'no one two three four five six seven eight nine ten 11',
  );
});

test('begins a sentence with a capital and leaves the rest as it is', () => {
  expect(capitalised('two machines of GEN X')).toBe('Two machines of GEN X');
  expect(capitalised('')).toBe('');
});
