import { useId } from 'react';
import type { PlannedRoom } from '@/domain/plan/plan';
import { rateAch, rateText } from '@/domain/air-changes';
import type { RoomChoice } from '@/domain/room-answer';
import { formatPeople } from '@/domain/people';
import { decidedBy, neededAch } from '@/domain/sizing';
import { formatAch, airChangesAnHour } from '@/lib/format/air-changes';
import styles from './Curves.module.scss';

type TargetBarProps = { room: PlannedRoom; choice: RoomChoice };

const width = 700;
const start = 6;
const end = width - 24;

/** Distances between ticks, in air changes per hour. */
const steps = [1, 3, 10, 30, 100, 300, 1000, 3000, 10_000];

/** Air changes reached and asked for, on one scale. */
export function TargetBar({ room, choice }: TargetBarProps) {
  const id = useId();
  const reached = choice.rates.chosen;
  const ach = rateAch(reached);
  const target = neededAch(room);
  const { ventilationAch } = room;
  const most = Math.max(6, Math.ceil(Math.max(ach, target) / 3) * 3);
  const x = (value: number) => Number((start + ((end - start) * value) / most).toFixed(1));
  const step = steps.find((distance) => most / distance <= 30) ?? most;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  return (
    <svg
      viewBox={`0 0 ${width} 104`}
      className={`d-block w-100 overflow-visible ${styles.scale}`}
      role="img"
      aria-label={`From ${airChangesAnHour(ventilationAch)} to ${rateText(reached)}, past the target of ${formatAch(target)}`}
    >
      <linearGradient id={id}>
        <stop stopColor="var(--intake)" />
        <stop offset="1" stopColor="var(--air)" />
      </linearGradient>
      <path d={`M${start} 54H${end}`} stroke="var(--grey-200)" strokeWidth="1.5" />
      {ticks.map((value) => (
        <path key={value} d={`M${x(value)} 54v${value % (3 * step) === 0 ? 10 : 6}`} stroke="var(--field)" />
      ))}
      <rect
        x={x(ventilationAch)}
        y="50"
        width={Math.max(0, x(ach) - x(ventilationAch))}
        height="8"
        fill={`url(#${id})`}
      />
      <circle cx={x(ventilationAch)} cy="54" r="6" fill="#fff" stroke="var(--copper)" strokeWidth="2" />
      <path d={`M${x(target)} 42V66`} stroke="var(--ink)" strokeWidth="2" />
      <circle cx={x(ach)} cy="54" r="8" fill="var(--teal)" />
      <text x={x(target)} y="94" textAnchor="middle" className={styles.label}>
        {formatAch(target)}, {decidedBy(room) === 'people' ? `for ${formatPeople(room.people ?? 0)}` : 'target'}
      </text>
      {ventilationAch > 0 && x(target) - x(ventilationAch) > 240 && (
        <text x={x(ventilationAch)} y="94" textAnchor="middle" className={styles.label}>
          {formatAch(ventilationAch)}, ventilation
        </text>
      )}
      <text x={Math.min(x(ach), width - 40)} y="32" textAnchor="middle" className={`fw-medium ${styles.reached}`}>
        {rateText(reached)}
      </text>
    </svg>
  );
}
