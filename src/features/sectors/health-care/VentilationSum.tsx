import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/Fold';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { htmAirChanges } from '@/data/rooms/health-care-rooms';
import { HeadedSection } from '../HeadedSection';
import { machineRate } from '../room-machines';
import { wardRooms } from './ward-rooms';
import styles from './VentilationSum.module.scss';

const ventilationAch = htmAirChanges.generalClinicalArea;
const working = machineRate(wardRooms.bay);

type VentilationSumProps = {
  title: string;
  /** Below the readings of the two parts of the bar. */
  ventilation: string;
  machines: string;
  /** What the sum is good for. */
  gains: readonly { figure: string; text: string }[];
  dutiesTitle: string;
  children: ReactNode;
};

/** Ventilation and machines as one bar, as wide as their air changes. */
export function VentilationSum({
  title,
  ventilation,
  machines,
  gains,
  dutiesTitle,
  children: duties,
}: VentilationSumProps) {
  return (
    <HeadedSection title={title} className="overflow-hidden">
      <div className={styles.bar}>
        <div className="bg-ink text-white d-lg-flex align-items-center column-gap-4 py-3">
          <p className={`num m-0 text-nowrap ${styles.figure}`}>{ventilationAch}</p>
          <p className={`m-0 mt-2 text-balance ${styles.words}`}>{ventilation}</p>
        </div>
        <div className={`text-white d-lg-flex align-items-center column-gap-4 py-3 ${styles.machines}`}>
          <p className={`num m-0 text-nowrap ${styles.figure}`}>
            + <AirChangeRate rate={working} />
          </p>
          <p className={`m-0 mt-2 text-balance ${styles.words}`}>{machines}</p>
        </div>
        {gains.map(({ figure, text }) => (
          <div key={text} className={`pt-3 pt-lg-4 ${styles.gain}`}>
            <p className="num title m-0 mb-1">{figure}</p>
            <p className="m-0 muted">{text}</p>
          </div>
        ))}
      </div>
      <Fold className="border-top mt-3 mt-lg-4" summary={dutiesTitle}>
        <div className="mw-prose">{duties}</div>
      </Fold>
    </HeadedSection>
  );
}
