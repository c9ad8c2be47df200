import { describe, expect, test, vi } from 'vitest';
import { parseResponse, type FormResponse, type FormEncoding } from './parse-response';

const sent = ['name', 'phone', 'email', 'message'];

function parse(over: Partial<FormResponse>, encoding: FormEncoding = 'json') {
  return parseResponse(
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
  ])('with the body %j', (text) => expect(parse({ text })).toEqual({ outcome: 'accepted' }));

  test('with plain text', () => {
    expect(parse({ contentType: 'text/plain', text: 'OK' })).toEqual({ outcome: 'accepted' });
  });

  test.each([200, 201, 204, 299])('with status %i', (status) => {
    expect(parse({ status })).toEqual({ outcome: 'accepted' });
  });

  test.each(['Sent. See <html lang="en"> for more', 'Thank you, {name}', '12 {"ok":false}'])(
    'with plain text that only mentions a page or an object: %s',
    (text) => expect(parse({ contentType: 'text/plain', text })).toEqual({ outcome: 'accepted' }),
  );

  test('with white space, whatever its content type', () => {
    expect(parse({ contentType: 'text/html', text: ' \n ' })).toEqual({ outcome: 'accepted' });
  });

  test('with JSON sent as text/html', () => {
    expect(parse({ contentType: 'text/html', text: '{"ok":true}' })).toEqual({ outcome: 'accepted' });
  });

  test('with a page, in answer to a urlencoded form', () => {
    expect(parse({ contentType: 'text/html', text: '<html></html>' }, 'urlencoded')).toEqual({ outcome: 'accepted' });
  });
});

describe('a 2xx is no success', () => {
  test.each(['{"success":false}', '{"success":"false"}', '{"ok":false}', '{"error":"no"}', '{"error":{"code":1}}'])(
    'where the body denies it: %s',
    (text) => {
      expect(parse({ text })).toMatchObject({ outcome: 'refused' });
      expect(parse({ text, contentType: 'text/html' }, 'urlencoded')).toMatchObject({ outcome: 'refused' });
    },
  );

  test.each([
    ['text/html; charset=utf-8', 'Welcome'],
    ['text/html', '<!DOCTYPE html><title>Shop</title>'],
    ['text/html', 'Welcome, {name}'],
    ['application/json', '<head><title>Shop</title></head>'],
    ['application/json', '<BODY>Shop'],
    ['text/plain', '\n<html lang="en">'],
  ])('where it is a page (%s)', (contentType, text) => {
    expect(parse({ contentType, text })).toEqual({ outcome: 'misread', because: 'page' });
  });

  test.each(['{"ok":tr', '{"success":', '[{', '"Thank you', 'tru'])('where the answer broke off: %s', (text) => {
    expect(parse({ text })).toEqual({ outcome: 'misread', because: 'broken' });
  });

  test.each(['{"ok":tr', '[{', ' \n {"ok":'])('where it broke off under any other name: %s', (text) => {
    expect(parse({ text, contentType: 'text/plain' })).toEqual({ outcome: 'misread', because: 'broken' });
  });

  test('if a body sent as plain text denies it', () => {
    const text = ' {"ok":false}';
    expect(parse({ text, contentType: 'text/plain' })).toEqual({ outcome: 'refused', fields: {} });
  });
});

test.each<[status: number, outcome: string]>([
  ...[199, 300, 304, 400, 401, 403, 413, 422, 499].map((status): [number, string] => [status, 'refused']),
  ...[404, 405, 410].map((status): [number, string] => [status, 'no-service']),
  [429, 'rate-limited'],
  [500, 'server-error'],
  [503, 'server-error'],
])('status %i means %s', (status, outcome) => {
  expect(parse({ status, text: 'no' })).toMatchObject({ outcome });
});

describe('Retry-After', () => {
  test.each([
    ['120', 120],
    [null, null],
    [' 120 ', 120],
    ['7', 7],
    ['999999', 999999],
    ['soon', null],
    ['in 5', null],
    ['5 moons', null],
    ['Fri, 20 Nov 2026 12:00:00 GMT', null],
    ['Fri, 20 Nov 2026 12:00:01 GMT', 1],
    ['-5', null],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30],
    ['Fri, 20 Nov 2026 11:00:00 GMT', null],
  ])('%j means %j seconds', (retryAfter, retryAfterS) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
    expect(parse({ status: 429, retryAfter })).toEqual({ outcome: 'rate-limited', retryAfterS });
    vi.useRealTimers();
  });
});

/** Every shape of field errors: server-field-errors.test.ts. */
test('field errors come with the refusal', () => {
  const text = '{"errors":[{"field":"email","message":"bounces"},{"field":"company","message":"missing"}]}';
  const fields = { email: { code: '', message: 'bounces' } };
  expect(parse({ status: 422, text })).toEqual({ outcome: 'refused', fields });
  expect(parse({ status: 202, text: text.replace('{', '{"success":false,') })).toEqual({ outcome: 'refused', fields });
});
