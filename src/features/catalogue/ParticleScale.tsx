import { useId } from 'react';
import { particleBands } from './particle-bands';
import styles from './ParticleScale.module.scss';

const fullScale = 50;
const width = 1000;
const barY = 120;
const position = (value: number) => (value / fullScale) * width;
/** 12 and 15 stand close together: every second label hangs below the bar. */
const isAbove = (index: number) => index % 2 === 0;

/** PM2.5 from clean to bad on one line, with the four figures it is judged by. */
export function ParticleScale() {
  const gradient = useId();
  return (
    <figure className={styles.scale}>
      <svg
        viewBox="-10 0 1020 250"
        role="img"
        aria-label={`PM2.5 in µg/m³: ${particleBands.map(({ value, label }) => `${value}, ${label}`).join('; ')}`}
      >
        <defs>
          <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" x2={width} y1="0" y2="0">
            <stop stopColor="#0B6670" />
            <stop offset=".24" stopColor="#1493A0" />
            <stop offset=".7" stopColor="#AD441B" />
          </linearGradient>
        </defs>
        <rect x="0" y={barY} width={width} height="4" fill={`url(#${gradient})`} />
        <path
          className={styles.ticks}
          d={Array.from({ length: 51 }, (_, value) => `M${position(value)} ${barY}v${value % 10 === 0 ? 16 : 9}`).join(
            '',
          )}
        />
        {particleBands.map(({ value, label }, index) => (
          <g key={value} transform={`translate(${position(value)} ${barY + 2})`}>
            <path className={styles.leader} d={isAbove(index) ? 'M0 0V-66' : 'M0 0V70'} />
            <circle className={styles.dot} r="6" />
            <text className={styles.value} x="10" y={isAbove(index) ? -42 : 66}>
              {value}
            </text>
            <text className={styles.label} x="10" y={isAbove(index) ? -84 : 98}>
              {label}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="fine muted">PM2.5 in µg/m³, from clean to bad.</figcaption>
    </figure>
  );
}
