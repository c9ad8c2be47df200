import { calculatorModels } from '@/domain/machines';
import { machineAirflowM3PerHour, speedOf, speedsOf, type SpeedChoice, workingSpeedLimitDbA } from '@/domain/speeds';
import { formatList } from '@/lib/format/list';
import { grouped } from '@/lib/format/number';
import { Chart, type ChartSize } from './Figure';
import styles from './Figure.module.scss';

const [minDbA, maxDbA] = [14, 66];

/** A level that a room asks for; sources: those of the article. */
type Rung = { dbA: number; room: string; from: string };

const rungs: readonly Rung[] = [
  { dbA: 30, room: 'A ward, day and night', from: 'WHO' },
  { dbA: 35, room: 'A class, a new classroom', from: 'WHO, BB93' },
  { dbA: 40, room: 'A refurbished classroom', from: 'BB93' },
  { dbA: workingSpeedLimitDbA, room: 'Easy talk', from: 'our limit' },
];

function LadderDrawing({ width, height, isNarrow }: ChartSize) {
  const [top, bottom] = [0, height - 34];
  const firstColumn = isNarrow ? 130 : 450;
  const step = (width - firstColumn + (isNarrow ? 6 : 50)) / calculatorModels.length;
  const y = (dbA: number) => Number((bottom - ((bottom - top) * (dbA - minDbA)) / (maxDbA - minDbA)).toFixed(1));
  const radius = (m3PerHour: number) => Number(((isNarrow ? 0.45 : 1.25) * Math.sqrt(m3PerHour)).toFixed(1));
  const talk = y(workingSpeedLimitDbA);
  const edge = isNarrow ? 8 : 20;
  return (
    <>
      <rect width={width} height={talk} fill="var(--sand)" />
      <rect y={talk} width={width} height={bottom - talk} fill="var(--ice)" />
      <g className={styles.soft}>
        <text x={edge} y="18">
          dB(A)
        </text>
        {[20, 50, 55, 60].map((dbA) => (
          <text key={dbA} x={edge} y={y(dbA) - 9}>
            {dbA}
          </text>
        ))}
      </g>
      <path d={[20, 50, 55, 60].map((dbA) => `M0 ${y(dbA)}h${edge + 18}`).join('')} stroke="var(--grey-300)" />
      <g className={styles.strong}>
        <text x={edge + 32} y={y(60) - 9}>
          Bars and gyms
          {isNarrow ? (
            <tspan x={edge + 32} dy="18">
              with music
            </tspan>
          ) : (
            ' with music: measure yours'
          )}
        </text>
        <text x={edge + 32} y={y(20) - 9}>
          {isNarrow ? 'Bedrooms' : 'Bedrooms: speed 1'}
        </text>
      </g>
      {rungs.map(({ dbA, room, from }) => (
        <g key={dbA}>
          <path
            d={`M0 ${y(dbA)}H${width}`}
            stroke={dbA === workingSpeedLimitDbA ? 'var(--ink)' : 'var(--grey-300)'}
            strokeWidth={dbA === workingSpeedLimitDbA ? 2 : 1}
          />
          <text x={edge} y={y(dbA) - (isNarrow ? 24 : 10)} className={styles.level}>
            {dbA}
          </text>
          <text x={isNarrow ? edge : 72} y={y(dbA) - 9} className={styles.rung}>
            {isNarrow
              ? room
                  .replace('A class, a', 'A')
                  .replace('refurbished classroom', 'refurbished class')
                  .replace(', day and night', '')
              : `${room}, ${from}`}
          </text>
        </g>
      ))}
      {calculatorModels.map(({ model }, index) => {
        const x = firstColumn + step * index;
        const working = speedOf(model, 'working').speed;
        const speeds = speedsOf(model);
        return (
          <g key={model}>
            <path
              d={`M${x} ${y(speeds[0]?.noiseDbA ?? minDbA)}V${y(speeds.at(-1)?.noiseDbA ?? minDbA)}`}
              stroke="var(--grey-300)"
              strokeWidth="1.5"
            />
            {speeds.map(({ speed, noiseDbA, airflowM3PerHour }) => {
              const isWorking = speed === working;
              const r = radius(airflowM3PerHour);
              return (
                <g key={speed}>
                  <circle
                    cx={x}
                    cy={y(noiseDbA)}
                    r={r}
                    fill={isWorking ? 'var(--teal)' : '#fff'}
                    stroke={isWorking ? 'var(--teal)' : 'var(--grey-300)'}
                    strokeWidth="1.5"
                  />
                  <text
                    x={x + r + (isNarrow ? 3 : 8)}
                    y={y(noiseDbA) + 5}
                    className={isWorking ? styles.reading : styles.soft}
                  >
                    {grouped(airflowM3PerHour)}
                    {index === 0 && isWorking && !isNarrow && ' m³/h'}
                  </text>
                </g>
              );
            })}
            <text x={x} y={height - 8} textAnchor="middle" className={styles.strong}>
              {isNarrow ? model.slice(-1) : model.replace('GEN', 'Generation')}
            </text>
          </g>
        );
      })}
      <text x={edge} y={height - 8} className={styles.soft}>
        m³/h, by its circle
      </text>
    </>
  );
}

const airflowsAt = (choice: SpeedChoice) =>
  formatList(
    calculatorModels.map(({ model }) => `${model.slice(-1)} ${grouped(machineAirflowM3PerHour(model, choice))}`),
  );

const description =
  `Drawing of loudness from bedrooms to bars. The rooms, in dB(A): ${rungs.map(({ dbA, room, from }) => `${dbA} ${room.toLowerCase()} (${from})`).join(', ')}. ` +
  `Beside them each speed of the four purifiers. In m³/h, the Generations move at their working speed ${airflowsAt('working')}; ` +
  `at full speed ${airflowsAt('full')}.`;

/** What rooms ask for, and every speed of every machine, on one scale of loudness. */
export function LoudnessLadder() {
  return (
    <Chart
      title="Figure 1. From a bedroom to a bar"
      note={`A circle is one speed of a machine; its area is the air. Filled: the working speed. Estimated, but for the airflow at full speed; our noise names no distance yet. WHO: World Health Organization; BB93: Building Bulletin 93.`}
      description={description}
      Drawing={LadderDrawing}
      heights={{ wide: 640, narrow: 620 }}
    />
  );
}
