import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { markHydrated } from '@/boot/boot-state';
import { routeLinks } from '@/boot/page-links';
import { matchRoute } from '@/lib/links/match-route';
import { savesData } from '@/lib/browser/saves-data';
import { PageBoundary } from '@/app/routing/PageBoundary';
import { ScrollAndFocus } from '@/app/routing/ScrollAndFocus';
import { routeObjects } from '@/app/routing/page-routes';
import { loadPage } from '@/app/routing/pages';
import { rememberOffset } from '@/app/routing/scroll-offsets';
import { SiteShell } from '@/app/layout/SiteShell';

function prefetch(pathname: string): void {
  if (savesData()) return;
  // The error is shown when the page itself is requested.
  loadPage(matchRoute(pathname)).catch(() => {});
}

/** The page of the address, in the frame that all pages share. */
export function App() {
  const page = useRoutes(routeObjects);
  const location = useLocation();
  const { pathname } = location;
  const [first] = useState(location);
  const navigate = useEffectEvent(useNavigate());

  useEffect(() => {
    markHydrated(document.getElementById('root'));
    // In a frame: reading the offset here would lay out the page at once.
    requestAnimationFrame(rememberOffset);
    window.addEventListener('scroll', rememberOffset, { passive: true });
    return () => window.removeEventListener('scroll', rememberOffset);
  }, []);
  useEffect(() => routeLinks({ prefetch, navigate: (to, options) => void navigate(to, options) }), []);

  return (
    <SiteShell page={matchRoute(pathname).key}>
      <PageBoundary pathname={pathname}>
        <Suspense>
          {page}
          <ScrollAndFocus first={first} />
        </Suspense>
      </PageBoundary>
    </SiteShell>
  );
}
