// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { importProblems, mdxProblems } from './check-imports';

let folder: string | undefined;

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const dir = await mkdtemp(join(tmpdir(), 'imports-'));
  folder = dir;
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
  return importProblems(['src'], dir);
}

afterEach(async () => {
  if (folder) await rm(folder, { recursive: true });
  folder = undefined;
});

const nothing = 'export const nothing = 0;\n';

test('imports down the layers are in order, and so are two ways to the same place', async () => {
  const problems = await problemsOf({
    'src/pages/Page.ts': "import '../features/shop/Shop';\nimport '../lib/money';\n",
    'src/features/shop/Shop.ts': "import '../../lib/money';\n",
    'src/lib/format/money.ts': nothing,
  });
  expect(problems).toEqual([]);
});

test('finds an import from a higher layer: relative, by alias or of a type', async () => {
  const problems = await problemsOf({
    'src/lib/money.ts': "import '../data/prices';\n",
    'src/lib/rate.ts': "import '@/data/prices';\n",
    'src/lib/words.ts': "import type { Price } from '../data/prices';\nexport type Word = Price;\n",
    'src/data/prices.ts': 'export type Price = number;\n',
  });
  expect(problems).toEqual([
    expect.stringMatching(/^src\/lib\/money\.ts imports src\/data\/prices\.ts: lib may not import from there/),
    expect.stringMatching(/^src\/lib\/rate\.ts imports src\/data\/prices\.ts: lib may not import from there/),
    expect.stringMatching(/^src\/lib\/words\.ts imports src\/data\/prices\.ts: lib may not import from there/),
  ]);
});

test('a feature that imports another is found', async () => {
  const problems = await problemsOf({
    'src/features/shop/Shop.ts': "import '../blog/Blog';\n",
    'src/features/blog/Blog.ts': nothing,
  });
  expect(problems).toEqual([
    'src/features/shop/Shop.ts imports src/features/blog/Blog.ts: features do not import each other: the page puts them together',
  ]);
});

test('a circle is found, with its members', async () => {
  const problems = await problemsOf({
    'src/lib/one.ts': "import './two';\n",
    'src/lib/two.ts': "import './one';\n",
  });
  expect(problems.join('\n')).toMatch(/src\/lib\/one\.ts -> .*src\/lib\/two\.ts.*: a circle of files/);
});

test('so is a circle of folders, though no file is in one', async () => {
  const problems = await problemsOf({
    'src/lib/plan/one.ts': "import '../draw/two';\n",
    'src/lib/plan/four.ts': nothing,
    'src/lib/draw/two.ts': nothing,
    'src/lib/draw/three.ts': "import '../plan/four';\n",
  });
  expect(problems.join('\n')).toMatch(/src\/lib\/\w+.*: a circle of folders/);
});

test('an MDX text follows the layers too', () => {
  const problems = (file: string, name: string) => mdxProblems(file, `Text\n\nimport { A } from '${name}';\n`);
  const rule = 'may not import from there: scripts/check/architecture/layers.js says from where';
  expect(problems('src/content/articles/one.mdx', '@/data/rooms/ward')).toEqual([]);
  expect(problems('src/content/articles/one.mdx', 'react')).toEqual([]);
  expect(problems('src/content/articles/one.mdx', '@/components/text/Rate')).toEqual([]);
  expect(problems('src/content/articles/one.mdx', '@/features/shop/Shop')).toEqual([
    `src/content/articles/one.mdx imports src/features/shop/Shop: content ${rule}`,
  ]);
  expect(problems('src/content/one.mdx', '../pages/Page')).toEqual([
    `src/content/one.mdx imports src/pages/Page: content ${rule}`,
  ]);
  expect(problems('src/features/shop/one.mdx', '../blog/Blog')).toEqual([
    'src/features/shop/one.mdx imports src/features/blog/Blog: features do not import each other: the page puts them together',
  ]);
  expect(mdxProblems('src/content/one.mdx', "export { a } from '@/app/a';\nimport '@/app/b';\n")).toHaveLength(2);
});
