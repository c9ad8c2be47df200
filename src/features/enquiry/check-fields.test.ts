import { expect, test } from 'vitest';
import { checkFields } from './check-fields';
import { checkName, checkPhone } from './field-rules';

const checkers = { name: checkName, phone: checkPhone };

test('gives every field cleaned where all are fine', () => {
  expect(checkFields(checkers, { name: ' Priya ', phone: ' 0115 496 0127 ' })).toEqual({
    ok: true,
    values: { name: 'Priya', phone: '0115 496 0127' },
  });
});

test('gives a sentence for each bad field, and none for a good one', () => {
  expect(checkFields(checkers, { name: 'Priya', phone: '' })).toEqual({
    ok: false,
    problems: { phone: 'Enter a phone number we can call' },
  });
  expect(checkFields(checkers, { name: '', phone: 'call me' })).toEqual({
    ok: false,
    problems: { name: 'Enter your name', phone: 'Enter a phone number we can call' },
  });
});
