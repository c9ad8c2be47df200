import { isometric, isometricPaths, type Point3 } from '@/drawing/projection';

type RoomBoxProps = {
  lengthLabel: string;
  widthLabel: string;
  heightLabel: string;
  className?: string | undefined;
};

const inks = {
  floor: '#fff',
  wall: 'var(--pane)',
  sideWall: 'var(--pane-300)',
  edge: 'var(--ink)',
  label: 'var(--ink)',
};

/** Proportions of the drawing, not the labelled sizes. */
const [length, width, height] = [6, 4.5, 2.7];
const scale = 30;
const room = isometricPaths.room([length, width, height], scale);

type LabelProps = { at: Point3; dx: number; dy: number; text: string; anchor?: 'middle' | 'end' };

function Label({ at, dx, dy, text, anchor = 'middle' }: LabelProps) {
  const [x, y] = isometric(at, scale);
  return (
    <text x={Math.round(x + dx)} y={Math.round(y + dy)} textAnchor={anchor}>
      {text}
    </text>
  );
}

/** A room as a box, its sides named by the labels given. */
export function RoomBox({ lengthLabel, widthLabel, heightLabel, className }: RoomBoxProps) {
  return (
    <svg viewBox="-150 -92 340 262" className={className} aria-hidden="true">
      <g stroke={inks.edge} strokeWidth="1.3" strokeLinejoin="round" fillOpacity=".65">
        <path d={room.floor} fill={inks.floor} />
        <path d={room.backWall} fill={inks.wall} />
        <path d={room.sideWall} fill={inks.sideWall} />
      </g>
      <g fontSize="19" fontWeight="600" fill={inks.label}>
        <Label at={[length / 2, width, 0]} dx={-30} dy={26} text={lengthLabel} />
        <Label at={[length, width / 2, 0]} dx={32} dy={24} text={widthLabel} />
        <Label at={[0, width, height / 2]} dx={-8} dy={4} text={heightLabel} anchor="end" />
      </g>
    </svg>
  );
}
