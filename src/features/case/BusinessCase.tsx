import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import type { CaseDeskProps } from './CaseDesk';
import styles from './BusinessCase.module.scss';

export type BusinessCaseProps = CaseDeskProps & { title: string; lead: string };

type DeskModule = typeof import('./CaseDesk');

export const businessCaseId = 'case';

/** How far below the window its script is asked for, in px. */
const aheadPx = 800;

/** A proposal to print, mail or share. What makes it loads when it is scrolled to or asked for. */
export function BusinessCase({ title, lead, ...desk }: BusinessCaseProps) {
  const headingId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<DeskModule>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    setHasFailed(false);
    import('./CaseDesk').then(setLoaded, () => setHasFailed(true));
  }, []);

  const seen = useEffectEvent(load);
  useEffect(() => {
    const element = place.current;
    if (!element || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || !navigator.onLine) return;
        observer.disconnect();
        seen();
      },
      { rootMargin: `${aheadPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <Section tone="ice" id={businessCaseId} labelledBy={headingId}>
      <SectionHeading id={headingId} title={title} lead={lead} />
      <div ref={place} className={loaded ? undefined : styles.place}>
        {loaded ? (
          <loaded.CaseDesk {...desk} />
        ) : (
          <button type="button" className="btn btn-line" onClick={load}>
            Show the case
          </button>
        )}
        {hasFailed && (
          <p role="alert" className="small mt-3">
            The case did not load. Press the button to try again.
          </p>
        )}
      </div>
    </Section>
  );
}
