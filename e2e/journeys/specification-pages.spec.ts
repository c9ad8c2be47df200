// Written down here: prices.
import { type APIRequestContext, expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { productSlugs, type ProductSlug } from '../../src/config/product-slugs';
import { routes, sectorKeys } from '../../src/config/routes';
import { plain } from '../../scripts/check/site/page-facts';
import { pageAddresses } from '../support/addresses';

async function builtPage(request: APIRequestContext, address: string): Promise<Document> {
  return new JSDOM(await (await request.get(address)).text()).window.document;
}

/** Reads the server's HTML without a browser. */

const textOf = (element: Element | null | undefined) => plain(element?.textContent ?? '');

function parts(page: ParentNode, selector: string, text = /(?:)/): Element[] {
  return [...page.querySelectorAll(selector)].filter((element) => text.test(textOf(element)));
}

function part(page: ParentNode, selector: string, text?: RegExp): Element {
  const [first] = parts(page, selector, text);
  if (!first) throw new Error(`no ${selector} with ${text}`);
  return first;
}

function expectInOrder(page: Document, expected: (readonly [selector: string, text?: RegExp])[]): void {
  const all = [...page.querySelectorAll('*')];
  const places = expected.map(([selector, text]) => all.indexOf(part(page, selector, text)));
  expect(places).toEqual([...places].sort((one, other) => one - other));
}

const headings = 'h2, h3';

test('the home page has its eleven parts from top to bottom', async ({ request }) => {
  for (const address of ['/', '/home']) {
    const page = await builtPage(request, address);
    expectInOrder(page, [
      ['main h1', /Air Purification System/],
      ['main [role=region][aria-label="Featured products"]'],
      ['main a[href="/shop"]', /^All Products/],
      ['main button', /^Play the film/],
      ['main ol', /^1Large-particulate filter/],
      ['main h2, main h3', /^ISO:29463/],
      ['main h2', /^What MARS Filters And Kills$/],
      ['main figure:has(blockquote)', /Owner, piercing studio.*East Midlands, March 2021/],
      ['main [aria-label="Partners"]'],
      ['main figcaption', /^Dental surgery, 41 m³/],
      ['#questions'],
      ['#calculator'],
      ['footer'],
    ]);
    const featured = parts(part(page, '[aria-label="Featured products"]'), 'li');
    expect(featured.map((card) => /(Generation \w).*(£[\d.,]+)/.exec(textOf(card))?.slice(1))).toEqual([
      ['Generation X', '£495.00'],
      ['Generation Y', '£695.00'],
      ['Generation Z', '£1195.00'],
    ]);
  }
});

for (const key of sectorKeys) {
  test(`${routes[key].label}: own blocks, products, questions, services, the calculator and the plan in their places`, async ({
    request,
  }) => {
    const page = await builtPage(request, routes[key].path);
    const services = [
      [`main :is(${headings})`, /^Filters and Spare Parts$/],
      [`main :is(${headings})`, /^A certificate for every room/],
    ] as const;
    const calculator = ['#calculator'] as const;
    expectInOrder(page, [
      ['main h2'],
      ['main [role=region][aria-label="Featured products"]'],
      ['#questions'],
      ...(key === 'gym' ? [calculator, ...services] : [...services, calculator]),
      ['#plan form textarea'],
    ]);
    expect(textOf(parts(page, 'main h2').at(-1))).toMatch(
      key === 'gym' ? /^From your message to the first class$/ : /^Plan (?:your|a) /,
    );
  });
}

type Kind = {
  slugs: ProductSlug[];
  category: string;
  tabs: number;
  downloads: number;
  hasFilm?: boolean;
  hasKeyFeatures?: boolean;
};

const purifier = { tabs: 3, downloads: 2, hasFilm: true, hasKeyFeatures: true };

const kinds: Record<string, Kind> = {
  'a domestic purifier': { ...purifier, slugs: ['generation-s', 'generation-x'], category: 'Domestic' },
  'the clinical purifier': { ...purifier, slugs: ['generation-y'], category: 'Clinical' },
  'the industrial purifier': { ...purifier, slugs: ['generation-z'], category: 'Industrial' },
  'a bottle': {
    slugs: ['achilles-water-bottle-white', 'achilles-water-bottle-black'],
    category: 'Water Bottle',
    tabs: 3,
    downloads: 1,
  },
  'the meter': { slugs: ['mars-air-sense'], category: 'CO2 Monitor', tabs: 0, downloads: 0 },
  'a filter': {
    slugs: ['gen-s-filter', 'gen-x-filter', 'gen-y-filter', 'gen-z-filter'],
    category: 'Filter',
    tabs: 0,
    downloads: 0,
  },
};

test('the kinds below are all the products', () => {
  expect(Object.values(kinds).flatMap(({ slugs }) => slugs)).toEqual([...productSlugs]);
});

for (const [kind, { slugs, category, tabs, downloads, hasFilm, hasKeyFeatures }] of Object.entries(kinds)) {
  test(`the page of ${kind}: category, tabs, downloads, film and key features as specified`, async ({ request }) => {
    for (const slug of slugs) {
      const main = part(await builtPage(request, `/product-details/${slug}`), 'main');
      const count = (selector: string, text?: RegExp) => parts(main, selector, text).length;
      expect(parts(main, 'p, span', /^Category: /).map(textOf)).toContain(`Category: ${category}`);
      expect(count('button', /^Price On Request$/)).toBeGreaterThan(0);
      expect(count('[role=tab]')).toBe(tabs);
      expect(count('[role=tabpanel]', /1 year service warranty/)).toBe(tabs ? 1 : 0);
      expect(count('button[aria-label^="Play the film"]')).toBe(hasFilm ? 1 : 0);
      expect(count(headings, /^Key features$/)).toBe(hasKeyFeatures ? 1 : 0);
      const files = parts(main, 'a[href$=".pdf"]');
      expect(files).toHaveLength(downloads);
      for (const file of files) {
        const response = await request.get(file.getAttribute('href') ?? '');
        expect(response.headers()['content-type']).toContain('pdf');
        expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
      }
    }
  });
}

test('the Description of a purifier describes its category', async ({ request }) => {
  for (const [slug, words] of [
    ['generation-s', /Domestic: Homes, home studios and small shops/],
    ['generation-y', /Clinical: Dental, medical and beauty treatment rooms/],
    ['generation-z', /Industrial: Halls, gyms and open-plan floors/],
  ] as const) {
    const page = await builtPage(request, `/product-details/${slug}`);
    const [description] = parts(page, '[role=tabpanel]');
    expect(textOf(description)).toMatch(words);
  }
});

test('a filter has nothing below its hero, the meter its block and one panel', async ({ request }) => {
  const filter = await builtPage(request, '/product-details/gen-x-filter');
  expect(parts(filter, 'main h2, main table')).toHaveLength(0);
  const meter = await builtPage(request, '/product-details/mars-air-sense');
  expect(parts(meter, 'main table')).toHaveLength(1);
  part(meter, headings, /^Carbon dioxide$/);
});

test('the contact page has its title, its three details with links, and the form', async ({ request }) => {
  const main = part(await builtPage(request, '/contact'), 'main');
  part(main, 'h1', /^Connect with us$/);
  part(main, 'strong', /^Contact Us$/);
  part(main, 'h2', /^Send us a message$/);
  const details = part(main, 'dl');
  const terms = parts(details, 'dt').map(textOf).join();
  expect(terms).toMatch(/Call us.*,.*Email.*,.*Headquarters/);
  expect(part(details, 'a', /^0808 157 0142$/).getAttribute('href')).toBe('tel:+448081570142');
  expect(part(details, 'a', /@/).getAttribute('href')).toMatch(/^mailto:/);
  for (const words of ['Monday to Friday, 9 am to 5 pm', 'We reply within 24 hours', 'Nottingham']) {
    expect(textOf(details)).toContain(words);
  }
  expect(part(main, 'input[name=email]').getAttribute('type')).toBe('email');
  const required = parts(main, 'form [required]').map((field) => field.getAttribute('name'));
  expect(required).toEqual(['name', 'phone', 'email', 'message']);
});

test('the blog has its titles, and the sidebar with the newest articles', async ({ request }) => {
  const page = await builtPage(request, '/blog');
  part(page, 'main h1', /^Articles & Resources$/);
  part(page, 'main strong', /^Blog$/);
  const recent = part(page, 'section:has(h2, h3)', /^Recent posts/);
  expect(parts(recent, 'li')).toHaveLength(3);
  expect(parts(recent, 'a')[0]?.getAttribute('href')).toBe('/reading-a-data-sheet');
});

test('the header holds logo, menu and sign-up, the footer social links, contact, quick links and resources', async ({
  request,
}) => {
  const page = await builtPage(request, '/shop');
  const header = part(page, 'header');
  part(header, 'a[aria-label="MARS, home"]');
  part(header, 'a', /^0808/);
  // Wide header and phone menu.
  for (const [words, address] of [
    [/^Get a price$/, /^\/shop\?group=air#request$/],
    [/^Sign up$/, /^\/contact/],
  ] as const) {
    const links = parts(header, 'a', words);
    expect(links).toHaveLength(2);
    for (const link of links) expect(link.getAttribute('href')).toMatch(address);
  }
  const menus = parts(header, 'nav[aria-label="Main"]');
  expect(menus.map((menu) => parts(menu, 'button', /^Air purifier/).length)).toEqual([1, 1]);
  const footer = part(page, 'footer');
  for (const network of ['facebook', 'instagram', 'youtube']) part(footer, `a[href^="https://www.${network}.com"]`);
  part(footer, 'h2', /^Contact$/);
  expect(part(footer, 'a', /^0808 157 0142$/).getAttribute('href')).toBe('tel:+448081570142');
  expect(parts(footer, '[aria-label="Quick links"] a')).toHaveLength(7);
  expect(parts(footer, '[aria-label="Resources"] a')).toHaveLength(7);
});

test('every page but two can be reached by links from the home page, and has the preloader', async ({ request }) => {
  const unlinked = ['/home', '/404'];
  const seen = new Set(['/']);
  // The list grows during the loop.
  for (const address of seen) {
    const page = await builtPage(request, address);
    expect(parts(page, '[data-preloader]'), address).toHaveLength(1);
    for (const link of parts(page, 'a[href^="/"]')) {
      const path = (link.getAttribute('href') ?? '').replace(/[?#].*/, '');
      if (!/\.[a-z]+$/.test(path)) seen.add(path);
    }
  }
  expect([...seen].sort()).toEqual(pageAddresses.filter((path) => !unlinked.includes(path)).sort());
});
