import { useId } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';

/** A part of the evening: its name, when it begins, the noise in dB(A), and the speed ("Full", "Speed 3"). */
export type EveningHour = { name: string; time: string; noiseDbA: number; speed: string };

/** `step`: from one hour to the next, a quarter of the page and its gutter. */
const sizes = [
  { width: 1280, step: 328, height: 150, figureSize: 104, className: 'd-none d-md-block' },
  { width: 358, step: 97.5, height: 90, figureSize: 40, className: 'd-md-none' },
];

/** Ends of the scale, in dB(A). */
const [quietest, loudest] = [32, 66];

/** From one hour of the evening to the next: level, and a curve that ends where the next begins. */
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

function EveningDrawing({
  hours,
  width,
  step,
  height,
  figureSize,
  className,
}: (typeof sizes)[number] & EveningLineProps) {
  const fillId = useId();
  const y = (dbA: number) => Number((figureSize + (height * (loudest - dbA)) / (loudest - quietest)).toFixed(1));
  const line = `${lineOf(
    hours.map(({ noiseDbA }) => y(noiseDbA)),
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
      {hours.map(({ name, time, noiseDbA, speed }, index) => (
        <text
          key={name}
          x={index * step}
          y={y(noiseDbA) - figureSize / 6}
          fontSize={figureSize}
          letterSpacing={-figureSize / 30}
          fill="#fff"
        >
          {noiseDbA}
          {index === 0 && (
            <tspan dx="12" fontSize={figureSize / 3} letterSpacing="0" fill="var(--glow)">
              dB(A)
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

type EveningLineProps = { hours: readonly EveningHour[] };

/** An evening on one line, as high as it is loud. */
export function EveningLine({ hours }: EveningLineProps) {
  return (
    <>
      {sizes.map((size) => (
        <EveningDrawing key={size.width} hours={hours} {...size} />
      ))}
      <ol className="visually-hidden">
        {hours.map(({ name, time, noiseDbA, speed }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              {time}, {noiseDbA} dB(A), {speed}
              {speed === 'Full' && ' speed'}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
