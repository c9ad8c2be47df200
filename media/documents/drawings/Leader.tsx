import { ink, pen } from './ink';
import type { Point2 } from './path';

export type LeaderProps = {
  at: Point2;
  from: Point2;
  name: string;
  note?: string | undefined;
  side: 'left' | 'right';
};

export function Leader({ at: [x, y], from: [labelX, labelY], name, note, side }: LeaderProps) {
  const [anchor, textX] = side === 'left' ? (['end', labelX - 12] as const) : (['start', labelX + 12] as const);
  return (
    <g>
      <path d={`M${labelX} ${labelY}L${x.toFixed(1)} ${y.toFixed(1)}`} {...pen.detail} fill="none" />
      <circle cx={x} cy={y} r="7" fill={ink.paper} {...pen.detail} />
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
