import { rim } from './footprint';
import { Intake } from './Intake';
import { ink, stroke } from './ink';
import { doorHeightsMm, doorStretch } from './machine-parts';
import type { MachineShape } from './machine-shape';
import { closedPath, openPath } from './path';
import type { View } from './view';
import { type Place, seenOf, wallPiece } from './wall';

export type DoorProps = { view: View; shape: MachineShape; place: Place };

/** What opens in front, moved: the shell of a tower's lower half, or the cabinet's door. */
export function Door({ view, shape, place }: DoorProps) {
  const whole = doorStretch(shape);
  const seen = seenOf(view, shape.body, whole);
  const heights = doorHeightsMm(shape);
  const top = rim(shape.body, heights[1], ...whole).map((point) => view.project(place(point)));
  return (
    <g fill="none" stroke={ink.line} strokeWidth={stroke.outline} strokeLinejoin="round">
      <path d={openPath(top)} fill={ink.shade} />
      <path d={closedPath(wallPiece(view, shape.body, seen, heights, place))} fill={ink.paper} />
      <Intake view={view} shape={shape} within={whole} place={place} />
    </g>
  );
}
