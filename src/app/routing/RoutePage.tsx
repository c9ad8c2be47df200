import { createElement } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoaded } from '@/boot/use-loaded';
import { matchRoute } from '@/lib/links/match-route';
import { pageKey, pageOrLoading } from './pages';

/** Loads the code of the address’s page and shows it. */
export function RoutePage() {
  const { key, pathname } = useLocation();
  const page = pageKey(matchRoute(pathname).key);
  return createElement(useLoaded(pageOrLoading(page, key)), { key: page, page });
}
