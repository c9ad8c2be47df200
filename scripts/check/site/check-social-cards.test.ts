// @vitest-environment node
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkSocialCards } from './check-social-cards';
import { siteUrl } from './sample/sample-site';
import { sampleSite, testCheck } from './sample/test-check';

testCheck(checkSocialCards, {
  'article.html': [
    ['property="og:title"', 'property="og:other"', 'property="og:title" is []'],
    ['property="og:description" content="Air', 'property="og:description" content="Fire', 'og:description" is'],
    ['en_GB', 'en_US', 'og:locale'],
    [`property="og:url" content="${siteUrl}/article"`, `property="og:url" content="${siteUrl}/"`, 'og:url'],
    ['property="og:site_name" content="MARS"', 'property="og:site_name" content="VENUS"', 'og:site_name'],
    ['property="og:type" content="article"', 'property="og:type" content="page"', 'og:type is "page"'],
    ['summary_large_image', 'summary', 'twitter:card'],
    ['og:image" content="https://www.example.com', 'og:image" content="', 'is no file of the site'],
    ['cards/default.jpg', 'cards/none.jpg', 'cards/none.jpg" is no file'],
    ['content="630"', 'content="600"', 'og:image:height'],
  ],
});

test('a card of another size that no page shows is found', async () => {
  const dir = await mkdtemp(`${tmpdir()}/cards-`);
  await mkdir(`${dir}/cards`);
  const create = { width: 1200, height: 600, channels: 3, background: 'white' } as const;
  await sharp({ create }).toFile(`${dir}/cards/spare.jpg`);
  expect(await checkSocialCards({ ...sampleSite, dir, pages: [], files: new Set(['cards/spare.jpg']) })).toEqual([
    'cards/spare.jpg: no page shows this social card: remove public/cards/spare.jpg',
    'cards/spare.jpg: 1200 x 600 px instead of 1200 x 630',
  ]);
  await rm(dir, { recursive: true });
});
