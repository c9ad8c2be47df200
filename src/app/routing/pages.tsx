import type { ComponentType } from 'react';
// Every page imports these two: they come with the application instead of in a chunk of their own.
import '@/boot/HydrateOnInteraction';
import '@/components/ui/PageHead';
import { loadWithRetry } from '@/boot/load-with-retry';
import type { PagePart, PageProps } from '@/boot/page-part';
import { articleSlugs } from '@/config/article-slugs';
import { routes, type PageKey, type RouteKey } from '@/config/routes';
import { textPart } from '@/content/text-part';
import { loadProduct } from '@/data/products/load-product';
import { footerPart } from '@/app/layout/footer-part';
import type { RouteMatch } from '@/lib/links/match-route';

/** What a file of `src/pages` exports once the build has cut it (scripts/vite/page-parts). */
type PageModule = {
  default: ComponentType<PageProps>;
  /** Name of the file in the bundler's manifest. */
  source?: string;
  /** Loads at the first interaction (HydrateOnInteraction). */
  livePart?: PagePart<unknown>;
  /** A first visit has its HTML and does not load it (StaticHtml). */
  staticPart?: PagePart<unknown>;
};

type LoadPage = () => Promise<PageModule>;

function sameFile<Key extends string>(keys: readonly Key[], load: LoadPage): Record<Key, LoadPage> {
  return Object.fromEntries(keys.map((key) => [key, load])) as Record<Key, LoadPage>;
}

const articlePage = () => import('@/pages/ArticlePage');
const textPage = () => import('@/pages/TextPage');

const pages: Record<PageKey, LoadPage> = {
  ...sameFile(articleSlugs, articlePage),
  home: () => import('@/pages/HomePage'),
  about: () => import('@/pages/AboutPage'),
  contact: () => import('@/pages/ContactPage'),
  shop: () => import('@/pages/ShopPage'),
  blog: () => import('@/pages/BlogPage'),
  water: () => import('@/pages/WaterPage'),
  roomPlanner: () => import('@/pages/RoomPlannerPage'),
  evidence: () => import('@/pages/EvidencePage'),
  homes: () => import('@/pages/HomesPage'),
  controlsAndPapers: () => import('@/pages/ControlsAndPapersPage'),
  buying: () => import('@/pages/BuyingPage'),
  delivery: () => import('@/pages/DeliveryPage'),
  service: () => import('@/pages/ServicePage'),
  product: () => import('@/pages/ProductPage'),
  dentistry: () => import('@/pages/DentistryPage'),
  education: () => import('@/pages/EducationPage'),
  healthCare: () => import('@/pages/HealthCarePage'),
  business: () => import('@/pages/BusinessPage'),
  hospitality: () => import('@/pages/HospitalityPage'),
  gym: () => import('@/pages/GymPage'),
  privacyPolicy: textPage,
  termsAndConditions: textPage,
  acceptableUsePolicy: textPage,
  cookiePolicy: textPage,
  accessibilityStatement: textPage,
  search: () => import('@/pages/SearchPage'),
  notFound: () => import('@/pages/NotFoundPage'),
};

/** The page that a route shows, through aliases and redirects. */
export function pageKey(key: RouteKey): PageKey {
  if (key in pages) return key as PageKey;
  const route = routes[key];
  return 'redirectTo' in route ? route.redirectTo : (route as { aliasOf: PageKey }).aliasOf;
}

const loadedPages = new Map<PageKey, PageModule>();

async function loadModule(key: PageKey): Promise<PageModule> {
  const loaded = loadedPages.get(key) ?? (await pages[key]());
  loadedPages.set(key, loaded);
  return loaded;
}

/** What a page needs beyond its own code after a change of page. */
function partsOf(key: PageKey, { livePart, staticPart }: PageModule): PagePart<unknown>[] {
  return [livePart, staticPart, textPart(key)].filter((part) => part !== undefined);
}

async function loadWithParts(key: PageKey): Promise<ComponentType<PageProps>> {
  const page = await loadModule(key);
  await Promise.all(partsOf(key, page).map((part) => part.load()));
  return page.default;
}

/** Loads a page with its live parts and, on a product page, the product. Rejects when a file does not arrive. */
export async function loadPage({ key, slug }: RouteMatch): Promise<void> {
  await Promise.all([loadWithParts(pageKey(key)), slug && loadProduct(slug)]);
}

/** Loads the part of a page that works after the first paint. Rejects when its file does not arrive. */
export async function loadLivePart({ key }: RouteMatch): Promise<void> {
  const { livePart } = await loadModule(pageKey(key));
  await livePart?.load();
}

/** The prerendered page, which keeps its HTML until its code has loaded. */
let firstPage: { key: PageKey; page: ComponentType<PageProps> | Promise<ComponentType<PageProps>> } | undefined;

/** Called once, before hydration. */
export function loadFirstPage(match: RouteMatch): void {
  const key = pageKey(match.key);
  const loading = loadWithRetry(
    async () => (await loadModule(key)).default,
    () => document.getElementById('main'),
  );
  const first: typeof firstPage = { key, page: loading };
  firstPage = first;
  loading.then(
    (page) => (first.page = page),
    () => {},
  );
}

/** From now on each page is loaded anew: the prerendered one is left. */
export function leaveFirstPage(): void {
  firstPage = undefined;
}

/** Keyed by history entry and page: the next navigation retries a failed load. */
const loading = new Map<string, Promise<ComponentType<PageProps>>>();

/** The page, or the promise of it for `use`, which rejects when its file does not arrive. */
export function pageOrLoading(
  key: PageKey,
  historyKey: string,
): ComponentType<PageProps> | Promise<ComponentType<PageProps>> {
  if (firstPage?.key === key) return firstPage.page;
  const name = `${historyKey} ${key}`;
  const [page, started] = [loadedPages.get(key), loading.get(name)];
  // `use` needs the same promise at each render.
  if (started) return started;
  if (page && partsOf(key, page).every((part) => part.loaded())) return page.default;
  const load = loadWithParts(key);
  loading.set(name, load);
  return load;
}

/**
 * Source files of a loaded page, as named in the bundler's manifest: `live` loads at the first interaction, of `parts`
 * only the styles are needed.
 */
export type PageSources = { page: string; live: readonly string[]; parts: readonly string[] };

/**
 * The source files of a page, of its live part and of its other parts: the build finds their chunks by these
 * names.
 */
export async function pageSources({ key }: RouteMatch): Promise<PageSources> {
  const page = await loadModule(pageKey(key));
  const parts = [...partsOf(pageKey(key), page), footerPart].flatMap(({ sources }) => sources);
  return { page: page.source ?? '', live: page.livePart?.sources ?? [], parts };
}
