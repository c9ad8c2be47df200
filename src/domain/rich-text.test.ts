import { expect, test } from 'vitest';
import { rate } from './air-changes';
import { plainText, rich } from './rich-text';

const stated = rate('GEN Y', 40.95);

test('keeps rates apart from text, and turns numbers into text', () => {
  expect(rich`It gives ${3} rooms ${stated} an ${'hour'}.`).toEqual([
    ...['It gives ', '3', ' rooms ', stated, ' an ', 'hour', '.'],
  ]);
});

test('has each rate as printed in its plain text', () => {
  expect(plainText(rich`One machine: ${stated} an hour.`)).toBe('One machine: 15.5 an hour.');
  expect(plainText('No rate at all.')).toBe('No rate at all.');
});
