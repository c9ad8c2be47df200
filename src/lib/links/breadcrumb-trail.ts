import type { ArticleSlug } from '@/config/article-slugs';
import { routes, type RouteKey, type RouteSpec } from '@/config/routes';

export type TrailStep = { label: string; to: string };

export function breadcrumbTrail(key: RouteKey): TrailStep[] {
  const specs: Record<string, RouteSpec> = routes;
  const steps: TrailStep[] = [];
  for (let parent = specs[key]?.parent; parent; parent = specs[parent]?.parent) {
    const spec = specs[parent];
    if (spec) steps.unshift({ label: spec.label, to: spec.path });
  }
  return [{ label: routes.home.label, to: routes.home.path }, ...steps];
}

export function articleCrumb({ page, shortTitle }: { page: ArticleSlug; shortTitle: string }): string {
  return `${routes[page].label}: ${shortTitle}`;
}
