import { expect, test } from 'vitest';
import { checkFields } from './check-fields';
import { checkName, checkPhone } from './field-rules';

const checkers = { name: checkName, phone: checkPhone };

test('returns the cleaned values when all fields are valid', () => {
  expect(checkFields(checkers, { name: ' Priya ', phone: ' 0115 496 0127 ' })).toEqual({
    ok: true,
    values: { name: 'Priya', phone: '0115 496 0127' },
  });
});

test('returns errors for the bad fields only', () => {
  expect(checkFields(checkers, { name: 'Priya', phone: '' })).toEqual({
    ok: false,
    errors: { phone: 'Enter a phone number we can call' },
  });
  expect(checkFields(checkers, { name: '', phone: 'call me' })).toEqual({
    ok: false,
    errors: { name: 'Enter your name', phone: 'Enter a phone number we can call' },
  });
});
