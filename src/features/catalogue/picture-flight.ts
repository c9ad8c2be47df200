/** Time a picture takes from its card to its place on the next page. */
const flightMs = 220;
/** The picture of a card does not set out for a page that took longer than this to come: the visitor looks elsewhere by then. */
const latestMs = 500;

type TakeOff = { picture: HTMLImageElement; from: DOMRect; atMs: number };
let takeOff: TakeOff | undefined;

/** Remembers the picture of a card that was pressed, and where it stands. */
export function takeOffFrom(card: Element): void {
  const picture = card.querySelector('img');
  takeOff = picture ? { picture, from: picture.getBoundingClientRect(), atMs: performance.now() } : undefined;
}

/**
 * Lets the picture of the pressed card fly to its place on the page that has just come, which fades in below it. The page is
 * there from its first frame: what flies is a copy that nothing can touch. Nothing happens where no card was pressed, the page
 * was slow, or motion is unwanted.
 */
export function landOn(place: HTMLImageElement): void {
  const start = takeOff;
  takeOff = undefined;
  if (!start || performance.now() - start.atMs > latestMs) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const to = place.getBoundingClientRect();
  // The page is about to be scrolled to its top.
  const topPx = to.top + window.scrollY;
  const flown = new Image();
  flown.src = start.picture.currentSrc;
  flown.alt = '';
  flown.decoding = 'sync';
  Object.assign(flown.style, {
    ...{ position: 'fixed', left: `${to.left}px`, top: `${topPx}px`, width: `${to.width}px`, height: `${to.height}px` },
    ...{ objectFit: 'contain', transformOrigin: '0 0', pointerEvents: 'none', zIndex: '5' },
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
