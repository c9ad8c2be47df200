import type { ReactNode } from 'react';
import { FoldedSection } from '@/components/sections/FoldedSection';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { rateAch, type StatedRate } from '@/domain/air-changes';
import { clearanceMinutes } from '@/domain/clearance';
import { machineRate } from '../room-machines';
import styles from './HealthCare.module.scss';
import { htmAirChanges, treatmentRoom } from './ward-rooms';

const withMachine = { ...machineRate(treatmentRoom), ventilationAch: htmAirChanges.treatmentRoom };

const share = 0.99;

export type ClearanceProps = {
  title: string;
  lead: string;
  /** Names of the two bars. */
  ventilation: string;
  machines: string;
  note: ReactNode;
};

export function Clearance({ title, lead, ventilation, machines, note }: ClearanceProps) {
  const rooms: readonly { how: string; airChanges: number; rate?: StatedRate }[] = [
    { how: ventilation, airChanges: htmAirChanges.treatmentRoom },
    { how: machines, airChanges: rateAch(withMachine), rate: withMachine },
  ];
  const longest = Math.max(...rooms.map(({ airChanges }) => clearanceMinutes(airChanges, share)));
  return (
    <FoldedSection title={title} lead={lead}>
      <ul className={`plain-list ${styles.rooms}`}>
        {rooms.map(({ airChanges, how, rate }) => (
          <li key={how}>
            <div>
              <h3>{how}</h3>
              <p>{rate ? <AirChangeRate rate={rate} /> : airChanges} air changes an hour</p>
            </div>
            <StaticSvg
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className={`d-block w-100 ${styles.bar}`}
              aria-hidden="true"
            >
              <rect
                width={((100 * clearanceMinutes(airChanges, share)) / longest).toFixed(2)}
                height="1"
                fill={rate ? 'var(--teal)' : 'var(--grey-500)'}
              />
            </StaticSvg>
            <p className={`num ${styles.minutes}`}>
              {Math.round(clearanceMinutes(airChanges, share))} <small>min</small>
            </p>
          </li>
        ))}
      </ul>
      <p className={`fine ${styles.assumptions}`}>{note}</p>
    </FoldedSection>
  );
}
