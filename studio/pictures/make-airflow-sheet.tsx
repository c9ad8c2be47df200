import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { AirflowSheet } from '@/features/product/AirflowSheet';

/** Prints the site's own drawing of the airflow sheet, so that the paper in the picture says what the page says: 250 dots an inch. */

const colours: Record<string, string> = { ink: '#101820', slate: '#3f4c56', rule: '#c9d2d8', 'logo-warm': '#b4532a' };
const [target = 'work/airflow-sheet.png'] = process.argv.slice(2);

const drawing = renderToStaticMarkup(
  createElement(AirflowSheet, { purifier: { name: 'Generation Y', model: 'GEN Y' } }),
)
  .replace(
    '<svg ',
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="424" font-family="Inter" color="#101820" ',
  )
  .replace('stroke="var(--ink)"', '')
  .replace(/var\(--([\w-]+)[^)]*\)/g, (_, name: string) => colours[name] ?? '#101820');

await sharp(Buffer.from(drawing), { density: 72 * 6.9 })
  .flatten({ background: '#ffffff' })
  .png()
  .toFile(target);
console.log(target);
