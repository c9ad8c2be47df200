import { routes, type RouteKey, type RouteSpec } from '@/config/routes';

/** A link of a breadcrumb. */
export type TrailStep = { label: string; to: string };

/** The pages above a page, the home page first. */
export function breadcrumbTrail(key: RouteKey): TrailStep[] {
  const specs: Record<string, RouteSpec> = routes;
  const parent = specs[specs[key]?.parent ?? ''];
  const above = parent ? [routes.home, parent] : [routes.home];
  return above.map(({ label, path }) => ({ label, to: path }));
}
