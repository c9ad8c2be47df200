import { StaticSvg } from '@/components/ui/StaticSvg';

type NoiseDayProps = {
  /** Of a screen reader. */
  label: string;
  /** In dB(A), at the working speed and at full speed. */
  levels: readonly [workingDbA: number, fullDbA: number];
  /** In the order of the day: where each begins, from 0 to 1, and whether the machines run at full speed. */
  runs: readonly { at: number; isAtFull: boolean }[];
  /** Below the line: where each stands, from 0 to 1. */
  marks: readonly { at: number; text: string; isWideOnly?: boolean }[];
  ink?: string;
};

const widths = [
  { width: 1160, className: 'd-none d-lg-block w-100 h-auto' },
  { width: 720, className: 'd-none d-sm-block d-lg-none w-100 h-auto' },
  { width: 358, className: 'd-block d-sm-none w-100 h-auto' },
];

/** The noise of the machines of a room through an example day. */
export function NoiseDay({ label, levels, runs, marks, ink = 'var(--teal)' }: NoiseDayProps) {
  const [workingDbA, fullDbA] = levels;
  // The axis begins at the ten below the lower level.
  const lowestDbA = Math.floor((workingDbA - 1) / 10) * 10;
  const left = 40;
  return widths.map(({ width, className }) => {
    const floorY = width < 500 ? 128 : 176;
    const yOf = (decibel: number) =>
      Number((floorY - ((decibel - lowestDbA) * (floorY - 16)) / (fullDbA - lowestDbA)).toFixed(1));
    const right = width - 4;
    const xOf = (at: number) => Number((left + (right - left) * at).toFixed(1));
    const line = runs.map(({ at, isAtFull }, index) => {
      const y = yOf(isAtFull ? fullDbA : workingDbA);
      return index === 0 ? `M${xOf(at)} ${y}` : `H${xOf(at)}V${y}`;
    });
    return (
      <StaticSvg
        key={width}
        viewBox={`0 0 ${width} ${floorY + 28}`}
        className={className}
        role="img"
        aria-label={label}
        fontSize={width < 500 ? 14 : 15.5}
      >
        {[...levels, lowestDbA].map((decibel) => (
          <g key={decibel}>
            <path d={`M${left} ${yOf(decibel)}H${right}`} stroke="var(--rule)" />
            <text x={left - 9} y={yOf(decibel) + 5} textAnchor="end" fill="var(--slate)">
              {decibel}
            </text>
          </g>
        ))}
        <path d={`${line.join('')}H${right}V${floorY}H${left}Z`} fill={ink} fillOpacity="0.12" />
        <path d={`${line.join('')}H${right}`} fill="none" stroke={ink} strokeWidth="2.2" />
        <path d={`M${left} ${floorY}H${right}`} stroke="currentColor" />
        <g fill="currentColor">
          {marks.map(({ at, text, isWideOnly }) =>
            isWideOnly && width < 500 ? null : (
              <text
                key={text}
                x={xOf(at)}
                y={floorY + 23}
                textAnchor={at === 0 ? 'start' : at === 1 ? 'end' : 'middle'}
              >
                {text}
              </text>
            ),
          )}
        </g>
      </StaticSvg>
    );
  });
}
