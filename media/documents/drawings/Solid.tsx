import { type Footprint, rim } from './footprint';
import { ink, stroke } from './ink';
import { closedPath, hull } from './path';
import type { Point3, View } from './view';

export type SolidProps = {
  view: View;
  footprint: Footprint;
  fromMm: number;
  toMm: number;
  /** Applied before drawing. */
  place?: ((point: Point3) => Point3) | undefined;
  fill?: string;
  topFill?: string;
};

const whereItIs = (point: Point3) => point;

export function Solid({
  view,
  footprint,
  fromMm,
  toMm,
  place = whereItIs,
  fill = ink.paper,
  topFill = ink.paper,
}: SolidProps) {
  const [foot, top] = [fromMm, toMm].map((height) => rim(footprint, height).map((point) => view.project(place(point))));
  if (!foot || !top) return null;
  return (
    <g stroke={ink.line} strokeWidth={stroke.outline} strokeLinejoin="round">
      <path d={closedPath(hull([...foot, ...top]))} fill={fill} />
      <path d={closedPath(top)} fill={topFill} strokeWidth={stroke.detail} />
    </g>
  );
}
