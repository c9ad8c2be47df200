import { bindUnits } from '@/lib/format/bind-units';

export type PointsProps = { points: readonly string[] };

export function Points({ points }: PointsProps) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{bindUnits(point)}</li>
      ))}
    </ul>
  );
}
