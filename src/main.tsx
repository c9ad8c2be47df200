// Before every component, whose own styles then win over the theme's.
import '@/styles/main.scss';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { loadFirstPage, loadPage } from '@/app/pages';
import { dropPrerenderedTags } from '@/app/prerendered-tags';
import { deferUntilInteraction, onFirstInteraction } from '@/boot/first-interaction';
import { replayEvents } from '@/boot/replay-events';
import { reportRecoverableError } from '@/boot/report-recoverable-error';
import { env } from '@/config/env';
import { matchRoute, pageMarker } from '@/lib/match-route';

async function start(root: HTMLElement): Promise<void> {
  if (window.capturedEvents) replayEvents(window.capturedEvents);
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
  // A host may answer any address with any page's HTML: only the page that was asked for is hydrated.
  if (root.dataset.page === pageMarker(match)) {
    deferUntilInteraction();
    loadFirstPage(match);
    // What is below the fold is fetched at the interaction itself, not only once its page is hydrated.
    void onFirstInteraction()
      .then(() => loadPage(match))
      .catch(() => {});
    // As a transition, React hydrates in short pieces and answers the visitor between them.
    startTransition(() => {
      hydrateRoot(root, site, { onRecoverableError: reportRecoverableError });
    });
    return;
  }
  await loadPage(match).catch(() => {});
  dropPrerenderedTags();
  createRoot(root, { onRecoverableError: reportRecoverableError }).render(site);
}

// Read from the environment itself: where it is empty, the bundler leaves the measuring out.
if (import.meta.env.VITE_VITALS_ENDPOINT) {
  void import('@/app/report-vitals').then(({ reportVitals }) => reportVitals(env.vitalsEndpoint));
}

const root = document.getElementById('root');
if (root) void start(root);
