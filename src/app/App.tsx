import { Suspense, useEffect, useState } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { markHydrated } from '@/boot/boot-state';
import { PagePreload } from '@/components/ui/PagePreload';
import { matchRoute } from '@/lib/match-route';
import { savesData } from '@/lib/saves-data';
import { PageBoundary } from './PageBoundary';
import { ScrollAndFocus } from './ScrollAndFocus';
import { routeObjects } from './page-routes';
import { loadPage } from './pages';
import { rememberOffset } from './scroll-offsets';
import { SiteShell } from './SiteShell';

function preload(pathname: string): void {
  if (savesData()) return;
  // A page that cannot be loaded ahead is loaded, and its fault shown, when it is asked for.
  loadPage(matchRoute(pathname)).catch(() => {});
}

/** The whole site: the shell, and in it the page of the current address. */
export function App() {
  const page = useRoutes(routeObjects);
  const location = useLocation();
  const { pathname } = location;
  const [first] = useState(location);

  useEffect(() => {
    markHydrated(document.getElementById('root'));
    // The visitor may have scrolled before.
    rememberOffset();
    window.addEventListener('scroll', rememberOffset, { passive: true });
    return () => window.removeEventListener('scroll', rememberOffset);
  }, []);

  return (
    <PagePreload value={preload}>
      <SiteShell page={matchRoute(pathname).key}>
        <PageBoundary pathname={pathname}>
          <Suspense>
            {page}
            <ScrollAndFocus first={first} />
          </Suspense>
        </PageBoundary>
      </SiteShell>
    </PagePreload>
  );
}
