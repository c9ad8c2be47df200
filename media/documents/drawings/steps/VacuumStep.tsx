import { ink, stroke } from '../ink';
import { MeshSleeve } from '../Cartridge';
import type { MachineShape } from '../machine-shape';
import { Panel } from '../PanelSet';
import { createView } from '../view';

export type VacuumStepProps = { shape: MachineShape };

const drops = [
  [352, 172],
  [372, 208],
  [348, 238],
  [376, 262],
] as const;

export function VacuumStep({ shape: { filter } }: VacuumStepProps) {
  const scale = 240 / filter.heightMm;
  const view = createView({ azimuthDeg: 27, elevationDeg: 20, scale, at: [268, 400] });
  return (
    <>
      {filter.kind === 'cartridge' ? (
        <MeshSleeve view={view} filter={filter} footMm={0} isOpen />
      ) : (
        <Panel view={view} filter={filter} name="mesh" footMm={0} />
      )}
      <g stroke={ink.line} strokeWidth={stroke.outline} strokeLinejoin="round" fill={ink.paper}>
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
