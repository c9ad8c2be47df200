import { isometric, isometricPoints, type Point3 } from '@/lib/isometric';
import type { CalculatorModelName } from '@/domain/machines';
import { type BoxFaces, IsometricBox } from '../IsometricBox';
import { machineFaces } from '../machine-faces';

/** `d` of a cubic curve. @param points start, two handles, end */
function isometricCurve(points: readonly [Point3, Point3, Point3, Point3], scale: number): string {
  const [start, ...bends] = points.map((point) =>
    isometric(point, scale)
      .map((value) => value.toFixed(1))
      .join(' '),
  );
  return `M${start}C${bends.join(' ')}`;
}

export type ModelBox = { at: Point3; size: Point3; faces: BoxFaces };

export type RoomModelProps = {
  /** Length, width and height in metres. */
  size: Point3;
  boxes: readonly ModelBox[];
  machine: { model: CalculatorModelName; at: Point3; size: Point3 };
  /** Units of the drawing per metre. */
  scale: number;
};

const lines = [0, 1, 2, 3, 4];

export function RoomModel({ size: [length, width, height], boxes, machine, scale }: RoomModelProps) {
  const [x, y] = [machine.at[0] + machine.size[0] / 2, machine.at[1] + machine.size[1] / 2];
  const top = machine.size[2];
  const floor: Point3[] = [
    [0, 0, 0],
    [length, 0, 0],
    [length, width, 0],
    [0, width, 0],
  ];
  const backWall: Point3[] = [
    [0, 0, 0],
    [length, 0, 0],
    [length, 0, height],
    [0, 0, height],
  ];
  const sideWall: Point3[] = [
    [0, 0, 0],
    [0, width, 0],
    [0, width, height],
    [0, 0, height],
  ];
  const outlet = lines.map((index) => {
    const across = width * (0.15 + index * 0.17);
    return isometricCurve(
      [
        [x, y, top],
        [x, y, height * 1.02],
        [x * 0.6, across, height * 0.96],
        [length * 0.06, across + 0.1, height * (0.84 - index * 0.05)],
      ],
      scale,
    );
  });
  const intake = lines.map((index) => {
    const across = width * (0.42 + index * 0.11);
    return isometricCurve(
      [
        [length * (0.12 + index * 0.05), across, 0.12],
        [length * 0.5, across, 0.08],
        [x - 0.2, y + 0.9, 0.1],
        [x, y + machine.size[1] / 2, 0.1 + index * top * 0.1],
      ],
      scale,
    );
  });
  return (
    <g>
      <g stroke="var(--ink)" strokeWidth="1.2" strokeLinejoin="round">
        <polygon points={isometricPoints(floor, scale)} fill="#fff" />
        <polygon points={isometricPoints(backWall, scale)} fill="var(--ice)" />
        <polygon points={isometricPoints(sideWall, scale)} fill="var(--mist)" />
      </g>
      {boxes.map((box) => (
        <IsometricBox key={box.at.join()} {...box} scale={scale} />
      ))}
      <g fill="none" strokeLinecap="round" strokeWidth="1.3">
        {intake.map((path) => (
          <path key={path} d={path} stroke="var(--intake)" opacity=".8" />
        ))}
        {outlet.map((path) => (
          <path key={path} d={path} stroke="var(--air)" />
        ))}
      </g>
      <IsometricBox at={machine.at} size={machine.size} faces={machineFaces(machine.model)} scale={scale} />
    </g>
  );
}
