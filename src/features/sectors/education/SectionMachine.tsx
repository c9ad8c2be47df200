import { type CalculatorModelName, machineSizeM } from '@/domain/machines';
import { colours } from '../colours';
import { above, across } from './section-scale';
import { SectionBlock } from './SectionBlock';

export type SectionMachineProps = {
  model: CalculatorModelName;
  /** Left edge of the machine, in metres. */
  xM: number;
  /** Where the lines over the floor set out and where those under the ceiling end, in metres. */
  fromM: number;
  toM: number;
  ceilingM: number;
};

const lines = [0, 1, 2, 3, 4, 5].map((index) => index / 5);

function path(points: readonly (readonly [xM: number, zM: number])[]): string {
  const [start, ...bends] = points.map(([x, z]) => `${across(x)} ${above(z)}`);
  return `M${start}C${bends.join(' ')}`;
}

/** A machine in the section, to scale: copper lines in at its foot, cyan lines out at its top and along the ceiling. */
export function SectionMachine({ model, xM, ceilingM, ...reach }: SectionMachineProps) {
  const [width, , height] = machineSizeM(model);
  // Its lines come from the left; where the room lies to its right, all of it is mirrored about its middle.
  const mirrored = reach.fromM > xM;
  const along = (placeM: number) => (mirrored ? 2 * xM + width - placeM : placeM);
  const [fromM, toM] = [along(reach.fromM), along(reach.toM)];
  const slots = [0, 1, 2, 3].map(
    (index) =>
      `M${across(xM + width * 0.16)} ${above(0.1 + height * 0.12 * (index + 0.4))}H${across(xM + width * 0.84)}`,
  );
  const intake = lines.map((t) =>
    path([
      [fromM, 0.12 + t * 0.75],
      [fromM + (xM - fromM) * 0.5, 0.1 + t * 0.6],
      [xM - 0.7, 0.08 + t * 0.36],
      [xM, 0.08 + t * height * 0.4],
    ]),
  );
  const outlet = lines.map((t) =>
    path([
      [xM + width * (0.15 + t * 0.7), height + 0.02],
      [xM + width * t, ceilingM * 0.72 + t * 0.2],
      [xM + (toM - xM) * (0.25 + t * 0.1), ceilingM - 0.12 - (1 - t) * 0.16],
      [toM, ceilingM - 0.25 - (1 - t) * 0.42],
    ]),
  );
  return (
    <g transform={mirrored ? `translate(${across(2 * xM + width)} 0) scale(-1 1)` : undefined}>
      <g fill="none" strokeWidth="1.3" strokeLinecap="round" opacity=".9">
        <path stroke={colours.intake} d={intake.join('')} />
        <path stroke={colours.air} d={outlet.join('')} />
      </g>
      <SectionBlock at={[xM, 0.04]} size={[width, height - 0.04]} fill="#fff" stroke={colours.ink} rounding={5} />
      <SectionBlock at={[xM + 0.03, 0]} size={[width - 0.06, 0.05]} fill={colours.ink} />
      <path d={`M${across(xM)} ${above(height * 0.62)}H${across(xM + width)}`} stroke={colours.ink} />
      <circle cx={across(xM + width * 0.36)} cy={above(height * 0.8)} r="3.4" fill={colours.ink} />
      <path d={slots.join('')} stroke={colours.field} strokeDasharray="1.5 3" />
    </g>
  );
}
