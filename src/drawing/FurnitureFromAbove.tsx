import type { RoomKind } from '@/domain/people';
import { furnitureOf } from './furniture';

type FurnitureFromAboveProps = {
  kind: RoomKind;
  floor: { lengthM: number; widthM: number };
  people: number | undefined;
  strokeWidth: number;
};

/** The usual furniture of a kind of room on a plan in metres, for the people in it; nothing where it does not fit. */
export function FurnitureFromAbove({ kind, floor, people, strokeWidth }: FurnitureFromAboveProps) {
  return (
    <g fill="var(--porcelain)" stroke="var(--field)" strokeWidth={strokeWidth} aria-hidden="true">
      {furnitureOf(kind, floor, people).map(({ x, y, width, height, isRound }, index) => (
        <rect key={index} x={x} y={y} width={width} height={height} rx={isRound ? width / 2 : 0.06} />
      ))}
    </g>
  );
}
