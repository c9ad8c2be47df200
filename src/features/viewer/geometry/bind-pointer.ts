type PointerHandlers = {
  turn: (xPx: number, yPx: number) => void;
  zoom: (factor: number) => void;
  /** @returns whether the key is handled */
  press: (key: KeyboardEvent) => boolean;
};

type Point = { xPx: number; yPx: number };

const distance = ([first, second]: Point[]) =>
  first && second ? Math.hypot(first.xPx - second.xPx, first.yPx - second.yPx) : 0;

/**
 * Reports drags, pinches, keys and Ctrl/Cmd + wheel.
 * @returns removes the listeners
 */
export function bindPointer(element: HTMLElement, { turn, zoom, press }: PointerHandlers): () => void {
  const pointers = new Map<number, Point>();
  const ending = new AbortController();
  const { signal } = ending;

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, { xPx: event.clientX, yPx: event.clientY });
      element.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const spread = distance([...pointers.values()]);
      const after = { xPx: event.clientX, yPx: event.clientY };
      pointers.set(event.pointerId, after);
      if (pointers.size === 1) turn(after.xPx - before.xPx, after.yPx - before.yPx);
      else if (pointers.size === 2 && spread > 0) zoom(distance([...pointers.values()]) / spread);
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(end, ({ pointerId }) => pointers.delete(pointerId), { signal });
  }
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300));
    },
    { signal, passive: false },
  );
  element.addEventListener(
    'keydown',
    (event) => {
      if (press(event)) event.preventDefault();
    },
    { signal },
  );
  return () => ending.abort();
}
