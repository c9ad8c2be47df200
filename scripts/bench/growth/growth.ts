import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { productSlugs } from '../../../src/config/product-slugs';
import { findChromium } from '../../system/find-chromium';
import { machineLine } from '../machine';
import { withSection } from '../markdown';
import { growthTables } from './growth-tables';
import { measureSize, type MeasuredSize } from './measure-size';

/**
 * What the site costs with a longer catalogue: copies the project, invents products, builds, measures. Options:
 * --sizes=1000,10000 (the real catalogue always comes first), --write (into docs/performance.md), --port=4192.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000' },
    port: { type: 'string', default: '4192' },
    write: { type: 'boolean', default: false },
  },
});
const docs = 'docs/performance.md';

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const measured: MeasuredSize[] = [];
try {
  for (const products of [productSlugs.length, ...values.sizes.split(',').map(Number)]) {
    console.log(`${products} products ...`);
    measured.push(await measureSize(browser, products, Number(values.port)));
  }
} finally {
  await browser.close();
}
const text = `${machineLine({ Chromium: browser.version() })}\n\n${growthTables(measured)}`;
console.log(`\n${text}`);
if (values.write) await writeFile(docs, withSection(await readFile(docs, 'utf8'), 'growth', text));
