import type { Locator, Page } from '@playwright/test';
import type Swiper from 'swiper';
import { routes } from '../../src/config/routes';
import { calculatorModels, machineSizeM } from '../../src/domain/machines';
import { expect, holdAnimations, open, test } from '../support/fixtures';
import { fillPerson } from '../support/visitor';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'a page shows the preloader for its first second: a line of 3 px and the ring of the logo, over nothing that can be pressed',
  { tag: ['@smoke', '@both'] },
  async ({ page }) => {
    const resume = await holdAnimations(page);
    await page.goto('/contact');
    const preloader = page.locator('[data-preloader]');
    const line = preloader.locator('span');
    const ring = page.locator('header').first().getByRole('link', { name: 'MARS, home' }).locator('circle');
    await expect(preloader).toBeVisible();
    await expect(preloader).toHaveCSS('height', '3px');
    await expect(preloader).toHaveCSS('pointer-events', 'none');
    const bar = await page.locator('header').first().boundingBox();
    expect((await preloader.boundingBox())?.y).toBe(bar?.height);
    for (const part of [preloader, line, ring]) await expect(part).toHaveCSS('animation-duration', '1s');
    const drawn = () => ring.evaluate((circle) => parseFloat(getComputedStyle(circle).strokeDashoffset));
    expect(await drawn(), 'nothing of the ring at the start').toBe(84);
    /** Where the line's left end and the ring stand after some time. */
    const after = (ms: number) =>
      page.evaluate((now) => {
        for (const animation of document.getAnimations()) animation.currentTime = now;
        return (document.querySelector('[data-preloader]')?.getBoundingClientRect().left ?? NaN) / innerWidth;
      }, ms);
    expect(await after(250)).toBeCloseTo(-0.5, 1);
    expect(await drawn()).toBeCloseTo(63, 0);
    expect(await after(750)).toBeCloseTo(0.5, 1);
    expect(await drawn()).toBeCloseTo(21, 0);
    await resume();
    await expect(preloader).toBeHidden();
    expect(await drawn()).toBe(0);
  },
);

test(
  'the price request is 350 px wide up to a window of 992 px and 600 px above, 570 px high, over all else',
  {
    tag: '@smoke',
  },
  async ({ page }) => {
    await open(page, '/product-details/generation-x');
    const request = page.getByRole('dialog', { name: 'Get a written quote' });
    for (const [windowPx, widthPx] of [
      [1440, 600],
      [993, 600],
      [992, 350],
      [390, 350],
    ] as const) {
      await page.setViewportSize({ width: windowPx, height: 900 });
      await page.getByRole('button', { name: 'Price On Request' }).first().click();
      await expect(request).toBeVisible();
      expect(await request.evaluate((dialog) => (dialog as HTMLElement).offsetWidth), `in ${windowPx} px`).toBe(
        widthPx,
      );
      expect(await request.evaluate((dialog) => (dialog as HTMLElement).offsetHeight), `in ${windowPx} px`).toBe(570);
      expect(await request.evaluate(({ scrollHeight }) => scrollHeight), 'nothing is cut off').toBe(570);
      const overlay = request.locator('..');
      expect(await overlay.evaluate((element) => getComputedStyle(element).zIndex)).toBe('1000');
      const isOnTop = await overlay.evaluate((element) => element.contains(document.elementFromPoint(20, 20)));
      expect(isOnTop, 'the header lies below the overlay').toBe(true);
      await page.keyboard.press('Escape');
      await expect(request).toBeHidden();
    }
  },
);

/** In ms. */
async function foldMs(page: Page, press: () => Promise<void>): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const started = new Promise((done) =>
    session.on('Animation.animationStarted', ({ animation: { name, source } }) => {
      if (name === 'grid-template-rows') done(source?.duration);
    }),
  );
  await session.send('Animation.enable');
  await press();
  const durationMs = await started;
  await session.detach();
  return durationMs;
}

test(
  'the questions: the first open, one at a time, closed by a second press, each in 300 ms',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/');
    const section = page.locator('#questions');
    const questions = section.locator('details:has(> summary > h3)');
    const opened = section.locator('details[open]');
    const pressed = (index: number) => questions.nth(index).getByRole('heading', { level: 3 }).click();
    await expect(questions).toHaveCount(12);
    await expect(opened).toHaveCount(1);
    await expect(questions.nth(0)).toHaveAttribute('open');
    expect(await foldMs(page, () => pressed(4))).toBe(300);
    await expect(questions.nth(4)).toHaveAttribute('open');
    await expect(opened).toHaveCount(1);
    await expect(section.getByText(/Light of 253\.7\snm makes no ozone/)).toBeVisible();
    expect(await foldMs(page, () => pressed(4))).toBe(300);
    await expect(opened).toHaveCount(0);
    await expect(section.getByText(/Light of 253\.7\snm makes no ozone/)).toBeHidden();
    await section.getByRole('link', { name: 'Ask a question' }).click();
    await expect(page).toHaveURL(/\/contact\?about=question$/);
  },
);

