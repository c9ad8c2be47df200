// @vitest-environment node
import { expect, test } from 'vitest';
import { checkClasses } from './check-classes';
import { parsePage } from './read-site';
import { sampleSite } from './sample/test-check';

test('a class that no style sheet has is found', async () => {
  const pages = [parsePage('index.html', '<p class="lucide no-such-class"></p>')];
  const problems = (await checkClasses({ ...sampleSite, pages })).join();
  expect(problems).toContain('index.html uses the class no-such-class');
  expect(problems).not.toContain('class lucide,');
});
