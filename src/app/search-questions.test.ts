import { beforeAll, describe, expect, it, test } from 'vitest';
import { routes, type RouteSpec } from '@/config/routes';
import { productSlugs } from '@/config/product-slugs';
import { searchAnswers } from '@/data/search/search-answers';
import { renderPage } from '@/entry-prerender';
import { siteSearcher, type SiteSearcher } from '@/features/search/engine/site-searcher';
import { siteAddresses } from '@/lib/links/site-addresses';
import { type BuyerQuestion, buyerQuestions, placeQuestions } from '../../e2e/support/buyer-questions';
import { pageEntries } from '../../scripts/search/page-entries';
import { searchIndex } from '../../scripts/search/search-index';

const pages = new Map<string, string>();
let search: SiteSearcher;

beforeAll(async () => {
  const found = [];
  for (const { path, isListed, redirectTo } of siteAddresses()) {
    if (redirectTo || !isListed) continue;
    const { html, structuredData } = await renderPage(path);
    pages.set(path, html);
    found.push(...pageEntries({ path, head: html, body: html, structuredData }));
  }
  search = siteSearcher(searchIndex(found, searchAnswers));
});

/** The first result: where it leads, and what it says. */
function first(query: string): { to: string; title: string; text: string } {
  const { answers, finds } = search(query);
  const entry = finds[0]?.entry;
  return answers[0] ?? { to: entry?.path ?? '', title: entry?.title ?? '', text: entry?.text ?? '' };
}