/** Distances of the middle slide in px. */
function places(row: HTMLElement): { gapPx: number; offCentrePx: number } {
  const { left, width } = row.getBoundingClientRect();
  const slides = [...row.querySelectorAll('.swiper-slide')].map((slide) => slide.getBoundingClientRect());
  slides.sort((a, b) => a.left - b.left);
  const distances = slides.map((slide) => Math.abs(slide.left + slide.width / 2 - left - width / 2));
  return { gapPx: (slides[1]?.left ?? 0) - (slides[0]?.right ?? 0), offCentrePx: Math.min(...distances) };
}

test(
  'the carousel moves every 2500 ms, whoever touches it, with the slide centred and 30 px to the next',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/product-details/generation-x');
    const gallery = page.getByRole('region', { name: 'Pictures of Generation X' });
    const dot = (number: number) => gallery.getByRole('button', { name: new RegExp(`^Picture ${number} of`) });
    const row = gallery.locator('.swiper');
    const isMoving = () =>
      row.evaluate((element) => (element as unknown as { swiper: Swiper }).swiper.autoplay.running);
    await expect(gallery).toHaveAttribute('data-running');
    expect(
      await row.evaluate((element) => {
        const { centeredSlides, spaceBetween, autoplay } = (element as unknown as { swiper: Swiper }).swiper.params;
        return { centeredSlides, spaceBetween, autoplay };
      }),
    ).toMatchObject({
      centeredSlides: true,
      spaceBetween: 30,
      autoplay: { delay: 2500, waitForTransition: false, disableOnInteraction: false },
    });
    await expect(dot(1), 'it moves on by itself').not.toHaveAttribute('aria-current', 'true');
    await dot(3).click();
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
    expect(await isMoving(), 'it goes on after a press').toBe(true);
    await gallery.getByRole('button', { name: 'Stop the pictures' }).click();
    await expect.poll(isMoving).toBe(false);
    await expect.poll(async () => (await row.evaluate(places)).offCentrePx).toBeLessThan(2);
    expect((await row.evaluate(places)).gapPx).toBeCloseTo(30, 0);
    await gallery.getByRole('button', { name: 'Start the pictures' }).click();
    await expect.poll(isMoving).toBe(true);
  },
);

test(
  'blocks below the fold rise once, in the time given to AOS, in a window of 991 px',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.setViewportSize({ width: 991, height: 700 });
    const below = page.locator('[data-aos]').last();
    const hasRisen = () => below.evaluate((element) => getComputedStyle(element).transform === 'none');
    const times = () =>
      below.evaluate((element) => [...new Set(getComputedStyle(element).transitionDuration.split(', '))]);
    await open(page, '/about');
    await expect(page.locator('html')).toHaveAttribute('data-aos-ready', '');
    await expect.poll(hasRisen).toBe(false);
    expect(await times()).toEqual(['1s']);
    await below.scrollIntoViewIfNeeded();
    await expect.poll(hasRisen).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await hasRisen(), 'it does not rise a second time').toBe(true);
    // The number given to `Aos.init` changes what is seen.
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/duration:1(e3|000),once/, 'duration:600,once');
      await route.fulfill({ response, body });
    });
    await open(page, '/about');
    await expect(page.locator('html')).toHaveAttribute('data-aos-ready', '');
    expect(await times()).toEqual(['0.6s']);
  },
);

test('blocks below the fold rise, and every kind of page but legal texts has some', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await open(page, '/about');
  await expect(page.locator('html')).toHaveAttribute('data-aos-ready', '');
  expect(await page.locator('[data-aos]:not(.aos-animate)').count()).toBeGreaterThan(0);
  const hasBlocks = async (path: string) => (await (await page.request.get(path)).text()).includes(' data-aos="');
  for (const path of [
    routes.home.path,
    routes.education.path,
    routes.shop.path,
    '/product-details/generation-x',
    '/product-details/mars-air-sense',
    routes.water.path,
    routes.contact.path,
    routes.blog.path,
    routes['air-purification-in-dentistry'].path,
    routes.evidence.path,
  ])
    expect(await hasBlocks(path), path).toBe(true);
  expect(await hasBlocks(routes.privacyPolicy.path)).toBe(false);
});

