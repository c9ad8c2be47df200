import { Suspense, useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { markHydrated } from '@/boot/boot-state';
import { PagePrefetch } from '@/components/ui/PagePrefetch';
import { matchRoute } from '@/lib/match-route';
import { savesData } from '@/lib/saves-data';
import { PageBoundary } from './PageBoundary';
import { ScrollAndFocus } from './ScrollAndFocus';
import { routeObjects } from './page-routes';
import { loadPage } from './pages';
import { rememberOffset } from './scroll-offsets';
import { SiteShell } from './SiteShell';

function prefetch(pathname: string): void {
  if (savesData()) return;
  // The error is shown when the page itself is requested.
  loadPage(matchRoute(pathname)).catch(() => {});
}

export function App() {
  const page = useRoutes(routeObjects);
  const location = useLocation();
  const { pathname } = location;
  const [first] = useState(location);

  useEffect(() => {
    markHydrated(document.getElementById('root'));
    rememberOffset();
    window.addEventListener('scroll', rememberOffset, { passive: true });
    return () => window.removeEventListener('scroll', rememberOffset);
  }, []);

  return (
    <PagePrefetch value={prefetch}>
      <SiteShell page={matchRoute(pathname).key}>
        <PageBoundary pathname={pathname}>
          <Suspense>
            {page}
            <ScrollAndFocus first={first} />
          </Suspense>
        </PageBoundary>
      </SiteShell>
    </PagePrefetch>
  );
}
