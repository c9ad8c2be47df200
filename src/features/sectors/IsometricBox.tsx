import { isometricPoints, type Point3 } from '@/lib/isometric';

export type BoxFaces = readonly [top: string, left: string, right: string];

export type IsometricBoxProps = {
  /** The corner nearest to the room's far corner, in metres. */
  at: Point3;
  /** Extent along x, y and z, in metres. */
  size: Point3;
  faces: BoxFaces;
  /** Units of the drawing per metre. */
  scale: number;
};

/** Draw boxes further back first. */
export function IsometricBox({ at: [x, y, z], size: [a, b, c], faces, scale }: IsometricBoxProps) {
  const corners: Point3[][] = [
    [
      [x, y, z + c],
      [x + a, y, z + c],
      [x + a, y + b, z + c],
      [x, y + b, z + c],
    ],
    [
      [x, y + b, z],
      [x + a, y + b, z],
      [x + a, y + b, z + c],
      [x, y + b, z + c],
    ],
    [
      [x + a, y, z],
      [x + a, y + b, z],
      [x + a, y + b, z + c],
      [x + a, y, z + c],
    ],
  ];
  return (
    <g stroke="var(--ink)" strokeWidth={scale / 38} strokeLinejoin="round">
      {corners.map((points, index) => (
        <polygon key={index} points={isometricPoints(points, scale)} fill={faces[index]} />
      ))}
    </g>
  );
}
