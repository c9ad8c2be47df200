import { SiteLink } from '@/components/ui/SiteLink';
import {
  type AirChangeStatus,
  airChangesPerHour,
  airChangeTargets,
  halvedAirChangesPerHour,
  judgeAirChanges,
} from '@/domain/air-changes';
import type { CalculatorModel } from '@/domain/machines';
import { grouped, groupedTwoDecimals } from '@/lib/format/number';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import styles from './ResultRow.module.scss';

export type ResultRowProps = {
  model: CalculatorModel;
  /** In m³; undefined until a room is calculated. */
  volumeM3: number | undefined;
};

export function ResultRow({ model, volumeM3 }: ResultRowProps) {
  const { name, slug, measuredCadrM3PerHour } = model;
  const known = volumeM3 !== undefined;
  const full = known ? airChangesPerHour(measuredCadrM3PerHour, volumeM3) : 0;
  const half = known ? halvedAirChangesPerHour(measuredCadrM3PerHour, volumeM3) : 0;
  return (
    <tr className={`${styles.row} ${known ? '' : styles.unknown}`}>
      <th scope="row">
        {name}
        <span className={`d-flex flex-wrap align-items-center mt-1 fw-normal small ${styles.status}`}>
          {known && (
            <>
              <StatusMark status={judgeAirChanges(full)} />{' '}
              <SiteLink to={priceRequestUrl(slug, 1)} className={`fw-normal text-nowrap fine muted ${styles.link}`}>
                Get a written quote <span className="visually-hidden">for one {name}</span>
              </SiteLink>
            </>
          )}
        </span>
      </th>
      <td>{grouped(measuredCadrM3PerHour)}</td>
      <td className={styles.cell}>
        <AirChangeFigure airChanges={full} />
      </td>
      <td className={styles.cell}>
        <AirChangeFigure airChanges={half} />
      </td>
    </tr>
  );
}

const statusLabels: Record<AirChangeStatus, string> = {
  optimum: 'Optimum',
  minimum: 'Meets minimum',
  below: 'Below minimum',
};

/** The status as text and shape, so that colour is not the only cue. */
function StatusMark({ status }: { status: AirChangeStatus }) {
  return (
    <span className={`d-inline-flex gap-2 align-items-center muted ${styles.mark}`}>
      <svg
        viewBox="0 0 14 14"
        width="14"
        height="14"
        className={status === 'below' ? styles.below : ''}
        aria-hidden="true"
      >
        <circle cx="7" cy="7" r="6" className={status === 'optimum' ? styles.full : styles.ring} />
        {status === 'minimum' && <path d="M7 1a6 6 0 0 0 0 12Z" className={styles.full} />}
      </svg>
      {statusLabels[status]}
    </span>
  );
}

/** Full length of every bar, in air changes per hour. */
const scaleAch = 20;

function share(airChanges: number): string {
  return `${(Math.min(1, airChanges / scaleAch) * 100).toFixed(2)}%`;
}

function AirChangeFigure({ airChanges }: { airChanges: number }) {
  const figure = groupedTwoDecimals(airChanges);
  const fill = airChanges < airChangeTargets.minimum ? styles.low : styles.fill;
  return (
    <>
      <span className={`${styles.figure} ${figure.length > 8 ? styles.long : ''}`}>{figure}</span>
      <svg className={`d-block mt-2 ${styles.bar}`} width="100%" height="12" aria-hidden="true">
        <rect className={styles.track} y="4" width="100%" height="4" />
        <rect className={fill} y="4" width={share(airChanges)} height="4" />
        <rect className={styles.target} x={share(airChangeTargets.optimum)} width="1.5" height="12" />
      </svg>
    </>
  );
}
