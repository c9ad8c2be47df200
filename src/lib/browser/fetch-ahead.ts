import { savesData } from './saves-data';

/** Distance in px at which a picture is fetched. */
const aheadPx = 1000;

/** `sizes` for visitors who save data: selects the smallest file. */
const sparingSizes = '220px';

/** `scrollMargin` also covers rows that scroll sideways, which `loading="lazy"` does not. */
type AheadOptions = IntersectionObserverInit & { scrollMargin: string };

/** Pictures by observed element: the picture, or its nearest ancestor with a box. */
const watched = new Map<Element, Set<HTMLImageElement>>();
let observer: IntersectionObserver | undefined;

function watch(place: Element, picture: HTMLImageElement): void {
  const pictures = watched.get(place);
  if (pictures) pictures.add(picture);
  else watched.set(place, new Set([picture]));
  observer?.observe(place);
}

function unwatch(place: Element): void {
  watched.delete(place);
  observer?.unobserve(place);
}

function prefetchSeen(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const pictures = watched.get(target) ?? [];
    const hasNoBox = boundingClientRect.width === 0 && boundingClientRect.height === 0;
    if (isIntersecting) {
      unwatch(target);
      for (const picture of pictures) picture.loading = 'eager';
    } else if (hasNoBox && target.parentElement) {
      // A picture in a closed tab has no box.
      unwatch(target);
      for (const picture of pictures) watch(target.parentElement, picture);
    }
  }
}

/**
 * Fetches a lazy picture 1,000 px ahead, in any row or tab; a ref callback that returns its cleanup. Keeps the
 * browser's lazy loading without IntersectionObserver or with data saving.
 */
export function fetchAhead(picture: HTMLImageElement | null): (() => void) | undefined {
  if (!picture || picture.loading !== 'lazy' || !('IntersectionObserver' in window)) return undefined;
  if (savesData()) {
    picture.previousElementSibling?.setAttribute('sizes', sparingSizes);
    return undefined;
  }
  const options: AheadOptions = { rootMargin: `${aheadPx}px`, scrollMargin: `${aheadPx}px` };
  observer ??= new IntersectionObserver(prefetchSeen, options);
  // A clipped picture never intersects, so its parent is observed.
  watch(picture.closest('[data-aos]')?.parentElement ?? picture, picture);
  return () => {
    for (const [place, pictures] of watched) {
      if (pictures.delete(picture) && pictures.size === 0) unwatch(place);
    }
  };
}
