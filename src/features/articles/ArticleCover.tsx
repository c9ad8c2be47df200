import type { ReactNode } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';
import type { ArticleSlug } from '@/config/article-slugs';
import { findings } from '@/data/articles/findings';
import { purifiers } from '@/data/purifiers';
import { recommendedChoice } from '@/data/room-answers';
import { offeredRooms } from '@/data/rooms/offered-rooms';
import { rateAch } from '@/domain/air-changes';
import { clearanceWholeMinutes, remainingShare } from '@/domain/clearance';
import { roomVolumeM3 } from '@/domain/room';
import { speedOf, speedsOf, workingSpeedLimitDbA } from '@/domain/speeds';
import { clamp } from '@/lib/clamp';

/** All covers are drawn in these units, with a margin at each side. */
const [width, height, margin] = [400, 250, 24];
const round = (units: number) => Number(units.toFixed(1));

/** The sum on a school's board, and a block for each air change; the first is the window's. */
function BoardDrawing() {
  const { classroom } = offeredRooms;
  const { lengthM, widthM, heightM, ventilationAch, targetAch } = classroom;
  const total = rateAch(recommendedChoice(classroom).rates.chosen);
  const step = (width - 2 * margin) / Math.ceil(total);
  const block = step - 5;
  return (
    <>
      <text x={margin} y="56" fontSize="34" fontWeight="400" letterSpacing="-1" fill="#fff" opacity=".9">
        {`${lengthM} × ${widthM} × ${heightM} = ${roomVolumeM3(classroom)} m³`}
      </text>
      {Array.from({ length: Math.ceil(total) }, (_, index) => (
        <g key={index} transform={`translate(${round(margin + index * step)} 88)`} strokeWidth="1.5">
          <rect
            width={round(block * clamp(total - index, 0, 1))}
            height="46"
            fill={index < ventilationAch ? 'var(--ember)' : 'var(--cyan)'}
          />
          <rect width={round(block)} height="46" fill="none" stroke="#fff" strokeOpacity=".45" />
        </g>
      ))}
      <path d={`M${round(margin + targetAch * step - 2.5)} 84v54`} stroke="#fff" strokeWidth="2" />
      <text x={round(margin + targetAch * step - 1)} y="78" textAnchor="end" fontSize="13.5" fill="#fff">
        our optimum
      </text>
    </>
  );
}

/** What is left of the particles of a surgery, minute by minute. */
function DecayDrawing() {
  const ach = rateAch(recommendedChoice(offeredRooms.surgery).rates.full);
  const minutes = clearanceWholeMinutes(ach);
  const step = (width - 2 * margin) / (minutes + 1);
  return (
    <>
      <linearGradient id="cover-decay" gradientUnits="userSpaceOnUse" x1={margin} x2={width - margin} y1="0" y2="0">
        <stop stopColor="var(--terracotta)" />
        <stop offset=".4" stopColor="var(--air)" />
        <stop offset="1" stopColor="var(--cyan)" />
      </linearGradient>
      {Array.from({ length: minutes + 1 }, (_, minute) => {
        const left = Math.max(2, 192 * remainingShare(ach, minute));
        return (
          <rect
            key={minute}
            x={round(margin + minute * step)}
            y={round(height - margin - left)}
            width={round(step - 4)}
            height={round(left)}
            fill="url(#cover-decay)"
          />
        );
      })}
    </>
  );
}

/** Our own sheet, its coverage ringed in red pencil. */
function SheetDrawing() {
  const { name, ratedCadrM3PerHour, coverageM2 } = purifiers['GEN X'];
  const rows = [
    ['Airflow, CADR', `${ratedCadrM3PerHour} m³/h`],
    ['Coverage', `${coverageM2} m²`],
  ] as const;
  return (
    <>
      <g transform="rotate(-3 220 70)">
        <path d="M84 -40H386V164H84Z" fill="#fff" stroke="var(--sand-300)" />
        <text x="104" y="26" fontSize="24" fontWeight="500" letterSpacing="-.4" fill="var(--ink)">
          {name}
        </text>
        {rows.map(([term, value], index) => (
          <g key={term} transform={`translate(0 ${38 + 46 * index})`} fontSize="20" fill="var(--ink)">
            <path d="M104 0H366" stroke="var(--rule)" />
            <text x="104" y="30" fill="var(--slate)">
              {term}
            </text>
            <text x="366" y="30" textAnchor="end" fontWeight="500">
              {value}
            </text>
          </g>
        ))}
        <path d="M104 130H366" stroke="var(--rule)" />
        <g fill="none" stroke="var(--copper)" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
          <path d="M344 88C312 84 286 92 286 106S312 126 338 124 380 114 378 102 352 86 326 88" />
          <path d="M292 122C276 150 240 170 180 184M192 172 178 185 194 191" />
        </g>
      </g>
    </>
  );
}

