import { ink } from './ink';
import type { Point2 } from './path';

type ArrowProps = {
  from: Point2;
  to: Point2;
  via?: Point2;
  width?: number;
};

export function Arrow({ from, to, via, width = 6 }: ArrowProps) {
  const [startX, startY] = via ?? from;
  const [x, y] = to;
  const length = Math.hypot(x - startX, y - startY) || 1;
  const [alongX, alongY] = [(x - startX) / length, (y - startY) / length];
  const head = width * 3.4;
  const [neckX, neckY] = [x - alongX * head, y - alongY * head];
  const wing = head * 0.52;
  return (
    <g>
      <path
        d={`M${from.join(' ')}${via ? `Q${via.join(' ')} ` : 'L'}${neckX.toFixed(1)} ${neckY.toFixed(1)}`}
        stroke={ink.act}
        strokeWidth={width}
        fill="none"
      />
      <path
        d={`M${x} ${y}L${(neckX - alongY * wing).toFixed(1)} ${(neckY + alongX * wing).toFixed(1)}L${(neckX + alongY * wing).toFixed(1)} ${(neckY - alongX * wing).toFixed(1)}Z`}
        fill={ink.act}
      />
    </g>
  );
}
