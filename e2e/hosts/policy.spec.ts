import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { pageAddresses } from '../addresses';
import { rendererNote } from '../visitor';
import { answerForOutsideHosts } from './outside-hosts';
import { type OwnServer, serveVariant } from './own-server';
import { siteDir, type Variant, variants } from './places';

/** What each variant may fetch from elsewhere before anything is pressed: a configured media host is the owner's own. */
const allowedElsewhere: Record<Variant, string[]> = {
  plain: [],
  folder: [],
  full: ['https://media.test', 'https://vitals.test'],
};

/** Where films are played, by which button, and what the video host is then asked for. */
const films: [address: string, button: RegExp, player: string][] = [
  ['/about', /^Watch the story/, 'www.youtube-nocookie.com/embed/aboutFilm01'],
  ['/product-details/generation-x', /^Play the film/, 'www.youtube-nocookie.com/embed/domestic001'],
  ['/product-details/generation-y', /^Play the film/, 'www.youtube-nocookie.com/embed/clinical001'],
];

type Log = { violations: string[]; errors: string[]; elsewhere: string[]; missing: string[] };

/** Listens for breaches of the policy, console errors, and requests to other hosts or for what is not there. */
async function listen(context: BrowserContext, page: Page, origin: string): Promise<Log> {
  const log: Log = { violations: [], errors: [], elsewhere: [], missing: [] };
  await context.exposeBinding('noteViolation', (_, violation: string) => log.violations.push(violation));
  await context.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (violation: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      noteViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    );
  });
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!rendererNote.test(message.text())) log.errors.push(message.text());
  });
  page.on('pageerror', (error) => log.errors.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) log.elsewhere.push(url.href);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) log.missing.push(`${response.status()} ${response.url()}`);
  });
  return log;
}

/** Scrolls through the page as a reader does, so that everything that comes late comes. */
async function readThrough(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await page.mouse.move(10, 300);
  await page.waitForFunction(() => !document.querySelector('[data-dehydrated]'));
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
  });
}

/** Presses every button of the page that does not send a form: accordions, tabs, films, galleries, dialogs. */
async function pressEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button, header button')) {
      if (!button.isConnected || button.disabled || button.type === 'submit') continue;
      button.click();
      await new Promise((drawn) => setTimeout(drawn, 30));
    }
  });
  await page.keyboard.press('Escape');
}

