import type { Point3 } from '@/lib/isometric';
import { colours } from '../colours';
import { obliquePoints } from './oblique';

export type ObliqueFaces = readonly [top: string, front: string, right: string];

export type ObliqueBoxProps = {
  /** The far left lower corner, in metres. */
  at: Point3;
  /** Along the corridor, in depth and in height, in metres. */
  size: Point3;
  faces: ObliqueFaces;
};

/** Draw boxes further back and further left first. */
export function ObliqueBox({ at: [x, y, z], size: [a, b, c], faces: [top, front, right] }: ObliqueBoxProps) {
  const [x1, y1, z1] = [x + a, y + b, z + c];
  const sides: { fill: string; points: Point3[] }[] = [
    {
      fill: right,
      points: [
        [x1, y, z],
        [x1, y1, z],
        [x1, y1, z1],
        [x1, y, z1],
      ],
    },
    {
      fill: front,
      points: [
        [x, y1, z],
        [x1, y1, z],
        [x1, y1, z1],
        [x, y1, z1],
      ],
    },
    {
      fill: top,
      points: [
        [x, y, z1],
        [x1, y, z1],
        [x1, y1, z1],
        [x, y1, z1],
      ],
    },
  ];
  return (
    <g stroke={colours.ink} strokeWidth=".9" strokeLinejoin="round">
      {sides.map(({ fill, points }, index) => (
        <polygon key={index} points={obliquePoints(points)} fill={fill} />
      ))}
    </g>
  );
}