/** The speeds of Generation X by loudness; the areas are their air. */
function LoudnessDrawing() {
  const x = (dbA: number) => round(44 + (dbA - 19) * 8.4);
  const working = speedOf('GEN X', 'working');
  const limit = x(workingSpeedLimitDbA);
  return (
    <>
      <rect x={limit} width={width - limit} height="142" fill="var(--sand)" />
      <path d={`M${limit} 0V142`} stroke="var(--ink)" strokeWidth="1.5" />
      {speedsOf('GEN X').map(({ speed, noiseDbA, airflowM3PerHour }, index) => {
        const isWorking = speed === working.speed;
        return (
          <g key={speed} textAnchor="middle" fill="var(--ink)" fontSize="16">
            <circle
              cx={x(noiseDbA)}
              cy="62"
              r={round(1.5 * Math.sqrt(airflowM3PerHour))}
              fill={isWorking ? 'var(--teal)' : '#fff'}
              stroke={noiseDbA > workingSpeedLimitDbA ? 'var(--slate)' : 'var(--teal)'}
              strokeWidth="1.5"
            />
            <text x={x(noiseDbA)} y="67.5" fontWeight="500" fill={isWorking ? '#fff' : 'var(--ink)'}>
              {airflowM3PerHour}
            </text>
            <path d={`M${x(noiseDbA)} 112v6`} stroke="var(--ink)" />
            <text x={x(noiseDbA) - 9} y="134" textAnchor="start">
              {noiseDbA}
              {index === 0 && ' dB(A)'}
            </text>
          </g>
        );
      })}
      <path d={`M${margin} 112H${width - margin}`} stroke="var(--ink)" />
    </>
  );
}

type Cover = {
  ground: string;
  /** Inks of the figure and of the line below it. */
  inks: readonly [figure: string, line: string];
  /** Baseline of the figure; at the right edge where the drawing leaves room there. */
  figureY: number;
  isAtEnd?: true;
  drawing: ReactNode;
};

const covers: Record<ArticleSlug, Cover> = {
  'how-much-clean-air-a-classroom-needs': {
    ground: 'var(--board)',
    inks: ['#fff', 'var(--pale)'],
    figureY: 201,
    drawing: <BoardDrawing />,
  },
  'air-purification-in-dentistry': {
    ground: 'var(--ink)',
    inks: ['#fff', 'var(--pale)'],
    figureY: 74,
    isAtEnd: true,
    drawing: <DecayDrawing />,
  },
  'reading-a-data-sheet': {
    ground: 'var(--sand)',
    inks: ['var(--copper)', 'var(--ink)'],
    figureY: 206,
    drawing: <SheetDrawing />,
  },
  'the-speed-you-can-talk-over': {
    ground: 'var(--ice)',
    inks: ['var(--ink)', 'var(--ink)'],
    figureY: 203,
    drawing: <LoudnessDrawing />,
  },
};

type ArticleCoverProps = {
  page: ArticleSlug;
  /** Where an adjacent link names the article. */
  isDecoration?: boolean;
};

/** What an article finds, drawn: its figure large on a ground of its own. */
export function ArticleCover({ page, isDecoration = false }: ArticleCoverProps) {
  const { figure, text } = findings[page];
  const { ground, inks, figureY, isAtEnd, drawing } = covers[page];
  const place = isAtEnd ? { x: width - margin, textAnchor: 'end' as const } : { x: margin };
  return (
    <StaticSvg
      viewBox={`0 0 ${width} ${height}`}
      className="d-block w-100 h-auto"
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${figure} ${text}` })}
    >
      <rect width={width} height={height} fill={ground} />
      {drawing}
      <text {...place} y={figureY} fontSize="42" fontWeight="400" letterSpacing="-1.4" fill={inks[0]}>
        {figure}
      </text>
      <text {...place} y={figureY + 27} fontSize="14.5" fill={inks[1]}>
        {text}
      </text>
    </StaticSvg>
  );
}
