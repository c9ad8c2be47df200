import { useId } from 'react';
import { Cartridge, CartridgeWall } from './Cartridge';
import { circle, inset, perimeterMm, rim, rimPlace, seenOf, seenWall, wallPiece } from './footprint';
import { ink, pen } from './ink';
import { Intake } from './Intake';
import { doorHeightsMm, doorStretch, filterFootMm } from './machine-parts';
import type { MachineShape } from './machine-shape';
import { MachineTop } from './MachineTop';
import { PanelSet } from './PanelSet';
import { closedPath, hull } from './path';
import { Solid } from './Solid';
import type { Point3, View } from './view';

type PartProps = { view: View; shape: MachineShape };

function wheel([x, y]: readonly [number, number], radiusMm: number): Point3[] {
  return [-0.35, 0.35].flatMap((side) =>
    Array.from({ length: 32 }, (_, index): Point3 => {
      const angle = (index / 16) * Math.PI;
      return [x + side * radiusMm, y + Math.sin(angle) * radiusMm * 0.98, radiusMm + Math.cos(angle) * radiusMm];
    }),
  );
}

function Castors({ view, shape: { body, baseMm } }: PartProps) {
  const radiusMm = baseMm * 0.4;
  const [x, y] = [body.widthMm / 2 - radiusMm * 1.9, body.depthMm / 2 - radiusMm * 1.7];
  const corners = [
    [-x, y],
    [x, y],
    [-x, -y],
    [x, -y],
  ] as const;
  return corners.map((corner) => {
    const outline = closedPath(hull(wheel(corner, radiusMm).map(view.project)));
    return <path key={corner.join(' ')} d={outline} fill={ink.dark} {...pen.detail} />;
  });
}

function Inside({ view, shape, inside }: PartProps & { inside: 'empty' | 'filter' | 'mesh' }) {
  const id = useId();
  const { body, filter } = shape;
  const stretch = seenOf(view, body, doorStretch(shape));
  const opening = view.outline(wallPiece(body, stretch, doorHeightsMm(shape)));
  const footMm = filterFootMm(shape);
  const seat = rim(circle(body.widthMm * 0.47), footMm - 14);
  const panels = { empty: 0, filter: 2, mesh: 3 }[inside];
  return (
    <>
      <clipPath id={id}>
        <path d={opening} />
      </clipPath>
      <path d={opening} fill="#CBD6DD" />
      <g clipPath={`url(#${id})`}>
        <path d={view.outline(seat)} fill={ink.shade} stroke={ink.line} strokeWidth={pen.fine.strokeWidth} />
        {filter.kind === 'cartridge' &&
          (inside === 'empty' ? (
            <CartridgeWall view={view} filter={filter} footMm={footMm} hasMesh />
          ) : (
            <Cartridge view={view} filter={filter} footMm={footMm} within={inside === 'mesh' ? 'mesh' : 'wall'} />
          ))}
        {filter.kind === 'panels' && (
          <PanelSet
            view={view}
            filter={filter}
            footMm={footMm}
            offsetsMm={[0.6, 1.8, 2.7].slice(0, panels).map((depth) => [0, -depth * filter.thickMm, 0])}
          />
        )}
      </g>
      <path d={opening} fill="none" {...pen.outline} strokeLinejoin="round" />
    </>
  );
}

function Grip({ view, shape: { body, grips } }: PartProps) {
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
  return <path d={view.outline(outline)} fill={ink.grip} {...pen.detail} strokeLinejoin="round" />;
}

function Tab({ view, shape: { body, tab, heightMm } }: PartProps) {
  const half = body.widthMm / 38;
  const [left, right] = [rimPlace(body, tab.alongMm - half), rimPlace(body, tab.alongMm + half)];
  const low = tab.heightMm - heightMm * 0.042;
  const corners: Point3[] = [
    [left.x, left.y, tab.heightMm],
    [right.x, right.y, tab.heightMm],
    [right.x, right.y, low],
    [left.x, left.y, low],
  ];
  return <path d={view.outline(corners)} fill={ink.act} {...pen.detail} strokeLinejoin="round" />;
}

