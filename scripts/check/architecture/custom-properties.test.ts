// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { sourceFiles } from '../../lib/source-files';

const files = await sourceFiles(['src'], /\.(scss|tsx?)$/);
const sources = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
const tokens = await readFile('src/styles/_tokens.scss', 'utf8');
const colours = [...tokens.matchAll(/^(?:\$| {2})'?([\w-]+)'?: #/gm)].map(([, name]) => `--${name}`);
const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

it('declares every custom property that a style sheet or a drawing reads', () => {
  const declared = new Set([...colours, ...sources.flatMap(({ text }) => named(text, /(--[\w-]+)(?=:|')/g))]);
  const read = sources.flatMap(({ file, text }) =>
    named(text, /var\((--(?!bs-)[a-z][\w-]*)\)/g).map((name) => ({ file, name })),
  );
  expect(read.filter(({ name }) => !declared.has(name))).toEqual([]);
  expect(read.length).toBeGreaterThan(500);
});

it('gives no custom property of a component the name of a colour', () => {
  const own = sources.filter(({ file }) => !file.startsWith('src/styles/'));
  const taken = own.flatMap(({ file, text }) => named(text, /(--[\w-]+)(?=:|'\])/g).map((name) => ({ file, name })));
  expect(taken.filter(({ name }) => colours.includes(name))).toEqual([]);
  expect(taken.length).toBeGreaterThan(20);
});
