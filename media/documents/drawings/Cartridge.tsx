import { circle, rim } from './footprint';
import { ink, stroke } from './ink';
import type { CartridgeFilter } from './machine-shape';
import { closedPath, openPath } from './path';
import { Solid } from './Solid';
import type { Point3, View } from './view';
import { type Place, seenWall, uprights, wallLine } from './wall';

export type CartridgeProps = {
  view: View;
  filter: CartridgeFilter;
  footMm: number;
  place?: Place;
  /** With the large-particulate filter. */
  hasMesh?: boolean;
};

function handle({ radiusMm, heightMm }: CartridgeFilter, footMm: number): Point3[] {
  return Array.from({ length: 25 }, (_, index) => {
    const across = index / 12 - 1;
    return [
      across * radiusMm * 0.78,
      -radiusMm * 0.12,
      footMm + heightMm + radiusMm * 0.34 * (1 - Math.abs(across) ** 2.6),
    ];
  });
}

export function Cartridge({ view, filter, footMm, place = (point) => point, hasMesh = false }: CartridgeProps) {
  const { radiusMm, heightMm } = filter;
  const rimMm = heightMm * 0.05;
  const top = footMm + heightMm;
  const pack = circle(radiusMm * 0.95);
  const strap = openPath(handle(filter, footMm).map((point) => view.project(place(point))));
  const dark = { fill: ink.dark, topFill: ink.dark };
  return (
    <>
      <Solid view={view} footprint={circle(radiusMm)} fromMm={footMm} toMm={footMm + rimMm} place={place} {...dark} />
      <Solid view={view} footprint={pack} fromMm={footMm + rimMm} toMm={top - rimMm} place={place} />
      <path
        d={uprights(view, pack, radiusMm / 9, [footMm + rimMm, top - rimMm], place)}
        stroke={ink.fine}
        strokeWidth={stroke.fine}
      />
      {hasMesh && <MeshSleeve view={view} filter={filter} footMm={footMm} place={place} />}
      <Solid view={view} footprint={circle(radiusMm)} fromMm={top - rimMm} toMm={top} place={place} {...dark} />
      <path
        d={closedPath(rim(circle(radiusMm * 0.62), top).map((point) => view.project(place(point))))}
        fill={ink.shade}
        stroke={ink.line}
        strokeWidth={stroke.detail}
      />
      <path d={strap} stroke={ink.line} strokeWidth={9} fill="none" strokeLinecap="round" />
      <path d={strap} stroke={ink.act} strokeWidth={5.5} fill="none" strokeLinecap="round" />
    </>
  );
}

export type MeshSleeveProps = { view: View; filter: CartridgeFilter; footMm: number; place?: Place; isOpen?: boolean };

export function MeshSleeve({ view, filter, footMm, place = (point) => point, isOpen = false }: MeshSleeveProps) {
  const { radiusMm, heightMm } = filter;
  const sleeve = circle(radiusMm);
  const [low, high] = [footMm + heightMm * 0.08, footMm + heightMm * 0.92];
  const seen = seenWall(view, sleeve);
  const rows = 14;
  const rings = Array.from({ length: rows - 1 }, (_, row) => low + ((high - low) * (row + 1)) / rows);
  return (
    <>
      <Solid
        view={view}
        footprint={sleeve}
        fromMm={low}
        toMm={high}
        place={place}
        fill="#AEBCC6"
        topFill={isOpen ? ink.paper : '#AEBCC6'}
      />
      <path
        d={`${uprights(view, sleeve, radiusMm / 6, [low, high], place)}${rings.map((height) => wallLine(view, sleeve, seen, height, place)).join('')}`}
        stroke={ink.dark}
        strokeWidth={stroke.fine}
        fill="none"
      />
    </>
  );
}
