import type { ComponentType } from 'react';
import type { BelowFoldPart } from '@/boot/below-fold-part';
import { loadWithRetry } from '@/boot/load-with-retry';
import { articleSlugs, type ArticleSlug } from '@/config/article-slugs';
import { routes, type PageKey, type RouteKey } from '@/config/routes';
import { loadProduct } from '@/data/products/load-product';
import type { RouteMatch } from '@/lib/links/match-route';
import { readAtOnce } from '@/lib/browser/read-at-once';
import type { ArticleText } from '@/pages/ArticlePage';
import { belowFoldParts } from '@/pages/below-fold-parts';

type Page = {
  file: string;
  load: () => Promise<ComponentType>;
  /** Source file of the page's text. */
  text?: string;
};

const articleTexts = import.meta.glob<ArticleText>('../../content/articles/*.mdx');

async function loadArticleText(slug: ArticleSlug): Promise<ArticleText> {
  const load = articleTexts[`../../content/articles/${slug}.mdx`];
  if (!load) throw new Error(`src/content/articles has no text of ${slug}`);
  return load();
}

function articlePage(slug: ArticleSlug): Page {
  return {
    file: 'ArticlePage',
    text: `src/content/articles/${slug}.mdx`,
    async load() {
      const [{ ArticlePage }, { articles }, text] = await Promise.all([
        import('@/pages/ArticlePage'),
        import('@/data/articles/articles'),
        loadArticleText(slug),
      ]);
      const article = articles.find(({ page }) => page === slug);
      if (!article) throw new Error(`src/data/articles/articles.ts does not list ${slug}`);
      return () => <ArticlePage article={article} text={text} />;
    },
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
  dentistry: {
    file: 'DentistryPage',
    load: () => import('@/pages/DentistryPage').then((m) => m.DentistryPage),
  },
  education: {
    file: 'EducationPage',
    load: () => import('@/pages/EducationPage').then((m) => m.EducationPage),
  },
  healthCare: {
    file: 'HealthCarePage',
    load: () => import('@/pages/HealthCarePage').then((m) => m.HealthCarePage),
  },
  business: {
    file: 'BusinessPage',
    load: () => import('@/pages/BusinessPage').then((m) => m.BusinessPage),
  },
  hospitality: {
    file: 'HospitalityPage',
    load: () => import('@/pages/HospitalityPage').then((m) => m.HospitalityPage),
  },
  gym: {
    file: 'GymPage',
    load: () => import('@/pages/GymPage').then((m) => m.GymPage),
  },
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

/** The page of a route; aliases and redirects resolve to their target. */
export function pageKey(key: RouteKey): PageKey {
  if (hasPage(key)) return key;
  const route = routes[key];
  return 'redirectTo' in route ? route.redirectTo : route.aliasOf;
}

function partBelowFold(key: PageKey): BelowFoldPart | undefined {
  return (belowFoldParts as Partial<Record<PageKey, BelowFoldPart>>)[key];
}

const loadedPages = new Map<PageKey, ComponentType>();

async function loadCode(key: PageKey): Promise<ComponentType> {
  const Page = loadedPages.get(key) ?? (await pages[key].load());
  if (!loadedPages.has(key)) loadedPages.set(key, Page);
  return loadedPages.get(key) ?? Page;
}

/** Loads the code of a page, its part below the fold and its product. */
export async function loadPage(match: RouteMatch): Promise<void> {
  const key = pageKey(match.key);
  await Promise.all([loadCode(key), partBelowFold(key)?.load(), match.slug && loadProduct(match.slug)]);
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

/** After it, the first page loads like any other. */
export function leaveFirstPage(): void {
  firstPage = undefined;
}

/** Keyed by history entry and page: the next navigation retries a failed load. */
const loading = new Map<string, Promise<ComponentType>>();

/** A loaded page, or its promise. */
export function pageOrLoading(key: PageKey, historyKey: string): ComponentType | Promise<ComponentType> {
  if (firstPage?.key === key) return firstPage.loading;
  const name = `${historyKey} ${key}`;
  const [Page, part, started] = [loadedPages.get(key), partBelowFold(key), loading.get(name)];
  // `use` needs the same promise at each render.
  if (started) return started;
  if (Page && (!part || part.isLoaded())) return Page;
  const load = Promise.all([loadCode(key), part?.load()]).then(([Loaded]) => Loaded);
  loading.set(name, load);
  return load;
}

/** Source files of a page, as named in the bundler's manifest; only the styles of the part below the fold are needed. */
export type PageSources = { page: readonly string[]; belowFold?: string | undefined };

export function pageSources({ key }: RouteMatch): PageSources {
  const { file, text }: Page = pages[pageKey(key)];
  const sourceOf = (name: string) => `src/pages/${name}.tsx`;
  return {
    page: [sourceOf(file), ...(text ? [text] : [])],
    belowFold: partBelowFold(pageKey(key)) && sourceOf(file.replace(/Page$/, 'BelowFold')),
  };
}
