import { grouped } from '@/lib/format/number';
import { ink } from './ink';
import type { Point2 } from './path';

type MeasureProps = {
  from: Point2;
  to: Point2;
  text: string;
  side: 'below' | 'right';
};

export function Measure({ from: [x1, y1], to: [x2, y2], text, side }: MeasureProps) {
  const isUpright = x1 === x2;
  const tick = isUpright ? 'h28' : 'v28';
  const start = isUpright ? `M${x1 - 14} ${y1}` : `M${x1} ${y1 - 14}`;
  const end = isUpright ? `M${x2 - 14} ${y2}` : `M${x2} ${y2 - 14}`;
  const [x, y] =
    side === 'below' ? [(x1 + x2) / 2, Math.max(y1, y2) + 46] : [Math.max(x1, x2) + 24, (y1 + y2) / 2 + 11];
  return (
    <g>
      <path d={`M${x1} ${y1}L${x2} ${y2}${start}${tick}${end}${tick}`} stroke={ink.air} strokeWidth="2.6" fill="none" />
      <text
        x={x}
        y={y}
        fontSize="32"
        fontWeight="600"
        fill={ink.air}
        textAnchor={side === 'below' ? 'middle' : 'start'}
      >
        {text}
      </text>
    </g>
  );
}

export const millimetres = (value: number) => `${grouped(value)} mm`;
