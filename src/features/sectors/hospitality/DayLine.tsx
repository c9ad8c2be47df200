import { useId } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';

/** A part of the day: its name, when it begins, what the line is as high as, and the speed ("Full", "Speed 3"). */
export type DayHour = { name: string; time: string; level: number; speed: string };

/** `step`: from one hour to the next, a quarter of the page and its gutter. */
const sizes = [
  { width: 1280, step: 328, height: 150, figureSize: 104, className: 'd-none d-md-block' },
  { width: 358, step: 97.5, height: 90, figureSize: 40, className: 'd-md-none' },
];

/** From one hour to the next: level, and a curve that ends where the next begins. */
function lineOf(ys: readonly number[], step: number): string {
  const curve = step / 5;
  return ys
    .map((y, index) => {
      const before = ys[index - 1];
      if (before === undefined) return `M-800 ${y}`;
      const to = index * step - curve / 8;
      return `H${to - curve}C${to - curve / 2} ${before} ${to - curve / 2} ${y} ${to} ${y}`;
    })
    .join('');
}

function DayDrawing({
  hours,
  unit,
  scale: [lowest, highest],
  width,
  step,
  height,
  figureSize,
  className,
}: (typeof sizes)[number] & DayLineProps) {
  const fillId = useId();
  const y = (level: number) => Number((figureSize + (height * (highest - level)) / (highest - lowest)).toFixed(1));
  const line = `${lineOf(
    hours.map(({ level }) => y(level)),
    step,
  )}H${width + 800}`;
  const timeSize = Math.max(15, figureSize / 5);
  const isNarrow = timeSize === 15;
  const floor = height + figureSize + (isNarrow ? 4 : 2.4) * timeSize;
  return (
    <StaticSvg
      viewBox={`0 0 ${width} ${floor}`}
      className={`d-block w-100 h-auto overflow-visible ${className}`}
      aria-hidden="true"
    >
      <linearGradient id={fillId} x2="0" y2="1">
        <stop stopColor="var(--ember)" stopOpacity=".42" />
        <stop offset="1" stopColor="var(--ember)" stopOpacity="0" />
      </linearGradient>
      <path d={`${line}V${floor}H-800Z`} fill={`url(#${fillId})`} />
      <path d={line} fill="none" stroke="var(--ember)" strokeWidth="3" />
      {hours.map(({ name, time, level, speed }, index) => (
        <text
          key={time}
          x={index * step}
          y={y(level) - figureSize / 6}
          fontSize={figureSize}
          letterSpacing={-figureSize / 30}
          fill="#fff"
        >
          {level}
          {index === 0 && (
            <tspan dx="12" fontSize={figureSize / 3} letterSpacing="0" fill="var(--glow)">
              {unit}
            </tspan>
          )}
          {/* Right below the line. */}
          <tspan
            x={index * step}
            dy={figureSize / 6 + 1.5 * timeSize}
            fontSize={timeSize}
            fontWeight="600"
            letterSpacing="0"
          >
            {name}
          </tspan>
          <tspan
            {...(isNarrow ? { x: index * step, dy: 1.35 * timeSize } : { dx: 10 })}
            fontSize={timeSize}
            letterSpacing="0"
          >
            {time}
          </tspan>
          <tspan x={index * step} dy={1.35 * timeSize} fontSize={timeSize} letterSpacing="0" fill="var(--glow)">
            {speed}
            {speed === 'Full' && !isNarrow && ' speed'}
          </tspan>
        </text>
      ))}
    </StaticSvg>
  );
}

type DayLineProps = {
  hours: readonly DayHour[];
  /** Beside the first figure. */
  unit: string;
  /** The ends of what is drawn. */
  scale: readonly [lowest: number, highest: number];
};

/** An evening on one line. */
export function DayLine(line: DayLineProps) {
  const { hours, unit } = line;
  return (
    <>
      {sizes.map((size) => (
        <DayDrawing key={size.width} {...line} {...size} />
      ))}
      <ol className="visually-hidden">
        {hours.map(({ name, time, level, speed }) => (
          <li key={time}>
            <h3>{name}</h3>
            <p>
              {time}, {level} {unit}, {speed}
              {speed === 'Full' && ' speed'}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
