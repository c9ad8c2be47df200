// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colours, colourSteps, typeSizes } from '../../../src/config/brand';
import { sourceFiles } from '../../lib/source-files';

const files = await sourceFiles(['src'], /\.(scss|tsx?)$/);
const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const brandColours = Object.entries({ ...colours, ...colourSteps });
const colourProperties = brandColours.map(([name]) => `--${name}`);
const sizeProperties = Object.keys(typeSizes).map((name) => `--fs-${name}`);
const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

it('declares every custom property that a style sheet or a drawing reads', () => {
  const declared = new Set([
    ...colourProperties,
    ...sizeProperties,
    ...sources.flatMap(({ text }) => named(text, /((?<=steps\()--[\w-]+|--[\w-]+(?=:|'))/g)),
  ]);
  const read = sources.flatMap(({ file, text }) =>
    named(text, /var\((--(?!bs-)[a-z][\w-]*)\)/g).map((name) => ({ file, name })),
  );
  expect(read.filter(({ name }) => !declared.has(name))).toEqual([]);
  expect(read.length).toBeGreaterThan(0);
});

it('gives no custom property of a component the name of a colour', () => {
  // The ground of a sector replaces colours of the parts that stand on it.
  const replaces = 'src/features/sectors/SectorLayout.module.scss';
  const own = sources.filter(({ file }) => !file.startsWith('src/styles/') && file !== replaces);
  const read = own.flatMap(({ file, text }) =>
    named(text, /((?<=steps\()--[\w-]+|--[\w-]+(?=:|'\]))/g).map((name) => ({ file, name })),
  );
  expect(read.filter(({ name }) => colourProperties.includes(name))).toEqual([]);
  expect(read.length).toBeGreaterThan(0);
});

it('writes no main colour of the brand outside src/config/brand.ts', async () => {
  const places = await sourceFiles(['src', 'media', 'scripts'], /\.(scss|css|tsx?)$/);
  const main = new RegExp(Object.values(colours).join('|'), 'i');
  const found = [];
  for (const file of ['index.html', ...places])
    if (
      !/src\/config\/brand\.ts|\.test\.tsx?$|viewer\/scene\/paints/.test(file) &&
      main.test(readFileSync(file, 'utf8'))
    )
      found.push(file);
  expect(found).toEqual([]);
});

it('has the brand in the files that browsers read as they are', () => {
  expect(readFileSync('public/site.webmanifest', 'utf8')).toContain(`"theme_color": "${colours.ink}"`);
  const icon = readFileSync('public/favicon.svg', 'utf8');
  expect(icon.match(/#\w{6}/g)).toEqual([colours.ink, colours.copper, colours.ember]);
  expect(readFileSync('index.html', 'utf8')).toContain('content="%THEME_COLOUR%"');
});
