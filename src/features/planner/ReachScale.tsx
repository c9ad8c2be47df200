import type { PlannedRoom } from '@/domain/plan-url';
import { rateAch, rateText } from '@/domain/air-changes';
import type { RoomChoice } from '@/domain/room-advice';
import styles from './ReachScale.module.scss';

export type ReachScaleProps = { room: PlannedRoom; choice: RoomChoice };

const width = 700;
const start = 6;
const end = width - 24;

/** A scale from the room's ventilation to the reached air changes, with the target. */
export function ReachScale({ room, choice }: ReachScaleProps) {
  const reached = choice.reaches.quietest;
  const ach = rateAch(reached);
  const most = Math.max(6, Math.ceil(Math.max(ach, room.targetAch) / 3) * 3);
  const x = (value: number) => Number((start + ((end - start) * value) / most).toFixed(1));
  const ticks = Array.from({ length: most + 1 }, (_, value) => value).filter((value) => most <= 30 || value % 3 === 0);
  return (
    <svg
      viewBox={`0 0 ${width} 104`}
      className={styles.scale}
      role="img"
      aria-label={`From ${room.ventilationAch} air changes an hour to ${rateText(reached)}, past the target of ${room.targetAch}`}
    >
      <linearGradient id="reach-scale">
        <stop stopColor="#B9572A" />
        <stop offset="1" stopColor="#1493A0" />
      </linearGradient>
      <path d={`M${start} 54H${end}`} stroke="#B4C4CC" strokeWidth="1.5" />
      {ticks.map((value) => (
        <path key={value} d={`M${x(value)} 54v${value % 3 === 0 ? 10 : 6}`} stroke="#75838F" />
      ))}
      <rect
        x={x(room.ventilationAch)}
        y="50"
        width={Math.max(0, x(ach) - x(room.ventilationAch))}
        height="8"
        fill="url(#reach-scale)"
      />
      <circle cx={x(room.ventilationAch)} cy="54" r="6" fill="#fff" stroke="#AD441B" strokeWidth="2" />
      <path d={`M${x(room.targetAch)} 28V76`} stroke="#0B1422" strokeWidth="2" />
      <circle cx={x(ach)} cy="54" r="8" fill="#0B6670" />
      <text x={x(room.targetAch)} y="94" textAnchor="middle" className={styles.label}>
        {room.targetAch}, target
      </text>
      <text x={Math.min(x(ach), width - 40)} y="32" textAnchor="middle" className={styles.reached}>
        {rateText(reached)}
      </text>
    </svg>
  );
}
