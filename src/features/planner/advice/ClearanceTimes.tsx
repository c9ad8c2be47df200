import { clearanceMinutes } from '@/domain/clearance';
import type { PlannedRoom } from '@/domain/plan/plan';
import { rateAch } from '@/domain/air-changes';
import type { RoomChoice } from '@/domain/room-advice';
import { DecayCurve } from './DecayCurve';
import styles from './RoomDetails.module.scss';

type ClearanceTimesProps = { room: PlannedRoom; choice: RoomChoice };

/** Whole minutes, with one decimal below ten. */
function minutes(value: number): string {
  return value < 10 ? value.toFixed(1) : String(Math.round(value));
}

export function ClearanceTimes({ room, choice }: ClearanceTimesProps) {
  const ach = rateAch(choice.rates.chosen);
  const readings = [
    { value: 60 / ach, meaning: 'for one air change' },
    { value: clearanceMinutes(ach, 0.99), meaning: 'to clear 99%' },
    { value: clearanceMinutes(ach, 0.999), meaning: 'to clear 99.9%' },
  ];
  return (
    <section className={`align-items-start ${styles.clearance}`} aria-labelledby="planner-clearance">
      <div>
        <h2 id="planner-clearance">How long the air takes to clear</h2>
        <ul className={`plain-list d-flex flex-wrap ${styles.readings}`}>
          {readings.map(({ value, meaning }) => (
            <li key={meaning}>
              <b className="num title">
                {minutes(value)} <small className="unit">min</small>
              </b>
              <span className="d-block muted">{meaning}</span>
            </li>
          ))}
        </ul>
      </div>
      <DecayCurve ach={ach} ventilationAch={room.ventilationAch} />
      <details className={`muted small ${styles.assumes}`}>
        <summary>What this assumes</summary>
        <ul className="m-0">
          <li>
            The air is evenly mixed and the machines run the whole time on speed {choice.speed}. Real rooms mix less
            well and take up to ten times as long.
          </li>
          <li>Nothing new is added once the clock starts.</li>
          <li>Minutes = 60 × ln(1 ÷ share left) ÷ air changes per hour: CDC, MMWR, 28 October 1994, Table S3-1.</li>
          <li>It is arithmetic for planning, not clinical or engineering advice.</li>
        </ul>
      </details>
    </section>
  );
}
