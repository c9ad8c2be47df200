import { StaticSvg } from '@/components/ui/StaticSvg';
import { calculatorModels } from '@/domain/machines';
import { noiseRangeDbA, speedOf, speedsOf } from '@/domain/speeds';
import styles from './NoiseBesideDesk.module.scss';

const [left, right, first, step] = [36, 474, 74, 54];
const x = (decibels: number) => left + ((right - left) * (decibels - 16)) / 46;

/** Typical textbook levels that everybody knows. */
const familiar = [
  { name: 'whisper', dbA: 30 },
  { name: 'library', dbA: 40 },
  { name: 'talk', dbA: 60 },
];

const machines = calculatorModels.map(({ name }) => {
  const [lowDbA, topDbA] = noiseRangeDbA(speedsOf(name));
  return { name: name.replace('GEN ', ''), lowDbA, workingDbA: speedOf(name, 'working').noiseDbA, topDbA };
});

const label = `Noise in dB(A) at speed 1, at working speed and at full speed: ${machines
  .map(({ name, lowDbA, workingDbA, topDbA }) => `${name} ${lowDbA}, ${workingDbA}, ${topDbA}`)
  .join('; ')}`;

/** Each machine from speed 1 to full speed on one scale, its working speed marked, between sounds that everybody knows. */
export function NoiseChart() {
  const bottom = first + step * machines.length - 18;
  return (
    <StaticSvg viewBox={`0 0 480 ${bottom}`} className={styles.chart} role="img" aria-label={label}>
      {familiar.map(({ name, dbA }) => (
        <g key={name}>
          <path d={`M${x(dbA)} 42V${bottom}`} className={styles.familiar} />
          <text x={x(dbA)} y="14" textAnchor="middle">
            {dbA}
            <tspan x={x(dbA)} dy="19" className={styles.name}>
              {name}
            </tspan>
          </text>
        </g>
      ))}
      {machines.map(({ name, lowDbA, workingDbA, topDbA }, row) => {
        const y = first + row * step;
        return (
          <g key={name}>
            <text x="0" y={y + 6} fontWeight="600">
              {name}
            </text>
            <path d={`M${x(lowDbA)} ${y}H${x(workingDbA)}`} stroke="var(--teal)" strokeWidth="9" />
            <path d={`M${x(workingDbA)} ${y}H${x(topDbA)}`} stroke="#d9a58b" strokeWidth="9" />
            <path d={`M${x(workingDbA)} ${y - 11}v22`} stroke="var(--ink)" strokeWidth="3" />
            {[lowDbA, workingDbA, topDbA].map((dbA, index) => (
              <text key={dbA} x={x(dbA)} y={y + 28} textAnchor="middle" fontWeight={index === 1 ? 600 : 400}>
                {dbA}
              </text>
            ))}
          </g>
        );
      })}
    </StaticSvg>
  );
}
