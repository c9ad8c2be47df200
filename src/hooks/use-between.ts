import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the visitor is between two elements of the page: the first has gone off the top of the screen, the second has not
 * yet come up from below. False until the browser says otherwise.
 */
export function useBetween(first: RefObject<Element | null>, second: RefObject<Element | null>): boolean {
  const [isPastFirst, setIsPastFirst] = useState(false);
  const [isBeforeSecond, setIsBeforeSecond] = useState(false);

  useEffect(() => {
    if (!first.current || !second.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isAbove = boundingClientRect.bottom <= 0 || boundingClientRect.top < 0;
        if (target === first.current) setIsPastFirst(!isIntersecting && isAbove);
        else setIsBeforeSecond(!isIntersecting && !isAbove);
      }
    });
    observer.observe(first.current);
    observer.observe(second.current);
    return () => observer.disconnect();
  }, [first, second]);

  return isPastFirst && isBeforeSecond;
}
