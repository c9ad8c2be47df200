import { lazy, type ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { routes, type PageKey, type RouteKey } from '@/config/routes';
import { articleSlugs, type ArticleSlug } from '@/config/article-slugs';
import { loadProduct } from '@/data/products/load-product';
import type { RouteMatch } from '@/lib/match-route';
import { loadArticleText } from './article-texts';

type PageModule = { default: ComponentType };
type Page = {
  file: string;
  load: () => Promise<PageModule>;
  /** The source of a text of its own. */
  text?: string;
  late?: { file: string; load: () => Promise<unknown> };
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
      return { default: () => <ArticlePage article={article} text={text} /> };
    },
  };
}

const articlePages = Object.fromEntries(articleSlugs.map((slug) => [slug, articlePage(slug)])) as Record<
  ArticleSlug,
  Page
>;

/**
 * The page of each address; a route without one is a type error here, unless it leads on or is an alias. `file` is its source, by which the prerender step finds its scripts and styles; `late` is a
 * part whose code comes later: of that one the HTML needs the styles alone.
 */
const pages = {
  home: {
    file: 'HomePage',
    load: () => import('@/pages/HomePage').then((m) => ({ default: m.HomePage })),
    late: { file: 'HomeLower', load: () => import('@/pages/HomeLower') },
  },
  about: { file: 'AboutPage', load: () => import('@/pages/AboutPage').then((m) => ({ default: m.AboutPage })) },
  contact: { file: 'ContactPage', load: () => import('@/pages/ContactPage').then((m) => ({ default: m.ContactPage })) },
  shop: { file: 'ShopPage', load: () => import('@/pages/ShopPage').then((m) => ({ default: m.ShopPage })) },
  blog: { file: 'BlogPage', load: () => import('@/pages/BlogPage').then((m) => ({ default: m.BlogPage })) },
  ...articlePages,
  water: { file: 'WaterPage', load: () => import('@/pages/WaterPage').then((m) => ({ default: m.WaterPage })) },
  roomPlanner: {
    file: 'RoomPlannerPage',
    load: () => import('@/pages/RoomPlannerPage').then((m) => ({ default: m.RoomPlannerPage })),
  },
  evidence: {
    file: 'EvidencePage',
    load: () => import('@/pages/EvidencePage').then((m) => ({ default: m.EvidencePage })),
  },
  homes: { file: 'HomesPage', load: () => import('@/pages/HomesPage').then((m) => ({ default: m.HomesPage })) },
  delivery: {
    file: 'DeliveryPage',
    load: () => import('@/pages/DeliveryPage').then((m) => ({ default: m.DeliveryPage })),
  },
  service: { file: 'ServicePage', load: () => import('@/pages/ServicePage').then((m) => ({ default: m.ServicePage })) },
  product: { file: 'ProductPage', load: () => import('@/pages/ProductPage').then((m) => ({ default: m.ProductPage })) },
  dentistry: {
    file: 'DentistryPage',
    load: () => import('@/pages/DentistryPage').then((m) => ({ default: m.DentistryPage })),
    late: { file: 'DentistryLower', load: () => import('@/pages/DentistryLower') },
  },
  education: {
    file: 'EducationPage',
    load: () => import('@/pages/EducationPage').then((m) => ({ default: m.EducationPage })),
    late: { file: 'EducationLower', load: () => import('@/pages/EducationLower') },
  },
  healthCare: {
    file: 'HealthCarePage',
    load: () => import('@/pages/HealthCarePage').then((m) => ({ default: m.HealthCarePage })),
    late: { file: 'HealthCareLower', load: () => import('@/pages/HealthCareLower') },
  },
  business: {
    file: 'BusinessPage',
    load: () => import('@/pages/BusinessPage').then((m) => ({ default: m.BusinessPage })),
    late: { file: 'BusinessLower', load: () => import('@/pages/BusinessLower') },
  },
  hospitality: {
    file: 'HospitalityPage',
    load: () => import('@/pages/HospitalityPage').then((m) => ({ default: m.HospitalityPage })),
    late: { file: 'HospitalityLower', load: () => import('@/pages/HospitalityLower') },
  },
  gym: {
    file: 'GymPage',
    load: () => import('@/pages/GymPage').then((m) => ({ default: m.GymPage })),
    late: { file: 'GymLower', load: () => import('@/pages/GymLower') },
  },
  privacyPolicy: {
    file: 'PrivacyPolicyPage',
    load: () => import('@/pages/PrivacyPolicyPage').then((m) => ({ default: m.PrivacyPolicyPage })),
  },
  termsAndConditions: {
    file: 'TermsAndConditionsPage',
    load: () => import('@/pages/TermsAndConditionsPage').then((m) => ({ default: m.TermsAndConditionsPage })),
  },
  acceptableUsePolicy: {
    file: 'AcceptableUsePolicyPage',
    load: () => import('@/pages/AcceptableUsePolicyPage').then((m) => ({ default: m.AcceptableUsePolicyPage })),
  },
  cookiePolicy: {
    file: 'CookiePolicyPage',
    load: () => import('@/pages/CookiePolicyPage').then((m) => ({ default: m.CookiePolicyPage })),
  },
  accessibilityStatement: {
    file: 'AccessibilityStatementPage',
    load: () => import('@/pages/AccessibilityStatementPage').then((m) => ({ default: m.AccessibilityStatementPage })),
  },
  search: { file: 'SearchPage', load: () => import('@/pages/SearchPage').then((m) => ({ default: m.SearchPage })) },
  notFound: {
    file: 'NotFoundPage',
    load: () => import('@/pages/NotFoundPage').then((m) => ({ default: m.NotFoundPage })),
  },
} satisfies Record<PageKey, Page>;

function hasPage(key: RouteKey): key is PageKey {
  return key in pages;
}

/** The page a route shows; `/home` is the home page, redirects lead on to theirs. */
function pageKey(key: RouteKey): PageKey {
  if (hasPage(key)) return key;
  const route = routes[key];
  return 'redirectTo' in route ? route.redirectTo : route.aliasOf;
}

const lazyPages = Object.fromEntries(
  Object.entries(pages).map(([key, { load }]) => [key, lazy(load)]),
) as unknown as Record<PageKey, ComponentType>;

function elementOf(key: RouteKey) {
  const route = routes[key];
  if ('redirectTo' in route) return <Navigate to={routes[route.redirectTo].path} replace />;
  const Page = lazyPages[pageKey(key)];
  return <Page />;
}

/** The route table as React Router wants it, with the not-found page for every other address. */
export const routeObjects: RouteObject[] = [
  ...(Object.keys(routes) as RouteKey[]).map((key) => ({
    path: routes[key].path,
    caseSensitive: true,
    element: elementOf(key),
  })),
  { path: '*', element: elementOf('notFound') },
];

/** Loads what a page needs (its code and its product) ahead of showing it. */
export async function preloadPage({ key, slug }: RouteMatch): Promise<void> {
  const { load, late }: Page = pages[pageKey(key)];
  await Promise.all([load(), late?.load(), slug && loadProduct(slug)]);
}

/** The source files behind a page, as the bundler's manifest names them; of the late one only the styles are wanted. */
export type PageSources = { early: readonly string[]; late?: string | undefined };

export function pageSources({ key }: RouteMatch): PageSources {
  const { file, text, late }: Page = pages[pageKey(key)];
  const sourceOf = (name: string) => `src/pages/${name}.tsx`;
  return { early: [sourceOf(file), ...(text ? [text] : [])], late: late && sourceOf(late.file) };
}
