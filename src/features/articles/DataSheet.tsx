import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture';
import { MarginNote } from '@/components/text/article-components';
import { unwrapSample } from '@/config/sample';
import { yearOfFiltersPence } from '@/data/costs';
import { filterCare } from '@/data/products/filter-care';
import { purifiers } from '@/data/purifiers';
import { machineOf } from '@/domain/machines';
import { machineAirflowM3PerHour, noiseRangeDbA, speedsOf } from '@/domain/speeds';
import { grouped } from '@/lib/format/number';
import { money } from '@/lib/format/money';
import { slugOf } from '@/lib/parse/slug';
import styles from './Article.module.scss';

const { name, model, picture, ratedCadrM3PerHour, coverageM2 } = purifiers['GEN X'];
const { sizeMm, netWeightKg, powerW } = machineOf(model);

type Line = { name: string; value: string; note: string; section: string };

/** The four that decide, in the order of the article; `section` is the heading that reads the line. */
const lines: readonly Line[] = [
  {
    name: 'Airflow, CADR',
    value: `${ratedCadrM3PerHour} m³/h`,
    note: `Rated; tested at full speed ${machineAirflowM3PerHour(model)}. Coverage ${coverageM2} m².`,
    section: 'CADR: the airflow that counts',
  },
  { name: 'Filter', value: 'H13', note: 'EN 1822, tested to ISO 29463.', section: 'Filter classes' },
  {
    name: 'Noise',
    value: `${noiseRangeDbA(speedsOf(model)).join(' to ')} dB(A)`,
    note: 'Speed 1 to full speed.',
    section: 'Noise: read it with its airflow',
  },
  {
    name: 'A year of filters',
    value: money(yearOfFiltersPence(model, 1).byYou),
    note: `One set, delivered: up to ${filterCare.changeHours / 365} hours a day. Life ${filterCare.changeMonthsText} months.`,
    section: 'Filters: ask for hours',
  },
];

type LineRowProps = { mark?: ReactNode; name: string; children: ReactNode };

function LineRow({ mark, name: term, children }: LineRowProps) {
  return (
    <div className={`align-items-baseline border-top py-2 ${styles.line}`}>
      <dt className="fw-normal align-items-baseline">
        <span className="h3 text-copper">{mark}</span>
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The data sheet of Generation X, its four lines marked; each leads to the section that reads it. */
export function DataSheet() {
  return (
    <figure id="sheet" className="grid-row my-4 my-lg-5 bg-stage p-3 p-lg-5 break-avoid">
      <div className={`row g-0 bg-white p-3 p-lg-5 ${styles.sheet}`}>
        <div className="col-lg-8">
          <p className="small muted m-0">Data sheet</p>
          <p className="h2 text-ink mb-3 mb-lg-4">{name}</p>
          <dl className="m-0">
            {lines.map((line, index) => (
              <LineRow
                key={line.name}
                name={line.name}
                mark={
                  <a
                    className="d-block text-copper text-decoration-none"
                    href={`#${slugOf(line.section)}`}
                    aria-label={`Line ${index + 1}: ${line.section}`}
                  >
                    {index + 1}
                  </a>
                }
              >
                <b className="d-block title num text-ink">{line.value}</b>
                <small>{line.note}</small>
              </LineRow>
            ))}
            <LineRow name="Size, weight, power">
              <small>
                {unwrapSample(sizeMm).join(' × ')} mm, {unwrapSample(netWeightKg)} kg, {grouped(unwrapSample(powerW))} W
              </small>
            </LineRow>
          </dl>
        </div>
        <div className="col-lg-4 d-none d-lg-block overflow-hidden">
          <Picture file={picture} alt="" sizes="480px" className={`d-block ${styles.onSheet}`} />
        </div>
      </div>
      <figcaption className="mt-3 small muted">
        Noise is estimated; the price, the size, the weight and the power are samples.
      </figcaption>
    </figure>
  );
}

/** At the head of the section that reads a line: the line, and the way back to the sheet. */
export function SheetLine({ number }: { number: number }) {
  const line = lines[number - 1];
  if (!line) throw new Error(`The sheet has no line ${number}`);
  return (
    <MarginNote title={`Line ${number} of the sheet`}>
      <b className="d-block title num text-ink">{line.value}</b>
      <a className="d-inline-block py-1" href="#sheet">
        Back to the sheet
      </a>
    </MarginNote>
  );
}
