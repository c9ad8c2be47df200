import { keepUnits } from '@/lib/format/keep-units';

export type PointsProps = { points: readonly string[] };

export function Points({ points }: PointsProps) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{keepUnits(point)}</li>
      ))}
    </ul>
  );
}