test('in a window narrower than 991 px nothing waits to rise', async ({ page }) => {
  await page.setViewportSize({ width: 990, height: 700 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, '/about');
  expect(requested.filter((url) => /\/aos-|scroll-reveals/.test(url))).toEqual([]);
  await expect(page.locator('html')).not.toHaveAttribute('data-aos-ready');
  const blocks = await page.locator('[data-aos]').all();
  expect(blocks.length).toBeGreaterThan(0);
  for (const block of blocks) {
    await expect(block).toHaveCSS('opacity', '1');
    await expect(block).toHaveCSS('transform', 'none');
    await expect(block).toHaveCSS('clip-path', 'none');
  }
});

/** Texts with the page clock's times. */
function watchTexts(element: HTMLElement | SVGElement): { text: string; atMs: number }[] {
  const seen: { text: string; atMs: number }[] = [];
  new MutationObserver(() => seen.push({ text: element.textContent, atMs: performance.now() })).observe(element, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return seen;
}

test('the hero types Clinical, Industrial and Domestic in turn, a letter every 40 ms, and begins again', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  const word: Locator = page.locator('h1 [aria-hidden]').first();
  // The library types the first word after it loads.
  await expect(word.locator('.Typewriter__wrapper')).toHaveText('Clinical');
  const texts = await word.evaluateHandle(watchTexts);
  await page.clock.runFor(20_000);
  const typed = await texts.jsonValue();
  const whole = typed.map(({ text }) => text).filter((text) => /^(Clinical|Industrial|Domestic)$/.test(text));
  expect([...new Set(whole)].sort()).toEqual(['Clinical', 'Domestic', 'Industrial']);
  const start = typed.findIndex(({ text }) => text === 'Ind');
  const end = typed.findIndex(({ text }, index) => index > start && text === 'Industrial');
  // Seven letters after the first three, each at the first frame after 40 ms.
  const letterMs = ((typed[end]?.atMs ?? 0) - (typed[start]?.atMs ?? 0)) / 7;
  expect(letterMs).toBeGreaterThanOrEqual(40);
  expect(letterMs).toBeLessThan(40 + 17);
});

test(
  'the calculator: form beside table on wide windows, one above the other under headings on phones',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await open(page, `${routes.home.path}#calculator`);
    const calculator = page.locator('#calculator');
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    const form = await boxOf(calculator.locator('form'));
    const table = await boxOf(calculator.locator('table'));
    if (isMobile) {
      expect(table.y).toBeGreaterThanOrEqual(form.y + form.height);
      const heading = await boxOf(calculator.getByRole('heading', { name: 'Your room' }));
      expect(heading.height).toBeGreaterThan(15);
      expect(heading.y + heading.height).toBeLessThanOrEqual(form.y);
    } else {
      expect(table.x).toBeGreaterThanOrEqual(form.x + form.width);
      expect(table.y).toBeLessThan(form.y + form.height);
    }
  },
);

test('on wide windows the shop stands the machines on one floor, and groups the rest in three columns', async ({
  page,
}) => {
  await open(page, '/shop');
  const pictures = page.getByRole('list', { name: 'Air purifiers' }).getByRole('img');
  // In a cut-out of 1200 px, with the floor at 1118 px.
  const heightsPx = [660, 846, 929, 1032];
  const machines = await pictures.evaluateAll((elements) => elements.map((a) => a.getBoundingClientRect().toJSON()));
  expect(machines).toHaveLength(heightsPx.length);
  expect(new Set(machines.map(({ bottom, height }) => Math.round(bottom - (height * 82) / 1200))).size).toBe(1);
  const pixelsPerMetre = machines.map(({ height }, index) => {
    const [, , heightM] = machineSizeM(calculatorModels[index]?.model ?? 'GEN S');
    return Math.round((height * (heightsPx[index] ?? 0)) / 1200 / heightM);
  });
  expect(new Set(pixelsPerMetre).size, pixelsPerMetre.join(' ')).toBe(1);
  const others = page.locator('main li:has(a[href*="achilles"]), main li:has(a[href*="air-sense"])');
  const lefts = await others.evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(3);
});

test('the notice of the contact form is green when the message went and red when it did not, above a dark footer', async ({
  page,
  watch,
}) => {
  watch.allowNetworkNotes();
  await open(page, '/contact');
  const channelsOf = (part: Locator, property: 'borderLeftColor' | 'backgroundColor') =>
    part.evaluate(
      (element, name) => (getComputedStyle(element)[name].match(/\d+/g) ?? []).slice(0, 3).map(Number),
      property,
    );
  for (const [name, outcome, strongest] of [
    [`Ada Colour ${Date.now()}`, page.getByRole('status').filter({ hasText: 'Message sent successfully!' }), 1],
    [`Ada Colour ${Date.now()} Status 500`, page.getByRole('alert').filter({ hasText: /not sent/i }), 0],
  ] as const) {
    await fillPerson(page, name);
    await page.getByRole('textbox', { name: 'Message' }).fill('A question.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(outcome).toBeVisible();
    const channels = await channelsOf(outcome, 'borderLeftColor');
    expect(channels.indexOf(Math.max(...channels)), channels.join(' ')).toBe(strongest);
  }
  const footer = await channelsOf(page.locator('footer'), 'backgroundColor');
  expect(footer.reduce((sum, channel) => sum + channel, 0)).toBeLessThan(150);
});
