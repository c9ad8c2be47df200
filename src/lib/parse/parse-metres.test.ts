import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxSideM, parseMetres } from './parse-metres';

describe('reading a length', () => {
  it.each([
    ['4.5', 4.5],
    ['2,5', 2.5],
    ['  3.20 ', 3.2],
    ['\u00a06\u00a0', 6],
    ['+7', 7],
    ['5.', 5],
    [',5', 0.5],
    ['.25', 0.25],
    ['0007', 7],
    ['0.01', 0.01],
    ['1000', 1000],
    ['4m', 4],
    ['4.5 m', 4.5],
    ['3 metres', 3],
  ])('takes %j as %d metres', (text, metres) => {
    expect(parseMetres(text)).toEqual({ metres });
  });

  it.each(['', ' ', '\t\n'])('reports %j as empty', (text) => {
    expect(parseMetres(text)).toEqual({ error: 'empty' });
  });

  it.each([
    ...'four|NaN|Infinity|-Infinity|0x10|0b11|1e3|1e309|٤|４|1.2.3|1,234.5|4 5|4.5 mm|m|.|,|-|½'.split('|'),
    ...'1_000|<b>4</b>'.split('|'),
  ])('reports %j as not a number', (text) => {
    expect(parseMetres(text)).toEqual({ error: 'not-a-number' });
  });

  it.each(['0', '0.00', '-0', '-3', '-,5', `0.${'0'.repeat(400)}1`])('rejects %j as not above zero', (text) => {
    expect(parseMetres(text)).toEqual({ error: 'not-above-zero' });
  });

  it.each(['1000.01', '1001', '9'.repeat(400)])('rejects more than a thousand metres: %j', (text) => {
    expect(parseMetres(text)).toEqual({ error: 'too-long' });
  });

  it('never throws, and returns only usable lengths for any input', () => {
    const numberLike = fc.string({ unit: fc.constantFrom(...'0123456789.,-+eExX \u00a0٤∞'), maxLength: 12 });
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      numberLike,
      fc.double().map(String),
      fc.integer().map((value) => String(value).replace('.', ',')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const read = parseMetres(text);
        if ('error' in read) return;
        expect(read.metres).toBeGreaterThan(0);
        expect(read.metres).toBeLessThanOrEqual(maxSideM);
        expect(read.metres.toFixed(2)).toMatch(/^\d+\.\d\d$/);
      }),
      { numRuns: 1000 },
    );
  });

  it('round-trips every length with two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.constantFrom('.', ','), (centimetres, mark) => {
        const text = (centimetres / 100).toFixed(2).replace('.', mark);
        expect(parseMetres(text)).toEqual({ metres: centimetres / 100 });
      }),
    );
  });
});
