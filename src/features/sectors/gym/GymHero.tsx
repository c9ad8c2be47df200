import { useId } from 'react';
import Container from 'react-bootstrap/Container';
import { genXCutout } from '@/assets/pictures/gen-x-cutout';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { machineOf } from '@/domain/machines';
import { speedOf } from '@/domain/speeds';
import { grouped } from '@/lib/format/number';
import { SectorHero, type SectorHeroWords } from '../SectorHero';
import { type ActivityLevel, activityLevelKeys, activityLevels, breathTrace, litresPerMinute } from './breathing';
import { equipmentAt } from './gym-equipment';
import styles from './GymHero.module.scss';

const frame = { base: 150, unitsPerLitre: 38 };
const floor = 306;
const edge = 700;
/** In the cut-out of 1200 px. */
const cutout = { size: 1200, height: 846, floor: 1118 };

type Drawing = {
  levels: readonly ActivityLevel[];
  /** Left edge and size; on the page it is as wide as the columns. */
  viewBox: readonly [x: number, y: number, width: number, height: number];
  left: number;
  levelWidth: number;
  /** Its middle. */
  machineX: number;
  machineHeight: number;
  /** Of the words, to be read where the drawing is small. */
  textScale: number;
  /** The unit stands below its figure. */
  isUnitBelow: boolean;
  /** Of all equipment: two pixels on the page. */
  strokeWidth: number;
  /** The figures stand above the trace, and the air runs higher. */
  hasFiguresAbove?: boolean;
};

const wide: Drawing = {
  levels: activityLevelKeys,
  viewBox: [80, 6, 1280, 391],
  left: 80,
  levelWidth: 262,
  machineX: 1296,
  machineHeight: 240,
  textScale: 1,
  isUnitBelow: false,
  strokeWidth: 2,
};

const middle: Drawing = { ...wide, viewBox: [80, -14, 1280, 478], textScale: 1.4, isUnitBelow: true, strokeWidth: 3 };

/** The slowest and the fastest. */
const narrow: Drawing = {
  levels: ['rest', 'flatOut'],
  viewBox: [31, -56, 588, 462],
  left: 31,
  levelWidth: 222,
  machineX: 560,
  machineHeight: 250,
  textScale: 1.36,
  isUnitBelow: true,
  strokeWidth: 3,
  hasFiguresAbove: true,
};

const cleanedLitresPerMinute = grouped(Math.round((machineOf('GEN X').testedCadrM3PerHour * 1000) / 60));

const fullSpeedDbA = speedOf('GEN X', 'full').noiseDbA;

const labelOf = (levels: readonly ActivityLevel[]) =>
  `A quarter of a minute of breathing at each pace. ${levels
    .map((key) => `${activityLevels[key].where}: ${litresPerMinute(activityLevels[key])} litres a minute`)
    .join(
      '; ',
    )}. Examples of ours. The trace runs into Generation X, which cleans ${cleanedLitresPerMinute} litres a minute at full speed, at ${fullSpeedDbA} dB(A); clean air runs back above it.`;

type AirProps = { traceEnd: number; machineX: number; machineHeight: number; lift: number };

/** Into the grille, where it fades, and out of the top. */
function Air({ traceEnd, machineX: x, machineHeight: height, lift }: AirProps) {
  const fadeId = useId();
  const lines = [0, 1, 2, 3, 4, 5];
  const grille = x - 0.24 * height;
  const intake = lines.map((i) => {
    const y = floor - height * (0.1 + 0.075 * i);
    const end = grille + 10 + 7 * ((i * 2) % 5);
    return `M${traceEnd} ${frame.base}C${traceEnd + 30 + i * 2} ${frame.base + 6 - i * 2} ${grille - 44 + i * 3} ${y} ${end} ${y}`;
  });
  const outlet = lines.map((i) => {
    const start = x - 0.14 * height + i * 0.06 * height;
    const top = 46 - lift - i * 6;
    return `M${start} ${floor - 0.98 * height}C${start + 4} ${top + 14} ${x - 30} ${top + 4} ${x - 176} ${top + 2}C${x - 546} ${top} ${x - 826} ${top + 6} ${-edge} ${top + 14 - i * 2}`;
  });
  return (
    <g fill="none" strokeWidth="1.4" strokeLinecap="round">
      <linearGradient id={fadeId} gradientUnits="userSpaceOnUse" x1={grille} x2={grille + 40}>
        <stop stopColor="var(--intake)" />
        <stop offset="1" stopColor="var(--intake)" stopOpacity="0" />
      </linearGradient>
      <path d={intake.join('')} stroke={`url(#${fadeId})`} />
      <path d={outlet.join('')} stroke="var(--air)" />
    </g>
  );
}

