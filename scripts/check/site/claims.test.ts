import { describe, expect, it } from 'vitest';
import { noiseProblems, replyProblems } from './claims';

describe('what is said of noise', () => {
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

  it('may be said of a quiet machine on its own page', () => {
    expect(noiseProblems('product-details/generation-y.html', 'Below 20 dB(A) at speed 1.')).toEqual([]);
    expect(noiseProblems('product-details/generation-z.html', 'Below 20 dB(A) at speed 1.')).toHaveLength(1);
  });
});

it('a reply is promised once a page', () => {
  expect(replyProblems('about.html', 'We reply within 24 hours.')).toEqual([]);
  expect(replyProblems('about.html', 'We reply within 24 hours. A person replies within 24 hours.')).toHaveLength(1);
});
