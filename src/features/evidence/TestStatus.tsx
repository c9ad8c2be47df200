import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { unwrapSample } from '@/config/sample';
import { allTests, reportInHand, type TestLine, testStatus } from '@/data/test-status';
import { capitalised, countWord } from '@/lib/format/count-word';
import { longMonth } from '@/lib/format/long-date';
import { contactUrl } from '@/lib/links/contact-url';
import { mediaUrl } from '@/lib/links/media-url';
import { BasisMark } from './BasisMark';
import styles from './Evidence.module.scss';

/** The month of the list. */
const checkedIn = '2026-11';

/** As in "Four tests done, five on the calendar". */
function doneAndPlanned(tests: readonly TestLine[]): string {
  const count = (kind: TestLine['state']['kind']) => countWord(tests.filter(({ state }) => state.kind === kind).length);
  return `${capitalised(count('have'))} tests done, ${count('planned')} on the calendar`;
}

const monthNumber = (isoMonth: string) => {
  const [year = 0, month = 0] = isoMonth.split('-').map(Number);
  return year * 12 + month;
};

/** Where the months stand, as shares of the width: after a test that is done, before the name of the last month. */
const [donePercent, todayPercent, lastPercent] = [4, 12, 50];
const firstMonth = monthNumber(checkedIn);
const lastMonth = Math.max(
  ...testStatus.flatMap(({ state }) => (state.kind === 'planned' ? [monthNumber(unwrapSample(state.month))] : [])),
);

function monthPercent(isoMonth: string): number {
  const share = (monthNumber(isoMonth) - firstMonth) / (lastMonth - firstMonth);
  return todayPercent + (lastPercent - todayPercent) * share;
}

/** Where the dot of a test stands; undefined without a date. */
function dotPercent({ state }: TestLine): number | undefined {
  if (state.kind === 'not-planned') return undefined;
  return state.kind === 'have' ? donePercent : monthPercent(unwrapSample(state.month));
}

type TestProps = { line: TestLine };

/** From today to the month of a test, or back to one that is done. */
function Wait({ line }: TestProps) {
  const dot = dotPercent(line);
  const today = `${todayPercent}%`;
  return (
    <svg
      className={`d-none d-md-block position-absolute inset-0 w-100 h-100 ${styles.wait}`}
      aria-hidden="true"
      strokeWidth="2"
    >
      <line x1={today} x2={today} y2="100%" stroke="var(--ink)" strokeWidth="1" />
      {dot !== undefined && (
        <>
          <line x1={today} x2={`${dot}%`} y1="21" y2="21" />
          <circle cx={`${dot}%`} cy="21" r="6" fill={line.state.kind === 'have' ? 'var(--teal)' : '#fff'} />
        </>
      )}
    </svg>
  );
}

type PhoneDotProps = { isDone: boolean; isFirst: boolean; isLast: boolean };

/** On a phone, left of its row: a dot on the line that runs down to the last planned test. */
function PhoneDot({ isDone, isFirst, isLast }: PhoneDotProps) {
  return (
    <svg
      className={`d-md-none position-absolute inset-0 h-100 ${styles.wait}`}
      width="16"
      strokeWidth="2"
      aria-hidden="true"
    >
      <line x1="7" x2="7" y1={isFirst ? 12 : 0} y2={isLast ? 12 : '100%'} />
      <circle cx="7" cy="12" r="6" fill={isDone ? 'var(--teal)' : '#fff'} />
    </svg>
  );
}

/** When a test was or will be made, after its dot. */
function When({ line }: TestProps) {
  const { state } = line;
  const before = Math.max(dotPercent(line) ?? 0, todayPercent);
  return (
    <span className="d-block d-md-flex">
      <svg className="d-none d-md-block flex-shrink-0" width={`${before}%`} height="1" aria-hidden="true" />
      <span className={styles.ahead}>
        {state.kind === 'have' && 'Done'}
        {state.kind === 'planned' && (
          <>
            <span className="d-md-none">Planned for </span>
            {longMonth(unwrapSample(state.month))}
          </>
        )}
        {state.kind === 'not-planned' && 'Not planned'}
      </span>
    </span>
  );
}

/** What a test is; of one that is done the ways to its report. */
function Test({ line: { test, state } }: TestProps) {
  return (
    <>
      <b className="d-block">
        <BasisMark basis={state.kind === 'have' ? 'maker' : 'sample'} />{' '}
        {state.kind === 'have' ? (
          <SiteLink to={contactUrl(state.topic)} className="d-inline-block py-1">
            {test} <span className="visually-hidden">: ask for its report</span>
          </SiteLink>
        ) : (
          test
        )}
      </b>
      <span className="small muted">{unwrapSample(state.evidence)}</span>{' '}
      {state.kind === 'have' && state.report && (
        <a className="d-inline-block small py-1" href={mediaUrl(state.report)}>
          Its form (PDF, sample)
        </a>
      )}
    </>
  );
}

type TestStatusProps = {
  /** The picture of a test being made, beside those that are done. */
  picture: ReactNode;
};

/** Which tests are done, which are planned, and which are not planned. */
export function TestStatus({ picture }: TestStatusProps) {
  const headingId = useId();
  return (
    <Section isShort labelledBy={headingId} className="pt-0">
      <Row className="gx-lg-5 pt-lg-5">
        <Col lg={5} className="d-lg-flex flex-column mb-4 mb-lg-0">
          <div className="pt-4 pt-lg-0">
            <h2 id={headingId} className="mb-2">
              {doneAndPlanned(allTests)}
            </h2>
            <p>{unwrapSample(reportInHand)}</p>
          </div>
          <div className={`flex-grow-1 position-relative mt-lg-3 mx-edge mx-lg-0 bleed-left ${styles.picture}`}>
            {picture}
          </div>
        </Col>
        <Col lg={7}>
          <ul className="plain-list border-bottom">
            {allTests.map((line, index) => (
              <li key={line.test} className="position-relative border-top-md ps-4 ps-md-0 pb-3 pb-md-0">
                {line.state.kind !== 'not-planned' && (
                  <PhoneDot
                    isDone={line.state.kind === 'have'}
                    isFirst={index === 0}
                    isLast={allTests[index + 1]?.state.kind === 'not-planned'}
                  />
                )}
                <Row className="gx-0">
                  <Col md={8} className="pe-md-3 py-md-2">
                    <Test line={line} />
                  </Col>
                  <Col md={4} className="order-first order-md-last position-relative py-md-2">
                    <Wait line={line} />
                    <When line={line} />
                  </Col>
                </Row>
              </li>
            ))}
          </ul>
          <p className="small muted text-pretty mt-3 mb-0">
            As at November 2026, the upright line. Our own tests were made by us alone. The reports, the months and the
            declaration of conformity are samples.
          </p>
        </Col>
      </Row>
    </Section>
  );
}