type Arc = { x: number; radiusMm: number; fromDeg?: number; toDeg?: number };

function Glass({ view, shape: { display, body }, isLit }: PartProps & { isLit: boolean }) {
  const at = (x: number, up: number): Point3 => [x, -body.depthMm / 2, display.heightMm + up];
  function arc({ x, radiusMm, fromDeg = 0, toDeg = 360 }: Arc): Point3[] {
    return Array.from({ length: 61 }, (_, index) => {
      const angle = ((fromDeg + ((toDeg - fromDeg) * index) / 60) * Math.PI) / 180;
      return at(x + Math.sin(angle) * radiusMm, Math.cos(angle) * radiusMm);
    });
  }

  const isRound = display.kind === 'round';
  const dial = isRound ? { x: 0, radiusMm: display.radiusMm } : { x: -64, radiusMm: 50 };
  const [x, up] = isRound ? [0, 0] : [display.widthMm / 2, display.tallMm / 2];
  const glass = isRound ? arc(dial) : [at(-x, up), at(x, up), at(x, -up), at(-x, -up)];
  const bars = isRound ? [] : [20, 34, 48, 62, 76, 90].map((left) => view.line([at(left, -31), at(left + 9, -31)]));
  const ring = view.line(arc({ x: dial.x, radiusMm: dial.radiusMm * 0.76, fromDeg: -130, toDeg: 130 }));
  return (
    <g fill="none">
      <path d={view.outline(glass)} fill={ink.line} stroke={ink.line} strokeWidth="4" strokeLinejoin="round" />
      {isLit && <path d={ring + bars.join('')} {...pen.detail} stroke={ink.display} />}
    </g>
  );
}

type MachineProps = PartProps & {
  /** Undefined: closed casing. */
  inside?: 'empty' | 'filter' | 'mesh';
  isLit?: boolean;
};

export function Machine({ view, shape, inside, isLit = true }: MachineProps) {
  const { body, heightMm, seamMm, baseMm, cassetteTopMm, rimMm, hasStatusLight, hasCastors, intake } = shape;
  const [, doorRight] = doorStretch(shape);
  const within = inside && ([doorRight, perimeterMm(body) / 2] as const);
  const baseFromMm = hasCastors ? baseMm * 0.62 : 6;
  const base = inset(body, body.widthMm * 0.035);
  const light = view.line(rim(body, seamMm + 2, ...seenWall(view, body)));
  // The tab belongs to a tower's front, and to the cabinet's cassette.
  const hasTab = !inside || intake.kind === 'doors';
  return (
    <g fill="none">
      {hasCastors && <Castors view={view} shape={shape} />}
      <Solid view={view} footprint={base} fromMm={baseFromMm} toMm={baseMm} fill={ink.dark} topFill={ink.dark} />
      <Solid view={view} footprint={body} fromMm={baseMm} toMm={seamMm} />
      <Intake view={view} shape={shape} within={within} />
      {inside && <Inside view={view} shape={shape} inside={inside} />}
      {cassetteTopMm !== undefined && (
        <Solid view={view} footprint={body} fromMm={seamMm} toMm={cassetteTopMm} fill={ink.cassette} />
      )}
      <Solid view={view} footprint={body} fromMm={cassetteTopMm ?? seamMm} toMm={heightMm} />
      {hasStatusLight && <path d={light} stroke={isLit ? ink.airflow : ink.line} strokeWidth="5" />}
      <Grip view={view} shape={shape} />
      <path d={view.outline(rim(inset(body, rimMm), heightMm))} {...pen.fine} />
      <MachineTop view={view} body={inset(body, rimMm / 2)} heightMm={heightMm} />
      <Glass view={view} shape={shape} isLit={isLit} />
      {hasTab && <Tab view={view} shape={shape} />}
    </g>
  );
}
