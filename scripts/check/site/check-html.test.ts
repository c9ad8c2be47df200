// @vitest-environment node
import { expect, test } from 'vitest';
import { checkHtml } from './check-html';
import { parsePage } from './read-site';
import { sampleSite } from './sample/test-check';

test('HTML that is not valid is found', async () => {
  const html = '<!doctype html><html lang="en"><p><div id="twice"></div></p><i id="twice"></i></html>';
  const problems = await checkHtml({ ...sampleSite, pages: [parsePage('index.html', html)] });
  expect(problems).toContainEqual(expect.stringContaining('no-dup-id'));
});
