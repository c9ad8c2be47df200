import { circle, rim, seenWall, uprights } from './footprint';
import { ink, pen } from './ink';
import type { CartridgeFilter } from './machine-shape';
import { Solid } from './Solid';
import type { Point3, View } from './view';

type CartridgeProps = {
  view: View;
  filter: CartridgeFilter;
  footMm?: number;
  /** In the wall that stays in the machine, with or without the mesh on it. */
  within?: 'wall' | 'mesh';
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

export function Cartridge({ view, filter, footMm = 0, within }: CartridgeProps) {
  const { radiusMm, heightMm } = filter;
  const rimMm = heightMm * 0.05;
  const top = footMm + heightMm;
  const [low, high] = [footMm + rimMm, top - rimMm];
  const [edge, pack] = [circle(radiusMm), circle(radiusMm * 0.95)];
  const strap = view.line(handle(filter, footMm));
  const dark = { fill: ink.dark, topFill: ink.dark };
  return (
    <>
      {within ? (
        <CartridgeWall view={view} filter={filter} footMm={footMm} hasMesh={within === 'mesh'} />
      ) : (
        <>
          <Solid view={view} footprint={edge} fromMm={footMm} toMm={low} {...dark} />
          <Solid view={view} footprint={pack} fromMm={low} toMm={high} />
          <path d={uprights(view, pack, radiusMm / 9, [low, high])} {...pen.fine} />
        </>
      )}
      <Solid view={view} footprint={edge} fromMm={high} toMm={top} {...dark} />
      <path d={view.outline(rim(circle(radiusMm * 0.62), top))} fill={ink.shade} {...pen.detail} />
      <path d={strap} stroke={ink.line} strokeWidth={9} fill="none" strokeLinecap="round" />
      <path d={strap} stroke={ink.act} strokeWidth={5.5} fill="none" strokeLinecap="round" />
    </>
  );
}

type WallProps = { view: View; filter: CartridgeFilter; footMm?: number; hasMesh?: boolean };

const wallRadiusMm = ({ radiusMm }: CartridgeFilter) => radiusMm * 1.06;

/** The tub that the cartridge stands in: the air meets the mesh first, then this wall (docs/decisions/0039). */
export function CartridgeWall({ view, filter, footMm = 0, hasMesh = false }: WallProps) {
  const wall = circle(wallRadiusMm(filter));
  return (
    <>
      <Solid view={view} footprint={wall} fromMm={footMm} toMm={footMm + filter.heightMm * 0.95} topFill={ink.grip} />
      {hasMesh && <MeshSleeve view={view} filter={filter} footMm={footMm} />}
    </>
  );
}

type MeshSleeveProps = { view: View; filter: CartridgeFilter; footMm?: number; isOpen?: boolean };

export function MeshSleeve({ view, filter, footMm = 0, isOpen = false }: MeshSleeveProps) {
  const { heightMm } = filter;
  const radiusMm = wallRadiusMm(filter) * 1.02;
  const sleeve = circle(radiusMm);
  const [low, high] = [footMm + heightMm * 0.08, footMm + heightMm * 0.92];
  const seen = seenWall(view, sleeve);
  const rows = 14;
  const rings = Array.from({ length: rows - 1 }, (_, row) =>
    view.line(rim(sleeve, low + ((high - low) * (row + 1)) / rows, ...seen)),
  );
  const topFill = isOpen ? ink.paper : ink.grip;
  const mesh = uprights(view, sleeve, radiusMm / 6, [low, high]) + rings.join('');
  return (
    <>
      <Solid view={view} footprint={sleeve} fromMm={low} toMm={high} fill={ink.mesh} topFill={topFill} />
      <path d={mesh} {...pen.fine} stroke={ink.dark} fill="none" />
    </>
  );
}
