import { StaticSvg } from '@/components/ui/StaticSvg';
import type { SpeedChoice } from '@/domain/speeds';
import { rate, rateAch } from '@/domain/air-changes';
import styles from './ClearanceDrawing.module.scss';

export type ClassroomLevelDrawingProps = {
  /** In px; below 500 it is the phone version. */
  width: number;
  height: number;
  className: string;
};

const [lessonMin, breakMin] = [60, 10];
const volumeM3 = 189;
const windowAch = 1;
const machines = (speed: SpeedChoice) =>
  rateAch(rate('GEN X', volumeM3, { machines: 4, speed, ventilationAch: windowAch }));

/** Share of the steady level with the window alone: rises to 1 ÷ ACH by 1 − e^(−ACH × t), falls by e^(−ACH × t). */
function levelAt(minute: number, inLessonAch: number, inBreakAch: number): number {
  const rise = (minutes: number) => (windowAch / inLessonAch) * (1 - Math.exp((-inLessonAch * minutes) / 60));
  if (minute <= lessonMin) return rise(minute);
  return rise(lessonMin) * Math.exp((-inBreakAch * (minute - lessonMin)) / 60);
}

const minutes = Array.from({ length: lessonMin + breakMin + 1 }, (_, minute) => minute);

export function ClassroomLevelDrawing({ width, height, className }: ClassroomLevelDrawingProps) {
  const isNarrow = width < 500;
  const left = isNarrow ? 40 : 56;
  const right = width - 12;
  const bottom = height - 62;
  const x = (minute: number) => Number((left + ((right - left) * minute) / (lessonMin + breakMin)).toFixed(1));
  const y = (share: number) => Number((bottom - ((bottom - 40) * share) / 0.75).toFixed(1));
  const curve = (inLesson: number, inBreak: number) =>
    `M${minutes.map((minute) => `${x(minute)} ${y(levelAt(minute, inLesson, inBreak))}`).join('L')}`;
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const alone = levelAt(lessonMin, windowAch, windowAch);
  const cleaned = levelAt(lessonMin, machines(2), machines('full'));

  return (
    <StaticSvg
      viewBox={`0 0 ${width} ${height}`}
      className={`${styles.drawing} ${isNarrow ? styles.small : ''} ${className}`}
      aria-hidden="true"
    >
      <rect x={x(lessonMin)} y={40} width={right - x(lessonMin)} height={bottom - 40} className={styles.ten} />
      {[0, 0.25, 0.5, 0.75].map((share) => (
        <g key={share}>
          <path d={`M${left} ${y(share)}H${right}`} className={share === 0 ? styles.axis : styles.grid} />
          <text x={left - 8} y={y(share) + 5} textAnchor="end" className={styles.soft}>
            {percent(share)}
          </text>
        </g>
      ))}
      {[0, 15, 30, 45, 60].map((minute) => (
        <g key={minute}>
          <path d={`M${x(minute)} ${bottom}v8`} className={styles.axis} />
          <text x={x(minute)} y={bottom + 27} textAnchor="middle">
            {minute}
          </text>
        </g>
      ))}
      <text x={left} y={bottom + 52} className={styles.soft}>
        Minutes of the lesson
      </text>
      <text x={right} y={bottom + 27} textAnchor="end" className={styles.strong}>
        Break
      </text>
      <path d={curve(windowAch, windowAch)} fill="none" stroke="var(--intake)" strokeWidth="2.4" />
      <path d={curve(machines(2), machines('full'))} fill="none" stroke="var(--air)" strokeWidth="2.4" />
      <circle cx={x(lessonMin)} cy={y(alone)} r="5" className={styles.dot} />
      <text x={x(lessonMin) - 10} y={y(alone) - 12} textAnchor="end" className={styles.reading}>
        {percent(alone)}, still rising
      </text>
      <circle cx={x(lessonMin)} cy={y(cleaned)} r="5" className={styles.dot} />
      <text x={x(lessonMin) - 10} y={y(cleaned) - 12} textAnchor="end" className={styles.reading}>
        {percent(cleaned)}, level
      </text>
    </StaticSvg>
  );
}
