import { isometricPoints, type Point3 } from '@/lib/isometric';
import { colours } from '../colours';
import { IsometricBox, type BoxFaces } from '../IsometricBox';
import { isometricCurve } from '../isometric-curve';
import { machineSizeM } from '../machine-room';

const scale = 62;
const [length, width, height] = [7, 5.6, 3.2];
const wood: BoxFaces = ['#e9d9cc', '#d9c5b5', '#c7b09e'];
const coral: BoxFaces = ['#d98a60', '#c06b3f', '#a65430'];
const teal: BoxFaces = ['#bfdfe4', '#9fcbd2', '#84b6be'];
const leg: BoxFaces = ['#8b98a3', '#8b98a3', '#7b8792'];

const floor: Point3[] = [
  [0, 0, 0],
  [length, 0, 0],
  [length, width, 0],
  [0, width, 0],
];
const flat = (points: Point3[]) => isometricPoints(points, scale);
const onBackWall = (x0: number, x1: number, z0: number, z1: number) =>
  flat([
    [x0, 0, z0],
    [x1, 0, z0],
    [x1, 0, z1],
    [x0, 0, z1],
  ]);
const onSideWall = (y0: number, y1: number, z0: number, z1: number) =>
  flat([
    [0, y0, z0],
    [0, y1, z0],
    [0, y1, z1],
    [0, y0, z1],
  ]);

/** Floor boards, one metre apart. */
const boards: Point3[][] = [
  ...[1, 2, 3, 4, 5, 6].map((x): Point3[] => [
    [x, 0, 0],
    [x, width, 0],
  ]),
  ...[1, 2, 3, 4, 5].map((y): Point3[] => [
    [0, y, 0],
    [length, y, 0],
  ]),
];

const desks = [0, 1].flatMap((row) =>
  [0, 1, 2].map((column) => ({ x: 0.8 + column * 2.05, y: 1.5 + row * 1.95, coral: row === 0 && column === 1 })),
);

function Desk({ x, y, chairs }: { x: number; y: number; chairs: BoxFaces }) {
  return (
    <g>
      {[0, 1.47].map((offset) => (
        <IsometricBox key={offset} at={[x + offset, y + 0.64, 0]} size={[0.08, 0.08, 0.66]} faces={leg} scale={scale} />
      ))}
      <IsometricBox at={[x, y, 0.66]} size={[1.55, 0.72, 0.06]} faces={wood} scale={scale} />
      {[0.16, 0.88].map((offset) => (
        <g key={offset}>
          <IsometricBox at={[x + offset, y + 0.86, 0.38]} size={[0.52, 0.4, 0.05]} faces={chairs} scale={scale} />
          <IsometricBox at={[x + offset + 0.04, y + 1.26, 0]} size={[0.06, 0.06, 0.4]} faces={leg} scale={scale} />
          <IsometricBox at={[x + offset + 0.42, y + 1.26, 0]} size={[0.06, 0.06, 0.4]} faces={leg} scale={scale} />
          <IsometricBox at={[x + offset, y + 1.26, 0.38]} size={[0.52, 0.07, 0.5]} faces={chairs} scale={scale} />
        </g>
      ))}
    </g>
  );
}

const [machineWidth, machineDepth, machineHeight] = machineSizeM['GEN Z'];
const machineAt: Point3 = [6.1, 0.3, 0];
const [machineX, machineY] = [machineAt[0] + machineWidth / 2, machineAt[1] + machineDepth / 2];

const outlet = [0, 1, 2, 3, 4, 5].map((index) => {
  const y = 0.6 + index * 0.62;
  return isometricCurve(
    [
      [machineX, machineY, machineHeight],
      [machineX, machineY + 0.1, 2.9 + index * 0.03],
      [machineX - 2, y, 3],
      [0.5, y + 0.2, 2.4 - index * 0.12],
    ],
    scale,
  );
});
const intake = [0, 1, 2, 3, 4].map((index) => {
  const y = 1.6 + index * 0.62;
  return isometricCurve(
    [
      [0.8, y, 0.25],
      [2.5, y + 0.1, 0.1],
      [machineX - 1, 1.2 + index * 0.2, 0.15],
      [machineX, machineAt[1] + machineDepth, 0.25 + index * 0.09],
    ],
    scale,
  );
});

/** A classroom cut open, its machine drawing the air from between the desks. */
export function ClassroomModel({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="-330 -220 740 640"
      className={className}
      role="img"
      aria-label="Model of a classroom with a purifier beside the board"
    >
      <polygon points={flat(floor)} fill="#F3ECE7" />
      {boards.map((ends) => (
        <polygon key={ends.join()} points={flat(ends)} stroke="#E2D6CE" />
      ))}
      <polygon points={onBackWall(0, length, 0, height)} fill="#EDF3F5" />
      <polygon points={onSideWall(0, width, 0, height)} fill="#DDE8EC" />
      {[0.8, 3.1].map((y) => (
        <polygon key={y} points={onSideWall(y, y + 1.6, 1.1, 2.6)} fill="#C9E6EC" stroke="#fff" strokeWidth="4" />
      ))}
      <polygon points={onBackWall(1.4, 5, 1, 2.4)} fill="#33505A" stroke="#fff" strokeWidth="5" />
      {desks.map((desk) => (
        <Desk key={`${desk.x} ${desk.y}`} x={desk.x} y={desk.y} chairs={desk.coral ? coral : teal} />
      ))}
      <g fill="none" strokeWidth="1.5" strokeLinecap="round">
        {intake.map((path) => (
          <path key={path} d={path} stroke="#C4622F" opacity=".8" />
        ))}
        {outlet.map((path) => (
          <path key={path} d={path} stroke={colours.air} />
        ))}
      </g>
      <IsometricBox
        at={machineAt}
        size={[machineWidth, machineDepth, machineHeight]}
        faces={['#3d4a57', '#2b3542', '#1c2530']}
        scale={scale}
      />
    </svg>
  );
}
