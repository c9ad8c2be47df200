import { describe, expect, it } from 'vitest';
import { JSDOM } from 'jsdom';
import { airflowProblems, markProblems, noiseProblems, replyProblems } from './check-claims';

describe('claims about noise', () => {
  it.each([
    'From below 20 dB(A) at speed 1, up to 58 dB(A).',
    'At speed 1 Generation S, X and Y stay below 20 dB(A), and Generation Z makes 24.',
  ])('may be: %s', (text) => expect(noiseProblems('index.html', text)).toEqual([]));

  it.each([
    'Below 20 dB(A) at speed 1.',
    'Every machine stays below 20 dB(A) at speed 1.',
    'Generation Z stays below 20 dB(A).',
    'Less than 20 dB, always.',
    '<20 dB(A)',
  ])('may not be: %s', (text) => expect(noiseProblems('index.html', text)).toHaveLength(1));

  it('may be on the page of a quiet machine', () => {
    expect(noiseProblems('product-details/generation-y.html', 'Below 20 dB(A) at speed 1.')).toEqual([]);
    expect(noiseProblems('product-details/generation-z.html', 'Below 20 dB(A) at speed 1.')).toHaveLength(1);
  });
});

it('a reply is promised once a page', () => {
  expect(replyProblems('We reply within 24 hours.')).toEqual([]);
  expect(replyProblems('We reply within 24 hours. A person replies within 24 hours.')).toHaveLength(1);
});

it.each(['It is counted in full.', 'Every rate comes from that measured airflow.', 'An independently tested machine.'])(
  'a page may not claim of our airflow: %s',
  (text) => {
    expect(airflowProblems(text)).toHaveLength(1);
    expect(airflowProblems('Airflow at full speed, tested with ISO 14644 methods.')).toEqual([]);
  },
);

it.each([
  ['working', '', 1],
  ['2', '', 1],
  ['2', '<a href="/evidence#samples">estimated</a>', 0],
  ['full', '', 0],
])('a page with a rate at the speed "%s" and the mark "%s" has %i problems', (speed, note, count) => {
  const main = `<main><data data-rate="GEN X|1|40|${speed}|0|1"></data>${note}</main>`;
  expect(markProblems(new JSDOM(main).window.document)).toHaveLength(count);
});
