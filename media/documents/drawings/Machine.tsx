import { inset, perimeterMm, rim, rimPlace } from './footprint';
import { Intake } from './Intake';
import { ink, stroke } from './ink';
import { MachineFeet } from './MachineFeet';
import { MachineGlass } from './MachineGlass';
import { MachineInside } from './MachineInside';
import { MachineTop } from './MachineTop';
import { doorStretch } from './machine-parts';
import type { MachineShape } from './machine-shape';
import { closedPath } from './path';
import { Solid } from './Solid';
import type { Point3, View } from './view';
import { seenWall, wallLine } from './wall';

export type MachineProps = {
  view: View;
  shape: MachineShape;
  /** Undefined: closed casing. */
  inside?: 'empty' | 'filter' | 'mesh';
  isLit?: boolean;
};

function Grip({ view, shape: { body, grips } }: Pick<MachineProps, 'view' | 'shape'>) {
  if (!grips) return null;
  const middle = perimeterMm(body) / 4;
  const radius = grips.tallMm / 2;
  const outline = Array.from({ length: 41 }, (_, index): Point3 => {
    const angle = (index / 20) * Math.PI;
    const side = Math.cos(angle) >= 0 ? 1 : -1;
    const along = middle + side * (grips.wideMm / 2 - radius) + Math.cos(angle) * radius;
    const { x, y } = rimPlace(body, along);
    return [x, y, grips.heightMm + Math.sin(angle) * radius];
  });
  return (
    <path
      d={closedPath(outline.map(view.project))}
      fill="#C4CDD3"
      stroke={ink.line}
      strokeWidth={stroke.detail}
      strokeLinejoin="round"
    />
  );
}

function Tab({ view, shape: { body, tab, heightMm } }: Pick<MachineProps, 'view' | 'shape'>) {
  const half = body.widthMm / 38;
  const [left, right] = [rimPlace(body, tab.alongMm - half), rimPlace(body, tab.alongMm + half)];
  const low = tab.heightMm - heightMm * 0.042;
  const corners: Point3[] = [
    [left.x, left.y, tab.heightMm],
    [right.x, right.y, tab.heightMm],
    [right.x, right.y, low],
    [left.x, left.y, low],
  ];
  return (
    <path
      d={closedPath(corners.map(view.project))}
      fill={ink.act}
      stroke={ink.line}
      strokeWidth={stroke.detail}
      strokeLinejoin="round"
    />
  );
}

export function Machine({ view, shape, inside, isLit = true }: MachineProps) {
  const { body, heightMm, seamMm, baseMm, cassetteTopMm, rimMm, hasStatusLight, intake } = shape;
  const [, doorRight] = doorStretch(shape);
  // The tab belongs to a tower's front, and to the cabinet's cassette.
  const hasTab = !inside || intake.kind === 'doors';
  return (
    <g fill="none">
      <MachineFeet view={view} shape={shape} />
      <Solid view={view} footprint={body} fromMm={baseMm} toMm={seamMm} />
      <Intake view={view} shape={shape} {...(inside && { within: [doorRight, perimeterMm(body) / 2] as const })} />
      {inside && <MachineInside view={view} shape={shape} inside={inside} />}
      {cassetteTopMm !== undefined && (
        <Solid view={view} footprint={body} fromMm={seamMm} toMm={cassetteTopMm} fill="#DCE4E9" />
      )}
      <Solid view={view} footprint={body} fromMm={cassetteTopMm ?? seamMm} toMm={heightMm} />
      {hasStatusLight && (
        <path
          d={wallLine(view, body, seenWall(view, body), seamMm + 2)}
          stroke={isLit ? '#1493A0' : ink.line}
          strokeWidth="5"
        />
      )}
      <Grip view={view} shape={shape} />
      <path
        d={closedPath(rim(inset(body, rimMm), heightMm).map(view.project))}
        stroke={ink.fine}
        strokeWidth={stroke.fine}
      />
      <MachineTop view={view} body={inset(body, rimMm / 2)} heightMm={heightMm} />
      <MachineGlass view={view} shape={shape} isLit={isLit} />
      {hasTab && <Tab view={view} shape={shape} />}
    </g>
  );
}
