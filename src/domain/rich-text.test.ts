import { expect, test } from 'vitest';
import { rate } from './air-changes';
import { plainText, rich } from './rich-text';

const stated = rate('GEN Y', 40.95);

test('keeps the rates of a text apart from its words, and makes numbers part of the words', () => {
  expect(rich`It gives ${3} rooms ${stated} an ${'hour'}.`).toEqual([
    ...['It gives ', '3', ' rooms ', stated, ' an ', 'hour', '.'],
  ]);
});

test('is read aloud with each rate as it is printed', () => {
  expect(plainText(rich`One machine: ${stated} an hour.`)).toBe('One machine: 15.5 an hour.');
  expect(plainText('No rate at all.')).toBe('No rate at all.');
});
