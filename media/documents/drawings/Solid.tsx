import { type Footprint, rim } from './footprint';
import { ink, pen } from './ink';
import { closedPath, hull } from './path';
import type { View } from './view';

type SolidProps = {
  view: View;
  footprint: Footprint;
  fromMm: number;
  toMm: number;
  fill?: string;
  topFill?: string;
};

export function Solid({ view, footprint, fromMm, toMm, fill = ink.paper, topFill = ink.paper }: SolidProps) {
  const foot = rim(footprint, fromMm);
  const top = rim(footprint, toMm);
  return (
    <g {...pen.outline} strokeLinejoin="round">
      <path d={closedPath(hull([...foot, ...top].map(view.project)))} fill={fill} />
      <path d={view.outline(top)} fill={topFill} strokeWidth={pen.detail.strokeWidth} />
    </g>
  );
}
