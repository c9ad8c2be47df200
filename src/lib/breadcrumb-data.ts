import type { BreadcrumbList, WithContext } from 'schema-dts';
import { routes, type PlainRouteKey } from '@/config/routes';
import { breadcrumbTrail } from './breadcrumb-trail';
import { siteUrl } from './site-url';

/** The breadcrumb of a page as search engines read it: the same steps as the visible one, the page itself last. */
export function breadcrumbData(key: PlainRouteKey): WithContext<BreadcrumbList> {
  const { label, path } = routes[key];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...breadcrumbTrail(key), { label, to: path }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: siteUrl(step.to),
    })),
  };
}
