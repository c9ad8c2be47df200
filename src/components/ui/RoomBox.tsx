import type { RoomSize } from '@/domain/room';
import { isometric, isometricPaths, type Point3 } from '@/drawing/projection';

type RoomBoxProps = {
  lengthLabel: string;
  widthLabel: string;
  heightLabel: string;
  /** Drawn to scale; without it a usual room. */
  room?: RoomSize | undefined;
  className?: string | undefined;
};

const inks = {
  floor: '#fff',
  wall: 'var(--pane)',
  sideWall: 'var(--pane-300)',
  edge: 'var(--ink)',
  label: 'var(--ink)',
};

const frameWidth = 300;
/** Width of the floor in the frame. */
const floorWidth = 214;
const usualRoom: RoomSize = { lengthM: 6, widthM: 4.5, heightM: 2.7 };

type LabelProps = { at: readonly [x: number, y: number]; text: string; anchor?: 'middle' | 'end' };

function Label({ at: [x, y], text, anchor = 'middle' }: LabelProps) {
  return (
    <text x={Math.round(x)} y={Math.round(y)} textAnchor={anchor}>
      {text}
    </text>
  );
}

/** A room as a box, its sides named by the labels given. */
export function RoomBox({ lengthLabel, widthLabel, heightLabel, room = usualRoom, className }: RoomBoxProps) {
  const { lengthM, widthM, heightM } = room;
  const scale = floorWidth / isometric([lengthM, -widthM, 0], 1)[0];
  const at = (point: Point3, dx: number, dy: number) => {
    const [x, y] = isometric(point, scale);
    return [x + dx, y + dy] as const;
  };
  const { floor, backWall, sideWall } = isometricPaths.room([lengthM, widthM, heightM], scale);
  const [left, foot] = [at([0, widthM, 0], -70, 0)[0], at([lengthM, widthM, 0], 0, 14)[1]];
  const top = Math.round(-heightM * scale - 4);
  return (
    <svg
      viewBox={`${Math.round(left)} ${top} ${frameWidth} ${Math.round(foot - top)}`}
      className={className}
      aria-hidden="true"
    >
      <g stroke={inks.edge} strokeWidth="1.3" strokeLinejoin="round" fillOpacity=".65">
        <path d={floor} fill={inks.floor} />
        <path d={backWall} fill={inks.wall} />
        <path d={sideWall} fill={inks.sideWall} />
      </g>
      <g fontSize="19" fontWeight="600" fill={inks.label}>
        <Label at={at([lengthM / 2, widthM, 0], -32, 26)} text={lengthLabel} />
        <Label at={at([lengthM, widthM / 2, 0], 34, 26)} text={widthLabel} />
        <Label at={at([0, widthM, heightM / 2], -8, 4)} text={heightLabel} anchor="end" />
      </g>
    </svg>
  );
}
