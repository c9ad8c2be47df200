import { useId } from 'react';
import Container from 'react-bootstrap/Container';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { SectorHero, type SectorHeroWords } from '../SectorHero';
import { type ActivityLevel, activityLevelKeys, activityLevels, breathTrace, litresPerMinute } from './breathing';
import { Bike, Mat, Rower, Treadmill } from './GymEquipment';
import styles from './GymHero.module.scss';

const frame = { base: 178, unitsPerLitre: 45 };
const floor = 306;
const edge = 700;
const machine = { width: 40, height: 100 };
const things = { rest: Mat, easy: Treadmill, hard: Bike, flatOut: Rower };

type Drawing = {
  levels: readonly ActivityLevel[];
  /** Left edge and size; on the page it is as wide as the columns. */
  viewBox: readonly [x: number, y: number, width: number, height: number];
  left: number;
  levelWidth: number;
  machineX: number;
  /** Of the words, to be read where the drawing is small. */
  textScale: number;
  /** The unit stands below its figure. */
  isUnitBelow: boolean;
  /** The figures stand above the trace, and the air runs higher. */
  hasFiguresAbove?: boolean;
};

const wide: Drawing = {
  levels: activityLevelKeys,
  viewBox: [80, -12, 1280, 424],
  left: 80,
  levelWidth: 290,
  machineX: 1306,
  textScale: 1,
  isUnitBelow: false,
};

const middle: Drawing = { ...wide, viewBox: [80, -12, 1280, 464], textScale: 1.4, isUnitBelow: true };

/** The slowest and the fastest. */
const narrow: Drawing = {
  levels: ['rest', 'flatOut'],
  viewBox: [31, -84, 588, 474],
  left: 31,
  levelWidth: 232,
  machineX: 565,
  textScale: 1.45,
  isUnitBelow: true,
  hasFiguresAbove: true,
};

const labelOf = (levels: readonly ActivityLevel[]) =>
  `A quarter of a minute of breathing at each pace. ${levels
    .map((key) => `${activityLevels[key].where}: ${litresPerMinute(activityLevels[key])} litres a minute`)
    .join('; ')}. Examples of ours. The trace runs into Generation X, and clean air runs back above it.`;

type AirProps = { traceEnd: number; machineX: number; lift: number };

function Air({ traceEnd, machineX: x, lift }: AirProps) {
  const lines = [0, 1, 2, 3, 4, 5];
  const { height } = machine;
  const intake = lines.map((i) => {
    const y = floor - 16 - i * 8;
    return `M${traceEnd} ${frame.base}C${traceEnd + 30 + i * 3} ${frame.base + 8 - i * 3} ${x - 34 + i * 2} ${y} ${x} ${y}`;
  });
  const outlet = lines.map((i) => {
    const start = x + 5 + i * 6;
    return `M${start} ${floor - height}C${start + 14} ${128 - lift - i * 8} ${x - i * 9} ${44 - lift - i * 6} ${x - 176} ${42 - lift - i * 6}C${x - 546} ${40 - lift - i * 5} ${x - 826} ${46 - lift - i * 6} ${-edge} ${54 - lift - i * 8}`;
  });
  return (
    <g fill="none" strokeWidth="1.4" strokeLinecap="round">
      <path d={intake.join('')} stroke="var(--intake)" />
      <path d={outlet.join('')} stroke="var(--air)" />
    </g>
  );
}

/** Generation X. */
function Machine({ x }: { x: number }) {
  const { width, height } = machine;
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

type BreathDrawingProps = { drawing: Drawing; className: string };

function BreathDrawing({ drawing, className }: BreathDrawingProps) {
  const { levels, viewBox, left, levelWidth, machineX, textScale, isUnitBelow, hasFiguresAbove } = drawing;
  const fillId = useId();
  const trace = breathTrace({ ...frame, levels, left, levelWidth });
  const traceEnd = left + levels.length * levelWidth;
  const textY = floor + 20 + 26 * textScale;
  return (
    <StaticSvg
      viewBox={viewBox.join(' ')}
      className={`w-100 h-auto overflow-visible ${className}`}
      role="img"
      aria-label={labelOf(levels)}
    >
      <defs>
        <linearGradient id={fillId} x2="0" y2="1">
          <stop stopColor="var(--terracotta)" stopOpacity=".26" />
          <stop offset="1" stopColor="var(--terracotta)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={`M${-edge} ${frame.base}H${left}`} stroke="var(--intake)" strokeWidth="2.4" />
      <path d={trace} fill={`url(#${fillId})`} />
      <path d={trace} fill="none" stroke="var(--intake)" strokeWidth="2.4" strokeLinejoin="round" />
      <Air traceEnd={traceEnd} machineX={machineX} lift={hasFiguresAbove ? 78 : 0} />
      <rect x={-edge} y={floor} width={1440 + 2 * edge} height="400" fill="var(--ink)" />
      <Machine x={machineX} />
      {levels.map((key, index) => {
        const x = left + index * levelWidth;
        const Thing = things[key];
        return (
          <g key={key}>
            <g transform={`translate(${x} ${floor})`}>
              <Thing />
            </g>
            <path
              d={`M${x} ${floor + 20}h${levelWidth - 36}m0 -6v12M${x} ${floor + 14}v12`}
              stroke="var(--slate-on-dark)"
            />
            <text transform={`translate(${x} ${textY}) scale(${textScale})`} fontSize="15">
              <tspan fontSize="17" fontWeight="600" fill="#fff">
                {activityLevels[key].where}
              </tspan>
              {!hasFiguresAbove && (
                <>
                  <tspan x="0" dy="38" fontSize="36" letterSpacing="-1.3" fill="#fff">
                    {litresPerMinute(activityLevels[key])}
                  </tspan>
                  <tspan fill="var(--cyan)" {...(isUnitBelow ? { x: 0, dy: 24 } : { dx: 6 })}>
                    litres a minute
                  </tspan>
                </>
              )}
            </text>
            {hasFiguresAbove && (
              <text
                transform={`translate(${x} ${frame.base - 16 - frame.unitsPerLitre * activityLevels[key].litresPerBreath})`}
                fontSize="23"
                fill="var(--slate)"
              >
                <tspan fontSize="52" letterSpacing="-2" fill="var(--ink)">
                  {litresPerMinute(activityLevels[key])}
                </tspan>
                <tspan dx="7">litres a minute</tspan>
              </text>
            )}
          </g>
        );
      })}
      <text transform={`translate(${machineX + 54} ${textY}) scale(${textScale})`} fontSize="15" textAnchor="end">
        <tspan fontSize="17" fontWeight="600" fill="#fff">
          Generation X
        </tspan>
        {!hasFiguresAbove && (
          <tspan x="0" dy={isUnitBelow ? 62 : 38} fill="var(--cyan)">
            cleans the air
          </tspan>
        )}
      </text>
    </StaticSvg>
  );
}

/** The gym's first screen: a breath that grows with the exercise. */
export function GymHero(words: SectorHeroWords) {
  return (
    <SectorHero
      {...words}
      layout="stacked"
      className={styles.hero}
      art={
        <Container fluid="xxl">
          <BreathDrawing drawing={wide} className={`d-none d-lg-block ${styles.wide}`} />
          <BreathDrawing drawing={middle} className="d-none d-md-block d-lg-none" />
          <BreathDrawing drawing={narrow} className="d-md-none" />
        </Container>
      }
    />
  );
}
