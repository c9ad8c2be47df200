// @vitest-environment node
import { expect, test } from 'vitest';
import { checkEvidence, linesClaimed } from './check-evidence';
import { parsePage } from './read-site';
import { sampleSite } from './sample/test-check';

const problemsOf = (html: string) => checkEvidence({ ...sampleSite, pages: [parsePage('shop.html', html)] });

test('a page without a link to the evidence page is found, and one with a link is in order', () => {
  expect(problemsOf('<p>H13 HEPA.</p>')).toEqual([
    'evidence.html: is missing',
    'shop.html: has no link to the evidence page',
  ]);
  expect(problemsOf('<p>H13 HEPA. <a href="/evidence">Evidence</a></p>')).toEqual(['evidence.html: is missing']);
});

test.each([
  ['Our 253.7 nm lamps make no ozone.', ['ozone']],
  ['In our own test 99.99% were captured.', ['makers-test']],
  ['From below 20 dB(A) at speed 1.', ['noise']],
  ['Purified water in sixty seconds', ['bottle']],
  ['Coverage at 5 air changes', ['coverage']],
])('"%s" is taken for a claim', (text, lines) => {
  expect(linesClaimed(text)).toEqual(lines);
});