/** Generation X on the floor. */
function Machine({ x, height }: { x: number; height: number }) {
  const size = (cutout.size * height) / cutout.height;
  return (
    <image
      href={genXCutout.webp}
      x={x - size / 2}
      y={floor - (cutout.floor * size) / cutout.size}
      width={size}
      height={size}
    />
  );
}

type BreathDrawingProps = { drawing: Drawing; className: string };

function BreathDrawing({ drawing, className }: BreathDrawingProps) {
  const { levels, viewBox, left, levelWidth, machineX, machineHeight, textScale, isUnitBelow, strokeWidth } = drawing;
  const { hasFiguresAbove } = drawing;
  const fillId = useId();
  const trace = breathTrace({ ...frame, levels, left, levelWidth });
  const traceEnd = left + levels.length * levelWidth;
  const right = viewBox[0] + viewBox[2];
  const textY = floor + 19 + 24 * textScale;
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
      <rect x={-edge} y={floor} width={1440 + 2 * edge} height="400" fill="var(--copper-700)" />
      <Machine x={machineX} height={machineHeight} />
      <Air {...{ traceEnd, machineX, machineHeight }} lift={hasFiguresAbove ? 72 : 0} />
      {levels.map((key, index) => {
        const x = left + index * levelWidth;
        return (
          <g key={key}>
            <path
              d={equipmentAt[key]}
              transform={`translate(${x} ${floor - strokeWidth / 2})`}
              fill="none"
              stroke="var(--ink)"
              strokeWidth={strokeWidth}
              strokeLinejoin="round"
              strokeLinecap="round"
            />
            <path d={`M${x} ${floor + 20}h${levelWidth - 36}m0 -6v12M${x} ${floor + 14}v12`} stroke="var(--ember)" />
            <text transform={`translate(${x} ${textY}) scale(${textScale})`} fontSize="15">
              <tspan fontSize={isUnitBelow ? 15 : 17} fontWeight="600" fill="#fff">
                {activityLevels[key].where}
              </tspan>
              {!hasFiguresAbove && (
                <>
                  <tspan x="0" dy="36" fontSize="36" letterSpacing="-1.3" fill="#fff">
                    {litresPerMinute(activityLevels[key])}
                  </tspan>
                  <tspan fill="var(--glow)" {...(isUnitBelow ? { x: 0, dy: 24 } : { dx: 6 })}>
                    litres a minute{index === 0 && ' (sample)'}
                  </tspan>
                </>
              )}
            </text>
            {hasFiguresAbove && (
              <text
                transform={`translate(${x} ${frame.base - (index === 0 ? 40 : 16) - frame.unitsPerLitre * activityLevels[key].litresPerBreath})`}
                fontSize="23"
                fill="var(--slate)"
              >
                <tspan fontSize="52" letterSpacing="-2" fill="var(--ink)">
                  {litresPerMinute(activityLevels[key])}
                </tspan>
                <tspan dx="7">litres a minute</tspan>
                {index === 0 && (
                  <tspan x="0" dy="24">
                    (sample)
                  </tspan>
                )}
              </text>
            )}
          </g>
        );
      })}
      <path d={`M${traceEnd} ${floor + 20}H${right}m0 -6v12M${traceEnd} ${floor + 14}v12`} stroke="var(--ember)" />
      <text transform={`translate(${traceEnd} ${textY}) scale(${textScale})`} fontSize="15">
        <tspan fontSize={isUnitBelow ? 15 : 17} fontWeight="600" fill="#fff">
          Generation X{!hasFiguresAbove && `, ${fullSpeedDbA} dB(A)`}
        </tspan>
        {!hasFiguresAbove && (
          <>
            <tspan x="0" dy="36" fontSize="36" letterSpacing="-1.3" fill="#fff">
              {cleanedLitresPerMinute}
            </tspan>
            <tspan fill="var(--glow)" {...(isUnitBelow ? { x: 0, dy: 24 } : { dx: 6 })}>
              litres a minute
            </tspan>
          </>
        )}
      </text>
      {hasFiguresAbove && (
        <text x={right} y={textY + 36} textAnchor="end" fontSize="23" fill="#fff">
          cleans {cleanedLitresPerMinute} litres a minute at {fullSpeedDbA} dB(A)
        </text>
      )}
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
          <BreathDrawing drawing={wide} className="d-none d-xl-block" />
          <BreathDrawing drawing={middle} className="d-none d-md-block d-xl-none" />
          <BreathDrawing drawing={narrow} className="d-md-none" />
        </Container>
      }
    />
  );
}
