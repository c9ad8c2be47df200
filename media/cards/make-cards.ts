import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { colours } from '../../src/config/brand';
import { company } from '../../src/config/company';
import { cardList, type Card } from './card-list';
import { cardGround } from './card-ground';
import { fingerprintsFile, isCurrent, readFingerprints, sourceFingerprint } from './fingerprints';
import { masterFile } from '../pictures/picture-module';
import { findChromium } from '../../scripts/lib/find-chromium';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const budgetBytes = 90 * 1024;
const pictureShape = 660 / 630;

const font = readFileSync(path.join(root, 'src/assets/fonts/instrument-sans-subset.woff2')).toString('base64');
const mark = readFileSync(path.join(root, 'public/favicon.svg'), 'utf8');

const style = `
@font-face { font-family: Card; src: url(data:font/woff2;base64,${font}); font-weight: 400 700; }
* { margin: 0; box-sizing: border-box; }
body { width: 1200px; height: 630px; position: relative; overflow: hidden; font-family: Card, 'Liberation Sans', Arial; color: ${colours.ink}; }
img { position: absolute; right: 0; top: 0; width: 660px; height: 630px; object-fit: cover; mask-image: linear-gradient(90deg, transparent, #000 150px); }
header { position: absolute; left: 64px; top: 56px; display: flex; gap: 16px; align-items: center; font-size: 30px; font-weight: 500; letter-spacing: 0.22em; }
header svg { width: 52px; height: 52px; }
main { position: absolute; left: 64px; bottom: 60px; width: 590px; }
h1 { font-size: 70px; font-weight: 450; line-height: 1; letter-spacing: -0.036em; text-wrap: balance; }
p { margin-top: 24px; font-size: 29px; color: ${colours.slate}; letter-spacing: -0.01em; }`;

async function pictureAddress({ picture, focus = 0.5 }: Card): Promise<string> {
  const image = sharp(masterFile(picture));
  const { width, height } = await image.metadata();
  const pictureWidth = Math.min(width, Math.round(height * pictureShape));
  const png = await image
    .extract({ left: Math.round((width - pictureWidth) * focus), top: 0, width: pictureWidth, height })
    .resize({ height: 1260 })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

async function cardHtml(card: Card): Promise<string> {
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><style>${style}
body { background: ${await cardGround(card.picture)}; }</style>
<body><img src="${await pictureAddress(card)}" alt="">
<header>${mark}${company.brand}</header><main><h1>${card.title}</h1><p>${card.line}</p></main></body></html>`;
}

/** `npm run cards` draws outdated cards, `npm run cards about shop` these, `-- --all` every card. */
const selected = process.argv.slice(2);
const known = readFingerprints();
const cards = cardList.filter((card) =>
  selected.length === 0 ? !isCurrent(card, known) : selected.includes(card.file) || selected.includes('--all'),
);
const browser =
  cards.length > 0
    ? await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
    : undefined;
const page = await browser?.newPage({ viewport: { width: 1200, height: 630 } });
for (const card of cards) {
  if (!page) break;
  await page.setContent(await cardHtml(card), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const jpeg = await sharp(await page.screenshot())
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  if (jpeg.length > budgetBytes)
    throw new Error(
      `public/cards/${card.file}.jpg would have ${jpeg.length} bytes, the budget is ${budgetBytes}: a calmer picture`,
    );
  writeFileSync(path.join(root, 'public/cards', `${card.file}.jpg`), jpeg);
  known[card.file] = sourceFingerprint(card);
  console.log(`public/cards/${card.file}.jpg: ${Math.round(jpeg.length / 1000)} KB`);
}
await browser?.close();

const ordered = Object.fromEntries(cardList.map(({ file }) => [file, known[file]]));
writeFileSync(fingerprintsFile, `${JSON.stringify(ordered, null, 2)}\n`);
console.log(`${cardList.length} social cards are up to date, ${cards.length} drawn now.`);
