import { type MachineModel, calculatorModels } from '@/domain/machines';
import { machineAirflowM3PerHour, type SpeedChoice, speedOf, speedsOf, workingSpeedLimitDbA } from '@/domain/speeds';
import { formatList } from '@/lib/format/list';
import { grouped } from '@/lib/format/number';
import { Chart, type ChartSize } from './Figure';
import styles from './Figure.module.scss';

const [minDbA, maxDbA] = [15, 60];
const maxM3PerHour = 1240;
const inks: Record<MachineModel, string> = {
  'GEN S': 'var(--intake)',
  'GEN X': 'var(--ink)',
  'GEN Y': 'var(--air)',
  'GEN Z': 'var(--teal)',
};

function SpeedDrawing({ width, height, isNarrow }: ChartSize) {
  const left = isNarrow ? 44 : 60;
  const right = width - (isNarrow ? 30 : 116);
  const bottom = height - 62;
  const x = (dbA: number) => Number((left + ((right - left) * (dbA - minDbA)) / (maxDbA - minDbA)).toFixed(1));
  const y = (m3PerHour: number) => Number((bottom - ((bottom - 30) * m3PerHour) / maxM3PerHour).toFixed(1));

  return (
    <>
      <rect x={left} y={30} width={x(workingSpeedLimitDbA) - left} height={bottom - 30} fill="var(--ice)" />
      <text x={x(workingSpeedLimitDbA) - 12} y={58} textAnchor="end" className={styles.strong}>
        You can talk over it
      </text>
      {[0, 300, 600, 900, 1200].map((m3PerHour) => (
        <g key={m3PerHour}>
          <path d={`M${left} ${y(m3PerHour)}H${right}`} stroke={m3PerHour === 0 ? 'var(--ink)' : 'var(--rule)'} />
          <text x={left - 8} y={y(m3PerHour) + 5} textAnchor="end" className={styles.soft}>
            {grouped(m3PerHour)}
          </text>
        </g>
      ))}
      <text x={0} y={14} className={styles.soft}>
        m³/h
      </text>
      {[20, 30, 40, 50, 60].map((dbA) => (
        <g key={dbA}>
          <path d={`M${x(dbA)} ${bottom}v8`} stroke="var(--ink)" />
          <text x={x(dbA)} y={bottom + 27} textAnchor="middle">
            {dbA}
          </text>
        </g>
      ))}
      <text x={right} y={bottom + 52} textAnchor="end" className={styles.soft}>
        dB(A)
      </text>
      {calculatorModels.map(({ model }) => {
        const speeds = speedsOf(model);
        const working = speedOf(model, 'working').speed;
        const top = speedOf(model, 'full');
        const line = speeds.map(({ noiseDbA, airflowM3PerHour }) => `${x(noiseDbA)} ${y(airflowM3PerHour)}`).join('L');
        return (
          <g key={model} stroke={inks[model]}>
            <path d={`M${line}`} fill="none" strokeWidth="2" />
            {speeds.map(({ speed, noiseDbA, airflowM3PerHour }) => (
              <circle
                key={speed}
                cx={x(noiseDbA)}
                cy={y(airflowM3PerHour)}
                r={speed === working ? 7.5 : 4}
                fill={speed === working ? inks[model] : '#fff'}
                stroke={speed === working ? '#fff' : undefined}
                strokeWidth="2"
              />
            ))}
            <text
              x={x(top.noiseDbA) + 9}
              y={y(top.airflowM3PerHour) + 5}
              stroke="#fff"
              strokeWidth="5"
              paintOrder="stroke"
              className={styles.reading}
            >
              {model.replace('GEN', isNarrow ? '' : 'Generation').trim()}
            </text>
          </g>
        );
      })}
    </>
  );
}

const airflowsAt = (choice: SpeedChoice) =>
  formatList(
    calculatorModels.map(({ model }) => `${model.slice(-1)} ${grouped(machineAirflowM3PerHour(model, choice))}`),
  );

const description =
  'Chart of airflow against noise for the four purifiers, speed by speed. Each curve rises ever more steeply. In m³/h, ' +
  `the Generations move at their working speed, at ${workingSpeedLimitDbA} dB(A) or less, ${airflowsAt('working')}; ` +
  `at full speed ${airflowsAt('full')}.`;

/** Airflow against noise of every speed of every machine. */
export function SpeedChart() {
  return (
    <Chart
      title="Figure 1. Air against noise, speed by speed"
      note={`Each dot is one speed of one machine. A filled dot is the working speed: the highest at ${workingSpeedLimitDbA} dB(A) or less. Estimated but for the airflow at full speed, which is tested.`}
      description={description}
      Drawing={SpeedDrawing}
      heights={{ wide: 350, narrow: 400 }}
    />
  );
}
