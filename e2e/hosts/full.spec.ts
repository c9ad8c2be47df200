import { expect } from '@playwright/test';
import { fillPerson } from '../support/visitor';
import { answerForOutsideHosts } from './outside-hosts';
import { scrollToEnd, test } from './variant-test';

const films: [address: string, button: RegExp, player: string][] = [
  ['/about', /^Watch the story/, 'www.youtube-nocookie.com/embed/aboutFilm01'],
  ['/product-details/generation-x', /^Play the film/, 'www.youtube-nocookie.com/embed/domestic001'],
  ['/product-details/generation-y', /^Play the film/, 'www.youtube-nocookie.com/embed/clinical001'],
];

for (const [address, button, player] of films) {
  test(`the film on ${address} comes from the video host, when it is played and not before`, async ({
    page,
    server,
    log,
  }) => {
    const requested = await answerForOutsideHosts(page);
    await page.goto(server.origin + address);
    await scrollToEnd(page);
    const play = page.getByRole('button', { name: button }).first();
    await play.hover();
    expect(requested.filter((line) => !/^(media|vitals)\.test/.test(line))).toEqual([]);
    await play.click();
    if (button.source.includes('Watch')) {
      // The dialog's still has its own button.
      expect(requested.filter((line) => !/^(media|vitals)\.test/.test(line))).toEqual([]);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Play the film/ })
        .click();
    }
    await expect.poll(() => requested.filter((line) => line.startsWith('www.youtube'))).toEqual([player]);
    await expect(page.locator('iframe')).toBeVisible();
    expect(log.violations).toEqual([]);
    expect(log.errors).toEqual([]);
  });
}

test('both forms reach their services', async ({ page, server, log }) => {
  const requested = await answerForOutsideHosts(page);
  await page.goto(`${server.origin}/contact`);
  await scrollToEnd(page);
  await fillPerson(page, 'Ada Example');
  await page.getByLabel('Message').fill('A question about filters.');
  expect(requested.filter((line) => line.startsWith('forms.test'))).toEqual([]);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => requested.filter((line) => line.startsWith('forms.test'))).toHaveLength(1);

  await page.goto(`${server.origin}/product-details/generation-x`);
  await scrollToEnd(page);
  await page.getByRole('button', { name: 'Price On Request' }).first().click();
  const dialog = page.getByRole('dialog');
  await fillPerson(dialog, 'Ada Example');
  await dialog.getByRole('button', { name: /^Send/ }).click();
  await expect.poll(() => requested.filter((line) => line.startsWith('prices.test'))).toHaveLength(1);
  expect(log.violations).toEqual([]);
  expect(log.errors).toEqual([]);
});

test('web vitals are sent when a page is left, without anything about the visitor', async ({
  page,
  context,
  server,
  log,
}) => {
  const requested = await answerForOutsideHosts(page);
  await context.addCookies([{ name: 'visitor', value: '7', domain: 'vitals.test', path: '/' }]);
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://vitals.test'))
      void request.allHeaders().then((headers) => sent.push(headers));
  });
  await page.goto(`${server.origin}/shop?compare=generation-x,generation-y`);
  await scrollToEnd(page);
  const vitals = () => requested.filter((line) => line.startsWith('vitals.test'));
  await expect
    .poll(async () => {
      await page.getByRole('heading', { level: 1 }).click();
      return vitals().length;
    })
    .toBeGreaterThan(0);
  for (const line of vitals()) {
    expect(line).toMatch(/^vitals\.test \{"metric":"(LCP|INP|CLS)","value":[\d.]+,"page":"\/shop"\}$/);
  }
  for (const headers of sent) expect(headers).not.toMatchObject({ cookie: expect.anything() });
  for (const headers of sent) expect(headers).not.toMatchObject({ referer: expect.anything() });
  expect(log.violations).toEqual([]);
});
