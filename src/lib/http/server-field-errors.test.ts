import { describe, expect, test } from 'vitest';
import { serverFieldErrors } from './server-field-errors';

const sent = ['name', 'email'];

describe('server field errors', () => {
  test.each([
    [
      'a list',
      { errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'bounces' }] },
      { code: 'TYPE_EMAIL', message: 'bounces' },
    ],
    ['a list that says "name"', { errors: [{ name: 'email', message: 'bounces' }] }, { code: '', message: 'bounces' }],
    ['a list that says "path"', { errors: [{ path: 'email', msg: 'bounces' }] }, { code: '', message: 'bounces' }],
    ['a list that says "param"', { errors: [{ param: 'email', error: 'bounces' }] }, { code: '', message: 'bounces' }],
    ['a list that says "type"', { errors: [{ field: 'email', type: 'format' }] }, { code: 'format', message: '' }],
    ['an object of texts', { errors: { email: 'bounces' } }, { code: '', message: 'bounces' }],
    ['an object of lists', { errors: { email: ['bounces', 'really'] } }, { code: '', message: 'bounces' }],
    ['fieldErrors', { fieldErrors: { email: 'bounces' } }, { code: '', message: 'bounces' }],
    ['field_errors', { field_errors: { email: 'bounces' } }, { code: '', message: 'bounces' }],
  ])('is read from %s', (_, body, error) => {
    expect(serverFieldErrors(body, sent)).toEqual({ email: error });
  });

  test('are returned for sent fields only', () => {
    const errors = { name: 'is missing', email: 'bounces', company: 'is missing' };
    expect(serverFieldErrors({ errors }, sent)).toEqual({
      name: { code: '', message: 'is missing' },
      email: { code: '', message: 'bounces' },
    });
  });

  test('are left out without a code or a message', () => {
    expect(serverFieldErrors({ errors: { email: '', name: [] } }, sent)).toEqual({});
    expect(serverFieldErrors({ errors: [{ field: 'email', message: 3 }] }, sent)).toEqual({});
  });

  test('is cut at 160 characters', () => {
    expect(serverFieldErrors({ errors: { email: 'x'.repeat(200) } }, sent).email?.message).toBe('x'.repeat(160));
  });

  test.each([
    ['null', null],
    ['a text', 'email is bad'],
    ['a list', [{ field: 'email', message: 'bounces' }]],
    ['an object without errors', { ok: false }],
    ['errors that are a text', { errors: 'email' }],
    ['errors that are null', { errors: null }],
    ['a list of what is no object', { errors: ['email', null, 3, ['email']] }],
  ])('is empty where the answer is %s', (_, body) => {
    expect(serverFieldErrors(body, sent)).toEqual({});
  });
});
