import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { PagePreload } from '@/components/ui/PagePreload';
import { matchRoute } from '@/lib/match-route';
import { savesData } from '@/lib/saves-data';
import { PageBoundary } from './PageBoundary';
import { PageChange } from './PageChange';
import { preloadPage, routeObjects } from './page-routes';
import { SiteShell } from './SiteShell';

function preload(pathname: string): void {
  if (savesData()) return;
  // A page that cannot be loaded ahead is loaded, and its fault shown, when it is asked for.
  preloadPage(matchRoute(pathname)).catch(() => {});
}

/** The whole site: the shell, and in it the page of the current address. */
export function App() {
  const page = useRoutes(routeObjects);
  const { pathname } = useLocation();
  return (
    <PagePreload value={preload}>
      <SiteShell page={matchRoute(pathname).key}>
        <PageBoundary pathname={pathname}>
          <Suspense>
            {page}
            <PageChange />
          </Suspense>
        </PageBoundary>
      </SiteShell>
    </PagePreload>
  );
}
