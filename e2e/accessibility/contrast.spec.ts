import { pageAddresses } from '../support/addresses';
import { expect, open, test } from '../support/fixtures';
import { lowContrastLines, lowContrastWords } from './measure-contrast';

test('the contrast measure finds faint letters and passes others', async ({ page }) => {
  await page.setContent(`<body><div style="width: 600px; height: 90px; background: linear-gradient(#fff, #eee)">
    <p style="color: #666">Clear enough</p><p style="color: #999">Too faint</p></div>
    <svg width="300" height="60"><rect width="300" height="60" fill="#7f6cf0"/><text y="20" fill="#a3b1c0">Faint</text>
    <text y="50" fill="#fff" stroke="#101c2b" stroke-width="5" paint-order="stroke">Rimmed</text></svg></body>`);
  const { faint, lines } = await lowContrastLines(page);
  expect(lines).toBe(4);
  expect(faint.map(({ words }) => words)).toEqual(['Too faint', 'Faint']);
});

for (const address of pageAddresses) {
  test(
    `text over pictures and drawings of ${address} has enough contrast`,
    { tag: ['@both', '@long'] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, address);
      expect(await lowContrastWords(page)).toEqual({ ownColours: [], forcedColours: [] });
    },
  );
}
