import { Arrow } from '../Arrow';
import { Cartridge, CartridgeWall, MeshSleeve } from '../Cartridge';
import { ink, pen } from '../ink';
import { Machine } from '../Machine';
import { filterFootMm } from '../machine-parts';
import type { MachineShape } from '../machine-shape';
import { Panel, PanelSet } from '../PanelSet';
import { standingView, widthFor } from '../stage';
import { createView, translated, type Point3, tilted } from '../view';

/** The machine stands on the right, its filter goes to the left or back. */
function standRight(shape: MachineShape) {
  const height = 350;
  const { body, filter } = shape;
  const view = standingView(shape, 512 - widthFor(shape, height) / 2, 372, height);
  const footMm = filterFootMm(shape);
  const before = (widths: number, depths: number, heightMm: number): Point3 => [
    -body.widthMm * widths,
    -body.depthMm * depths,
    heightMm,
  ];
  const topMm = filter.heightMm + footMm;
  return { view, footMm, before, topMm, near: view.project(before(0.42, 0.62, topMm + 40)) };
}

export function FilterStep({ shape, isGoingIn = false }: { shape: MachineShape; isGoingIn?: boolean }) {
  const { filter } = shape;
  const { view, footMm, before, topMm, near } = standRight(shape);
  const [x, y, z] = before(0.5, 1.25, -footMm * 0.6);
  const far = view.project(before(0.86, 1.55, topMm + 25));
  const [from, to] = isGoingIn ? [far, near] : [near, far];
  const out = translated(view, [x, y, z]);
  return (
    <>
      <Machine view={view} shape={shape} inside="empty" isLit={false} />
      {filter.kind === 'cartridge' ? (
        <Cartridge view={isGoingIn ? out : tilted(out, 14, footMm)} filter={filter} footMm={footMm} />
      ) : (
        <PanelSet
          view={out}
          filter={filter}
          footMm={footMm}
          offsetsMm={[
            [0, 230, 0],
            [-60, 0, 0],
          ]}
        />
      )}
      <Arrow from={from} to={to} />
    </>
  );
}

export function MeshStep({ shape, isGoingOn = false }: { shape: MachineShape; isGoingOn?: boolean }) {
  const { filter } = shape;
  if (filter.kind === 'cartridge') {
    const scale = 205 / filter.heightMm;
    const view = createView({ scale, at: [250, 395] });
    const x = 250 + filter.radiusMm * scale + 62;
    const [fromY, toY] = isGoingOn ? [120, 260] : [260, 120];
    return (
      <>
        {isGoingOn ? (
          <CartridgeWall view={view} filter={filter} />
        ) : (
          <Cartridge view={view} filter={filter} within="wall" />
        )}
        <MeshSleeve view={translated(view, [0, 0, filter.heightMm * 0.62])} filter={filter} isOpen />
        <Arrow from={[x, fromY]} to={[x, toY]} />
      </>
    );
  }
  const { view, footMm, before, topMm, near } = standRight(shape);
  const far = view.project(before(0.9, 1.5, topMm + 40));
  const [from, to] = isGoingOn ? [far, near] : [near, far];
  return (
    <>
      <Machine view={view} shape={shape} inside="filter" isLit={false} />
      <Panel view={translated(view, before(0.5, 1.2, 0))} filter={filter} name="mesh" footMm={footMm} />
      <Arrow from={from} to={to} />
    </>
  );
}

export function BagStep({ shape: { filter } }: { shape: MachineShape }) {
  const view = createView({ scale: 230 / filter.heightMm, at: [260, 345] });
  return (
    <>
      {filter.kind === 'cartridge' ? (
        <Cartridge view={view} filter={filter} />
      ) : (
        <PanelSet
          view={view}
          filter={filter}
          offsetsMm={[
            [40, 110, 0],
            [-30, -90, 0],
          ]}
        />
      )}
      <path
        d="M112 216C150 240 190 214 232 234S330 214 402 232V402C402 414 394 420 384 420H132C120 420 112 412 112 402Z"
        fill={ink.shade}
        fillOpacity="0.86"
        {...pen.outline}
      />
      <path
        d="M134 262C150 300 140 340 152 384M376 258C362 300 372 350 360 390M232 250C240 280 226 300 232 330"
        {...pen.fine}
        fill="none"
      />
      <Arrow from={[462, 250]} to={[462, 100]} />
    </>
  );
}

const drops = [
  [352, 172],
  [372, 208],
  [348, 238],
  [376, 262],
] as const;

export function VacuumStep({ shape: { filter } }: { shape: MachineShape }) {
  const view = createView({ scale: 240 / filter.heightMm, at: [268, 400] });
  return (
    <>
      {filter.kind === 'cartridge' ? (
        <MeshSleeve view={view} filter={filter} isOpen />
      ) : (
        <Panel view={view} filter={filter} name="mesh" />
      )}
      <g {...pen.outline} strokeLinejoin="round" fill={ink.paper}>
        <path d="M20 92 120 208 146 186 52 66Z" />
        <path d="M104 214 164 162 186 188 126 240Z" />
        <path d="M126 240 186 188M134 246 194 194M142 252 202 200" fill="none" strokeDasharray="7 5" />
        <path d="M540 58H396C366 58 350 76 350 104V128H382V112C382 100 388 94 400 94H540Z" />
        <path d="M426 58V36H400M426 36H452" fill="none" strokeLinecap="round" />
      </g>
      <g fill={ink.air}>
        {drops.map(([x, y]) => (
          <path key={y} d={`M${x} ${y - 16}c7 11 10 15 10 20a10 10 0 0 1-20 0c0-5 3-9 10-20Z`} />
        ))}
      </g>
    </>
  );
}
