import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { unwrapSample } from '@/config/sample';
import { allTests, reportInHand, type TestLine, testStatus } from '@/data/test-status';
import { capitalised, countWord } from '@/lib/format/count-word';
import { longMonth, monthNames } from '@/lib/format/long-date';
import { contactUrl } from '@/lib/links/contact-url';
import { mediaUrl } from '@/lib/links/media-url';
import basisStyles from './Bases.module.scss';
import styles from './Evidence.module.scss';

/** The month of the list. */
const checkedIn = '2026-11';

/** As in "Four tests done, five on the calendar". */
function doneAndPlanned(tests: readonly TestLine[]): string {
  const count = (kind: TestLine['state']['kind']) => countWord(tests.filter(({ state }) => state.kind === kind).length);
  return `${capitalised(count('have'))} tests done, ${count('planned')} on the calendar`;
}

const doneTests = allTests.flatMap(({ test, state }) => (state.kind === 'have' ? [{ test, state }] : []));
const otherTests = allTests.filter(({ state }) => state.kind !== 'have');

const monthNumber = (isoMonth: string) => {
  const [year = 0, month = 0] = isoMonth.split('-').map(Number);
  return year * 12 + month;
};

const plannedMonths = testStatus.flatMap(({ state }) =>
  state.kind === 'planned' ? [monthNumber(unwrapSample(state.month))] : [],
);
const firstMonth = monthNumber(checkedIn);
const axisMonths = Array.from(
  { length: Math.max(...plannedMonths) - firstMonth + 1 },
  (_, index) => firstMonth + index,
);

/** Where a month stands, as a share of the width: after the tests that are done, before the column of dates. */
const tickPercent = (month: number) => 16 + (60 * (month - firstMonth)) / (axisMonths.length - 1);

const lastTick = `${tickPercent(Math.max(...axisMonths))}%`;

const monthName = (month: number) => monthNames[(month + 11) % 12]?.slice(0, 3);

/** The months over the column "When". */
function MonthAxis() {
  return (
    <svg className="d-block w-100 overflow-visible" height="22" fill="currentColor" fontSize="13">
      {axisMonths.map((month, index) => (
        <text
          key={month}
          x={`${tickPercent(month)}%`}
          y="14"
          textAnchor="middle"
          // A tablet has room for every second name.
          className={index % 2 === 1 ? 'd-none d-lg-inline' : undefined}
        >
          {monthName(month)}
        </text>
      ))}
    </svg>
  );
}

type WaitProps = { until: number };

/** The line of each month, through the row of a test. */
function MonthLines() {
  return (
    <svg className="d-none d-md-block position-absolute inset-0 w-100 h-100" aria-hidden="true" stroke="var(--rule)">
      {axisMonths.map((month) => (
        <line key={month} x1={`${tickPercent(month)}%`} x2={`${tickPercent(month)}%`} y2="100%" />
      ))}
    </svg>
  );
}

/** From now until the month of a test. */
function Wait({ until }: WaitProps) {
  const end = `${tickPercent(until)}%`;
  return (
    <svg
      className={`d-none d-md-block position-absolute inset-0 w-100 h-100 ${styles.wait}`}
      aria-hidden="true"
      strokeWidth="2"
    >
      <line x1={`${tickPercent(firstMonth)}%`} x2={end} y1="21" y2="21" />
      <circle cx={end} cy="21" r="6" className={styles.planned} />
    </svg>
  );
}

/** Up to the first month, a dot for each test that is done. */
function Done() {
  const now = `${tickPercent(firstMonth)}%`;
  return (
    <svg
      className={`d-none d-md-block position-absolute inset-0 w-100 h-100 ${styles.wait}`}
      aria-hidden="true"
      strokeWidth="2"
    >
      <line x2={now} y1="21" y2="21" />
      {doneTests.map(({ test }, index) => (
        <circle
          key={test}
          cx={`${(tickPercent(firstMonth) * (index + 0.5)) / (doneTests.length + 0.5)}%`}
          cy="21"
          r="6"
          className={styles.done}
        />
      ))}
    </svg>
  );
}

type PhoneDotProps = { isDone?: boolean; isFirst?: boolean; isLast?: boolean };

