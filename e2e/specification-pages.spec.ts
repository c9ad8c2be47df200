// Written down here: prices.
import type { Locator, Page } from '@playwright/test';
import { productSlugs, type ProductSlug } from '../src/config/product-slugs';
import { routes, sectorKeys } from '../src/config/routes';
import { expect, open, test } from './visitor';

/** Parts of the pages that the specification lists, in its order, as they stand in the browser. */

async function expectInOrder(parts: Locator[]): Promise<void> {
  const tops: number[] = [];
  for (const part of parts) {
    await expect(part).toBeVisible();
    tops.push((await part.boundingBox())?.y ?? NaN);
  }
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('the home page has its eleven parts from top to bottom', async ({ page }) => {
  for (const address of ['/', '/home']) {
    await open(page, address);
    await expectInOrder([
      page.locator('h1'),
      page.getByRole('region', { name: 'Featured products' }),
      page.getByRole('link', { name: 'All Products' }),
      page.getByRole('button', { name: /^Play the film/ }),
      page.getByText('Large-particulate filter').first(),
      heading(page, /^ISO:29463/),
      heading(page, 'What MARS Filters And Kills'),
      page.locator('blockquote'),
      page.getByRole('region', { name: 'Partners' }),
      page.getByText('Dental surgery, 40.95 m³'),
      page.locator('#questions'),
      page.locator('#calculator'),
      page.locator('footer'),
    ]);
  }
  await expect(page.locator('h1')).toContainText('Air Purification System');
  await expect(page.locator('figure', { has: page.locator('blockquote') })).toContainText(
    /Owner, piercing studio.*East Midlands, March 2021/s,
  );
  await expect(page.getByRole('link', { name: 'All Products' })).toHaveAttribute('href', '/shop');
  const featured = page.getByRole('region', { name: 'Featured products' }).getByRole('listitem');
  await expect(featured).toHaveCount(3);
  for (const [index, [model, price]] of [
    ['Generation X', '£495.00'],
    ['Generation Y', '£695.00'],
    ['Generation Z', '£1195.00'],
  ].entries()) {
    await expect(featured.nth(index)).toContainText(model as string);
    await expect(featured.nth(index)).toContainText(price as string);
  }
});

test('the film of the six stages is one mp4 that the site serves', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: /^Play the film/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Six stages of purification' });
  await dialog.getByRole('button', { name: /^Play the film/ }).click();
  const address = (await dialog.locator('source[type="video/mp4"]').getAttribute('src')) ?? '';
  const film = await page.request.get(address, { headers: { Range: 'bytes=0-99' } });
  expect(film.ok()).toBe(true);
  expect(film.headers()['content-type']).toBe('video/mp4');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

for (const key of sectorKeys) {
  test(`${routes[key].label}: own blocks, products, questions, services, the calculator and the plan in their places`, async ({
    page,
  }) => {
    await open(page, routes[key].path);
    const services = heading(page, 'Filters and Spare Parts');
    const certificate = heading(page, /^A certificate for every room/);
    const calculator = page.locator('#calculator');
    const own = page.locator('main h2').first();
    const start = [own, page.getByRole('region', { name: 'Featured products' }), page.locator('#questions')];
    const plan = page.locator('#plan');
    const end = key === 'gym' ? [calculator, services, certificate] : [services, certificate, calculator];
    await expectInOrder([...start, ...end, plan]);
    const last = page.locator('main h2').last();
    await expect(last).toHaveText(key === 'gym' ? 'From your message to the first class' : /^Plan (?:your|a) /);
    await expect(plan.getByRole('textbox', { name: 'Message' })).toHaveValue(/^Please plan the air for our /);
    if (key === 'gym') await expect(heading(page, 'Plan your gym')).toBeVisible();
  });
}

test('the calculator: form beside table on wide windows, one above the other under headings on phones', async ({
  page,
  isMobile,
}) => {
  await open(page, routes.education.path);
  const calculator = page.locator('#calculator');
  const form = (await calculator.locator('form').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const table = (await calculator.locator('table').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const formHeading = await calculator.getByRole('heading', { name: 'Your room' }).boundingBox();
  if (isMobile) {
    expect(table.y).toBeGreaterThanOrEqual(form.y + form.height);
    expect(formHeading?.height).toBeGreaterThan(15);
    expect((formHeading?.y ?? 0) + (formHeading?.height ?? 0)).toBeLessThanOrEqual(form.y);
  } else {
    expect(table.x).toBeGreaterThanOrEqual(form.x + form.width);
    expect(table.y).toBeLessThan(form.y + form.height);
  }
});

test('the calculator asks nobody: it works without a single request', async ({ page }) => {
  await open(page, '/');
  const calculator = page.locator('#calculator');
  await calculator.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  // Filling in scrolls the page, which brings further pictures of it into reach: they are not the calculator's.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  for (const [label, metres] of [
    ['Length', '5'],
    ['Width', '2.8'],
    ['Height', '2.5'],
  ] as const) {
    await calculator.getByLabel(`${label} (m)`).fill(metres);
  }
  await calculator.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expect(calculator.locator('output').first()).toContainText('35.00');
  expect(requests).toEqual([]);
});

type Kind = {
  slugs: ProductSlug[];
  category: RegExp;
  tabs: number;
  downloads: number;
  film: boolean;
  keyFeatures: boolean;
};

const kinds: Record<string, Kind> = {
  'a domestic purifier': {
    slugs: ['generation-s', 'generation-x'],
    category: /^Category: Domestic$/,
    tabs: 3,
    downloads: 2,
    film: true,
    keyFeatures: true,
  },
  'the clinical purifier': {
    slugs: ['generation-y'],
    category: /^Category: Clinical$/,
    tabs: 3,
    downloads: 2,
    film: true,
    keyFeatures: true,
  },
  'the industrial purifier': {
    slugs: ['generation-z'],
    category: /^Category: Industrial$/,
    tabs: 3,
    downloads: 2,
    film: true,
    keyFeatures: true,
  },
  'a bottle': {
    slugs: ['achilles-water-bottle-white', 'achilles-water-bottle-black'],
    category: /^Category: Water Bottle$/,
    tabs: 3,
    downloads: 1,
    film: false,
    keyFeatures: false,
  },
  'the meter': {
    slugs: ['mars-air-sense'],
    category: /^Category: CO2 Monitor$/,
    tabs: 0,
    downloads: 0,
    film: false,
    keyFeatures: false,
  },
  'a filter': {
    slugs: ['gen-s-filter', 'gen-x-filter', 'gen-y-filter', 'gen-z-filter'],
    category: /^Category: Filter$/,
    tabs: 0,
    downloads: 0,
    film: false,
    keyFeatures: false,
  },
};

test('the kinds below are all the products', () => {
  expect(Object.values(kinds).flatMap(({ slugs }) => slugs)).toEqual([...productSlugs]);
});

for (const [kind, { slugs, category, tabs, downloads, film, keyFeatures }] of Object.entries(kinds)) {
  test(`the page of ${kind}: category, tabs, downloads, film and key features as specified`, async ({ page }) => {
    for (const slug of slugs) {
      await open(page, `/product-details/${slug}`);
      const main = page.locator('main');
      await expect(main.getByText(category)).toBeVisible();
      await expect(main.getByRole('button', { name: 'Price On Request' })).toBeVisible();
      await expect(main.getByRole('tab')).toHaveCount(tabs);
      await expect(main.getByRole('button', { name: /^Play the film/ })).toHaveCount(film ? 1 : 0);
      await expect(main.getByRole('heading', { name: 'Key features' })).toHaveCount(keyFeatures ? 1 : 0);
      const isPurifier = tabs > 0 && keyFeatures;
      await expect(main.getByRole('heading', { name: 'Which category?' })).toHaveCount(isPurifier ? 1 : 0);
      const files = main.locator('a[href$=".pdf"]');
      await expect(files).toHaveCount(downloads);
      if (tabs === 0) continue;
      await main.getByRole('tab', { name: 'Support' }).click();
      await expect(main.getByText('1 year service warranty')).toBeVisible();
      for (const file of await files.all()) {
        const response = await page.request.get((await file.getAttribute('href')) ?? '');
        expect(response.headers()['content-type']).toContain('pdf');
        expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
      }
    }
  });
}

test('the three categories are told apart in the Description of a purifier', async ({ page }) => {
  await open(page, '/product-details/generation-s');
  const description = page.getByRole('tabpanel', { name: 'Description' });
  for (const category of ['Domestic', 'Clinical', 'Industrial']) {
    await expect(description.getByRole('term').filter({ hasText: category })).toBeVisible();
  }
  await expect(description.getByText(/^Halls, gyms and open-plan floors, where/)).toBeVisible();
});

test('a filter has nothing below its hero, the meter its block and one panel', async ({ page }) => {
  await open(page, '/product-details/gen-x-filter');
  await expect(page.locator('main h2, main table')).toHaveCount(0);
  await open(page, '/product-details/mars-air-sense');
  await expect(page.locator('main table')).toHaveCount(1);
  await expect(heading(page, 'Carbon dioxide')).toBeVisible();
});

test('the contact page has its title, its three details with links, and the form', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Connect with us' })).toBeVisible();
  await expect(page.locator('main strong').getByText('Contact Us', { exact: true })).toBeVisible();
  await expect(heading(page, 'Send us a message')).toBeVisible();
  const details = page.locator('main dl');
  await expect(details.getByRole('term')).toHaveText([/Call us/, /Email/, /Headquarters/]);
  await expect(details.getByRole('link', { name: '0808 157 0142' })).toHaveAttribute('href', 'tel:+448081570142');
  await expect(details.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(details).toContainText('Monday to Friday, 9 am to 5 pm');
  await expect(details).toContainText('We reply within 24 hours');
  await expect(details).toContainText('Nottingham');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
  for (const name of ['Name', 'Phone', 'Email', 'Message']) {
    await expect(page.getByRole('textbox', { name })).toHaveAttribute('required', '');
  }
  const [red = 255, green = 255, blue = 255] = await page
    .locator('footer')
    .evaluate((footer) => (getComputedStyle(footer).backgroundColor.match(/\d+/g) ?? []).map(Number));
  expect(red + green + blue, 'the footer is dark').toBeLessThan(150);
});

test('the notice of the contact form is green when the message went and red when it did not', async ({
  page,
  watch,
}) => {
  watch.allowNetworkNotes();
  await open(page, '/contact');
  for (const [name, outcome, strongest] of [
    [`Ada Colour ${Date.now()}`, page.getByRole('status').filter({ hasText: 'Message sent successfully!' }), 1],
    [`Ada Colour ${Date.now()} Status 500`, page.getByRole('alert').filter({ hasText: /not sent/i }), 0],
  ] as const) {
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'Phone' }).fill('0115 496 0127');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@practice.example');
    await page.getByRole('textbox', { name: 'Message' }).fill('A question.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(outcome).toBeVisible();
    const channels = await outcome.evaluate((notice) =>
      (getComputedStyle(notice).borderLeftColor.match(/\d+/g) ?? []).slice(0, 3).map(Number),
    );
    expect(channels.indexOf(Math.max(...channels)), channels.join(' ')).toBe(strongest);
  }
});

test('the blog shows its article with picture, author, date and category, and the sidebar with the newest', async ({
  page,
}) => {
  await open(page, '/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Articles & Resources' })).toBeVisible();
  await expect(page.locator('main strong').getByText('Blog', { exact: true })).toBeVisible();
  const recent = page.locator('section', { has: heading(page, 'Recent posts') });
  await expect(recent.getByRole('listitem')).toHaveCount(3);
  await expect(recent.getByRole('link').first()).toHaveAttribute('href', '/reading-a-data-sheet');
  const card = page.getByRole('article').filter({ has: heading(page, 'Air purification in dentistry') });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('img')).toBeVisible();
  await expect(card.getByRole('link', { name: /^Read More/ })).toHaveAttribute(
    'href',
    '/air-purification-in-dentistry',
  );
  await expect(card.locator('[data-author-picture]')).toBeVisible();
  for (const words of ['By the MARS technical team', '29 March 2021', 'Dentistry', 'What fallow time was']) {
    await expect(card).toContainText(words);
  }
});

