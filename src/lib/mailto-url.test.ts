import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailtoUrl } from './mailto-url';

function bodyOf(href: string): string {
  return new URLSearchParams(href.slice(href.indexOf('?'))).get('body') ?? '';
}

test('fills in subject and body, with the line breaks that mail wants', () => {
  expect(mailtoUrl('a@b.example', 'Two × X & more', 'one\ntwo')).toBe(
    'mailto:a@b.example?subject=Two%20%C3%97%20X%20%26%20more&body=one%0D%0Atwo',
  );
});

test('cuts a body that mail programs would drop, and says so', () => {
  const href = mailtoUrl('a@b.example', 'Long', 'é'.repeat(5000));
  expect(href.length).toBeLessThanOrEqual(1900);
  expect(bodyOf(href)).toMatch(/^é+\r\n\r\n\[The rest did not fit\. It is still in the form/);
});

test('cuts no body that just fits, and fills the room up where one does not', () => {
  const start = 'mailto:a@b.example?subject=S&body=';
  const fits = 'x'.repeat(1900 - start.length);
  expect(mailtoUrl('a@b.example', 'S', fits)).toBe(start + fits);
  expect(mailtoUrl('a@b.example', 'S', `${fits}x`)).toHaveLength(1900);
});

test('writes half a character as the sign for one that is missing', () => {
  expect(bodyOf(mailtoUrl('a@b.example', 'S', 'a\ud800b'))).toBe('a\ufffdb');
});

test('makes an address of anything that can be typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (typed) => {
      const href = mailtoUrl('a@b.example', typed.slice(0, 60), typed);
      expect(href).toMatch(/^mailto:a@b\.example\?subject=[^\s&"<>]*&body=[^\s&"<>]*$/);
    }),
    { numRuns: 10_000 },
  );
});
