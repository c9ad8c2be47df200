import { Navigate, type RouteObject } from 'react-router-dom';
import { routes, type RouteKey } from '@/config/routes';
import { RoutePage } from './RoutePage';

function elementOf(key: RouteKey) {
  const route = routes[key];
  if ('redirectTo' in route) return <Navigate to={routes[route.redirectTo].path} replace />;
  return <RoutePage />;
}

/** The routes as React Router takes them; any other address is the page "not found". */
export const routeObjects: RouteObject[] = [
  ...(Object.keys(routes) as RouteKey[]).map((key) => ({
    path: routes[key].path,
    caseSensitive: true,
    element: elementOf(key),
  })),
  { path: '*', element: <RoutePage /> },
];
