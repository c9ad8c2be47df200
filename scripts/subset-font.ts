import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { readTables, writeTables } from './sfnt-tables';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const source = readFileSync(
  path.join(root, 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2'),
);
const target = path.join(root, 'src/assets/fonts/instrument-sans-subset.woff2');
const budgetBytes = 30 * 1024;

/**
 * Basic Latin and what UK copy needs beyond it. The font itself has no ² ³ µ ½ ± ≤ ≥ →, no
 * subscript two and no thin spaces: the browser takes those from the fall-back face.
 */
const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const text = [...basicLatin, '£€×÷·–—‘’“”…°−§©®™éèüöñç', '\u00a0'].join('');

const variable = await subsetFont(source, text, {
  targetFormat: 'sfnt',
  variationAxes: {
    wght: { min: 400, max: 700, default: 400 },
    wdth: { min: 75, max: 100, default: 100 },
  },
});

// Kerning that varies along both axes weighs more than the outlines. One instance, at the weight of
// the headings, has the same glyphs in the same order, so its fixed kerning serves the whole range.
const headings = await subsetFont(source, text, {
  targetFormat: 'sfnt',
  variationAxes: { wght: 450, wdth: 100 },
});
const { GPOS, GDEF } = readTables(headings);
if (!GPOS || !GDEF) throw new Error('The instance of the headings has no kerning');
const merged = writeTables({ ...readTables(variable), GPOS, GDEF });

const subset = await subsetFont(merged, text, { targetFormat: 'woff2' });
if (subset.length > budgetBytes) {
  throw new Error(`The subset has ${subset.length} bytes, the budget is ${budgetBytes}`);
}
writeFileSync(target, subset);
console.log(`${path.relative(root, target)}: ${subset.length} bytes`);
