const scrollTypes = ['wheel', 'touchmove', 'keydown'];

/**
 * Holds the `popstate` event of a link within the page until the page is hydrated, because React would render at once
 * and replace HTML that is not hydrated. After hydration it scrolls to the target again, as the page above it may have
 * grown, unless the visitor has scrolled.
 */
export function holdHashChanges(): void {
  const { pathname, search } = window.location;
  let isHeld = false;

  function hold(event: PopStateEvent): void {
    const isWithinPage = window.location.pathname === pathname && window.location.search === search;
    if (!isWithinPage || !document.querySelector('[data-dehydrated]')) return;
    event.stopImmediatePropagation();
    if (isHeld) return;
    isHeld = true;
    const scrolling = new AbortController();
    for (const type of scrollTypes)
      window.addEventListener(type, () => scrolling.abort(), { passive: true, signal: scrolling.signal });
    const hydration = new MutationObserver(() => {
      if (document.querySelector('[data-dehydrated]')) return;
      hydration.disconnect();
      isHeld = false;
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
      if (!scrolling.signal.aborted) document.querySelector(':target')?.scrollIntoView();
      scrolling.abort();
    });
    hydration.observe(document.documentElement, {
      attributeFilter: ['data-dehydrated'],
      childList: true,
      subtree: true,
    });
  }

  window.addEventListener('popstate', hold, { capture: true });
}
