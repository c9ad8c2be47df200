import { createElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageKey } from '@/config/routes';
import { useLoaded } from '@/hooks/use-loaded';
import { pageOrLoading } from './pages';

export type RoutePageProps = { page: PageKey };

export function RoutePage({ page }: RoutePageProps) {
  const { key } = useLocation();
  return createElement(useLoaded(pageOrLoading(page, key)));
}
