import { expect, test } from 'vitest';
import { checkBytes } from './check-budgets';

test.each([
  [13.9, /^home, html: 13\.9 KiB, goal 13\.9$/, []],
  [14, /^WARNING: home, html: 14\.0 KiB/, []],
  [15.2, /^WARNING/, []],
  [15.4, /^home/, [expect.stringContaining('15.3 at most')]],
])('%d KiB of HTML are warned of above the goal and fail above 110 %% of it', (kib, line, problems) => {
  const judged = checkBytes('html', kib * 1024);
  expect(judged.line).toMatch(line);
  expect(judged.problems).toEqual(problems);
});
