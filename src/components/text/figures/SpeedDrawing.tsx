import { StaticSvg } from '@/components/ui/StaticSvg';
import { calculatorModels } from '@/domain/machines';
import { speedOf, speedsOf } from '@/domain/speeds';
import { grouped } from '@/lib/format/number';
import styles from './ClearanceDrawing.module.scss';

export type SpeedDrawingProps = {
  /** In px; below 500 it is the phone version. */
  width: number;
  height: number;
  className: string;
};

const [minDbA, maxDbA] = [15, 60];
const maxM3PerHour = 1240;
/** Quiet speech, by WHO and building standards. */
const [talkFromDbA, talkToDbA] = [35, 45];
const inks: Record<string, string> = {
  'GEN S': 'var(--intake)',
  'GEN X': 'var(--ink)',
  'GEN Y': 'var(--air)',
  'GEN Z': 'var(--teal)',
};

export function SpeedDrawing({ width, height, className }: SpeedDrawingProps) {
  const isNarrow = width < 500;
  const left = isNarrow ? 44 : 60;
  const right = width - (isNarrow ? 30 : 44);
  const bottom = height - 62;
  const x = (dbA: number) => Number((left + ((right - left) * (dbA - minDbA)) / (maxDbA - minDbA)).toFixed(1));
  const y = (m3PerHour: number) => Number((bottom - ((bottom - 30) * m3PerHour) / maxM3PerHour).toFixed(1));

  return (
    <StaticSvg
      viewBox={`0 0 ${width} ${height}`}
      className={`${styles.drawing} ${isNarrow ? styles.small : ''} ${className}`}
      aria-hidden="true"
    >
      <rect
        x={x(talkFromDbA)}
        y={30}
        width={x(talkToDbA) - x(talkFromDbA)}
        height={bottom - 30}
        className={styles.ten}
      />
      <text x={x(40)} y={52} textAnchor="middle" className={styles.strong}>
        {isNarrow ? 'Talking' : 'You can talk over it'}
      </text>
      {[0, 300, 600, 900, 1200].map((m3PerHour) => (
        <g key={m3PerHour}>
          <path d={`M${left} ${y(m3PerHour)}H${right}`} className={m3PerHour === 0 ? styles.axis : styles.grid} />
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
          <path d={`M${x(dbA)} ${bottom}v8`} className={styles.axis} />
          <text x={x(dbA)} y={bottom + 27} textAnchor="middle">
            {dbA}
          </text>
        </g>
      ))}
      <text x={right} y={bottom + 52} textAnchor="end" className={styles.soft}>
        dB(A)
      </text>
      {calculatorModels.map(({ name }) => {
        const speeds = speedsOf(name);
        const working = speedOf(name, 'working').speed;
        const top = speedOf(name, 'full');
        const line = speeds.map(({ noiseDbA, airflowM3PerHour }) => `${x(noiseDbA)} ${y(airflowM3PerHour)}`).join('L');
        return (
          <g key={name} stroke={inks[name]}>
            <path d={`M${line}`} fill="none" strokeWidth="2" />
            {speeds.map(({ speed, noiseDbA, airflowM3PerHour }) => (
              <circle
                key={speed}
                cx={x(noiseDbA)}
                cy={y(airflowM3PerHour)}
                r={speed === working ? 6.5 : 4}
                fill={speed === working ? inks[name] : '#fff'}
                strokeWidth="2"
              />
            ))}
            <text x={x(top.noiseDbA) + 9} y={y(top.airflowM3PerHour) + 5} stroke="none" className={styles.reading}>
              {name.replace('GEN ', '')}
            </text>
          </g>
        );
      })}
    </StaticSvg>
  );
}
