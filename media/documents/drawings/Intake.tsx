import { perimeterMm, rimPlace } from './footprint';
import { ink, stroke } from './ink';
import { doorHeightsMm, doorStretch, flankStretch, openingPitchMm } from './machine-parts';
import type { MachineShape } from './machine-shape';
import { closedPath, openPath } from './path';
import type { View } from './view';
import { type Place, seenOf, seenWall, type Stretch, wallLine, wallPiece } from './wall';

export type IntakeProps = {
  view: View;
  shape: MachineShape;
  /** Stretch of the outline to draw. */
  within?: Stretch;
  place?: Place;
};

const whereItIs: Place = (point) => point;

function openings(view: View, shape: MachineShape, [fromMm, toMm]: readonly [number, number], place: Place) {
  const { body, intake } = shape;
  const [pitchMm, rowMm] = openingPitchMm(shape);
  const columns = Math.floor(perimeterMm(body) / pitchMm);
  const rows = Math.floor((toMm - fromMm) / rowMm);
  return (isDrawn: (alongMm: number) => boolean) => {
    const marks: string[] = [];
    for (let row = 0; row < rows; row += 1) {
      const low = fromMm + (row + 0.3) * rowMm;
      const share = Math.min(0.55, 0.04 + (0.75 * (rows - row - 1)) / rows);
      const lengthMm = intake.kind === 'dots' ? 0.6 : rowMm * share;
      for (let column = 0; column < columns; column += 1) {
        const along = (column + (row % 2) / 2 - columns / 2) * pitchMm;
        const { x, y, normal } = rimPlace(body, along);
        if (!view.faces(normal) || !isDrawn(along)) continue;
        marks.push(openPath([view.project(place([x, y, low])), view.project(place([x, y, low + lengthMm]))]));
      }
    }
    return marks.join('');
  };
}

function Doors({ view, shape, within, place = whereItIs }: IntakeProps) {
  const heights = doorHeightsMm(shape);
  const draw = openings(view, shape, [heights[0] + 14, heights[1] - 10], place);
  const stretches = [doorStretch(shape), flankStretch(shape)].filter(
    ([from, to]) => !within || (from >= within[0] - 1 && to <= within[1] + 1),
  );
  return stretches.map(([from, to]) => (
    <g key={from}>
      <path
        d={closedPath(wallPiece(view, shape.body, [from, to], heights, place))}
        stroke={ink.line}
        strokeWidth={stroke.detail}
        strokeLinejoin="round"
        fill="none"
      />
      <path
        d={draw((along) => along > from + 18 && along < to - 18)}
        stroke={ink.fine}
        strokeWidth={stroke.fine}
        strokeLinecap="round"
        fill="none"
      />
    </g>
  ));
}

function Louvres({ view, shape, within, place = whereItIs }: IntakeProps) {
  const { body, intake } = shape;
  const pitchMm = 15.2;
  const stretch = within ? seenOf(view, body, within) : seenWall(view, body);
  const blades = Math.round((intake.toMm - intake.fromMm) / pitchMm);
  const lines = Array.from({ length: blades + 1 }, (_, blade) =>
    wallLine(view, body, stretch, intake.fromMm + blade * pitchMm, place),
  );
  return <path d={lines.join('')} stroke={ink.fine} strokeWidth={stroke.detail} fill="none" />;
}

export function Intake(props: IntakeProps) {
  const { view, shape, within, place = whereItIs } = props;
  const { intake } = shape;
  if (intake.kind === 'doors') return <Doors {...props} />;
  if (intake.kind === 'louvres') return <Louvres {...props} />;
  const draw = openings(view, shape, [intake.fromMm, intake.toMm], place);
  return (
    <path
      d={draw((along) => !within || (along > within[0] && along < within[1]))}
      stroke={ink.fine}
      strokeWidth={intake.kind === 'dots' ? 3 : stroke.fine}
      strokeLinecap="round"
      fill="none"
    />
  );
}
