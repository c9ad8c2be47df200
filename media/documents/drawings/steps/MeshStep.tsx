import { Arrow } from '../Arrow';
import { Cartridge, MeshSleeve } from '../Cartridge';
import { Machine } from '../Machine';
import { filterFootMm } from '../machine-parts';
import type { MachineShape } from '../machine-shape';
import { Panel } from '../PanelSet';
import { standAt, widthFor } from '../stage';
import { moved } from '../tilt';
import { createView } from '../view';

export type MeshStepProps = { shape: MachineShape; isGoingOn?: boolean };

export function MeshStep({ shape, isGoingOn = false }: MeshStepProps) {
  const { filter, body } = shape;
  if (filter.kind === 'cartridge') {
    const scale = 205 / filter.heightMm;
    const view = createView({ azimuthDeg: 27, elevationDeg: 20, scale, at: [250, 395] });
    const lifted = moved([0, 0, filter.heightMm * 0.62]);
    const x = 250 + filter.radiusMm * scale + 62;
    return (
      <>
        <Cartridge view={view} filter={filter} footMm={0} />
        <MeshSleeve view={view} filter={filter} footMm={0} place={lifted} isOpen />
        {isGoingOn ? <Arrow from={[x, 120]} to={[x, 260]} /> : <Arrow from={[x, 260]} to={[x, 120]} />}
      </>
    );
  }
  const height = 350;
  const view = standAt(shape, 512 - widthFor(shape, height) / 2, 372, height);
  const footMm = filterFootMm(shape);
  const out = moved([-body.widthMm * 0.5, -body.depthMm * 1.2, 0]);
  const top = filter.heightMm + footMm;
  const near = view.project([-body.widthMm * 0.42, -body.depthMm * 0.62, top + 40]);
  const far = view.project([-body.widthMm * 0.9, -body.depthMm * 1.5, top + 40]);
  return (
    <>
      <Machine view={view} shape={shape} inside="filter" isLit={false} />
      <Panel view={view} filter={filter} name="mesh" footMm={footMm} place={out} />
      {isGoingOn ? <Arrow from={far} to={near} /> : <Arrow from={near} to={far} />}
    </>
  );
}
