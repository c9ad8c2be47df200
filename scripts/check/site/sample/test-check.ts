import { expect, test } from 'vitest';
import { type BuiltSite, parsePage, siteOf } from '../read-site';
import { sampleSiteFiles } from './sample-site';

const files = sampleSiteFiles();
// The cards are pictures that the check measures.
/** The small site without a fault, read. */
export const sampleSite = await siteOf(
  'public',
  [...Object.keys(files), 'cards/default.jpg'],
  async (file) => files[file] ?? '',
);

/** A change of a file that breaks a rule, and the problem to be found. */
type Break = [from: string | RegExp, to: string, problem: string | RegExp];

function siteWith(file: string, text: string): BuiltSite {
  return {
    ...sampleSite,
    pages: sampleSite.pages.map((page) => (page.file === file ? parsePage(file, text) : page)),
    readText: async (name) => (name === file ? text : sampleSite.readText(name)),
  };
}

/** Tests that a check finds nothing in the sample site, and a problem after each of the changes. */
export function testCheck(
  check: (site: BuiltSite) => string[] | Promise<string[]>,
  breaks: Record<string, Break[]>,
): void {
  test('the sample site is in order', async () => expect(await check(sampleSite)).toEqual([]));

  for (const [file, changes] of Object.entries(breaks)) {
    for (const [from, to, problem] of changes)
      test(`${file}: ${problem}`, async () => {
        const text = files[file] ?? '';
        const changed = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to);
        expect(changed, `${file} without ${from}`).not.toBe(text);
        const found = await check(siteWith(file, changed));
        const isFound = (each: string) => (typeof problem === 'string' ? each.includes(problem) : problem.test(each));
        expect(found.filter(isFound), found.join('\n')).not.toEqual([]);
      });
  }
}