/** On a phone, left of its row: a dot on the line that runs down to the last planned test. */
function PhoneDot({ isDone = false, isFirst = false, isLast = false }: PhoneDotProps) {
  return (
    <svg
      className={`d-md-none position-absolute inset-0 h-100 ${styles.wait}`}
      width="16"
      strokeWidth="2"
      aria-hidden="true"
    >
      <line x1="7" x2="7" y1={isFirst ? 12 : 0} y2={isLast ? 12 : '100%'} />
      <circle cx="7" cy="12" r="6" className={isDone ? styles.done : styles.planned} />
    </svg>
  );
}

type TestStatusProps = {
  /** The picture of a test being made, beside those that are done. */
  picture: ReactNode;
};

const rowClass = 'position-relative border-top-md ps-4 ps-md-0 pb-3 pb-md-0';

/** Which tests are there, which are planned, and which are not planned. */
export function TestStatus({ picture }: TestStatusProps) {
  const headingId = useId();
  const done = (
    <Row as="ul" xs={1} md={2} className="gy-4 mb-0">
      {doneTests.map(({ test, state }) => (
        <Col key={test} as="li">
          <b className="d-block pt-2 border-top">
            <span className={`${styles.mark} ${basisStyles[state.basis]}`} aria-hidden="true" />
            <SiteLink to={contactUrl(state.topic)} className="d-inline-block py-1">
              {test} <span className="visually-hidden">: ask for its report</span>
            </SiteLink>
          </b>
          <span className="d-block muted text-pretty">{unwrapSample(state.evidence)}</span>
          {state.report && (
            <a className="d-block" href={mediaUrl(state.report)}>
              Its form (PDF, sample)
            </a>
          )}
        </Col>
      ))}
    </Row>
  );
  const planned = (
    <>
      <Row className="d-none d-md-flex d-print-none small muted" aria-hidden="true">
        <Col md={5} xl={6}>
          Test, and what we print until then
        </Col>
        <Col md={7} xl={6} className="px-md-0">
          <MonthAxis />
        </Col>
      </Row>
      <ul className="plain-list border-bottom">
        <li className={rowClass}>
          <PhoneDot isDone isFirst />
          <Row>
            <Col md={5} xl={6} className="py-md-2">
              <b className="d-block">{capitalised(countWord(doneTests.length))} tests done</b>
              <span className="d-none d-md-inline muted">{doneTests.map(({ test }) => test).join('; ')}</span>
            </Col>
            <Col md={7} xl={6} className="order-first order-md-last position-relative px-md-0 py-md-2">
              <MonthLines />
              <Done />
            </Col>
          </Row>
        </li>
        {otherTests.map(({ test, state }, index) => (
          <li key={test} className={rowClass}>
            {state.kind !== 'not-planned' && <PhoneDot isLast={otherTests[index + 1]?.state.kind === 'not-planned'} />}
            <Row>
              <Col md={5} xl={6} className="py-md-2">
                <b className="d-block">
                  <span className={`${styles.mark} ${basisStyles.sample}`} aria-hidden="true" />
                  {test}
                </b>
                <span className="muted text-pretty">{unwrapSample(state.evidence)}</span>
              </Col>
              <Col md={7} xl={6} className="order-first order-md-last position-relative px-md-0 py-md-2">
                <State state={state} />
              </Col>
            </Row>
          </li>
        ))}
      </ul>
      <p className="small muted text-pretty mt-3 mb-0">
        As at November 2026. Our own tests were made by us alone. The reports, the months and the declaration of
        conformity are samples.
      </p>
    </>
  );
  return (
    <Section isShort labelledBy={headingId} className="pt-0">
      <Row className="gx-lg-5 mb-5">
        <Col lg={6} className="mb-4 mb-lg-0">
          <div className={`h-100 ${styles.picture}`}>{picture}</div>
        </Col>
        <Col lg={6} className="d-flex flex-column justify-content-center row-gap-4 py-lg-5">
          <h2 id={headingId}>{doneAndPlanned(allTests)}</h2>
          <p className="mb-0">{unwrapSample(reportInHand)}</p>
          {done}
        </Col>
      </Row>
      {planned}
    </Section>
  );
}

function State({ state }: Pick<TestLine, 'state'>) {
  const until = state.kind === 'planned' ? monthNumber(unwrapSample(state.month)) : firstMonth;
  return (
    <span className="d-block d-md-flex w-100">
      <MonthLines />
      {state.kind !== 'not-planned' && <Wait until={until} />}
      <svg className="d-none d-md-block flex-shrink-0" width={lastTick} height="1" aria-hidden="true" />
      <span className={styles.ahead}>
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
