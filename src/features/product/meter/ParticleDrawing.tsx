import { useId } from 'react';
import { particleBands } from './particle-bands';

export type ParticleDrawingProps = {
  /** Length of the scale in SVG units. */
  width: number;
  /** The end of the scale in µg/m³. */
  fullScale: number;
  /** Scale factor of labels and leaders. */
  size: number;
  isShort?: boolean;
};

/** Every second label is below the bar, because 12 and 15 are close together. */
const isAbove = (index: number) => index % 2 === 0;

export function ParticleDrawing({ width, fullScale, size, isShort = false }: ParticleDrawingProps) {
  const gradient = useId();
  const barY = 116 * size;
  const position = (value: number) => Math.round((value / fullScale) * width);
  const ticks = Array.from({ length: fullScale + 1 }, (_, value) => ({ value, long: value % 10 === 0 }));
  return (
    <svg viewBox={`0 0 ${width} ${Math.round(232 * size)}`} aria-hidden="true">
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" x2={width} y1="0" y2="0">
        <stop stopColor="var(--teal)" />
        <stop offset=".24" stopColor="var(--air)" />
        <stop offset=".7" stopColor="var(--copper)" />
      </linearGradient>
      <rect y={barY} width={width} height="4" fill={`url(#${gradient})`} />
      <path
        stroke="var(--field)"
        d={ticks.map(({ value, long }) => `M${position(value)} ${barY}v${long ? 16 : 9}`).join('')}
      />
      {ticks
        .filter(({ long }) => long)
        .map(({ value }) => (
          <text
            key={value}
            x={position(value)}
            y={barY + 16 + 17 * size}
            textAnchor={value === 0 ? 'start' : position(value) > width - 12 ? 'end' : 'middle'}
            fontSize={14 * size}
            fill="var(--slate)"
          >
            {value}
          </text>
        ))}
      {particleBands.map(({ value, label, shortLabel }, index) => {
        const side = isAbove(index) ? -1 : 1;
        const atEnd = isShort && index === particleBands.length - 1;
        const text = { x: atEnd ? -8 : 10, textAnchor: atEnd ? 'end' : 'start' } as const;
        return (
          <g key={value} transform={`translate(${position(value)} ${barY + 2})`}>
            <path d={`M0 0V${side * 70 * size}`} stroke="var(--ink)" strokeWidth="1.5" />
            <circle r="6" fill="#fff" stroke="var(--ink)" strokeWidth="1.5" />
            <text
              {...text}
              y={(side < 0 ? -40 : 66) * size}
              fontSize={38 * size}
              letterSpacing={-1.4}
              fill="var(--ink)"
            >
              {value}
            </text>
            <text {...text} y={(side < 0 ? -82 : 100) * size} fontSize={17 * size} fill="var(--slate)">
              {isShort ? shortLabel : label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
