import { expect, test } from 'vitest';
import { capitalised, counted, countWord, lowerFirst } from './count-word';

test('counts in words to twelve and in figures above', () => {
  expect(Array.from({ length: 14 }, (_, count) => countWord(count)).join(' ')).toBe(
    'no one two three four five six seven eight nine ten eleven twelve 13',
  );
});

test('names one thing or more of them', () => {
  expect([0, 1, 2].map((count) => counted(count, 'bottle', 'bottles'))).toEqual([
    'no bottles',
    'one bottle',
    'two bottles',
  ]);
});

test('begins a sentence with a capital and leaves the rest as it is', () => {
  expect(capitalised('two machines of GEN X')).toBe('Two machines of GEN X');
  expect(capitalised('')).toBe('');
  expect(lowerFirst('A room of GEN X')).toBe('a room of GEN X');
});
