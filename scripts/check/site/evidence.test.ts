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

test('a page that makes a claim without a link to its line is found, with the line it needs', () => {
  expect(checkEvidence(siteOf('<main><p>H13 HEPA, measured with ISO 14644 methods.</p></main>'))).toEqual([
    'evidence.html: is missing',
    'shop.html: makes a claim without a link to its evidence, /evidence#filter-class',
    'shop.html: makes a claim without a link to its evidence, /evidence#airflow',
  ]);
});

test('a page that links its claim is in order, and one that claims nothing needs no link', () => {
  const missing = ['evidence.html: is missing'];
  expect(checkEvidence(siteOf('<p>The seal is IPX7. <a href="/evidence#ipx7">Evidence</a></p>'))).toEqual(missing);
  expect(checkEvidence(siteOf('<p>Ring us.</p>'))).toEqual(missing);
});

test.each([
  ['Our 253.7 nm lamps make no ozone.', ['ozone']],
  ['In the maker’s test 99.99% were captured.', ['makers-test']],
  ['From below 20 dB(A) at speed 1.', ['noise']],
  ['Sixty seconds from tap to drink', ['bottle']],
  ['Coverage per metre of ceiling', ['coverage']],
])('"%s" is taken for a claim', (text, lines) => {
  expect(linesClaimed(text)).toEqual(lines);
});
