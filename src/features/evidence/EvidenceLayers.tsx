import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { SiteLink } from '@/components/ui/SiteLink';
import { unwrapSample } from '@/config/sample';
import { sampleFacts } from '@/data/evidence';
import { reportInHand, type TestLine, testsDone, testsToCome } from '@/data/test-status';
import { longMonth } from '@/lib/format/long-date';
import { contactUrl } from '@/lib/links/contact-url';
import { mediaUrl } from '@/lib/links/media-url';
import styles from './EvidenceLayers.module.scss';

type LayerProps = {
  kind: 'tested' | 'estimated' | 'sample';
  /** The upper edge, over a width of 1200 and a height of 20. */
  edge: string;
  title: string;
  text: ReactNode;
  /** Items of its list. */
  children: ReactNode;
};

function Layer({ kind, edge, title, text, children }: LayerProps) {
  return (
    <section aria-labelledby={kind} className={`position-relative break-avoid ${styles.layer} ${styles[kind]}`}>
      <svg
        viewBox="0 0 1200 20"
        preserveAspectRatio="none"
        className={`position-absolute w-100 start-0 ${styles.edge}`}
        aria-hidden="true"
      >
        <path d={edge} />
      </svg>
      <Container fluid="xxl" className="position-relative">
        <Row className="gy-3">
          <Col lg={4}>
            <h2 id={kind} className="h1 mb-2">
              {title}
            </h2>
            <p className="mw-short mb-0">{text}</p>
          </Col>
          <Col lg={8}>
            <Row as="ul" className="gy-3 pt-lg-2">
              {children}
            </Row>
          </Col>
        </Row>
      </Container>
    </section>
  );
}

type ItemProps = { title: ReactNode; children: ReactNode };

function Item({ title, children }: ItemProps) {
  return (
    <Col as="li" md={6}>
      <b className="d-block item">{title}</b>
      <span className="small">{children}</span>
    </Col>
  );
}

type TestProps = { line: TestLine };

/** A test that is done leads to its report, one to come has its month. */
function Test({ line: { test, state } }: TestProps) {
  if (state.kind === 'have')
    return (
      <Item
        title={
          <SiteLink to={contactUrl(state.topic)} className="d-inline-block py-2 py-lg-1 text-reset">
            {test}
            <span className="visually-hidden">: ask for its report</span>
          </SiteLink>
        }
      >
        {unwrapSample(state.evidence)}.{' '}
        {state.report && (
          <a
            className="d-inline-flex align-items-center min-h-touch min-h-lg-0 py-1 text-reset"
            href={mediaUrl(state.report)}
          >
            Its form (PDF)
          </a>
        )}
      </Item>
    );
  return (
    <Item title={test}>
      <b className="fw-semibold">
        {state.kind === 'planned' ? longMonth(unwrapSample(state.month)) : 'No test planned'}.
      </b>{' '}
      {unwrapSample(state.evidence)}.
    </Item>
  );
}

/** What is tested, what is not yet and what is a sample: three layers of ground, the firmest first. */
export function EvidenceLayers() {
  return (
    <>
      <Layer
        kind="tested"
        edge="M0 20V7c130 6 250 9 400 4S690 2 850 8s240 7 350-2V20z"
        title="Tested"
        text={<>By us alone, except the filter. {unwrapSample(reportInHand)} The reports are samples.</>}
      >
        {testsDone.map((line) => (
          <Test key={line.test} line={line} />
        ))}
      </Layer>
      <Layer
        kind="estimated"
        edge="M0 20V12C180 4 300 3 470 9s310 9 450 1 200-6 280 2V20z"
        title="Estimated"
        text="Noise, power, airflow below full speed and IPX7 are estimated. The rest of this list is not tested yet. The months of the tests are samples."
      >
        {testsToCome.map((line) => (
          <Test key={line.test} line={line} />
        ))}
      </Layer>
      <Layer
        kind="sample"
        edge="M0 20V8c160 8 280 6 430 1s270-8 420-1 240 9 350 2V20z"
        title="Sample"
        text="Stands in until we replace it. Ask us for what matters to you before you order."
      >
        {sampleFacts.map(({ kind, facts }) => (
          <Item key={kind} title={kind}>
            {facts}
          </Item>
        ))}
      </Layer>
    </>
  );
}
