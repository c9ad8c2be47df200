import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in the viewport; true until the browser reports. */
export function useOnScreen(target: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!target.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => entry && setOnScreen(entry.isIntersecting));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return onScreen;
}
