const flightMs = 220;
/** Skips the animation if the next page took longer. */
const latestMs = 500;

type TransitionSource = { picture: HTMLImageElement; from: DOMRect; atMs: number };
let takeOff: TransitionSource | undefined;

/** Stores the picture and position of the clicked card. */
export function rememberTransitionSource(card: Element): void {
  const picture = card.querySelector('img');
  takeOff = picture ? { picture, from: picture.getBoundingClientRect(), atMs: performance.now() } : undefined;
}

/** Animates a copy of the clicked card's picture to its place on the new page (docs/decisions/0020-pages-change-at-once.md). */
export function animateToTarget(place: HTMLImageElement): void {
  const start = takeOff;
  takeOff = undefined;
  if (!start || performance.now() - start.atMs > latestMs) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const to = place.getBoundingClientRect();
  // The page is about to scroll to its top.
  const topPx = to.top + window.scrollY;
  const flown = new Image();
  flown.src = start.picture.currentSrc;
  flown.alt = '';
  flown.decoding = 'sync';
  Object.assign(flown.style, {
    position: 'fixed',
    left: `${to.left}px`,
    top: `${topPx}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    objectFit: 'contain',
    transformOrigin: '0 0',
    pointerEvents: 'none',
    zIndex: '5',
  });
  document.body.append(flown);
  const scale = start.from.width / to.width;
  const atCard = `translate(${start.from.left - to.left}px, ${start.from.top - topPx}px) scale(${scale})`;
  const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
  const flight = flown.animate(
    [{ transform: atCard }, { opacity: 1, offset: 0.6 }, { transform: 'none', opacity: 0 }],
    { duration: flightMs, easing },
  );
  flight.onfinish = flight.oncancel = () => flown.remove();
  place.animate([{ opacity: 0 }, { opacity: 1 }], { duration: flightMs, easing });
}
