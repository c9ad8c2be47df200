import { type RefObject, useEffect, useState } from 'react';

/** A root margin larger than any page, in px. */
const beyondPx = 1_000_000;

/** Whether the first element is above the window and the second below it; false before hydration. */
export function useIsScrolledBetween(first: RefObject<Element | null>, second: RefObject<Element | null>): boolean {
  const [isPastFirst, setIsPastFirst] = useState(false);
  const [isBeforeSecond, setIsBeforeSecond] = useState(false);

  useEffect(() => {
    if (!first.current || !second.current || !('IntersectionObserver' in window)) return;
    const watch = (place: Element, rootMargin: string, onChange: (isSeen: boolean) => void) => {
      const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? true), {
        rootMargin,
      });
      observer.observe(place);
      return observer;
    };
    const observers = [
      watch(first.current, `0px 0px ${beyondPx}px`, (isSeen) => setIsPastFirst(!isSeen)),
      watch(second.current, `${beyondPx}px 0px 0px`, (isSeen) => setIsBeforeSecond(!isSeen)),
    ];
    return () => observers.forEach((observer) => observer.disconnect());
  }, [first, second]);

  return isPastFirst && isBeforeSecond;
}
