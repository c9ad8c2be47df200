import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onFirstInteraction } from '@/boot/first-interaction';
import type { Carousel } from './start-carousel';

type RunningCarousel = {
  /** Index of the picture in the middle. */
  active: number;
  /** False until the carousel runs, and for good where it cannot: the pictures are then a row that scrolls. */
  isRunning: boolean;
  show: (index: number) => void;
};

/** Brings a slide into the middle of a plain row. */
function scrollTo(row: HTMLElement, index: number): void {
  const slide = row.querySelectorAll<HTMLElement>('.swiper-slide')[index];
  if (slide) row.scrollLeft = slide.offsetLeft - (row.clientWidth - slide.clientWidth) / 2;
}

/**
 * Runs the carousel on an element once somebody is there, or has had time to look: its code is loaded only then. Until then,
 * and where it cannot run, a chosen slide is scrolled to.
 * @param isPlaying whether it moves by itself; slides can be chosen all the same
 */
export function useCarousel(row: RefObject<HTMLElement | null>, isPlaying: boolean): RunningCarousel {
  const [active, setActive] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const carousel = useRef<Carousel>(undefined);

  useEffect(() => {
    let isGone = false;
    onFirstInteraction()
      .then(() => import('./start-carousel'))
      .then(({ startCarousel }) => {
        if (isGone || !row.current) return;
        carousel.current = startCarousel(row.current, setActive);
        setIsRunning(true);
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
    if (carousel.current) return carousel.current.show(index);
    if (row.current) scrollTo(row.current, index);
    setActive(index);
  }

  return { active, isRunning, show };
}
