import { env } from '@/config/env';
import { isPlainClick } from '@/lib/browser/is-plain-click';
import { matchRoute } from '@/lib/links/match-route';

type PageLinks = {
  prefetch: (pathname: string) => void;
  navigate: (to: string, options: { replace: boolean }) => void;
};

/**
 * Opens links within the site by the router and loads their pages ahead. `data-replace` replaces the history entry.
 * @returns a function that ends it
 */
export function routeLinks({ prefetch, navigate }: PageLinks): () => void {
  const listening = new AbortController();

  function pageLink({ target }: Event): { link: HTMLAnchorElement; pathname: string } | undefined {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
    if (link.getAttribute('href')?.startsWith('#') || !link.pathname.startsWith(`${env.folder}/`)) return undefined;
    const pathname = link.pathname.slice(env.folder.length);
    return matchRoute(pathname).key === 'notFound' ? undefined : { link, pathname };
  }

  function open(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    const found = pageLink(event);
    if (!found) return;
    event.preventDefault();
    const { link, pathname } = found;
    navigate(pathname + link.search + link.hash, { replace: 'replace' in link.dataset || link.href === location.href });
  }

  function fetchPage(event: Event): void {
    const found = pageLink(event);
    if (found && found.link.pathname !== location.pathname) prefetch(found.pathname);
  }

  const { signal } = listening;
  document.addEventListener('click', open, { signal });
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, fetchPage, { passive: true, signal });
  }
  return () => listening.abort();
}
