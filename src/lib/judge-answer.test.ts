import { describe, expect, test, vi } from 'vitest';
import { judgeAnswer, type FormAnswer, type FormEncoding } from './judge-answer';

const sent = ['name', 'phone', 'email', 'message'];

function judge(over: Partial<FormAnswer>, encoding: FormEncoding = 'json') {
  return judgeAnswer(
    { status: 200, contentType: 'application/json', retryAfter: null, text: '', ...over },
    encoding,
    sent,
  );
}

describe('a 2xx is a success', () => {
  test.each([
    '',
    '{}',
    '{"ok":true}',
    '{"success":"true"}',
    '{"success":true,"error":null}',
    '[]',
    'null',
    '"sent"',
    '{"error":""}',
  ])('with the body %j', (text) => expect(judge({ text })).toEqual({ outcome: 'accepted' }));

  test('with plain text', () => {
    expect(judge({ contentType: 'text/plain', text: 'OK' })).toEqual({ outcome: 'accepted' });
  });

  test('with JSON that goes under the name of a page', () => {
    expect(judge({ contentType: 'text/html', text: '{"ok":true}' })).toEqual({ outcome: 'accepted' });
  });

  test('with a page, where the form went out urlencoded', () => {
    expect(judge({ contentType: 'text/html', text: '<html></html>' }, 'urlencoded')).toEqual({ outcome: 'accepted' });
  });
});

describe('a 2xx is no success', () => {
  test.each(['{"success":false}', '{"success":"false"}', '{"ok":false}', '{"error":"no"}', '{"error":{"code":1}}'])(
    'where the body denies it: %s',
    (text) => {
      expect(judge({ text })).toMatchObject({ outcome: 'refused', status: 200 });
      expect(judge({ text, contentType: 'text/html' }, 'urlencoded')).toMatchObject({ outcome: 'refused' });
    },
  );

  test.each([
    ['text/html; charset=utf-8', 'Welcome'],
    ['text/html', '<!DOCTYPE html><title>Shop</title>'],
    ['text/plain', '\n<html lang="en">'],
  ])('where it is a page (%s)', (contentType, text) => {
    expect(judge({ contentType, text })).toEqual({ outcome: 'misread', because: 'page' });
  });

  test.each(['{"ok":tr', '{"success":', '[{'])('where the answer broke off: %s', (text) => {
    expect(judge({ text })).toEqual({ outcome: 'misread', because: 'broken' });
  });
});

test.each([
  [400, 'refused'],
  [401, 'refused'],
  [403, 'refused'],
  [404, 'no-service'],
  [405, 'no-service'],
  [410, 'no-service'],
  [413, 'refused'],
  [422, 'refused'],
  [429, 'rate-limited'],
  [500, 'server-error'],
  [503, 'server-error'],
])('status %i means %s', (status, outcome) => {
  expect(judge({ status })).toMatchObject({ outcome });
});

describe('Retry-After', () => {
  test.each([
    ['120', 120],
    [null, null],
    ['soon', null],
    ['-5', null],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 11:00:00 GMT', null],
  ])('%j means %j seconds', (retryAfter, retryAfterS) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
    expect(judge({ status: 429, retryAfter })).toEqual({ outcome: 'rate-limited', retryAfterS });
    vi.useRealTimers();
  });
});

describe('complaints about fields', () => {
  test.each([
    [
      'a list',
      { errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' }] },
      'should be an email',
    ],
    ['a list under other names', { errors: [{ path: 'email', msg: 'bounces' }] }, 'bounces'],
    ['an object of texts', { fieldErrors: { email: 'bounces' } }, 'bounces'],
    ['an object of lists', { field_errors: { email: ['bounces', 'really'] } }, 'bounces'],
  ])('are found in %s', (_, body, message) => {
    const verdict = judge({ status: 422, text: JSON.stringify(body) });
    expect(verdict.outcome === 'refused' && verdict.fields.email?.message).toBe(message);
  });

  test.each([
    ['about fields we did not send', { errors: [{ field: 'company', message: 'missing' }] }],
    ['without a word', { errors: [{ field: 'email' }] }],
    ['that are no objects', { errors: ['Email is required', null, 3] }],
    ['of an unknown shape', { errors: 'bad' }],
  ])('%s are left out', (_, body) => {
    expect(judge({ status: 422, text: JSON.stringify(body) })).toEqual({ outcome: 'refused', status: 422, fields: {} });
  });
});
