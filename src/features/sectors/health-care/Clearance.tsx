import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { healthCare } from '@/data/sectors/health-care';
import { rateAch, type StatedRate } from '@/domain/air-changes';
import { clearanceMinutes } from '@/domain/clearance';
import { HeadedSection } from '../HeadedSection';
import { LinkedText } from '../LinkedText';
import { machineRate } from '../room-machines';
import styles from './Clearance.module.scss';
import { htmAirChanges, treatmentRoom } from './ward-rooms';

const withMachine = { ...machineRate(treatmentRoom), ventilationAch: htmAirChanges.treatmentRoom };

const clearanceRooms: readonly { how: string; airChanges: number; rate?: StatedRate }[] = [
  { how: healthCare.clearance.ventilation, airChanges: htmAirChanges.treatmentRoom },
  { how: healthCare.clearance.machines, airChanges: rateAch(withMachine), rate: withMachine },
];

const share = 0.99;
const longest = Math.max(...clearanceRooms.map(({ airChanges }) => clearanceMinutes(airChanges, share)));

export function Clearance() {
  return (
    <HeadedSection words={healthCare.clearance} tone="ink">
      <ul className={`plain-list ${styles.rooms}`}>
        {clearanceRooms.map(({ airChanges, how, rate }) => (
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
                fill={rate ? 'var(--cyan)' : 'var(--ember)'}
              />
            </StaticSvg>
            <p className={`num ${styles.minutes}`}>
              {Math.round(clearanceMinutes(airChanges, share))} <small>min</small>
            </p>
          </li>
        ))}
      </ul>
      <p className={`fine ${styles.assumptions}`}>
        <LinkedText text={healthCare.clearance.note} />
      </p>
    </HeadedSection>
  );
}
