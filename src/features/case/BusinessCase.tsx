import { useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { useLocation } from 'react-router-dom';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import type { CaseDeskProps } from './CaseDesk';
import styles from './BusinessCase.module.scss';

export type BusinessCaseProps = CaseDeskProps & {
  title: string;
  lead: string;
  /** One row, which opens in place when it is asked for. */
  isFolded?: boolean;
};

type DeskModule = typeof import('./CaseDesk');

export const businessCaseId = 'case';

/** How far below the window its script is asked for, in px. */
const aheadPx = 800;

/** A proposal to print, mail or share. What makes it loads when it is scrolled to or asked for. */
export function BusinessCase({ title, lead, isFolded = false, ...desk }: BusinessCaseProps) {
  const headingId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<DeskModule>();
  const [hasFailed, setHasFailed] = useState(false);

  const hasLink = useLocation().hash === `#${businessCaseId}`;

  const wasPressed = useRef(false);

  const load = useCallback(() => {
    import('./CaseDesk').then(setLoaded, () => setHasFailed(true));
  }, []);

  const press = () => {
    wasPressed.current = true;
    setHasFailed(false);
    load();
  };

  useEffect(() => {
    if (hasLink) load();
  }, [hasLink, load]);

  useEffect(() => {
    const heading = document.getElementById(headingId);
    if (!loaded || !heading || !wasPressed.current) return;
    // The pressed button has gone.
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [loaded, headingId]);

  const seen = useEffectEvent(load);
  useEffect(() => {
    const element = place.current;
    if (isFolded || !element || !('IntersectionObserver' in window)) return;
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
  }, [isFolded]);

  const show = (
    <>
      <button type="button" className={`btn btn-line ${styles.show}`} onClick={press}>
        Show the case
      </button>
      {hasFailed && (
        <p role="alert" className="small mt-3">
          The case did not load. Press the button to try again.
        </p>
      )}
    </>
  );
  return (
    <Section tone="ice" id={businessCaseId} labelledBy={headingId}>
      {isFolded && !loaded ? (
        <Row className="align-items-center row-gap-3">
          <Col lg={5}>
            <h2 id={headingId}>{title}</h2>
          </Col>
          <Col lg={4}>
            <p className="m-0 small">{lead}</p>
          </Col>
          <Col lg={3} className="text-lg-end">
            {show}
          </Col>
        </Row>
      ) : (
        <>
          <SectionHeading id={headingId} title={title} lead={lead} />
          <div ref={place} className={loaded ? undefined : styles.place}>
            {loaded ? <loaded.CaseDesk {...desk} /> : show}
          </div>
        </>
      )}
    </Section>
  );
}