test('each answer leads to a section that its page has', () => {
  const missing = searchAnswers.filter(({ path }) => {
    const [page = '', anchor = ''] = path.replace(/\?[^#]*/, '').split('#');
    return anchor !== '' && !pages.get(page)?.includes(` id="${anchor}"`);
  });
  expect(missing.map(({ path }) => path)).toEqual([]);
});

/** Whether an address may stand first. */
function isExpected(to: string, target: string): boolean {
  if (target === 'ask us') return to.startsWith(routes.contact.path);
  const compared = /^compare (.+)$/.exec(target)?.[1];
  if (compared) return to === `${routes.shop.path}?compare=${compared.replaceAll('+', ',')}`;
  const route = (routes as Record<string, RouteSpec>)[target];
  return to.replace(/[?#].*/, '') === (route?.path ?? routes.product.path.replace(':slug', target));
}

describe('of buyers’ questions', () => {
  const { trainingQueries, testQueries, heldQueries } = buyerQuestions;

  test('there are 200 training, 104 test and 120 held queries, whose expected targets exist', () => {
    expect([trainingQueries.length, testQueries.length, heldQueries.length]).toEqual([200, 104, 120]);
    const known = new Set<string>(['ask us', ...Object.keys(routes), ...productSlugs]);
    const targets = [...trainingQueries, ...testQueries, ...heldQueries].flatMap(
      (question) => question.expectedTargets,
    );
    expect(
      targets.flatMap((each) => each.replace('compare ', '').split('+')).filter((each) => !known.has(each)),
    ).toEqual([]);
  });

  it.each<[name: string, questions: readonly BuyerQuestion[]]>([
    ['training', trainingQueries],
    ['test', testQueries],
    ['held', heldQueries],
  ])('at least 95 of 100 %s queries have an expected first result', (_, questions) => {
    const wrong = questions.flatMap(({ query, expectedTargets, text }) => {
      const found = first(query);
      const isRight =
        `${found.title} ${found.text}`.includes(text) && expectedTargets.some((target) => isExpected(found.to, target));
      return isRight ? [] : [`${query}: ${found.to}`];
    });
    expect(wrong.length / questions.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
  });

  test('the placed ones lead to their place', () => {
    const found = placeQuestions.map(([query]) => [query, first(query).to]);
    expect(found).toEqual(placeQuestions);
  });
});

describe('the first answer', () => {
  it.each<[to: string, ...queries: string[]]>([
    [
      '/product-details/generation-x',
      'generation x',
      'genration x price',
      'how loud is gen x',
      'warranty of generation x',
    ],
    ['/product-details/gen-y-filter', 'gen y filter', 'replacement filter for generation y'],
    ['/product-details/mars-air-sense', 'air sense price', 'co2 monitor'],
    ['/product-details/achilles-water-bottle-black', 'black bottle'],
    ['/product-details/generation-z#turn', 'generation z in 3d'],
    ['/shop?compare=generation-x,generation-z', 'generation x or z', 'compare gen z and gen x'],
    ['/shop?compare=generation-s,', 'electricity', 'dimensions', 'which machine is the best', 'how big is it'],
    ['/shop?group=air', 'price', 'how much does it cost', 'air purifier', 'airpurifer'],
    ['/delivery-returns-warranty', 'delivery time', 'refund', 'waranty', 'send it back', 'recycle my old machine'],
    ['/service-and-filters', 'lease', 'monthly payment', 'spare parts', 'filter', 'filter cost'],
    ['/contact', 'phone number', 'opening hours', 'where are you', 'address'],
    ['/contact?about=sign-up', 'sign up', 'log in'],
    ['/buying', 'VAT', 'purchase order', 'discount', 'insurance', 'payment terms'],
    ['/controls-and-papers', 'timer', 'power cut', 'declaration of conformity', 'manual'],
    ['/contact?about=question', 'jobs', 'swimming trunks'],
    ['/evidence#noise', 'noise level', 'quiet'],
    ['/#how-loud-is-it', 'how loud is it'],
    ['/evidence#air-changes', 'ACH', 'air changes'],
    ['/room-planner', 'room size', 'how many do i need', '12 m2'],
    ['/air-purifier-for-homes', 'noise at night', 'asthma', 'hay fever', 'pets', 'living room'],
    ['/dental-', 'dental surgery', 'surgery price'],
    ['/air-purifiers-for-schools', 'classroom', 'nursery'],
    ['/clinical-', 'hospital', 'consulting room', 'ward'],
    ['/commercial-', 'office', 'meeting room'],
    ['/air-purifiers-for-gyms', 'gym', 'yoga studio'],
    ['/mars-airpurifier-hospitality', 'hotel bedroom', 'wedding'],
  ])('that leads to %s answers "%s", "%s" ...', (to, ...queries) => {
    for (const query of queries) expect(first(query).to.slice(0, to.length), query).toBe(to);
  });

  it.each<[to: string, ...queries: string[]]>([
    ['/dental-air-purifiers-for-dental-clinics#will-a-purifier', 'how long until the air is clean after drilling'],
    ['/dental-air-purifiers-for-dental-clinics#why-generation-y', 'generation y or x for a surgery'],
    ['/clinical-air-purifiers-hospital-air-purifier-by-mars#what-does-nhs-england-ask', 'NETB 2023'],
    ['/air-purifiers-for-schools#will-the-class-hear-it', 'is it loud in class', 'noise limit for a classroom'],
    ['/air-purifiers-for-gyms-and-fitness-studios-mars#five-years', 'gym cost per member'],
    ['/air-purifiers-for-schools#five-years', 'electricity for one classroom'],
    ['/mars-airpurifier-hospitality#will-guests-hear-it', 'how loud for hotel guests'],
    ['/water-purifire', 'water bottle'],
    ['/evidence#bottle', 'does the bottle filter river water'],
    ['/product-details/gen-x-filter', 'how to change the generation x filter'],
    ['/product-details/generation-z#cost-generation-z', 'electricity of generation z'],
    ['/delivery-returns-warranty#a-question-about-an-order', 'where is my order'],
  ])('is %s, the section that says what is asked in "%s" ...', (to, ...queries) => {
    for (const query of queries) expect(first(query).to.slice(0, to.length), query).toBe(to);
  });

  it.each([
    ['quiet', 'Quiet: speed 1 or 2, from below 20 to 34 dB(A), estimated'],
    ['noise', 'You can talk over one machine at its working speed: 34 to 43 dB(A), estimated'],
    ['delivery', 'Delivery: 3 to 5 working days, £25 an order on the UK mainland (sample)'],
    ['returns', 'Consumers have 14 days from delivery to change their mind'],
  ])('to "%s" is one sentence', (query, title) => expect(first(query).title).toBe(title));
});
