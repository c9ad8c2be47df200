import { type Heights, perimeterMm, rim, rimPlace, seenOf, seenWall, type Stretch, wallPiece } from './footprint';
import { pen } from './ink';
import { doorHeightsMm, doorStretch } from './machine-parts';
import type { MachineShape } from './machine-shape';
import type { View } from './view';

type IntakeProps = {
  view: View;
  shape: MachineShape;
  /** Stretch of the outline to draw. */
  within?: Stretch;
};

/** Openings of similar size on every machine. */
function openings(view: View, { body, heightMm, intake }: MachineShape, [fromMm, toMm]: Heights) {
  const [pitchMm, rowMm] = [heightMm / 46, heightMm / 24];
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
        marks.push(
          view.line([
            [x, y, low],
            [x, y, low + lengthMm],
          ]),
        );
      }
    }
    return marks.join('');
  };
}

function flankStretch({ body, intake }: MachineShape): Stretch {
  const middle = perimeterMm(body) / 4;
  const half = intake.kind === 'doors' ? intake.flankMm / 2 : 0;
  return [middle - half, middle + half];
}

function Doors({ view, shape, within }: IntakeProps) {
  const heights = doorHeightsMm(shape);
  const draw = openings(view, shape, [heights[0] + 14, heights[1] - 10]);
  const stretches = [doorStretch(shape), flankStretch(shape)].filter(
    ([from, to]) => !within || (from >= within[0] - 1 && to <= within[1] + 1),
  );
  return stretches.map(([from, to]) => (
    <g key={from}>
      <path
        d={view.outline(wallPiece(shape.body, [from, to], heights))}
        {...pen.detail}
        strokeLinejoin="round"
        fill="none"
      />
      <path d={draw((along) => along > from + 18 && along < to - 18)} {...pen.fine} strokeLinecap="round" fill="none" />
    </g>
  ));
}

function Louvres({ view, shape: { body, intake }, within }: IntakeProps) {
  const pitchMm = 15.2;
  const stretch = within ? seenOf(view, body, within) : seenWall(view, body);
  const blades = Math.round((intake.toMm - intake.fromMm) / pitchMm);
  const lines = Array.from({ length: blades + 1 }, (_, blade) =>
    view.line(rim(body, intake.fromMm + blade * pitchMm, ...stretch)),
  );
  return <path d={lines.join('')} {...pen.detail} stroke={pen.fine.stroke} fill="none" />;
}

export function Intake(props: IntakeProps) {
  const { view, shape, within } = props;
  const { intake } = shape;
  if (intake.kind === 'doors') return <Doors {...props} />;
  if (intake.kind === 'louvres') return <Louvres {...props} />;
  const draw = openings(view, shape, [intake.fromMm, intake.toMm]);
  return (
    <path
      d={draw((along) => !within || (along > within[0] && along < within[1]))}
      {...pen.fine}
      strokeWidth={intake.kind === 'dots' ? 3 : pen.fine.strokeWidth}
      strokeLinecap="round"
      fill="none"
    />
  );
}
