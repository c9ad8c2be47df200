import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { FoldedRow } from '@/components/sections/FoldedRow';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { SampleNote, SampleText } from '@/components/ui/SampleText';
import { type Sample, unwrapSample } from '@/config/sample';
import { type TestLine, testStatus } from '@/data/test-status';
import { capitalised, countWord } from '@/lib/format/count-word';
import { longMonth } from '@/lib/format/long-date';
import { percent } from '@/lib/format/percent';
import { mediaUrl } from '@/lib/links/media-url';
import basisStyles from './Bases.module.scss';
import styles from './Evidence.module.scss';

const counted = (kind: TestLine['state']['kind']) =>
  countWord(testStatus.filter(({ state }) => state.kind === kind).length);

const monthNumber = (isoMonth: string) => {
  const [year = 0, month = 0] = isoMonth.split('-').map(Number);
  return year * 12 + month;
};

const plannedMonths = testStatus.flatMap(({ state }) =>
  state.kind === 'planned' ? [monthNumber(unwrapSample(state.month))] : [],
);
const firstMonth = Math.min(...plannedMonths);
const lastMonth = Math.max(...plannedMonths);

/** Length of the line that leads to a month, as a share of its column: the last month still has room for its name. */
function waitShare(month: Sample<string>): number {
  return 0.1 + (0.5 * (monthNumber(unwrapSample(month)) - firstMonth)) / (lastMonth - firstMonth);
}

type TestStatusProps = {
  /** Within a container of the page, and so without a ground of its own. */
  isInContainer?: boolean;
  /** One row, which opens in place. */
  isFolded?: boolean;
};

const title = `${capitalised(countWord(testStatus.length))} tests: ${counted('have')} done, ${counted('planned')} planned, ${counted('not-planned')} not planned`;
const lead = 'Each with its report, its month, or why not.';

/** Which tests are there, which are planned, and which are not planned. */
export function TestStatus({ isInContainer = false, isFolded = false }: TestStatusProps) {
  const headingId = useId();
  const rows = (
    <>
      <Row className="d-none d-md-flex pb-2 small muted" aria-hidden="true">
        <Col md={3}>Test</Col>
        <Col md={5}>When</Col>
        <Col md={4}>Report, or why not</Col>
      </Row>
      <ul className="plain-list border-bottom">
        {testStatus.map(({ test, state }) => (
          <li key={test} className="border-top py-3 py-md-2">
            <Row>
              <Col md={3} className="fw-semibold">
                {isInContainer && (
                  <span
                    className={`${styles.mark} ${basisStyles[state.kind === 'have' ? state.basis : 'sample']}`}
                    aria-hidden="true"
                  />
                )}
                {test}
              </Col>
              <Col md={5}>
                <State state={state} />
              </Col>
              <Col md={4} className="pt-1 pt-md-0 muted">
                <SampleText isNoted fact={state.evidence} />
                {state.kind === 'have' && (
                  <>
                    . <a href={mediaUrl(state.report)}>The form of our report (PDF, sample)</a>
                  </>
                )}
              </Col>
            </Row>
          </li>
        ))}
      </ul>
      <p className="small muted mt-3 mb-0">
        Tests of the purifiers that public buyers ask for, as at November 2026. Beside the list: our own test, in which
        99.99% of airborne pathogens were captured. Its report is not published: ask us for it.
      </p>
      <SampleNote />
    </>
  );
  if (isFolded) {
    return (
      <FoldedRow title={title} lead={lead}>
        {rows}
      </FoldedRow>
    );
  }
  const content = (
    <>
      <SectionHeading id={headingId} title={title} lead={isInContainer ? undefined : lead} />
      {rows}
    </>
  );
  return isInContainer ? (
    <section aria-labelledby={headingId} className="py-5">
      {content}
    </section>
  ) : (
    <Section tone="porcelain" labelledBy={headingId}>
      {content}
    </Section>
  );
}

function State({ state }: Pick<TestLine, 'state'>) {
  switch (state.kind) {
    case 'have':
      return (
        <>
          <b>Have,</b> on request
        </>
      );
    case 'planned':
      return (
        <span className="d-md-flex align-items-center">
          <svg className={styles.wait} width={`${percent(waitShare(state.month))}%`} height="9" aria-hidden="true">
            <line x2="100%" y1="4.5" y2="4.5" />
            <circle cx="100%" cy="4.5" r="4" />
          </svg>
          <span>
            <span className="d-md-none">Planned for </span>
            <SampleText isNoted fact={state.month} format={longMonth} />
          </span>
        </span>
      );
    case 'not-planned':
      return 'Not planned';
  }
}
