import { savesData } from './saves-data';

/** How far ahead of the visitor a picture is fetched, in px, down the page and along a row. */
const aheadPx = 1000;

/** The width for which a picture is chosen where data is saved, as `sizes`: of the smallest file. */
const sparingSizes = '220px';

/** `scrollMargin` reaches into rows that scroll sideways, where `loading="lazy"` waits until they stand on the screen. */
type AheadOptions = IntersectionObserverInit & { scrollMargin: string };

/** Pictures by the element that is watched for them: themselves, or, while they have no box, the nearest one around them that has. */
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

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    const pictures = watched.get(target) ?? [];
    const hasNoBox = boundingClientRect.width === 0 && boundingClientRect.height === 0;
    if (isIntersecting) {
      unwatch(target);
      for (const picture of pictures) picture.loading = 'eager';
    } else if (hasNoBox && target.parentElement) {
      // In a tab that is not open: fetched when its place comes near.
      unwatch(target);
      for (const picture of pictures) watch(target.parentElement, picture);
    }
  }
}

/**
 * Fetches a lazy picture once it is 1,000 px away, in whatever row or tab it stands. A ref callback: returns what stops it.
 * Where the browser knows no observer, the picture stays as lazy as the browser has it; so it does where the visitor saves
 * data, in a small width.
 */
export function fetchAhead(picture: HTMLImageElement | null): (() => void) | undefined {
  if (!picture || picture.loading !== 'lazy' || !('IntersectionObserver' in window)) return undefined;
  if (savesData()) {
    picture.previousElementSibling?.setAttribute('sizes', sparingSizes);
    return undefined;
  }
  const options: AheadOptions = { rootMargin: `${aheadPx}px`, scrollMargin: `${aheadPx}px` };
  observer ??= new IntersectionObserver(look, options);
  // What is still to be revealed is clipped away, and a clipped picture never comes near: its place does.
  watch(picture.closest('[data-aos]')?.parentElement ?? picture, picture);
  return () => {
    for (const [place, pictures] of watched) {
      if (pictures.delete(picture) && pictures.size === 0) unwatch(place);
    }
  };
}
