import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterFirstInteraction } from '@/boot/first-interaction';
import type { Carousel } from './start-carousel';

type RunningCarousel = {
  active: number;
  /** False until Swiper runs; without it the row scrolls. */
  isRunning: boolean;
  show: (index: number) => void;
};

function scrollTo(row: HTMLElement, index: number): void {
  const slide = row.querySelectorAll<HTMLElement>('.swiper-slide')[index];
  if (slide) row.scrollLeft = slide.offsetLeft - (row.clientWidth - slide.clientWidth) / 2;
}

/**
 * Scrolls to a chosen slide until Swiper is loaded, after the first interaction.
 * @param isPlaying autoplay
 */
export function useCarousel(row: RefObject<HTMLElement | null>, isPlaying: boolean): RunningCarousel {
  const [active, setActive] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  const carousel = useRef<Carousel>(undefined);

  useEffect(() => {
    let isUnmounted = false;
    afterFirstInteraction()
      .then(() => import('./start-carousel'))
      .then(({ startCarousel }) => {
        if (isUnmounted || !row.current) return;
        carousel.current = startCarousel(row.current, setActive);
        setIsRunning(true);
      })
      .catch(() => setIsRunning(false));
    return () => {
      isUnmounted = true;
    };
  }, [row]);

  // Before removal from the page: Chromium leaks pictures that move after it.
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
