import { useId } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { SectorHero, type SectorHeroWords } from '../SectorHero';
import { breathTrace, litresPerMinute, activityLevelKeys, activityLevels } from './breathing';
import { Bike, Mat, Rower, Treadmill } from './GymEquipment';
import styles from './GymHero.module.scss';

const size = { width: 1440, height: 432 };
const frame = { left: 80, levelWidth: 290, base: 178, unitsPerLitre: 50 };
const floor = 306;
const edge = 700;
const traceEnd = frame.left + 4 * frame.levelWidth;
const machine = { x: 1306, width: 40, height: 100 };
const things = [Mat, Treadmill, Bike, Rower];

const label = `One minute of breathing, a quarter of it at each pace. ${activityLevelKeys
  .map((key) => `${activityLevels[key].where}: ${litresPerMinute(activityLevels[key])} litres a minute`)
  .join('; ')}. Typical textbook figures. The trace runs into Generation X, and clean air runs back above it.`;

function Air() {
  const lines = [0, 1, 2, 3, 4, 5];
  const { x, height } = machine;
  const intake = lines.map((i) => {
    const y = floor - 16 - i * 8;
    return `M${traceEnd} ${frame.base}C${traceEnd + 30 + i * 3} ${frame.base + 8 - i * 3} ${x - 34 + i * 2} ${y} ${x} ${y}`;
  });
  const outlet = lines.map((i) => {
    const start = x + 5 + i * 6;
    return `M${start} ${floor - height}C${start + 14} ${128 - i * 8} ${1306 - i * 9} ${44 - i * 6} 1130 ${42 - i * 6}C760 ${40 - i * 5} 480 ${46 - i * 6} ${-edge} ${54 - i * 8}`;
  });
  return (
    <g fill="none" strokeWidth="1.4" strokeLinecap="round">
      <path d={intake.join('')} stroke="var(--intake)" />
      <path d={outlet.join('')} stroke="var(--air)" />
    </g>
  );
}

/** Generation X. */
function Machine() {
  const { x, width, height } = machine;
  return (
    <g stroke="var(--ink)" strokeWidth="1.4">
      <rect x={x} y={floor - height} width={width} height={height - 3} rx="6" fill="#fff" />
      <path d={`M${x} ${floor - height * 0.62}h${width}M${x + 3} ${floor - 1.5}h${width - 6}`} />
      <circle cx={x + width / 2} cy={floor - height * 0.81} r="6" fill="var(--ink)" />
      <path
        d={[0, 1, 2, 3, 4, 5].map((row) => `M${x + 7} ${floor - 52 + row * 8}h${width - 14}`).join('')}
        stroke="var(--slate)"
        strokeDasharray="1.5 3"
      />
    </g>
  );
}

/** @param from left edge; what begins before it has no words */
function BreathSection({ from, width, className }: { from: number; width: number; className?: string | undefined }) {
  const fillId = useId();
  const trace = breathTrace(frame);
  return (
    <StaticSvg
      viewBox={`${from} 0 ${width} ${size.height}`}
      preserveAspectRatio="xMidYMax meet"
      className={className}
      role="img"
      aria-label={label}
    >
      <defs>
        <linearGradient id={fillId} x2="0" y2="1">
          <stop stopColor="var(--terracotta)" stopOpacity=".26" />
          <stop offset="1" stopColor="var(--terracotta)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={`M${-edge} ${frame.base}H${frame.left}`} stroke="var(--intake)" strokeWidth="2.4" />
      <path d={trace} fill={`url(#${fillId})`} />
      <path d={trace} fill="none" stroke="var(--intake)" strokeWidth="2.4" strokeLinejoin="round" />
      <Air />
      <rect x={-edge} y={floor} width={size.width + 2 * edge} height={size.height - floor} fill="var(--ink)" />
      {things.map((Thing, index) => (
        <g key={Thing.name} transform={`translate(${frame.left + index * frame.levelWidth} ${floor})`}>
          <Thing />
        </g>
      ))}
      <Machine />
      {activityLevelKeys.map((key, index) => {
        const x = frame.left + index * frame.levelWidth;
        const { where } = activityLevels[key];
        if (x < from) return null;
        return (
          <g key={key}>
            <path
              d={`M${x} ${floor + 20}h${frame.levelWidth - 26}m0 -6v12M${x} ${floor + 14}v12`}
              stroke="var(--slate-on-dark)"
            />
            <text x={x} y={floor + 46} fontSize="15" fill="var(--slate-on-dark)">
              <tspan fontSize="17" fontWeight="600" fill="#fff">
                {where}
              </tspan>
              <tspan x={x} dy="38" fontSize="36" letterSpacing="-1.3" fill="#fff">
                {litresPerMinute(activityLevels[key])}
              </tspan>
              <tspan fill="var(--cyan)" dx="6">
                litres a minute
              </tspan>
            </text>
          </g>
        );
      })}
      <text x={traceEnd + 26} y={floor + 46} fontSize="15" fill="var(--slate-on-dark)">
        <tspan fontSize="17" fontWeight="600" fill="#fff">
          Generation X
        </tspan>
        <tspan x={traceEnd + 26} dy="24" fill="var(--cyan)">
          cleans it
        </tspan>
      </text>
    </StaticSvg>
  );
}

export function GymHero(words: SectorHeroWords) {
  return (
    <SectorHero
      {...words}
      layout="stacked"
      className={styles.hero}
      art={
        <>
          <BreathSection from={0} width={size.width} className={`d-none d-lg-block w-100 ${styles.wide}`} />
          <BreathSection from={640} width={780} className="d-none d-sm-block d-lg-none w-100 h-auto" />
          <BreathSection from={930} width={480} className={`d-block d-sm-none w-100 ${styles.narrow}`} />
        </>
      }
    />
  );
}
