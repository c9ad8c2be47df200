import { company } from '../../../src/config/company';
import { routes } from '../../../src/config/routes';
import { sectorKeys, type SectorKey } from '../../../src/config/sectors';
import { quickLinks, resources } from '../../../src/data/navigation';
import { checkEachPage, plain } from './page-facts';
import type { BuiltPage, BuiltSite } from './read-site';

/** A selector, and the text of the element. */
type PageElement = [selector: string, text?: RegExp];

const home: PageElement[] = [
  ['main h1', /Air Purification System/],
  ['main [role=region][aria-label="Featured products"]'],
  ['main a[href$="/shop"]', /^All Products/],
  ['main button', /^Play the film/],
  ['main ol', /^1Large-particulate filter/],
  ['main :is(h2, h3)', /^ISO:29463/],
  ['main h2', /^What MARS Filters And Kills$/],
  [
    'main figure:has(blockquote)',
    /Piercing is close work in a small room.*Owner, piercing studio.*East Midlands, March 2021/,
  ],
  ['main [aria-label="Partners"]'],
  ['main figcaption', /^£\d+Surgery, 41 m³/],
  ['#questions'],
  ['#calculator'],
  ['footer'],
];

const sectorElements = {
  products: [['main [role=region][aria-label="Featured products"]']],
  questions: [['#questions']],
  services: [['main :is(h2, h3)', /^Filters and Spare Parts$/]],
  certificate: [['main :is(h2, h3)', /^A certificate for every room/]],
  calculator: [['#calculator']],
  form: [['#plan form textarea']],
} satisfies Record<string, PageElement[]>;

/** Each sector has the same elements in an order of its own. */
const sectorOrder: Record<SectorKey, readonly (keyof typeof sectorElements)[]> = {
  dentistry: ['products', 'certificate', 'services', 'questions', 'calculator', 'form'],
  education: ['products', 'form', 'services', 'certificate', 'questions', 'calculator'],
  healthCare: ['products', 'form', 'services', 'certificate', 'questions', 'calculator'],
  business: ['products', 'questions', 'calculator', 'form', 'services', 'certificate'],
  hospitality: ['products', 'form', 'services', 'certificate', 'questions', 'calculator'],
  gym: ['products', 'questions', 'calculator', 'form', 'services', 'certificate'],
};

function sector(key: SectorKey): PageElement[] {
  return [['main h2'], ...sectorOrder[key].flatMap((each): PageElement[] => sectorElements[each])];
}

/** Elements of the home page and the sector pages, from top to bottom. */
const elementsInOrder: Record<string, PageElement[]> = {
  '/': home,
  '/home': home,
  ...Object.fromEntries(sectorKeys.map((key) => [routes[key].path, sector(key)])),
};

/** Elements of every page; the header has each twice, for wide windows and for phones. */
const elementsOfEachPage: [count: number, ...each: PageElement][] = [
  [1, 'header a[aria-label="MARS, home"][href$="/"]'],
  [2, 'header nav[aria-label="Main"] button', /^Air purifier/],
  [2, 'header a[href$="#request"]', /^Get a quote$/],
  [2, 'header a[href$="/contact?about=sign-up"]', /^Sign up$/],
  [1, 'footer a[href^="https://www.facebook.com"]'],
  [1, 'footer a[href^="https://www.instagram.com"]'],
  [1, 'footer a[href^="https://www.youtube.com"]'],
  [1, 'footer h2', /^Contact$/],
  [1, `footer a[href="${company.phone.href}"]`, new RegExp(`^${company.phone.label}$`)],
  [quickLinks.length, 'footer [aria-label="Quick links"] a'],
  [resources.length, 'footer [aria-label="Resources"] a'],
  [1, '[data-preloader]'],
];

function find({ document }: BuiltPage, [selector, text = /(?:)/]: PageElement): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) => text.test(plain(element.textContent ?? '')));
}

function orderProblems(page: BuiltPage, wanted: PageElement[]): string[] {
  const found = wanted.map((each) => find(page, each)[0]);
  return wanted.flatMap((each, index) => {
    const [element, before] = [found[index], found[index - 1]];
    if (!element) return [`has no ${each.join(' ')}`];
    const isAfter = !before || before.compareDocumentPosition(element) & 4; /* following */
    return isAfter ? [] : [`${each.join(' ')} stands before ${wanted[index - 1]?.join(' ')}`];
  });
}

/** Named elements stand on their page in the right order, and those of every page as often as they must. */
export function checkPageElements(
  site: BuiltSite,
  namedElements = elementsInOrder,
  ofEachPage = elementsOfEachPage,
): string[] {
  return checkEachPage((page) => [
    ...orderProblems(page, namedElements[page.path] ?? []),
    ...ofEachPage.flatMap(([count, ...each]) => {
      const found = find(page, each).length;
      return found === count ? [] : [`has ${found} instead of ${count} ${each.join(' ')}`];
    }),
  ])(site);
}
