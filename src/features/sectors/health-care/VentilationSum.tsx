import { StaticSvg } from '@/components/ui/StaticSvg';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { rateAch } from '@/domain/air-changes';
import { HeadedSection } from '../HeadedSection';
import { machineRate } from '../room-machines';
import { bay, htmAirChanges } from './ward-rooms';
import styles from './VentilationSum.module.scss';

const ventilationAch = htmAirChanges.generalClinicalArea;
const working = machineRate(bay);
const counted = (rate: typeof working) => ({ ...rate, ventilationAch });

export type VentilationSumProps = {
  title: string;
  lead: string;
  /** Below the three readings. */
  ventilation: string;
  machines: string;
  total: string;
  duties: readonly { title: string; items: readonly string[] }[];
};

export function VentilationSum({ title, lead, ventilation, machines, total, duties }: VentilationSumProps) {
  return (
    <HeadedSection title={title} lead={lead}>
      <div className={`align-items-start ${styles.grid}`}>
        <div className={styles.sum}>
          <p className={`d-flex flex-column ${styles.part}`}>
            <span className={`num text-nowrap ${styles.reading}`}>{ventilationAch}</span>
            <span className="small muted">{ventilation}</span>
          </p>
          <p className={`d-flex flex-column ${styles.part} ${styles.machine}`}>
            <span className={`num text-nowrap ${styles.reading}`}>
              <span className="muted">+ </span>
              <AirChangeRate rate={working} />
            </span>
            <span className="small muted">{machines}</span>
          </p>
          <StaticSvg
            viewBox={`0 0 ${rateAch(counted(working)).toFixed(3)} 1`}
            preserveAspectRatio="none"
            className={`d-block w-100 ${styles.bar}`}
            aria-hidden="true"
          >
            <rect width={ventilationAch} height="1" className={styles.fresh} />
            <rect x={ventilationAch} width={rateAch(working).toFixed(3)} height="1" className={styles.clean} />
          </StaticSvg>
          <p className={`d-flex align-items-center pt-3 ${styles.total}`}>
            <span className={`num text-nowrap ${styles.reading}`}>
              <span className="muted">= </span>
              <AirChangeRate rate={counted(working)} />
            </span>
            <span className="small muted">{total}</span>
          </p>
        </div>
        <div className={styles.duties}>
          {duties.map(({ title: duty, items }) => (
            <div className="border-top border-dark" key={duty}>
              <h3 className="label">{duty}</h3>
              <ul className="plain-list">
                {items.map((line) => (
                  <li className="py-2 px-0 border-top small" key={line}>
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </HeadedSection>
  );
}
