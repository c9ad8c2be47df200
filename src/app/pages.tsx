import type { ComponentType } from 'react';
import type { BelowFoldPart } from '@/boot/below-fold-part';
import { loadWithRetry } from '@/boot/load-with-retry';
import { articleSlugs, type ArticleSlug } from '@/config/article-slugs';
import { routes, type PageKey, type RouteKey } from '@/config/routes';
import { loadProduct } from '@/data/products/load-product';
import type { RouteMatch } from '@/lib/match-route';
import { readAtOnce } from '@/lib/read-at-once';
import { belowFoldParts } from '@/pages/below-fold-parts';
import { loadArticleText } from './article-texts';

type Page = {
  file: string;
  load: () => Promise<ComponentType>;
  /** The source of a text of its own. */
  text?: string;
};

/** The page of an article: one for all, and the text of this one. */
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

/**
 * The page of each address; a route without one is a type error here, unless it leads on or is an alias. `file` is its source,
 * by which the prerender step finds its scripts and styles.
 */
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

/** The page a route shows; `/home` is the home page, redirects lead on to theirs. */
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

/** Loads all that a page needs (its code, its part below the fold and its product) ahead of showing it. */
export async function loadPage(match: RouteMatch): Promise<void> {
  const key = pageKey(match.key);
  await Promise.all([loadCode(key), partBelowFold(key)?.load(), match.slug && loadProduct(match.slug)]);
}

/** The page whose prerendered HTML stands: it stays as it is until its code has come. */
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

/** Called once another page stands: the first one is then loaded like any other. */
export function leaveFirstPage(): void {
  firstPage = undefined;
}

/** By history entry and page: a failed load is tried again by the next navigation, not by the view that waited for it. */
const loading = new Map<string, Promise<ComponentType>>();

/** A page where it is at hand, else its load: of a page without HTML, together with its part below the fold. */
export function pageOrLoading(key: PageKey, historyKey: string): ComponentType | Promise<ComponentType> {
  if (firstPage?.key === key) return firstPage.loading;
  const name = `${historyKey} ${key}`;
  const [Page, part, started] = [loadedPages.get(key), partBelowFold(key), loading.get(name)];
  // Who has waited for a promise must be given it again.
  if (started) return started;
  if (Page && (!part || part.isLoaded())) return Page;
  const load = Promise.all([loadCode(key), part?.load()]).then(([Loaded]) => Loaded);
  loading.set(name, load);
  return load;
}

/** The source files behind a page, as the bundler's manifest names them; of the part below the fold only the styles are wanted. */
export type PageSources = { page: readonly string[]; belowFold?: string | undefined };

export function pageSources({ key }: RouteMatch): PageSources {
  const { file, text }: Page = pages[pageKey(key)];
  const sourceOf = (name: string) => `src/pages/${name}.tsx`;
  return {
    page: [sourceOf(file), ...(text ? [text] : [])],
    belowFold: partBelowFold(pageKey(key)) && sourceOf(file.replace(/Page$/, 'BelowFold')),
  };
}
