import type { ComponentType } from 'react';
import { loadWithRetry } from '@/boot/load-with-retry';
import type { PageContent, PagePart } from '@/boot/page-part';
import { articleSlugs, type ArticleSlug } from '@/config/article-slugs';
import { routes, sectorKeys, type PageKey, type RouteKey, type SectorKey } from '@/config/routes';
import { loadProduct } from '@/data/products/load-product';
import { footerPart } from '@/app/layout/footer-part';
import type { RouteMatch } from '@/lib/links/match-route';

/** Each file of `src/pages` exports `page`; files of several pages tell them apart by the key. */
type PageModule = { page: (key: PageKey) => PageContent };

const modules = import.meta.glob<PageModule>('../../pages/*Page.tsx');

function sameFile<Key extends string>(keys: readonly Key[], file: string): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, file])) as Record<Key, string>;
}

const files: Record<PageKey, string> = {
  ...sameFile<ArticleSlug>(articleSlugs, 'ArticlePage'),
  ...sameFile<SectorKey>(sectorKeys, 'SectorPage'),
  home: 'HomePage',
  about: 'AboutPage',
  contact: 'ContactPage',
  shop: 'ShopPage',
  blog: 'BlogPage',
  water: 'WaterPage',
  roomPlanner: 'RoomPlannerPage',
  evidence: 'EvidencePage',
  homes: 'HomesPage',
  product: 'ProductPage',
  privacyPolicy: 'TextPage',
  termsAndConditions: 'TextPage',
  acceptableUsePolicy: 'TextPage',
  cookiePolicy: 'TextPage',
  accessibilityStatement: 'TextPage',
  delivery: 'TextPage',
  service: 'TextPage',
  search: 'SearchPage',
  notFound: 'NotFoundPage',
};

export function pageKey(key: RouteKey): PageKey {
  if (key in files) return key as PageKey;
  const route = routes[key];
  return 'redirectTo' in route ? route.redirectTo : (route as { aliasOf: PageKey }).aliasOf;
}

const loadedPages = new Map<PageKey, PageContent>();

async function loadContent(key: PageKey): Promise<PageContent> {
  const load = modules[`../../pages/${files[key]}.tsx`];
  if (!load) throw new Error(`src/pages/${files[key]}.tsx is missing`);
  const content = loadedPages.get(key) ?? (await load()).page(key);
  if (!loadedPages.has(key)) loadedPages.set(key, content);
  return loadedPages.get(key) ?? content;
}

/** What a page needs beyond its own code after a change of page. */
function partsOf({ livePart, staticPart }: PageContent): PagePart<unknown>[] {
  return [livePart, staticPart].filter((part) => part !== undefined);
}

async function loadWithParts(key: PageKey): Promise<ComponentType> {
  const content = await loadContent(key);
  await Promise.all(partsOf(content).map((part) => part.load()));
  return content.Page;
}

export async function loadPage({ key, slug }: RouteMatch): Promise<void> {
  await Promise.all([loadWithParts(pageKey(key)), slug && loadProduct(slug)]);
}

export async function loadLivePart({ key }: RouteMatch): Promise<void> {
  const { livePart } = await loadContent(pageKey(key));
  await livePart?.load();
}

/** The prerendered page, which keeps its HTML until its code has loaded. */
let firstPage: { key: PageKey; loading: Promise<ComponentType> } | undefined;

/** Marks a resolved promise so that React's `use` reads it without suspending. */
function readAtOnce<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}

/** Called once, before hydration. */
export function loadFirstPage(match: RouteMatch): void {
  const key = pageKey(match.key);
  const loading = readAtOnce(
    loadWithRetry(
      async () => (await loadContent(key)).Page,
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
  const [content, started] = [loadedPages.get(key), loading.get(name)];
  // `use` needs the same promise at each render.
  if (started) return started;
  if (content && partsOf(content).every((part) => part.loaded())) return content.Page;
  const load = loadWithParts(key);
  loading.set(name, load);
  return load;
}

/** Source files of a loaded page, as named in the bundler's manifest; of its parts only the styles are needed. */
export type PageSources = { page: string; parts: readonly string[] };

export async function pageSources({ key }: RouteMatch): Promise<PageSources> {
  const page = pageKey(key);
  const parts = [...partsOf(await loadContent(page)), footerPart].flatMap(({ sources }) => sources);
  return { page: `src/pages/${files[page]}.tsx`, parts };
}
