import { type ReactNode, useCallback, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { useLocation } from 'react-router-dom';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import type { BusinessCaseSource } from './use-business-case';
import styles from './BusinessCase.module.scss';

type BusinessCaseProps = BusinessCaseSource & {
  title: string;
  lead: string;
  /** Shows what the case is, beside the button. */
  preview?: ReactNode;
  /** The script loads at a press alone, as it does beside a preview. */
  isFolded?: boolean;
};

type EditorModule = typeof import('./BusinessCaseEditor');

const businessCaseId = 'case';

/** How far below the window its script is asked for, in px. */
const aheadPx = 800;

/** A proposal to print, mail or share. What makes it loads when it is scrolled to or asked for. */
export function BusinessCase({ title, lead, preview, isFolded = preview !== undefined, ...desk }: BusinessCaseProps) {
  const headingId = useId();
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<EditorModule>();
  const [hasFailed, setHasFailed] = useState(false);

  const hasLink = useLocation().hash === `#${businessCaseId}`;

  const wasPressed = useRef(false);

  const load = useCallback(() => {
    import('./BusinessCaseEditor').then(setLoaded, () => setHasFailed(true));
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
    <div className="needs-script">
      <button
        type="button"
        className={preview ? 'btn btn-white' : 'text-link border-0 px-0 py-2 min-h-touch'}
        onClick={press}
      >
        Show the case
      </button>
      {hasFailed && (
        <p role="alert" className="small mt-3">
          The case did not load. Press the button to try again.
        </p>
      )}
    </div>
  );
  if (isFolded && !loaded && !preview) {
    return (
      <section
        id={businessCaseId}
        aria-labelledby={headingId}
        className="d-flex d-print-none align-items-center justify-content-between column-gap-3 border-bottom"
      >
        <h2 id={headingId} className="item py-2">
          {title}
        </h2>
        <p className="d-none d-xl-block flex-fill muted m-0">{lead}</p>
        {show}
      </section>
    );
  }
  return (
    <Section
      background={preview && !loaded ? 'ink' : 'ice'}
      id={businessCaseId}
      labelledBy={headingId}
      className={`${loaded ? `on-light ${styles.case ?? ''}` : 'd-print-none'} ${preview ? (loaded ? '' : 'pb-0') : styles.wide}`}
    >
      {preview && !loaded ? (
        <Row className="row-gap-4">
          <Col lg={5} className="d-flex flex-column align-items-start justify-content-center gap-3 pb-3 pb-lg-5">
            <h2 id={headingId}>{title}</h2>
            <p className="mb-0">{lead}</p>
            {show}
          </Col>
          <Col lg={7} className="on-light">
            {preview}
          </Col>
        </Row>
      ) : (
        <>
          <div className="d-print-none">
            <SectionHeading id={headingId} title={title} lead={lead} />
          </div>
          <div ref={place} className={loaded ? undefined : styles.place}>
            {loaded ? <loaded.BusinessCaseEditor {...desk} /> : show}
          </div>
        </>
      )}
    </Section>
  );
}
