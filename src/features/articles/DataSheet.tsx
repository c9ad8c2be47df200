import type { ReactNode } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { MarginNote } from '@/components/text/article-components';
import { yearOfFiltersPence } from '@/data/costs';
import { filterCare } from '@/data/products/filter-care';
import { purifiers } from '@/data/purifiers';
import { machineAirflowM3PerHour, noiseRangeDbA, speedsOf } from '@/domain/speeds';
import { money } from '@/lib/format/money';
import { slugOf } from '@/lib/parse/slug';
import styles from './Article.module.scss';

const { name, model, ratedCadrM3PerHour, coverageM2 } = purifiers['GEN X'];

type Line = { name: string; value: string; note: string; question: string; section: string };

/** The four that decide, in the order of the article; `question` stands in red in the margin, `section` is the heading that reads the line. */
const lines: readonly Line[] = [
  {
    name: 'Airflow, CADR',
    value: `${ratedCadrM3PerHour} m³/h`,
    note: `Rated; ${machineAirflowM3PerHour(model)} in our own test, not yet in a chamber. Coverage ${coverageM2} m².`,
    question: 'At which speed?',
    section: 'CADR: the airflow that counts',
  },
  {
    name: 'Filter',
    value: 'H13',
    note: 'EN 1822, tested to ISO 29463.',
    question: 'Which class?',
    section: 'Filter classes',
  },
  {
    name: 'Noise',
    value: `${noiseRangeDbA(speedsOf(model)).join(' to ')} dB(A)`,
    note: 'Speed 1 to full speed.',
    question: 'At which airflow?',
    section: 'Noise: read it with its airflow',
  },
  {
    name: 'A year of filters',
    value: money(yearOfFiltersPence(model, 1).byYou),
    note: `One set, delivered: up to ${filterCare.changeHours / 365} hours a day. Life ${filterCare.changeMonthsText} months.`,
    question: 'For how many hours?',
    section: 'Filters: ask for hours',
  },
];

type LineRowProps = { mark: number; name: string; children: ReactNode };

function LineRow({ mark, name: term, children }: LineRowProps) {
  return (
    <div className={`align-items-baseline border-top py-2 ${styles.line}`}>
      <dt className="fw-normal align-items-baseline">
        <span className="h3 text-copper">{mark}</span>
        {term}
      </dt>
      <dd className="d-lg-flex gap-3 align-items-baseline justify-content-between">{children}</dd>
    </div>
  );
}

/** The data sheet of Generation X, its four lines marked in red; each leads to the section that reads it. */
export function DataSheet() {
  return (
    <figure id="sheet" className="grid-row my-4 bg-sand p-3 p-lg-4 break-avoid">
      <div className={`mx-auto p-3 p-lg-4 ${styles.sheet}`}>
        <p className="ms-5 h2 text-ink mb-3">
          {name} <small className="unit d-block d-sm-inline ms-0">data sheet</small>
        </p>
        <dl className="m-0">
          {lines.map((line, index) => (
            <LineRow key={line.name} name={line.name} mark={index + 1}>
              <span>
                <b className="d-table position-relative mb-2 h2 num text-ink">
                  {line.value}
                  <StaticSvg
                    viewBox="0 0 150 9"
                    height="9"
                    preserveAspectRatio="none"
                    className="position-absolute start-0 top-100 w-100"
                    aria-hidden="true"
                  >
                    <path
                      d="M2 6C44 2 96 8 147 3"
                      fill="none"
                      stroke="var(--copper)"
                      strokeWidth="2.5"
                      strokeLinecap="round"
                      vectorEffect="non-scaling-stroke"
                    />
                  </StaticSvg>
                </b>
                <small className="d-block">{line.note}</small>
              </span>
              <a
                className="flex-shrink-0 d-inline-block py-1 fst-italic text-copper"
                href={`#${slugOf(line.section)}`}
                aria-label={`${line.question} Line ${index + 1}: ${line.section}`}
              >
                {line.question}
              </a>
            </LineRow>
          ))}
        </dl>
        <p className="ms-5 mb-0 border-top pt-3 small muted">
          The noise is estimated; the price of the filter is a sample.
        </p>
      </div>
    </figure>
  );
}

/** At the head of the section that reads a line: the line, and the way back to the sheet. */
export function SheetLine({ number }: { number: number }) {
  const line = lines[number - 1];
  if (!line) throw new Error(`The sheet has no line ${number}`);
  return (
    <MarginNote title={`Line ${number} of the sheet`} className="d-none d-lg-block">
      <b className="d-block h2 num text-ink">{line.value}</b>
      <a className="d-inline-block py-1" href="#sheet">
        Back to the sheet
      </a>
    </MarginNote>
  );
}
