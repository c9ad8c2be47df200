// Before every component, whose own styles then win over the theme's.
import '@/styles/main.scss';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { preloadPage } from '@/app/page-routes';
import { dropPrerenderedTags } from '@/app/prerendered-tags';
import { env } from '@/config/env';
import { answerPresses } from '@/lib/answer-presses';
import { matchRoute, pageMarker } from '@/lib/match-route';
import { waitForVisitor, whenVisitorStirs } from '@/lib/visitor-stirs';

async function start(root: HTMLElement): Promise<void> {
  if (window.earlyUse) answerPresses(window.earlyUse);
  if (import.meta.env.DEV || import.meta.env.MODE === 'mock') {
    const { startMocks } = await import('@/mocks/start-mocks');
    await startMocks();
  }
  const folder = env.basePath.replace(/\/$/, '');
  const { pathname, search, hash } = window.location;
  // The folder's own address, which ends in a slash, on a host that does not lead there.
  if (folder && pathname === folder) window.history.replaceState(null, '', env.basePath + search + hash);
  const match = matchRoute(pathname.slice(folder.length) || '/');
  const site = (
    <BrowserRouter basename={env.basePath}>
      <App />
    </BrowserRouter>
  );
  // A host may answer any address with any page's HTML: only the page that was asked for is taken over.
  if (root.dataset.page === pageMarker(match)) {
    waitForVisitor();
    // What waits for a visitor is fetched at their sign, while the rest becomes live, and not only once it is rendered.
    void whenVisitorStirs()
      .then(() => preloadPage(match))
      .catch(() => {});
    // As a transition, React makes the page live in short pieces, and answers a visitor between them.
    startTransition(() => {
      hydrateRoot(root, site, { onRecoverableError: (error) => console.error(error) });
    });
    return;
  }
  await preloadPage(match).catch(() => {});
  dropPrerenderedTags();
  createRoot(root).render(site);
}

// Read from the environment itself: where it is empty, the bundler leaves the measuring out.
if (import.meta.env.VITE_VITALS_ENDPOINT) {
  void import('@/app/report-vitals').then(({ reportVitals }) => reportVitals(env.vitalsEndpoint));
}

const root = document.getElementById('root');
if (root) void start(root);
