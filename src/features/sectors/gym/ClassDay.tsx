import { StaticSvg } from '@/components/ui/StaticSvg';
import { formatMachines } from '@/data/room-answers';
import { spinStudio } from '@/data/rooms/gym-rooms';
import { isFullSpeed, machineAirflowM3PerHour, type SpeedChoice, speedOf, workingSpeedLimitDbA } from '@/domain/speeds';
import { HeadedSection } from '../HeadedSection';
import { machineAirChanges, machineNoiseDbA, withMachines } from '../room-machines';
import styles from './ClassDay.module.scss';

const studio = withMachines(spinStudio);

/** An example day. */
const classes: readonly { name: string; time: string; running: SpeedChoice }[] = [
  { name: 'Spin', time: '7 am', running: 'full' },
  { name: 'Stretch', time: '9:30 am', running: 'working' },
  { name: 'Rowing', time: 'Noon', running: 'full' },
  { name: 'Spin', time: '6 pm', running: 'full' },
];

function formatRunning(running: SpeedChoice): string {
  const { speed } = speedOf(studio.model, running);
  return isFullSpeed(studio.model, speed) ? 'Full speed' : `Speed ${speed}`;
}

/** The share of full airflow, as a share of the window. */
function AirflowBar({ running }: { running: SpeedChoice }) {
  const { model } = studio;
  const percent = (100 * machineAirflowM3PerHour(model, running)) / machineAirflowM3PerHour(model);
  return (
    <StaticSvg className={styles.bar} fill="var(--copper)" aria-hidden="true">
      <rect width={`${percent.toFixed(1)}%`} height="100%" />
    </StaticSvg>
  );
}

/** A studio's timetable: each class as a bar of the air that is cleaned in it. */
export function ClassDay() {
  return (
    <HeadedSection
      title={`Full speed for spin, ${formatRunning('working').toLowerCase()} for stretch`}
      background="ink"
      className="overflow-hidden"
    >
      <ol className={`plain-list ${styles.day}`}>
        {classes.map(({ name, time, running }) => (
          <li key={time} className={`position-relative ${styles.class}`}>
            <AirflowBar running={running} />
            <p className="position-relative m-0">{time}</p>
            <h3 className={`position-relative ${styles.name}`}>{name}</h3>
            <p className="position-relative h3 m-0 text-nowrap">{formatRunning(running)}</p>
          </li>
        ))}
      </ol>
      <p className="mw-prose text-pretty mt-3 mb-0">
        An example day in the spin studio with {formatMachines(studio)}; someone sets each speed (sample):{' '}
        {machineAirChanges(studio, 'full').toFixed(1)} air changes an hour at full speed,{' '}
        {machineAirChanges(studio, 'working').toFixed(1)} in stretch, at {machineNoiseDbA(studio, 'working')} dB(A),
        just over our {workingSpeedLimitDbA} for easy talk (estimated).
      </p>
    </HeadedSection>
  );
}
