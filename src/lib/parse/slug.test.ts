import { describe, expect, it } from 'vitest';
import { slugOf } from './slug';

describe('slugOf', () => {
  it('turns a heading into a slug', () => {
    expect(slugOf('Dentistry and COVID-19')).toBe('dentistry-and-covid-19');
  });

  it('joins words with one hyphen', () => {
    expect(slugOf('“Minimum” & optimum')).toBe('minimum-optimum');
  });

  it('drops apostrophes and closing marks', () => {
    expect(slugOf('What we don’t use?')).toBe('what-we-dont-use');
  });
});
