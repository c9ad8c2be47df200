import { noBreakUnits } from '@/lib/format/no-break-units';

type PointsProps = { points: readonly string[] };

export function Points({ points }: PointsProps) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{noBreakUnits(point)}</li>
      ))}
    </ul>
  );
}
