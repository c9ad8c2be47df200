import { StaticSvg } from '@/components/ui/StaticSvg';
import { clamp } from '@/lib/clamp';

type TallyProps = {
  of: number;
  /** The first ones, in copper. */
  copper?: number;
  /** Those after them, in the colour of clean air; the last may be a part of one. */
  air: number;
  /** What the copper bar of six counts, and what those after it. */
  words?: readonly [copper: string, air: string];
  /** Height of a bar, where 240 is the width of the drawing. */
  height?: number;
};

/** One bar for each, as wide as those of six. */
export function Tally({ of, copper = 0, air, words, height = 44 }: TallyProps) {
  const step = Math.min(40, 240 / of);
  const gap = height / 11;
  const bars = (
    <StaticSvg viewBox={`0 0 ${of * step - gap} ${height}`} className="d-block w-100" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => {
        const filled = height * clamp(copper + air - index, 0, 1);
        return (
          <g key={index} transform={`translate(${index * step} 0)`}>
            <rect width={step - gap} height={height} fill="var(--mist)" />
            <rect
              y={height - filled}
              width={step - gap}
              height={filled}
              fill={index < copper ? 'var(--copper)' : 'var(--air)'}
            />
          </g>
        );
      })}
    </StaticSvg>
  );
  if (!words) return bars;
  return (
    <div className="position-relative">
      {bars}
      <p className="position-absolute inset-0 d-flex align-items-center small fw-semibold m-0" aria-hidden="true">
        <span className="col-2 ps-2 text-white">{words[0]}</span>
        <span className="ps-2 text-ink">{words[1]}</span>
      </p>
    </div>
  );
}

type FloorsProps = { printedM2: number; trueM2: number };

/** Two floors to one scale: the printed one, and the true one at its left. */
export function Floors({ printedM2, trueM2 }: FloorsProps) {
  const [width, depth] = [636, 64];
  const trueWidth = (width * trueM2) / printedM2;
  return (
    <StaticSvg
      viewBox={`0 0 ${width + 4} ${depth + 4}`}
      className="d-block w-100 num"
      fontSize="32"
      letterSpacing="-1"
      aria-hidden="true"
    >
      <path
        d={`M2 2h${width}v${depth}h${-width}Z`}
        fill="none"
        stroke="var(--copper)"
        strokeWidth="1.5"
        strokeDasharray="6 5"
      />
      <path d={`M2 2h${trueWidth}v${depth}h${-trueWidth}Z`} fill="var(--teal)" />
      <text x="16" y={depth - 12} fill="#fff">
        {trueM2} m²
      </text>
      <text x={width - 14} y={depth - 12} textAnchor="end" fill="var(--copper)">
        {printedM2} m²
      </text>
    </StaticSvg>
  );
}

type ScaleProps = {
  /** The scale starts at zero. */
  to: number;
  unit: string;
  marks: readonly number[];
};

/** Of a scale, in units of its drawing. */
const width = 240;

/** Ticks at each ten, an upright at each mark. */
export function Scale({ to, unit, marks }: ScaleProps) {
  const x = (value: number) => 4 + (value / to) * (width - 8);
  return (
    <StaticSvg
      viewBox={`0 0 ${width} 64`}
      className="d-block w-100 overflow-visible"
      fontSize="13"
      fill="var(--slate)"
      aria-hidden="true"
    >
      <path
        d={`M4 40H${width - 4}${Array.from({ length: to / 10 + 1 }, (_, index) => `M${x(index * 10)} 40v6`).join('')}`}
        stroke="var(--field)"
      />
      <path
        d={`M${x(marks.length > 1 ? Math.min(...marks) : 0)} 40H${x(Math.max(...marks))}`}
        stroke="var(--air)"
        strokeWidth="3"
      />
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${x(mark)} 20V44`} stroke="var(--ink)" strokeWidth="2" />
          <text x={x(mark)} y="14" textAnchor="middle" fill="var(--ink)" fontWeight="600">
            {mark}
          </text>
        </g>
      ))}
      <text x="4" y="62">
        0
      </text>
      <text x={width - 4} y="62" textAnchor="end">
        {to} {unit}
      </text>
    </StaticSvg>
  );
}
