import type { BreadcrumbList } from 'schema-dts';
import { routes, type PlainRouteKey } from '@/config/routes';
import type { Product } from '@/data/products/product';
import { breadcrumbTrail, type TrailStep } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { siteUrl } from '@/lib/links/site-url';

function breadcrumbList(steps: readonly TrailStep[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: siteUrl(step.to),
    })),
  };
}

export function pageBreadcrumb(key: PlainRouteKey): BreadcrumbList {
  const { label, path } = routes[key];
  return breadcrumbList([...breadcrumbTrail(key), { label, to: path }]);
}

export function productBreadcrumb({ slug, model }: Product): BreadcrumbList {
  return breadcrumbList([...breadcrumbTrail('product'), { label: model, to: href('product', { slug }) }]);
}
