import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenVisitorStirs } from '@/lib/visitor-stirs';
import type { Carousel } from './start-carousel';

type RunningCarousel = {
  /** Index of the picture in the middle. */
  active: number;
  /** False until the carousel runs, and for good where it cannot: the pictures are then a row that scrolls. */
  isRunning: boolean;
  show: (index: number) => void;
};

/**
 * Runs the carousel on an element once somebody is there, or has had time to look: its code is loaded only then. A picture
 * that was chosen before is shown as soon as it runs.
 * @param isPlaying whether it moves by itself; slides can be chosen all the same
 */
export function useCarousel(row: RefObject<HTMLElement | null>, isPlaying: boolean): RunningCarousel {
  const [active, setActive] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const carousel = useRef<Carousel>(undefined);
  const chosen = useRef<number>(undefined);

  useEffect(() => {
    let isGone = false;
    whenVisitorStirs()
      .then(() => import('./start-carousel'))
      .then(({ startCarousel }) => {
        if (isGone || !row.current) return;
        carousel.current = startCarousel(row.current, setActive);
        setIsRunning(true);
        if (chosen.current !== undefined) carousel.current.show(chosen.current);
      })
      .catch(() => setIsRunning(false));
    return () => {
      isGone = true;
    };
  }, [row]);

  // While the row still stands in the page: Chromium never frees a picture that is moved after it was taken out.
  useLayoutEffect(
    () => () => {
      carousel.current?.end();
      carousel.current = undefined;
    },
    [],
  );

  useEffect(() => {
    if (!isRunning) return;
    if (isPlaying) carousel.current?.play();
    else carousel.current?.pause();
  }, [isRunning, isPlaying]);

  function show(index: number): void {
    chosen.current = index;
    carousel.current?.show(index);
  }

  return { active, isRunning, show };
}
