import { articleSlugs, type ArticleSlug } from './article-slugs';
import { sectorKeys, sectors, type SectorKey } from './sectors';

/** One route: router, menus, breadcrumbs, prerender list, sitemap and tests use this table. */
export type RouteSpec = {
  /** React Router pattern, without a closing slash. */
  path: string;
  /** Name in breadcrumbs and menus. */
  label: string;
  /** The route above it in the breadcrumb; the home page if missing. */
  parent?: string;
  /** Whether the sitemap lists it. */
  isListed: boolean;
  /** Key of the target route. */
  redirectTo?: string;
  aliasOf?: string;
};

type ArticleRoute<Slug extends ArticleSlug> = {
  path: `/${Slug}`;
  label: 'Blog Details';
  parent: 'blog';
  isListed: true;
};

const articleRoutes = Object.fromEntries(
  articleSlugs.map((slug) => [slug, { path: `/${slug}`, label: 'Blog Details', parent: 'blog', isListed: true }]),
) as { [Slug in ArticleSlug]: ArticleRoute<Slug> };

const sectorRoutes = Object.fromEntries(
  sectorKeys.map((key) => [key, { path: sectors[key].path, label: sectors[key].label, isListed: true }]),
) as { [Key in SectorKey]: Pick<(typeof sectors)[Key], 'path' | 'label'> & { isListed: true } };

/** Every address of the site, with its label in menus and breadcrumbs. */
export const routes = {
  home: { path: '/', label: 'Home', isListed: true },
  homeAlias: { path: '/home', label: 'Home', isListed: false, aliasOf: 'home' },
  about: { path: '/about', label: 'About Us', isListed: true },
  contact: { path: '/contact', label: 'Contact Us', isListed: true },
  shop: { path: '/shop', label: 'Shop', isListed: true },
  blog: { path: '/blog', label: 'Blog', isListed: true },
  ...articleRoutes,
  water: { path: '/water-purifire', label: 'Water', isListed: true },
  roomPlanner: { path: '/room-planner', label: 'Room planner', isListed: true },
  evidence: { path: '/evidence', label: 'Evidence', isListed: true },
  homes: { path: '/air-purifier-for-homes', label: 'Homes', isListed: true },
  delivery: { path: '/delivery-returns-warranty', label: 'Delivery and returns', isListed: true },
  buying: { path: '/buying', label: 'Buying from us', isListed: true },
  controlsAndPapers: { path: '/controls-and-papers', label: 'Controls and papers', isListed: true },
  service: { path: '/service-and-filters', label: 'Service and filters', isListed: true },
  product: { path: '/product-details/:slug', label: 'Product', parent: 'shop', isListed: true },
  ...sectorRoutes,
  privacyPolicy: { path: '/privacy-policy', label: 'Privacy Policy', isListed: true },
  termsAndConditions: { path: '/terms-and-conditions', label: 'Terms & Conditions', isListed: true },
  acceptableUsePolicy: { path: '/acceptable-use-policy', label: 'Acceptable Use Policy', isListed: true },
  cookiePolicy: { path: '/cookie-policy', label: 'Cookie Policy', isListed: true },
  accessibilityStatement: { path: '/accessibility-statement', label: 'Accessibility statement', isListed: true },
  search: { path: '/search', label: 'Search', isListed: false },
  notFound: { path: '/404', label: 'Page not found', isListed: false },
  portfolio: { path: '/portfolio', label: 'Shop', isListed: false, redirectTo: 'shop' },
  serviceDetails: { path: '/service-details', label: 'Contact Us', isListed: false, redirectTo: 'contact' },
} as const satisfies Record<string, RouteSpec>;

/** Key of a route. */
export type RouteKey = keyof typeof routes;

/** Key of a route that has a page of its own. */
export type PageKey = {
  [Key in RouteKey]: (typeof routes)[Key] extends { redirectTo: string } | { aliasOf: string } ? never : Key;
}[RouteKey];

/** Routes without a parameter. */
export type PlainRouteKey = Exclude<RouteKey, 'product'>;
