// @vitest-environment node
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { BuiltSite } from './read-site';
import { checkEvidence, linesClaimed } from './evidence';

function siteOf(html: string): BuiltSite {
  const page = (path: string, body: string) => ({
    file: `${path.slice(1)}.html`,
    path,
    html: body,
    document: new JSDOM(body).window.document,
    isRedirect: false,
  });
  return { dir: '', pages: [page('/shop', html)], files: new Set(), siteUrl: '', folder: '' };
}

test('a page without a link to the evidence page is found, and one with a link is in order', () => {
  expect(checkEvidence(siteOf('<p>H13 HEPA.</p>'))).toEqual([
    'evidence.html: is missing',
    'shop.html: has no link to the evidence page',
  ]);
  expect(checkEvidence(siteOf('<p>H13 HEPA. <a href="/evidence">Evidence</a></p>'))).toEqual([
    'evidence.html: is missing',
  ]);
});

test.each([
  ['Our 253.7 nm lamps make no ozone.', ['ozone']],
  ['In our own test 99.99% were captured.', ['makers-test']],
  ['From below 20 dB(A) at speed 1.', ['noise']],
  ['Purified water in sixty seconds', ['bottle']],
  ['Coverage per metre of ceiling', ['coverage']],
])('"%s" is taken for a claim', (text, lines) => {
  expect(linesClaimed(text)).toEqual(lines);
});
