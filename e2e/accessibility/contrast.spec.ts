import { routes, sectorKeys } from '../../src/config/routes';
import { addressesOfEachKind } from '../addresses';
import { expect, open, test } from '../visitor';
import { faintLines } from './measure-contrast';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const addresses = new Set([
  ...addressesOfEachKind,
  ...(['about', 'water', 'evidence', ...sectorKeys] as const).map((key) => routes[key].path),
  routes['air-purification-in-dentistry'].path,
  '/product-details/achilles-water-bottle-white',
  '/room-planner?room=4.5x3.5x2.6&target=6&name=Surgery',
]);

test('the measure tells letters that are too faint from those that are not', async ({ page }) => {
  await page.setContent(`<body><div style="width: 600px; height: 90px; background: linear-gradient(#fff, #eee)">
    <p style="color: #666">Clear enough</p><p style="color: #999">Too faint</p></div>
    <svg width="300" height="60"><rect width="300" height="60" fill="#7f6cf0"/><text y="20" fill="#a3b1c0">Faint</text>
    <text y="50" fill="#fff" stroke="#101c2b" stroke-width="5" paint-order="stroke">Rimmed</text></svg></body>`);
  const { faint, lines } = await faintLines(page);
  expect(lines).toBe(4);
  expect(faint.map(({ words }) => words)).toEqual(['Too faint', 'Faint']);
});

for (const address of addresses) {
  test(`the words of ${address} stand out from pictures and drawings`, async ({ page, isMobile }) => {
    test.skip(isMobile && !addressesOfEachKind.includes(address), 'a page of each kind on telephones');
    await open(page, address);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
    expect.soft((await faintLines(page)).faint, 'in our colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.waitForFunction(() => matchMedia('(forced-colors: active) and (prefers-color-scheme: dark)').matches);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect.soft((await faintLines(page)).faint, 'in a dark palette of the visitor’s own').toEqual([]);
  });
}
