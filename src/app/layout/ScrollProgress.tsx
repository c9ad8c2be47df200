import { useEffect, useRef } from 'react';
import styles from './ScrollProgress.module.scss';

/** Shows the scroll progress at the lower edge of the header. */
export function ScrollProgress() {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const draw = () => {
      const lengthPx = document.documentElement.scrollHeight - window.innerHeight;
      const share = lengthPx > 0 ? Math.min(1, window.scrollY / lengthPx) : 0;
      if (line.current) line.current.style.transform = `scaleX(${share})`;
    };
    draw();
    window.addEventListener('scroll', draw, { passive: true });
    return () => window.removeEventListener('scroll', draw);
  }, []);
  return <span ref={line} className={styles.line} aria-hidden="true" data-scroll-progress />;
}
