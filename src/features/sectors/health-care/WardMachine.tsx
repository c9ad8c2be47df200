import { type CalculatorModelName, machineSizeM } from '@/domain/machines';
import type { Point3 } from '@/lib/isometric';
import { colours } from '../colours';
import { oblique, obliqueCurve } from './oblique';
import { ObliqueBox } from './ObliqueBox';

export type WardMachineProps = {
  model: CalculatorModelName;
  /** Far left corner of the machine, in metres. */
  at: readonly [x: number, y: number];
  /** The floor it draws from and blows over, itself at one end: far left corner, extent along and in depth. */
  reach: { at: readonly [x: number, y: number]; size: readonly [along: number, depth: number] };
};

const lines = [0, 1, 2, 3, 4].map((index) => index / 4);

/** A machine of the ward, to scale, with copper lines in over the floor and cyan lines out above the beds. */
export function WardMachine({ model, at: [x, y], reach }: WardMachineProps) {
  const [width, depth, height] = machineSizeM(model);
  const [left, far] = reach.at;
  const [along, deep] = reach.size;
  const middle: Point3 = [x + width / 2, y + depth / 2, height];
  const [dotX, dotY] = oblique([x + width * 0.35, y + depth, height * 0.8]);
  // The machine stands at the right end of its reach, or, where the reach lies to its right, at the left end.
  const side = left + along / 2 < x ? 1 : -1;
  const across = (share: number) => left + along * (side === 1 ? share : 1 - share);
  const face = side === 1 ? x : x + width;
  const intake = lines.map((t) =>
    obliqueCurve([
      [across(0.08), far + deep * (0.5 + t * 0.42), 0.05],
      [across(0.4), far + deep * (0.52 + t * 0.4), 0.05],
      [face - side * 0.9, y + 0.1 + t * 0.3, 0.06],
      [face, y + depth * 0.7, 0.05 + t * height * 0.35],
    ]),
  );
  const outlet = lines.map((t) =>
    obliqueCurve([
      middle,
      [middle[0] - side * 0.1, middle[1], height + 0.75],
      [across(0.6), far + deep * (0.35 + t * 0.3), 1.55 - t * 0.2],
      [across(0.06), far + deep * (0.12 + t * 0.5), 1.3 - t * 0.1],
    ]),
  );
  return (
    <g>
      <g fill="none" strokeWidth="1.4" strokeLinecap="round">
        {intake.map((path) => (
          <path key={path} d={path} stroke={colours.intake} />
        ))}
      </g>
      <ObliqueBox at={[x, y, 0]} size={[width, depth, height]} faces={['#24303d', '#ffffff', '#d5dee4']} />
      <circle cx={dotX} cy={dotY} r="2.6" fill={colours.ink} />
      <g fill="none" strokeWidth="1.4" strokeLinecap="round">
        {outlet.map((path) => (
          <path key={path} d={path} stroke={colours.air} />
        ))}
      </g>
    </g>
  );
}
