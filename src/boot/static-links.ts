import { matchRoute } from '@/lib/links/match-route';

type PageLinks = {
  basePath: string;
  prefetch: (pathname: string) => void;
  navigate: (to: string, options: { replace: boolean }) => void;
};

/** Does for links in static HTML what the router's links do. Returns a function that ends it. */
export function routeStaticLinks({ basePath, prefetch, navigate }: PageLinks): () => void {
  const listening = new AbortController();
  const folder = basePath.replace(/\/$/, '');

  function pageLink({ target }: Event): { link: HTMLAnchorElement; pathname: string } | undefined {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-static] a[href]');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
    if (link.getAttribute('href')?.startsWith('#') || !link.pathname.startsWith(`${folder}/`)) return undefined;
    const pathname = link.pathname.slice(folder.length);
    return matchRoute(pathname).key === 'notFound' ? undefined : { link, pathname };
  }

  function open(event: MouseEvent): void {
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const found = pageLink(event);
    if (!found) return;
    event.preventDefault();
    const { link, pathname } = found;
    navigate(pathname + link.search + link.hash, { replace: link.href === location.href });
  }

  function fetchPage(event: Event): void {
    const found = pageLink(event);
    if (found) prefetch(found.pathname);
  }

  const { signal } = listening;
  document.addEventListener('click', open, { signal });
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, fetchPage, { passive: true, signal });
  }
  return () => listening.abort();
}
