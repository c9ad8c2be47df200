// Before the components, whose styles override the theme.
import '@/styles/main.scss';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { loadFirstPage, loadLivePart, loadPage } from '@/app/routing/pages';
import { dropPrerenderedTags, notePrerenderedTags } from '@/app/seo/prerendered-tags';
import { deferUntilInteraction, firstEvent, onFirstInteraction } from '@/boot/first-interaction';
import { holdHashChanges } from '@/boot/hold-hash-changes';
import { replayEvents } from '@/boot/replay-events';
import { reportRecoverableError } from '@/boot/report-recoverable-error';
import { env } from '@/config/env';
import { announcerId } from '@/lib/browser/announce';
import { startContentsLists } from '@/lib/browser/contents-lists';
import { startDetailsFallbacks } from '@/lib/browser/details-fallbacks';
import { matchRoute, pageMarker } from '@/lib/links/match-route';

async function start(root: HTMLElement): Promise<void> {
  notePrerenderedTags();
  startDetailsFallbacks();
  startContentsLists();
  if (window.capturedEvents) replayEvents(window.capturedEvents);
  const mocks =
    import.meta.env.DEV || import.meta.env.MODE === 'mock'
      ? import('@/mocks/start-mocks').then(({ startMocks }) => startMocks())
      : undefined;
  const { pathname, search, hash } = window.location;
  // Adds the closing slash of the base path on hosts that do not redirect.
  if (env.folder && pathname === env.folder) window.history.replaceState(null, '', env.basePath + search + hash);
  const match = matchRoute(pathname.slice(env.folder.length) || '/');
  const site = (
    <BrowserRouter basename={env.basePath}>
      <App />
    </BrowserRouter>
  );
  // The HTML ends early if the visitor pressed a telephone number, a download or Stop while it arrived.
  const isWhole = root.lastElementChild?.id === announcerId;
  // A host may answer with another page's HTML, which must not be hydrated.
  if (isWhole && root.dataset.page === pageMarker(match)) {
    if (mocks) await mocks;
    deferUntilInteraction();
    holdHashChanges();
    loadFirstPage(match);
    // Fetches the part below the fold at the interaction, ahead of the pictures that it scrolls into view.
    void Promise.race([firstEvent(), onFirstInteraction()])
      .then(() => loadLivePart(match))
      .catch(() => {});
    // A transition hydrates in short tasks.
    startTransition(() => {
      hydrateRoot(root, site, { onRecoverableError: reportRecoverableError });
    });
    return;
  }
  await Promise.all([mocks, loadPage(match).catch(() => {})]);
  dropPrerenderedTags();
  createRoot(root, { onRecoverableError: reportRecoverableError }).render(site);
}

// Reads the variable directly, so that the bundler can drop the import.
if (import.meta.env.VITE_VITALS_ENDPOINT) {
  void import('@/app/report-vitals').then(({ reportVitals }) => reportVitals(env.vitalsEndpoint));
}

const root = document.getElementById('root');
if (root) void start(root);
