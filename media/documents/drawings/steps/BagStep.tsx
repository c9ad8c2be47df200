import { Arrow } from '../Arrow';
import { Cartridge } from '../Cartridge';
import { ink, stroke } from '../ink';
import type { MachineShape } from '../machine-shape';
import { Panel } from '../PanelSet';
import { moved } from '../tilt';
import { createView } from '../view';

export type BagStepProps = { shape: MachineShape };

export function BagStep({ shape: { filter } }: BagStepProps) {
  const scale = 230 / filter.heightMm;
  const view = createView({ azimuthDeg: 27, elevationDeg: 20, scale, at: [260, 345] });
  return (
    <>
      {filter.kind === 'cartridge' ? (
        <Cartridge view={view} filter={filter} footMm={0} />
      ) : (
        (['hepa', 'carbon'] as const).map((name, index) => (
          <Panel
            key={name}
            view={view}
            filter={filter}
            name={name}
            footMm={0}
            place={moved([40 - index * 70, 110 - index * 200, 0])}
          />
        ))
      )}
      <path
        d="M112 216C150 240 190 214 232 234S330 214 402 232V402C402 414 394 420 384 420H132C120 420 112 412 112 402Z"
        fill={ink.shade}
        fillOpacity="0.86"
        stroke={ink.line}
        strokeWidth={stroke.outline}
      />
      <path
        d="M134 262C150 300 140 340 152 384M376 258C362 300 372 350 360 390M232 250C240 280 226 300 232 330"
        stroke={ink.fine}
        strokeWidth={stroke.fine}
        fill="none"
      />
      <Arrow from={[462, 250]} to={[462, 100]} />
    </>
  );
}
