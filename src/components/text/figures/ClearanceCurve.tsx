import { useId } from 'react';
import { clearanceMinutes, clearanceWholeMinutes } from '@/domain/clearance';
import { rate, rateAch, rateText } from '@/domain/air-changes';
import { Chart, type ChartSize } from './Figure';
import styles from './Figure.module.scss';

const axisMaxAch = 20;
const maxMinutes = 96;

const pointCount = 30;

const round = (units: number) => Number(units.toFixed(1));

/** Waits from and to air changes per hour, in minutes: UK dental IPC appendix, October 2020. */
const waits = [
  { from: 1, to: 6, minutes: 30 },
  { from: 6, to: 10, minutes: 20 },
  { from: 10, to: axisMaxAch, minutes: 15 },
];

/** The example's surgery: one Generation Y at full speed, windows shut. */
const surgeryRate = rate('GEN Y', 40.95);
const surgery = rateAch(surgeryRate);
const surgeryMinutes = clearanceWholeMinutes(surgery);

function ClearanceDrawing({ width, height, isNarrow }: ChartSize) {
  const gradient = useId();
  const left = isNarrow ? 32 : 52;
  const right = width - (isNarrow ? 4 : 12);
  const top = 26;
  const bottom = height - 62;
  const x = (airChanges: number) => round(left + ((right - left) * airChanges) / axisMaxAch);
  const y = (minutes: number) => round(bottom - ((bottom - top) * minutes) / maxMinutes);
  const first = clearanceMinutes(1) / maxMinutes;
  const steps = Array.from({ length: pointCount }, (_, k) => first * (axisMaxAch / first) ** (k / (pointCount - 1)));
  const curve = steps.map((step) => `${x(step)} ${y(clearanceMinutes(step))}`).join('L');

  return (
    <>
      <defs>
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1={x(2.9)} x2={x(axisMaxAch)} y1="0" y2="0">
          <stop stopColor="var(--intake)" />
          <stop offset=".42" stopColor="var(--air)" />
          <stop offset="1" stopColor="var(--teal)" />
        </linearGradient>
      </defs>
      <rect x={x(10)} y={top} width={x(axisMaxAch) - x(10)} height={bottom - top} fill="var(--ice)" />
      {[15, 30, 45, 60, 75, 90].map((minutes) => (
        <path key={minutes} d={`M${left} ${y(minutes)}H${right}`} stroke="var(--rule)" />
      ))}
      {[0, 30, 60, 90].map((minutes) => (
        <text key={minutes} x={left - 8} y={round(y(minutes) + 5)} textAnchor="end" className={styles.soft}>
          {minutes}
        </text>
      ))}
      <text x={left} y={12} className={styles.soft}>
        Minutes
      </text>
      <path d={`M${left} ${bottom}H${right}M${x(10)} ${top}V${bottom}`} stroke="var(--ink)" />
      {[3, 6, 10, 15, 20].map((airChanges) => (
        <g key={airChanges}>
          <path d={`M${x(airChanges)} ${bottom}v8`} stroke="var(--ink)" />
          <text x={x(airChanges)} y={bottom + 27} textAnchor={airChanges === axisMaxAch ? 'end' : 'middle'}>
            {airChanges}
          </text>
        </g>
      ))}
      <text x={right} y={bottom + 52} textAnchor="end" className={styles.soft}>
        Air changes per hour
      </text>
      <text x={x(10) + 12} y={round(y(82.5) + 5)} className={styles.strong}>
        {isNarrow ? 'Ten and above' : 'Ten air changes and above'}
      </text>
      {waits.map(({ from, to, minutes }) => (
        <g key={minutes}>
          <path
            d={`M${x(from)} ${y(minutes)}H${x(to) - (to === axisMaxAch ? 0 : 3)}`}
            stroke="var(--copper)"
            strokeWidth="2"
          />
          <text x={x(from) + (minutes > 15 ? 0 : 7)} y={round(y(minutes) - 7)} className={styles.waitLabel}>
            {minutes}
          </text>
        </g>
      ))}
      <path d={`M${x(10)} ${y(10)}H${right}`} stroke="var(--copper)" strokeWidth="2" strokeDasharray="5 4" />
      <text x={x(10) + 7} y={round(y(10) + 17)} className={styles.waitLabel}>
        10
      </text>
      <path d={`M${curve}`} fill="none" stroke={`url(#${gradient})`} strokeWidth="2.4" />
      {[3, 6, 10].map((airChanges) => (
        <g key={airChanges}>
          <circle
            cx={x(airChanges)}
            cy={y(clearanceMinutes(airChanges))}
            r="5"
            fill="#fff"
            stroke="var(--ink)"
            strokeWidth="1.5"
          />
          <text x={round(x(airChanges) + 11)} y={round(y(clearanceMinutes(airChanges)) - 7)} className={styles.reading}>
            {`${clearanceWholeMinutes(airChanges)} min`}
          </text>
        </g>
      ))}
      <circle
        cx={x(surgery)}
        cy={y(clearanceMinutes(surgery))}
        r="5.5"
        fill="var(--teal)"
        stroke="#fff"
        strokeWidth="1.5"
      />
      <path d={`M${x(surgery)} ${y(clearanceMinutes(surgery)) - 8}V${y(40)}`} stroke="var(--ink)" />
      <text x={x(surgery)} y={y(40) - 31} textAnchor="middle" className={styles.soft}>
        our surgery
      </text>
      <text x={x(surgery)} y={y(40) - 8} textAnchor="middle" className={styles.reading}>
        {surgeryMinutes} min
      </text>
    </>
  );
}

const description =
  'Chart. The time to clear 99% of particles falls from 92 minutes at 3 air changes an hour to 46 at 6, 28 at 10 and 14 at 20. ' +
  `The surgery of the example, with ${rateText(surgeryRate)} air changes, needs ${surgeryMinutes} minutes. ` +
  'Below the curve stand the waits of the UK guidance of ' +
  '2020 to 2022: 30 minutes from 1 to 5 air changes, 20 from 6 to 9, 15 from 10 on, and as little as 10 with high-volume suction or a rubber dam.';

/** Curve of minutes to clear the air against air changes, with the withdrawn guidance. */
export function ClearanceCurve() {
  return (
    <Chart
      title="Figure 2. What the air does, and what the guidance asked"
      note="Curve: minutes to clear 99% of the particles, 276 ÷ air changes an hour, in evenly mixed air with nothing adding to it."
      description={description}
      Drawing={ClearanceDrawing}
      heights={{ wide: 380, narrow: 360 }}
      lines={[
        { label: '99% cleared, calculated', stroke: 'var(--air)' },
        { label: 'UK fallow time, 2020 to 2022, withdrawn', stroke: 'var(--copper)' },
        { label: 'the least it could be, with suction or dam', stroke: 'var(--copper)', dashes: '5 4' },
      ]}
    />
  );
}
