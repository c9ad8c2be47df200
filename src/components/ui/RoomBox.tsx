import { isometric, isometricPaths, type Point3 } from '@/drawing/projection';

type RoomBoxProps = {
  lengthLabel: string;
  widthLabel: string;
  heightLabel: string;
  isOnDark?: boolean;
  className?: string | undefined;
};

const onLightInks = {
  floor: '#fff',
  wall: 'var(--pane)',
  sideWall: 'var(--pane-300)',
  edge: 'var(--ink)',
  label: 'var(--ink)',
  line: 'var(--teal)',
};
const onDarkInks: typeof onLightInks = {
  floor: 'var(--night-700)',
  wall: 'var(--deep-600)',
  sideWall: 'var(--deep)',
  edge: 'var(--slate-on-dark)',
  label: 'var(--pale)',
  line: 'var(--cyan)',
};

/** Proportions of the drawing, not the labelled sizes. */
const [length, width, height] = [6, 4.5, 2.7];
const scale = 30;
const room = isometricPaths.room([length, width, height], scale);

/** Lines of the sizes, with a tick at each end. */
const dimensionLines: [Point3, Point3][] = [
  [
    [0, width + 0.55, 0],
    [length, width + 0.55, 0],
  ],
  [
    [length + 0.55, 0, 0],
    [length + 0.55, width, 0],
  ],
  [
    [0, width, 0],
    [0, width + 0.75, 0],
  ],
  [
    [length, width, 0],
    [length, width + 0.75, 0],
  ],
  [
    [length, 0, 0],
    [length + 0.75, 0, 0],
  ],
  [
    [length, width, 0],
    [length + 0.75, width, 0],
  ],
];

function line([from, to]: [Point3, Point3]): string {
  return `M${isometric(from, scale).map(Math.round)}L${isometric(to, scale).map(Math.round)}`;
}

type LabelProps = { at: Point3; dx: number; dy: number; text: string; fill: string; anchor?: 'middle' | 'end' };

function Label({ at, dx, dy, text, fill, anchor = 'middle' }: LabelProps) {
  const [x, y] = isometric(at, scale);
  return (
    <text x={Math.round(x + dx)} y={Math.round(y + dy)} textAnchor={anchor} fill={fill}>
      {text}
    </text>
  );
}

/** A room as a box, its sides named by the labels given. */
export function RoomBox({ lengthLabel, widthLabel, heightLabel, isOnDark = false, className }: RoomBoxProps) {
  const inks = isOnDark ? onDarkInks : onLightInks;
  return (
    <svg viewBox="-150 -92 340 276" className={className} aria-hidden="true">
      <path d={dimensionLines.map(line).join('')} stroke={inks.line} />
      <g stroke={inks.edge} strokeWidth="1.3" strokeLinejoin="round" fillOpacity=".65">
        <path d={room.floor} fill={inks.floor} />
        <path d={room.backWall} fill={inks.wall} />
        <path d={room.sideWall} fill={inks.sideWall} />
      </g>
      <g fontSize="19" fontWeight="600">
        <Label at={[length / 2, width + 0.55, 0]} dx={-20} dy={22} text={lengthLabel} fill={inks.label} />
        <Label at={[length + 0.55, width / 2, 0]} dx={26} dy={18} text={widthLabel} fill={inks.label} />
        <Label at={[0, width, height / 2]} dx={-8} dy={4} text={heightLabel} fill={inks.label} anchor="end" />
      </g>
    </svg>
  );
}
