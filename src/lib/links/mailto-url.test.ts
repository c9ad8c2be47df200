import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailtoUrl } from './mailto-url';

function bodyOf(url: string): string {
  return new URLSearchParams(url.slice(url.indexOf('?'))).get('body') ?? '';
}

test('fills in subject and body, with CR LF line breaks', () => {
  expect(mailtoUrl('a@b.example', 'Two × X & more', 'one\ntwo')).toBe(
    'mailto:a@b.example?subject=Two%20%C3%97%20X%20%26%20more&body=one%0D%0Atwo',
  );
});

test('cuts a body that is too long, with a note', () => {
  const url = mailtoUrl('a@b.example', 'Long', 'é'.repeat(5000));
  expect(url.length).toBeLessThanOrEqual(1900);
  expect(bodyOf(url)).toMatch(/^é+\r\n\r\n\[The rest did not fit\. It is still in the form/);
});

test('keeps a body that just fits, and cuts others to the maximum length', () => {
  const start = 'mailto:a@b.example?subject=S&body=';
  const fits = 'x'.repeat(1900 - start.length);
  expect(mailtoUrl('a@b.example', 'S', fits)).toBe(start + fits);
  expect(mailtoUrl('a@b.example', 'S', `${fits}x`)).toHaveLength(1900);
});

test('replaces a lone surrogate by U+FFFD', () => {
  expect(bodyOf(mailtoUrl('a@b.example', 'S', 'a\ud800b'))).toBe('a\ufffdb');
});

test('makes a valid address of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (typed) => {
      const url = mailtoUrl('a@b.example', typed.slice(0, 60), typed);
      expect(url).toMatch(/^mailto:a@b\.example\?subject=[^\s&"<>]*&body=[^\s&"<>]*$/);
    }),
    { numRuns: 10_000 },
  );
});
