import { ink, stroke } from './ink';
import type { Point2 } from './view';

export type LeaderProps = {
  /** The part, where the line ends in a dot. */
  at: Point2;
  /** The label, where the line begins. */
  from: Point2;
  name: string;
  note?: string | undefined;
  /** Whether the label stands left or right of the beginning of its line. */
  side: 'left' | 'right';
};

/** A part's name on a line to the part. */
export function Leader({ at: [x, y], from: [labelX, labelY], name, note, side }: LeaderProps) {
  const [anchor, textX] = side === 'left' ? (['end', labelX - 12] as const) : (['start', labelX + 12] as const);
  return (
    <g>
      <path
        d={`M${labelX} ${labelY}L${x.toFixed(1)} ${y.toFixed(1)}`}
        stroke={ink.line}
        strokeWidth={stroke.detail}
        fill="none"
      />
      <circle cx={x} cy={y} r="7" fill={ink.paper} stroke={ink.line} strokeWidth={stroke.detail} />
      <circle cx={x} cy={y} r="2.6" fill={ink.line} />
      <text x={textX} y={labelY + 11} textAnchor={anchor} fontSize="32" fontWeight="600" fill={ink.line}>
        {name}
      </text>
      {note && (
        <text x={textX} y={labelY + 46} textAnchor={anchor} fontSize="27" fill={ink.dark}>
          {note}
        </text>
      )}
    </g>
  );
}
