import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from '@/lib/announce';
import { noteHydrated } from '@/lib/hydration';
import { dropStructuredData } from './prerendered-tags';

/** Scroll offsets in px of the visited history entries, so that back and forward land where the visitor was. */
const offsets = new Map<string, number>();

/** Names the current history entry. Plain links to an anchor make entries without a key: their hash tells them apart. */
function entryName(): string {
  const { key } = (window.history.state ?? {}) as { key?: string };
  return `${key ?? 'default'} ${window.location.pathname}${window.location.hash}`;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function scrollToHash(hash: string): boolean {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return false;
  target.scrollIntoView();
  return true;
}

/**
 * What happens once a new page stands: a change of path scrolls to the top (or back to where the visitor was), moves the
 * focus to the h1 and announces the title; a hash scrolls to its target; a change of query does none of it.
 * Rendered beside the page inside its Suspense, so that its effects run when the page is really there.
 */
export function PageChange() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef<{ pathname: string; hash: string }>(undefined);

  useEffect(() => {
    noteHydrated();
    window.history.scrollRestoration = 'manual';
    const leaveItToTheBrowser = () => (window.history.scrollRestoration = 'auto');
    window.addEventListener('pagehide', leaveItToTheBrowser);
    return () => window.removeEventListener('pagehide', leaveItToTheBrowser);
  }, []);

  useEffect(() => {
    const remember = () => offsets.set(entryName(), window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { pathname, hash };
    if (!before) return;
    const isNewPage = before.pathname !== pathname;
    const offset = navigationType === 'POP' ? offsets.get(entryName()) : undefined;
    if (offset !== undefined) window.scrollTo(0, offset);
    else if (!scrollToHash(hash) && isNewPage) window.scrollTo(0, 0);
    if (!isNewPage) return;
    dropStructuredData();
    focusHeading();
    announce(document.title);
  }, [pathname, hash, key, navigationType]);

  return null;
}
