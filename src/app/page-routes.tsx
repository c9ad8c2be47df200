import { createElement } from 'react';
import { Navigate, useLocation, type RouteObject } from 'react-router-dom';
import { routes, type PageKey, type RouteKey } from '@/config/routes';
import { useLoaded } from '@/hooks/use-loaded';
import { pageKey, pageOrLoading } from './pages';

type RoutePageProps = { page: PageKey };

function RoutePage({ page }: RoutePageProps) {
  const { key } = useLocation();
  return createElement(useLoaded(pageOrLoading(page, key)));
}

function elementOf(key: RouteKey) {
  const route = routes[key];
  if ('redirectTo' in route) return <Navigate to={routes[route.redirectTo].path} replace />;
  return <RoutePage page={pageKey(key)} />;
}

export const routeObjects: RouteObject[] = [
  ...(Object.keys(routes) as RouteKey[]).map((key) => ({
    path: routes[key].path,
    caseSensitive: true,
    element: elementOf(key),
  })),
  { path: '*', element: <RoutePage page="notFound" /> },
];
