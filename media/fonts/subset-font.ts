import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { readTables, type SfntTables, writeTables } from './sfnt-tables';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const source = readFileSync(
  path.join(root, 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2'),
);
const folder = path.join(root, 'src/assets/fonts');

/** Latin for UK copy; the fallback font has ² ³ µ ½ ± ≤ ≥ → and subscripts. */
const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const text = [...basicLatin, '£€×÷·–—‘’“”…°−§©®™éèüöñç', '\u00a0'].join('');

/** Width in per cent, and weights. */
type Cut = {
  file: string;
  weights: number | { min: number; max: number; default: number };
  widthPercent: number;
  /** Kerning for the whole range: variable kerning is larger than the outlines. */
  kerningWeight?: number;
  budgetBytes: number;
};

const cuts: Cut[] = [
  {
    file: 'instrument-sans-subset.woff2',
    weights: { min: 400, max: 600, default: 400 },
    widthPercent: 100,
    kerningWeight: 450,
    budgetBytes: 18 * 1024,
  },
  // Units and table heads need no kerning.
  { file: 'instrument-sans-narrow-subset.woff2', weights: 500, widthPercent: 86, budgetBytes: 8 * 1024 },
];

const kerningTables = ['GPOS', 'GDEF'];

async function kerningAt(weight: number, widthPercent: number): Promise<SfntTables> {
  const instance = await subsetFont(source, text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight, wdth: widthPercent },
  });
  const { GPOS, GDEF } = readTables(instance);
  if (!GPOS || !GDEF) throw new Error(`The instance at weight ${weight} has no kerning`);
  return { GPOS, GDEF };
}

for (const { file, weights, widthPercent, kerningWeight, budgetBytes } of cuts) {
  const cut = await subsetFont(source, text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weights, wdth: widthPercent },
  });
  const tables = Object.entries(readTables(cut)).filter(([name]) => !kerningTables.includes(name));
  const kerning = kerningWeight === undefined ? {} : await kerningAt(kerningWeight, widthPercent);
  const subset = await subsetFont(writeTables({ ...Object.fromEntries(tables), ...kerning }), text, {
    targetFormat: 'woff2',
  });
  if (subset.length > budgetBytes) {
    throw new Error(`${file} has ${subset.length} bytes, the budget is ${budgetBytes}`);
  }
  writeFileSync(path.join(folder, file), subset);
  console.log(`${file}: ${subset.length} bytes`);
}