for (const variant of Object.keys(variants) as Variant[]) {
  test.describe(`the site ${{ plain: 'as it comes', folder: 'in a folder', full: 'with every option' }[variant]}`, () => {
    const options: Record<string, string> = variants[variant];
    const folder = (options.VITE_BASE_PATH ?? '/').replace(/\/$/, '');
    let server: OwnServer;
    test.beforeAll(async () => {
      server = await serveVariant(variant);
    });
    test.afterAll(() => server.end());

    // In two halves, so that two browsers share the work.
    for (const half of [0, 1]) {
      test(`every page keeps to its policy (${half + 1} of 2)`, async ({ page, context }) => {
        test.setTimeout(300_000);
        const asked = await answerForOutsideHosts(page);
        const log = await listen(context, page, server.origin);
        for (const address of pageAddresses.filter((_, index) => index % 2 === half)) {
          log.elsewhere.length = 0;
          await page.goto(server.origin + folder + address);
          await readThrough(page);
          const origins = [...new Set(log.elsewhere.map((url) => new URL(url).origin))];
          expect(
            origins.filter((origin) => !allowedElsewhere[variant].includes(origin)),
            `other hosts that ${address} asks by itself`,
          ).toEqual([]);
          // In a folder nothing else is allowed than at the root.
          if (variant !== 'folder') await pressEverything(page);
          expect(log.violations, `breaches of the policy on ${address}`).toEqual([]);
          expect(log.errors, `console on ${address}`).toEqual([]);
          expect(log.missing, `missing on ${address}`).toEqual([]);
        }
        expect(asked.length > 0, 'the media host is used').toBe(variant === 'full');
      });
    }

    test('the measuring of speed is part of the site where it has somewhere to go, and nowhere else', () => {
      const names = readdirSync(`${siteDir(variant)}/assets`).filter((name) => /^report-vitals-[^.]+\.js$/.test(name));
      expect(names).toHaveLength(variant === 'full' ? 1 : 0);
      const policy = readFileSync(`${siteDir(variant)}/privacy-policy.html`, 'utf8');
      expect(policy.includes('run no analytics')).toBe(variant !== 'full');
      expect(policy.includes('your slowest press')).toBe(variant === 'full');
    });

    test('the policy stands in each page and allows no inline style, and of inline scripts the one in the page', () => {
      const names = readdirSync(siteDir(variant), { recursive: true, encoding: 'utf8' });
      const pages = names.filter((name) => name.endsWith('.html'));
      expect(pages.length).toBeGreaterThan(30);
      for (const name of pages) {
        const html = readFileSync(`${siteDir(variant)}/${name}`, 'utf8');
        if (html.includes('http-equiv="refresh"')) continue;
        const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
        const inline = [...html.matchAll(/<script(?: data-modules="[^"]*")?>([\s\S]*?)<\/script>/g)].map(
          ([, text = '']) => text,
        );
        expect(inline, name).toHaveLength(1);
        const hash = createHash('sha256')
          .update(inline[0] ?? '')
          .digest('base64');
        expect(policy, name).toContain(`default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self';`);
        expect(policy, name).not.toContain('unsafe');
        const before = html.slice(0, html.indexOf('Content-Security-Policy'));
        expect(before, `${name}: nothing is run before the policy`).not.toContain('<script');
      }
    });
  });
}

test.describe('with every option', () => {
  let server: OwnServer;
  test.beforeAll(async () => {
    server = await serveVariant('full');
  });
  test.afterAll(() => server.end());

  for (const [address, button, player] of films) {
    test(`the film on ${address} comes from the video host, when it is played and not before`, async ({
      page,
      context,
    }) => {
      const asked = await answerForOutsideHosts(page);
      const log = await listen(context, page, server.origin);
      await page.goto(server.origin + address);
      await readThrough(page);
      const play = page.getByRole('button', { name: button }).first();
      await play.hover();
      expect(asked.filter((line) => !/^(media|vitals)\.test/.test(line))).toEqual([]);
      await play.click();
      if (button.source.includes('Watch')) {
        // In a dialog, where the still has a button of its own.
        expect(asked.filter((line) => !/^(media|vitals)\.test/.test(line))).toEqual([]);
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Play the film/ })
          .click();
      }
      await expect.poll(() => asked.filter((line) => line.startsWith('www.youtube'))).toEqual([player]);
      await expect(page.locator('iframe')).toBeVisible();
      expect(log.violations).toEqual([]);
      expect(log.errors).toEqual([]);
    });
  }

  test('both forms reach their services', async ({ page, context }) => {
    const asked = await answerForOutsideHosts(page);
    const log = await listen(context, page, server.origin);
    await page.goto(`${server.origin}/contact`);
    await readThrough(page);
    await page.getByLabel('Name').fill('Ada Example');
    await page.getByLabel('Phone').fill('020 7946 0000');
    await page.getByLabel('Email').fill('ada@site.test');
    await page.getByLabel('Message').fill('A question about filters.');
    expect(asked.filter((line) => line.startsWith('forms.test'))).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => asked.filter((line) => line.startsWith('forms.test'))).toHaveLength(1);

    await page.goto(`${server.origin}/product-details/generation-x`);
    await readThrough(page);
    await page.getByRole('button', { name: 'Price On Request' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Ada Example');
    await dialog.getByLabel('Phone').fill('020 7946 0000');
    await dialog.getByLabel('Email').fill('ada@site.test');
    await dialog.getByRole('button', { name: /^Send/ }).click();
    await expect.poll(() => asked.filter((line) => line.startsWith('prices.test'))).toHaveLength(1);
    expect(log.violations).toEqual([]);
    expect(log.errors).toEqual([]);
  });

  test('how fast a page was is told when it is left, and nothing else of the visitor', async ({ page, context }) => {
    const asked = await answerForOutsideHosts(page);
    const log = await listen(context, page, server.origin);
    await context.addCookies([{ name: 'visitor', value: '7', domain: 'vitals.test', path: '/' }]);
    const sent: Record<string, string>[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('https://vitals.test'))
        void request.allHeaders().then((headers) => sent.push(headers));
    });
    await page.goto(`${server.origin}/shop?compare=generation-x,generation-y`);
    await readThrough(page);
    const told = () => asked.filter((line) => line.startsWith('vitals.test'));
    // What is sent while a page goes cannot be answered for; but the largest paint is settled with the first press.
    await expect
      .poll(async () => {
        await page.getByRole('heading', { level: 1 }).click();
        return told().length;
      })
      .toBeGreaterThan(0);
    for (const line of told()) {
      expect(line).toMatch(/^vitals\.test \{"metric":"(LCP|INP|CLS)","value":[\d.]+,"page":"\/shop"\}$/);
    }
    for (const headers of sent) expect(headers).not.toMatchObject({ cookie: expect.anything() });
    for (const headers of sent) expect(headers).not.toMatchObject({ referer: expect.anything() });
    expect(log.violations).toEqual([]);
  });

  test('a page cannot be framed, and what the policy does not name is blocked', async ({ page, context }) => {
    const log = await listen(context, page, server.origin);
    await page.route('https://elsewhere.test/**', (route) => route.fulfill({ body: 'window.ran = true' }));
    await page.goto(server.origin);
    await page.evaluate(async () => {
      const attempts = [
        () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.ran = true">'),
        () => (document.createElement('script').text = 'window.ran = true'),
        () => document.createElement('div').setAttribute('style', 'color: red'),
        () => import(`https://elsewhere.test/${'evil.js'}`),
      ];
      for (const attempt of attempts) {
        try {
          await attempt();
        } catch {
          // Blocked, as it should be: the browser reports which rule it breaks.
        }
      }
    });
    const breached = () => [...new Set(log.violations.map((line) => line.split(' ')[0]))].sort();
    await expect.poll(breached).toEqual(['require-trusted-types-for', 'script-src-elem', 'style-src-attr']);
    expect(await page.evaluate(() => (window as unknown as { ran?: boolean }).ran)).toBeUndefined();
    const outside = await context.newPage();
    const refusal = outside.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await outside.setContent(`<iframe src="${server.origin}/about"></iframe>`);
    expect((await refusal).type()).toBe('error');
  });
});