test('the header holds logo, menu and sign-up, the footer social links, contact, quick links and resources', async ({
  page,
  isMobile,
}) => {
  await open(page, '/shop');
  await expect(page.locator('header').first().getByRole('link', { name: /^0808/ })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Get a price' }).filter({ visible: true })).toHaveAttribute(
    'href',
    '/shop?group=air',
  );
  const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await expect(menu.getByRole('button', { name: 'Air purifier' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up' }).filter({ visible: true })).toHaveAttribute(
    'href',
    /^\/contact/,
  );
  if (isMobile) await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('link', { name: 'MARS, home' })).toBeVisible();
  const footer = page.locator('footer');
  for (const network of ['Facebook', 'Instagram', 'YouTube']) {
    await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', /^https:/);
  }
  await expect(heading(page, 'Contact').and(footer.locator('h2'))).toBeVisible();
  await expect(footer.getByRole('link', { name: '0808 157 0142' }).first()).toHaveAttribute(
    'href',
    'tel:+448081570142',
  );
  await expect(footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link')).toHaveCount(6);
  await expect(footer.getByRole('navigation', { name: 'Resources' }).getByRole('link')).toHaveCount(7);
});

test('the shop stands in three columns on wide windows', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no room for three');
  await open(page, '/shop');
  const lefts = await page
    .locator('main li a[href^="/product-details/"]')
    .evaluateAll((links) => links.map((link) => Math.round(link.closest('li')?.getBoundingClientRect().left ?? 0)));
  expect(new Set(lefts).size).toBe(3);
});
