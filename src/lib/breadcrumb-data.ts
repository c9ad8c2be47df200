import type { BreadcrumbList, WithContext } from 'schema-dts';
import { routes, type PlainRouteKey } from '@/config/routes';
import { breadcrumbTrail, type TrailStep } from './breadcrumb-trail';
import { siteUrl } from './site-url';

/** A way through the site as search engines read it, from the home page to the page itself. */
export function breadcrumbList(steps: readonly TrailStep[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: siteUrl(step.to),
    })),
  };
}

/** The breadcrumb of a page as search engines read it: the same steps as the visible one, the page itself last. */
export function breadcrumbData(key: PlainRouteKey): WithContext<BreadcrumbList> {
  const { label, path } = routes[key];
  return breadcrumbList([...breadcrumbTrail(key), { label, to: path }]);
}
