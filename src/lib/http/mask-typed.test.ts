import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskTyped } from './mask-typed';

test.each([
  ['as typed', 'from Priya Raman.', ['Priya Raman'], 'from •••.'],
  ['in other letters', 'PRIYA@X.EXAMPLE', ['priya@x.example'], '•••'],
  ['inside JSON', '{"m":"a \\"b\\"\\nc"}', ['a "b"\nc'], '{"m":"•••"}'],
  ['percent-encoded', 'm=a%20b%26c', ['a b&c'], 'm=•••'],
  ['urlencoded', 'm=a+b%26c', ['a b&c'], 'm=•••'],
  ['half of it', 'Unknown name Whitcombe', ['Tom Whitcombe'], 'Unknown name •••'],
  ['a number grouped otherwise', 'tel +44 (0)115-496-0182!', ['0115 496 0182'], 'tel +44 (0)•••!'],
  ['a number without its inner blanks', 'tel 1154900182!', ['115 490 0182'], 'tel •••!'],
  ['a number with its country', 'tel +44 115 4960182!', ['0044 115 4960182'], 'tel +•••!'],
  ['a number that began with two zeros', 'tel +1154960182!', ['00 115 496 0182'], 'tel +•••!'],
  ['a number of five digits', 'code 12345', ['1 23 45'], 'code •••'],
  ['a number of four digits only as it is', 'from 12-3/4, 12 34', ['12 34'], 'from 12-3/4, •••'],
  ['a word of four letters', 'Unknown name Ravi', ['Ravi O’Dea'], 'Unknown name •••'],
  ['no word of three', 'Unknown name Ann', ['Ann O’Dea'], 'Unknown name Ann'],
  ['half a character, percent-encoded', 'm=Pri%EF%BF%BDya', ['Pri\ud800ya'], 'm=•••'],
  ['the longer of two values that begin alike', 'from Priya Li.', ['Priya', 'Priya Li'], 'from •••.'],
  ['a value with blanks around it', 'from Ann.', [' Ann '], 'from •••.'],
  ['characters with a meaning in patterns', 'x a.*b( x', ['a.*b('], 'x ••• x'],
  ['nothing typed', 'as it is', ['', '  '], 'as it is'],
])('masks what was typed: %s', (_, text, typed, masked) => {
  expect(maskTyped(text, typed)).toBe(masked);
});

test('never throws, and masks every typed value of four characters or more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 4 }), fc.string({ unit: 'binary' }), (typed, around) => {
      const value = typed.trim();
      fc.pre(value.length >= 4 && !'•••'.includes(value));
      expect(maskTyped(`${around}${value}${around}`, [typed]).includes(value)).toBe(false);
    }),
    { numRuns: 2000 },
  );
});
