// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from '../../lib/source-files';

const document = readFileSync('docs/specification-coverage.md', 'utf8');

type Row = { number: number; tests: string };

const rows: Row[] = [...document.matchAll(/^\| (\d+) \| .+? \| (.+) \|$/gm)].map(([, number, tests = '']) => ({
  number: Number(number),
  tests,
}));

function textOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/\s+/g, ' ').replaceAll('\\', '');
}

/** Parses `file: words of a test's name`. */
function named(tests: string): { file: string; words: string[] }[] {
  return tests.split('; ').flatMap((each) => {
    const [, file, words = ''] = /^((?:src|e2e|scripts|media)\/\S+): (.+)$/.exec(each) ?? [];
    if (file === undefined) return [];
    const parts = words.replace(/ \([^)]*\)$/, '').split('...');
    return [{ file, words: parts.map((part) => part.trim()).filter((part) => part !== '') }];
  });
}

test('the coverage document numbers its statements from 1, one after the other', () => {
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.length).toBeGreaterThan(300);
});

test('every test that the coverage document names exists', () => {
  const missing = rows.flatMap(({ number, tests }) =>
    named(tests).flatMap(({ file, words }) => {
      if (!existsSync(file)) return [`${number}: no file ${file}`];
      const text = textOf(file);
      return words.filter((part) => !text.includes(part)).map((part) => `${number}: no "${part}" in ${file}`);
    }),
  );
  expect(missing).toEqual([]);
});

test('every departure that the coverage document names is a point of decision 1', () => {
  const decision = readFileSync('docs/decisions/0001-specification.md', 'utf8');
  const points = [...decision.matchAll(/^\| (.+?) \|/gm)].map(([, point]) => point);
  expect(points).toEqual(expect.arrayContaining([...document.matchAll(/; \*\*(.+?)\*\*/g)].map(([, name]) => name)));
});

test('every row of the coverage document that a comment names exists', async () => {
  const wrong = (await sourceFiles(['src'], /\.tsx?$/)).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/specification-coverage\.md, rows? ([\d, and]+)/g)]
      .flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? [])
      .filter((number) => rows[Number(number) - 1] === undefined)
      .map((number) => `${file}: row ${number}`),
  );
  expect(wrong).toEqual([]);
});
