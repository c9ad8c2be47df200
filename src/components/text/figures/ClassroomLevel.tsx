import type { SpeedChoice } from '@/domain/speeds';
import { rate, rateAch } from '@/domain/air-changes';
import { levelWhileAdding } from '@/domain/clearance';
import { Chart, type ChartSize } from './Figure';
import styles from './Figure.module.scss';

const [lessonMin, breakMin] = [60, 10];
const volumeM3 = 189;
const windowAch = 1;
const machines = (speed: SpeedChoice) =>
  rateAch(rate('GEN X', volumeM3, { machines: 4, speed, ventilationAch: windowAch }));

/** Share of the steady level with the window alone: rises to 1 ÷ ACH by 1 − e^(−ACH × t), falls by e^(−ACH × t). */
function levelAt(minute: number, lessonAch: number, breakAch: number): number {
  const rise = (minutes: number) => levelWhileAdding(lessonAch, minutes, windowAch);
  if (minute <= lessonMin) return rise(minute);
  return rise(lessonMin) * Math.exp((-breakAch * (minute - lessonMin)) / 60);
}

const minutes = Array.from({ length: lessonMin + breakMin + 1 }, (_, minute) => minute);

function ClassroomLevelDrawing({ width, height, isNarrow }: ChartSize) {
  const left = isNarrow ? 40 : 56;
  const right = width - 12;
  const bottom = height - 62;
  const x = (minute: number) => Number((left + ((right - left) * minute) / (lessonMin + breakMin)).toFixed(1));
  const y = (share: number) => Number((bottom - ((bottom - 40) * share) / 0.75).toFixed(1));
  const curve = (lessonAch: number, breakAch: number) =>
    `M${minutes.map((minute) => `${x(minute)} ${y(levelAt(minute, lessonAch, breakAch))}`).join('L')}`;
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const alone = levelAt(lessonMin, windowAch, windowAch);
  const cleaned = levelAt(lessonMin, machines(2), machines('full'));

  return (
    <>
      <rect x={x(lessonMin)} y={40} width={right - x(lessonMin)} height={bottom - 40} fill="var(--ice)" />
      {[0, 0.25, 0.5, 0.75].map((share) => (
        <g key={share}>
          <path d={`M${left} ${y(share)}H${right}`} stroke={share === 0 ? 'var(--ink)' : 'var(--rule)'} />
          <text x={left - 8} y={y(share) + 5} textAnchor="end" className={styles.soft}>
            {percent(share)}
          </text>
        </g>
      ))}
      {[0, 15, 30, 45, 60].map((minute) => (
        <g key={minute}>
          <path d={`M${x(minute)} ${bottom}v8`} stroke="var(--ink)" />
          <text x={x(minute)} y={bottom + 27} textAnchor="middle">
            {minute}
          </text>
        </g>
      ))}
      <text x={left} y={bottom + 52} className={styles.soft}>
        Minutes of the lesson
      </text>
      <text x={(x(lessonMin) + right) / 2} y={60} textAnchor="middle" className={styles.strong}>
        Break
      </text>
      <path d={curve(windowAch, windowAch)} fill="none" stroke="var(--intake)" strokeWidth="2.4" />
      <path d={curve(machines(2), machines('full'))} fill="none" stroke="var(--air)" strokeWidth="2.4" />
      <circle cx={x(lessonMin)} cy={y(alone)} r="5" fill="#fff" stroke="var(--ink)" strokeWidth="1.5" />
      <text x={x(lessonMin) - 10} y={y(alone) - 12} textAnchor="end" className={styles.reading}>
        {percent(alone)}, still rising
      </text>
      <circle cx={x(lessonMin)} cy={y(cleaned)} r="5" fill="#fff" stroke="var(--ink)" strokeWidth="1.5" />
      <text x={x(lessonMin) - 10} y={y(cleaned) - 12} textAnchor="end" className={styles.reading}>
        {percent(cleaned)}, level
      </text>
    </>
  );
}

const description =
  'Chart over an hour’s lesson and a ten-minute break. With the windows alone the level in the air climbs through the whole ' +
  'lesson to 63% of what it would come to in the end. With the windows and four Generation X on speed 2 it is level at ' +
  'about 15% after half an hour, and in the break, with the machines at full speed, it falls to about a fifteenth of that.';

/** Curve of what a class breathes out, with windows alone and with our machines. */
export function ClassroomLevel() {
  return (
    <Chart
      title="Figure 1. An hour’s lesson and the break after it"
      note="Classroom of 189 m³. 100% is what the windows alone would come to in the end. Calculated for evenly mixed air and a class that gives off the same in every minute and leaves for the break."
      description={description}
      Drawing={ClassroomLevelDrawing}
      heights={{ wide: 390, narrow: 350 }}
      lines={[
        { label: 'windows alone', stroke: 'var(--intake)' },
        { label: 'windows and four Generation X', stroke: 'var(--air)' },
      ]}
    />
  );
}
