import { useId } from 'react';
import { clearanceMinutes, clearanceWholeMinutes } from '@/domain/clearance';
import { rate, rateAch, rateText } from '@/domain/air-changes';
import { speedOf } from '@/domain/speeds';
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

/** The example's surgery: one Generation Y, windows shut. */
const [full, working] = (['full', 'working'] as const).map((running) => {
  const airChanges = rate('GEN Y', 40.95, { speed: running });
  const ach = rateAch(airChanges);
  return { ach, text: rateText(airChanges), minutes: clearanceWholeMinutes(ach) };
}) as [Surgery, Surgery];
type Surgery = { ach: number; text: string; minutes: number };

const workingSpeed = `Speed ${speedOf('GEN Y', 'working').speed}`;

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
  const figureSize = isNarrow ? 76 : 210;

  return (
    <>
      <defs>
        <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1={x(2.9)} x2={x(axisMaxAch)} y1="0" y2="0">
          <stop stopColor="var(--intake)" />
          <stop offset=".42" stopColor="var(--air)" />
          <stop offset="1" stopColor="var(--teal)" />
        </linearGradient>
      </defs>
      {waits.map(({ from, to, minutes }) => (
        <g key={minutes}>
          <path d={`M${x(from)} ${bottom}V${y(minutes)}H${x(to)}V${bottom}`} fill="var(--sand)" />
          <path d={`M${x(from)} ${y(minutes)}H${x(to)}`} stroke="var(--copper)" strokeWidth="2" />
          <text x={x(from) + 8} y={round(y(minutes) + (minutes > 15 ? 19 : -7))} className={styles.waitLabel}>
            {minutes}
          </text>
        </g>
      ))}
      <path d={`M${x(10)} ${y(10)}H${right}`} stroke="var(--copper)" strokeWidth="2" strokeDasharray="5 4" />
      <text x={x(10) + 8} y={round(y(10) + 18)} className={styles.waitLabel}>
        10
      </text>
      {[0, 30, 60, 90].map((minutes) => (
        <text key={minutes} x={left - 8} y={round(y(minutes) + 5)} textAnchor="end" className={styles.soft}>
          {minutes}
        </text>
      ))}
      <text x={left} y={12} className={styles.soft}>
        Minutes
      </text>
      <path d={`M${left} ${bottom}H${right}`} stroke="var(--ink)" />
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
      <path d={`M${curve}`} fill="none" stroke={`url(#${gradient})`} strokeWidth="3" />
      {[3, 6].map((airChanges) => (
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
            {clearanceWholeMinutes(airChanges)}
          </text>
        </g>
      ))}
      {[working, full].map(({ ach }) => (
        <circle
          key={ach}
          cx={x(ach)}
          cy={y(clearanceMinutes(ach))}
          r="7"
          fill="var(--teal)"
          stroke="#fff"
          strokeWidth="1.5"
        />
      ))}
      <text x={round(x(working.ach) + 11)} y={round(y(clearanceMinutes(working.ach)) - 9)} className={styles.reading}>
        {working.minutes}
        <tspan className={styles.soft} fontWeight="400">{` ${workingSpeed}`}</tspan>
      </text>
      <path d={`M${x(full.ach)} ${y(clearanceMinutes(full.ach)) - 8}V${y(48)}`} stroke="var(--ink)" />
      <text x={right} y={y(54)} textAnchor="end" fontSize={figureSize} fontWeight="400" letterSpacing="-.05em">
        {full.minutes}
        <tspan fontSize={figureSize / 4} letterSpacing="-.02em">
          {' min'}
        </tspan>
      </text>
      <text x={round(x(full.ach) - 10)} y={y(44)} textAnchor="end" className={styles.strong}>
        Full speed
      </text>
    </>
  );
}

const description =
  'Chart. The time to clear 99% of particles falls from 92 minutes at 3 air changes an hour to 46 at 6, 28 at 10 and 14 at 20. ' +
  `The surgery of the example needs ${full.minutes} minutes at full speed, with ${full.text} air changes, and ${working.minutes} on ${workingSpeed.toLowerCase()}, with ${working.text}. ` +
  'Below the curve stand the waits of the UK guidance of ' +
  '2020 to 2022: 30 minutes from 1 to 5 air changes, 20 from 6 to 9, 15 from 10 on, and as little as 10 with high-volume suction or a rubber dam.';

/** Curve of minutes to clear the air against air changes, with the withdrawn guidance. */
export function ClearanceCurve() {
  return (
    <Chart
      title="Figure 1. What the air takes, and what guidance once asked for"
      note="Evenly mixed air with nothing adding to it; real rooms take up to ten times as long. From 10 air changes on the guidance meant 15 minutes, and as little as 10 with suction or dam. It is history: do not work from it."
      description={description}
      Drawing={ClearanceDrawing}
      heights={{ wide: 520, narrow: 380 }}
      lines={[
        { label: '99% cleared, one Generation Y in the surgery', stroke: 'var(--air)' },
        { label: 'UK fallow time, October 2020 to 2022, withdrawn', stroke: 'var(--copper)' },
        { label: 'the least it could be, with suction or dam', stroke: 'var(--copper)', dashes: '5 4' },
      ]}
    />
  );
}
