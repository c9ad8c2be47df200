import type { ComponentType } from 'react';
import { loadWithRetry } from '@/boot/load-with-retry';
import type { PagePart } from '@/boot/page-part';
import { articleSlugs, type ArticleSlug } from '@/config/article-slugs';
import { routes, type PageKey, type RouteKey, type SectorKey } from '@/config/routes';
import { loadProduct } from '@/data/products/load-product';
import type { RouteMatch } from '@/lib/links/match-route';
import { readAtOnce } from '@/lib/browser/read-at-once';
import { liveParts } from '@/pages/live-parts';
import { staticParts } from '@/pages/static-parts';

type Page = {
  file: string;
  load: () => Promise<ComponentType>;
};

function articlePage(slug: ArticleSlug): Page {
  return {
    file: 'ArticlePage',
    load: () => import('@/pages/ArticlePage').then(({ ArticlePage }) => () => <ArticlePage slug={slug} />),
  };
}

function sectorPage(sector: SectorKey): Page {
  return {
    file: 'SectorPage',
    load: () => import('@/pages/SectorPage').then(({ SectorPage }) => () => <SectorPage sector={sector} />),
  };
}

const articlePages = Object.fromEntries(articleSlugs.map((slug) => [slug, articlePage(slug)])) as Record<
  ArticleSlug,
  Page
>;

/** The page of each route. `file` is its source, by which the prerender step finds its scripts and styles. */
const pages = {
  home: {
    file: 'HomePage',
    load: () => import('@/pages/HomePage').then((m) => m.HomePage),
  },
  about: { file: 'AboutPage', load: () => import('@/pages/AboutPage').then((m) => m.AboutPage) },
  contact: { file: 'ContactPage', load: () => import('@/pages/ContactPage').then((m) => m.ContactPage) },
  shop: { file: 'ShopPage', load: () => import('@/pages/ShopPage').then((m) => m.ShopPage) },
  blog: { file: 'BlogPage', load: () => import('@/pages/BlogPage').then((m) => m.BlogPage) },
  ...articlePages,
  water: { file: 'WaterPage', load: () => import('@/pages/WaterPage').then((m) => m.WaterPage) },
  roomPlanner: {
    file: 'RoomPlannerPage',
    load: () => import('@/pages/RoomPlannerPage').then((m) => m.RoomPlannerPage),
  },
  evidence: {
    file: 'EvidencePage',
    load: () => import('@/pages/EvidencePage').then((m) => m.EvidencePage),
  },
  homes: { file: 'HomesPage', load: () => import('@/pages/HomesPage').then((m) => m.HomesPage) },
  delivery: { file: 'DeliveryPage', load: () => import('@/pages/DeliveryPage').then((m) => m.DeliveryPage) },
  service: { file: 'ServicePage', load: () => import('@/pages/ServicePage').then((m) => m.ServicePage) },
  product: { file: 'ProductPage', load: () => import('@/pages/ProductPage').then((m) => m.ProductPage) },
  dentistry: sectorPage('dentistry'),
  education: sectorPage('education'),
  healthCare: sectorPage('healthCare'),
  business: sectorPage('business'),
  hospitality: sectorPage('hospitality'),
  gym: sectorPage('gym'),
  privacyPolicy: {
    file: 'PrivacyPolicyPage',
    load: () => import('@/pages/PrivacyPolicyPage').then((m) => m.PrivacyPolicyPage),
  },
  termsAndConditions: {
    file: 'TermsAndConditionsPage',
    load: () => import('@/pages/TermsAndConditionsPage').then((m) => m.TermsAndConditionsPage),
  },
  acceptableUsePolicy: {
    file: 'AcceptableUsePolicyPage',
    load: () => import('@/pages/AcceptableUsePolicyPage').then((m) => m.AcceptableUsePolicyPage),
  },
  cookiePolicy: {
    file: 'CookiePolicyPage',
    load: () => import('@/pages/CookiePolicyPage').then((m) => m.CookiePolicyPage),
  },
  accessibilityStatement: {
    file: 'AccessibilityStatementPage',
    load: () => import('@/pages/AccessibilityStatementPage').then((m) => m.AccessibilityStatementPage),
  },
  search: { file: 'SearchPage', load: () => import('@/pages/SearchPage').then((m) => m.SearchPage) },
  notFound: {
    file: 'NotFoundPage',
    load: () => import('@/pages/NotFoundPage').then((m) => m.NotFoundPage),
  },
} satisfies Record<PageKey, Page>;

function hasPage(key: RouteKey): key is PageKey {
  return key in pages;
}

export function pageKey(key: RouteKey): PageKey {
  if (hasPage(key)) return key;
  const route = routes[key];
  return 'redirectTo' in route ? route.redirectTo : route.aliasOf;
}

type Parts = Partial<Record<PageKey, PagePart<unknown>>>;

/** The parts that a page needs beyond its own code: all of them after a change of page. */
function partsOf(key: PageKey): PagePart<unknown>[] {
  return [(liveParts as Parts)[key], (staticParts as Parts)[key]].filter((part) => part !== undefined);
}

const loadedPages = new Map<PageKey, ComponentType>();

async function loadCode(key: PageKey): Promise<ComponentType> {
  const Page = loadedPages.get(key) ?? (await pages[key].load());
  if (!loadedPages.has(key)) loadedPages.set(key, Page);
  return loadedPages.get(key) ?? Page;
}

async function loadWithParts(key: PageKey): Promise<ComponentType> {
  const [Page] = await Promise.all([loadCode(key), ...partsOf(key).map((part) => part.load())]);
  return Page;
}

export async function loadPage({ key, slug }: RouteMatch): Promise<void> {
  await Promise.all([loadWithParts(pageKey(key)), slug && loadProduct(slug)]);
}

export async function loadLivePart({ key }: RouteMatch): Promise<void> {
  await (liveParts as Parts)[pageKey(key)]?.load();
}

/** The prerendered page, which keeps its HTML until its code has loaded. */
let firstPage: { key: PageKey; loading: Promise<ComponentType> } | undefined;

/** Called once, before hydration. */
export function loadFirstPage(match: RouteMatch): void {
  const key = pageKey(match.key);
  const loading = readAtOnce(
    loadWithRetry(
      () => loadCode(key),
      () => document.getElementById('main'),
    ),
  );
  firstPage = { key, loading };
}

export function leaveFirstPage(): void {
  firstPage = undefined;
}

/** Keyed by history entry and page: the next navigation retries a failed load. */
const loading = new Map<string, Promise<ComponentType>>();

export function pageOrLoading(key: PageKey, historyKey: string): ComponentType | Promise<ComponentType> {
  if (firstPage?.key === key) return firstPage.loading;
  const name = `${historyKey} ${key}`;
  const [Page, started] = [loadedPages.get(key), loading.get(name)];
  // `use` needs the same promise at each render.
  if (started) return started;
  if (Page && partsOf(key).every((part) => part.loaded())) return Page;
  const load = loadWithParts(key);
  loading.set(name, load);
  return load;
}

/** Source files of a page, as named in the bundler's manifest; of its parts only the styles are needed. */
export type PageSources = { page: string; parts: readonly string[] };

export function pageSources({ key }: RouteMatch): PageSources {
  return {
    page: `src/pages/${pages[pageKey(key)].file}.tsx`,
    parts: partsOf(pageKey(key)).flatMap(({ sources }) => sources),
  };
}
