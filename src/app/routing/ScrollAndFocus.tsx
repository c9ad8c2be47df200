import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { markHydrated } from '@/boot/boot-state';
import { env } from '@/config/env';
import { announce } from '@/lib/browser/announce';
import { leaveFirstPage } from './pages';
import { dropStaleTags } from '@/app/seo/prerendered-tags';
import { rememberPathname, rememberedOffset } from './scroll-offsets';

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function scrollToHash(hash: string): boolean {
  const target = hash && document.getElementById(hash.slice(1));
  if (!target) return false;
  for (let fold = target.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  target.scrollIntoView();
  return true;
}

type ScrollAndFocusProps = {
  /** Location of the first page. */
  first: Location;
};

/**
 * After a change of path, scrolls to the top (or restores the offset), focuses the h1 and announces the title; a hash
 * scrolls to its target. Rendered inside the page's Suspense, so that its effects run after the page is rendered.
 */
export function ScrollAndFocus({ first }: ScrollAndFocusProps) {
  const location = useLocation();
  const navigationType = useNavigationType();
  const currentKey = useRef(first);

  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    markHydrated(document.getElementById('main'));
    window.history.scrollRestoration = 'manual';
    // Browsers of before 2026 do not open what a hash leads to.
    if (document.querySelector(':target')?.closest('details:not([open])')) scrollToHash(window.location.hash);
    const leaveItToTheBrowser = () => (window.history.scrollRestoration = 'auto');
    window.addEventListener('pagehide', leaveItToTheBrowser);
    return () => window.removeEventListener('pagehide', leaveItToTheBrowser);
  }, []);

  useLayoutEffect(() => {
    rememberPathname(env.folder + location.pathname);
    const before = currentKey.current;
    currentKey.current = location;
    if (before === location) return;
    const isNewPage = before.pathname !== location.pathname;
    const offset = navigationType === 'POP' ? rememberedOffset() : undefined;
    if (offset !== undefined) window.scrollTo(0, offset);
    else if (!scrollToHash(location.hash) && isNewPage) window.scrollTo(0, 0);
    if (!isNewPage) return;
    leaveFirstPage();
    dropStaleTags();
    focusHeading();
    announce(document.title);
  }, [location, navigationType]);

  return null;
}
