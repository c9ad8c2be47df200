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
  listed: boolean;
  /** Key of the target route. */
  redirectTo?: string;
  aliasOf?: string;
};

type ArticleRoute<Slug extends ArticleSlug> = { path: `/${Slug}`; label: 'Blog Details'; parent: 'blog'; listed: true };

const articleRoutes = Object.fromEntries(
  articleSlugs.map((slug) => [slug, { path: `/${slug}`, label: 'Blog Details', parent: 'blog', listed: true }]),
) as { [Slug in ArticleSlug]: ArticleRoute<Slug> };

const sectorRoutes = Object.fromEntries(
  sectorKeys.map((key) => [key, { path: sectors[key].path, label: sectors[key].label, listed: true }]),
) as { [Key in SectorKey]: Pick<(typeof sectors)[Key], 'path' | 'label'> & { listed: true } };

export const routes = {
  home: { path: '/', label: 'Home', listed: true },
  homeAlias: { path: '/home', label: 'Home', listed: false, aliasOf: 'home' },
  about: { path: '/about', label: 'About Us', listed: true },
  contact: { path: '/contact', label: 'Contact Us', listed: true },
  shop: { path: '/shop', label: 'Shop', listed: true },
  blog: { path: '/blog', label: 'Blog', listed: true },
  ...articleRoutes,
  water: { path: '/water-purifire', label: 'Water', listed: true },
  roomPlanner: { path: '/room-planner', label: 'Room planner', listed: true },
  evidence: { path: '/evidence', label: 'Evidence', listed: true },
  homes: { path: '/air-purifier-for-homes', label: 'Homes', listed: true },
  delivery: { path: '/delivery-returns-warranty', label: 'Delivery and returns', listed: true },
  buying: { path: '/buying', label: 'Buying from us', listed: true },
  controlsAndPapers: { path: '/controls-and-papers', label: 'Controls and papers', listed: true },
  service: { path: '/service-and-filters', label: 'Service and filters', listed: true },
  product: { path: '/product-details/:slug', label: 'Product', parent: 'shop', listed: true },
  ...sectorRoutes,
  privacyPolicy: { path: '/privacy-policy', label: 'Privacy Policy', listed: true },
  termsAndConditions: { path: '/terms-and-conditions', label: 'Terms & Conditions', listed: true },
  acceptableUsePolicy: { path: '/acceptable-use-policy', label: 'Acceptable Use Policy', listed: true },
  cookiePolicy: { path: '/cookie-policy', label: 'Cookie Policy', listed: true },
  accessibilityStatement: { path: '/accessibility-statement', label: 'Accessibility statement', listed: true },
  search: { path: '/search', label: 'Search', listed: false },
  notFound: { path: '/404', label: 'Page not found', listed: false },
  portfolio: { path: '/portfolio', label: 'Shop', listed: false, redirectTo: 'shop' },
  serviceDetails: { path: '/service-details', label: 'Contact Us', listed: false, redirectTo: 'contact' },
} as const satisfies Record<string, RouteSpec>;

export type RouteKey = keyof typeof routes;

export type PageKey = {
  [Key in RouteKey]: (typeof routes)[Key] extends { redirectTo: string } | { aliasOf: string } ? never : Key;
}[RouteKey];

/** Routes without a parameter. */
export type PlainRouteKey = Exclude<RouteKey, 'product'>;
