import { Arrow } from '../Arrow';
import { Cartridge } from '../Cartridge';
import { Machine } from '../Machine';
import { filterFootMm } from '../machine-parts';
import type { MachineShape } from '../machine-shape';
import { Panel } from '../PanelSet';
import { standAt, widthFor } from '../stage';
import { moved, tilted } from '../tilt';

export type FilterStepProps = { shape: MachineShape; isGoingIn?: boolean };

export function FilterStep({ shape, isGoingIn = false }: FilterStepProps) {
  const height = 350;
  const { body, filter } = shape;
  const width = widthFor(shape, height);
  const view = standAt(shape, 512 - width / 2, 372, height);
  const footMm = filterFootMm(shape);
  const out = [-body.widthMm * 0.5, -body.depthMm * 1.25, -footMm * 0.6] as const;
  const lean = isGoingIn ? 0 : 14;
  const top = filter.heightMm + footMm;
  const near = view.project([-body.widthMm * 0.42, -body.depthMm * 0.62, top + 40]);
  const far = view.project([-body.widthMm * 0.86, -body.depthMm * 1.55, top + 25]);
  const inHand =
    filter.kind === 'cartridge' ? (
      <Cartridge view={view} filter={filter} footMm={footMm} place={tilted(lean, footMm, out)} hasMesh={!isGoingIn} />
    ) : (
      (['hepa', 'carbon'] as const).map((name, index) => (
        <Panel
          key={name}
          view={view}
          filter={filter}
          name={name}
          footMm={footMm}
          place={moved([out[0] - index * 60, out[1] + (1 - index) * 230, out[2]])}
        />
      ))
    );
  return (
    <>
      <Machine view={view} shape={shape} inside="empty" isLit={false} />
      {inHand}
      {isGoingIn ? <Arrow from={far} to={near} /> : <Arrow from={near} to={far} />}
    </>
  );
}
