import { useId } from 'react';
import { type CalculatorModelName, machineSizeM } from '@/domain/machines';
import { above, across } from './cutaway-scale';
import { CutawayBlock } from './CutawayBlock';

/** Where a machine stands in a drawing of a cut room. */
export type CutawayPlace = {
  /** Left edge of the machine, in metres. */
  xM: number;
  /** Start of the intake lines and end of the outlet lines, in metres. */
  fromM: number;
  toM: number;
  /** At the back wall: lighter. */
  isBehind?: boolean;
};

type CutawayMachineProps = CutawayPlace & { model: CalculatorModelName };

const lines = [0, 1, 2, 3, 4, 5].map((index) => index / 5);

function path(points: readonly (readonly [xM: number, zM: number])[]): string {
  const [start, ...bends] = points.map(([x, z]) => `${across(x)} ${above(z)}`);
  return `M${start}C${bends.join(' ')}`;
}

/** Lines are drawn from the left; a room to the right mirrors the group. */
function mirroring({ xM, fromM }: CutawayPlace, width: number) {
  const mirrored = fromM > xM;
  return { mirrored, transform: mirrored ? `translate(${across(2 * xM + width)} 0) scale(-1 1)` : undefined };
}

/** The air that a machine takes in and gives off. */
export function CutawayAir({ model, ceilingM, ...place }: CutawayMachineProps & { ceilingM: number }) {
  const { xM, isBehind, ...reach } = place;
  const fade = useId();
  const [width, , height] = machineSizeM(model);
  const { mirrored, transform } = mirroring(place, width);
  const along = (placeM: number) => (mirrored ? 2 * xM + width - placeM : placeM);
  const [fromM, toM] = [along(reach.fromM), along(reach.toM)];
  const intake = lines.map((t) =>
    path([
      [fromM, 0.1 + t * 0.5],
      [fromM + (xM - fromM) * 0.5, 0.1 + t * 0.48],
      [xM - 0.7, 0.08 + t * 0.36],
      [xM, 0.08 + t * height * 0.4],
    ]),
  );
  const outlet = lines.map((t, index) =>
    path([
      [xM + width * (0.15 + t * 0.7), height + 0.02],
      [xM + width * t, ceilingM * 0.72 + t * 0.2],
      [xM + (toM - xM) * (0.25 + t * 0.1), ceilingM - 0.17 - (1 - t) * 0.16],
      [toM + (index % 3) * 0.22, ceilingM - 0.3 - (1 - t) * 0.42],
    ]),
  );
  return (
    <g transform={transform} fill="none" strokeWidth="1.3" strokeLinecap="round" opacity={isBehind ? 0.4 : 0.9}>
      {/* The cleaned air fades into the room. */}
      <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1={across(toM)} x2={across(toM + 1.2)}>
        <stop stopColor="var(--air)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--air)" />
      </linearGradient>
      <path stroke="var(--intake)" d={intake.join('')} />
      <path stroke={`url(#${fade})`} d={outlet.join('')} />
    </g>
  );
}

/** Generation Z is black and on castors. */
export function CutawayMachine({ model, ...place }: CutawayMachineProps) {
  const { xM, isBehind } = place;
  const ink = isBehind ? 'var(--slate-on-dark)' : 'var(--ink)';
  const [width, , height] = machineSizeM(model);
  const isBlack = model === 'GEN Z';
  const slots = [0, 1, 2, 3].map(
    (index) =>
      `M${across(xM + width * 0.16)} ${above(0.1 + height * 0.12 * (index + 0.6))}H${across(xM + width * 0.84)}`,
  );
  return (
    <g transform={mirroring(place, width).transform}>
      {isBlack ? (
        [0.2, 0.8].map((share) => (
          <circle key={share} cx={across(xM + width * share)} cy={above(0.06)} r="3.6" fill="var(--copper)" />
        ))
      ) : (
        <CutawayBlock at={[xM + 0.03, 0]} size={[width - 0.06, 0.05]} fill={ink} />
      )}
      <CutawayBlock
        at={[xM, isBlack ? 0.12 : 0.04]}
        size={[width, height - (isBlack ? 0.12 : 0.04)]}
        fill={isBlack ? ink : '#fff'}
        stroke={ink}
        rounding={5}
      />
      <path
        d={`M${across(xM)} ${above(height * 0.62)}H${across(xM + width)}`}
        stroke={isBlack ? 'var(--slate)' : ink}
      />
      <circle cx={across(xM + width * 0.36)} cy={above(height * 0.8)} r="3.4" fill={isBlack ? 'var(--cyan)' : ink} />
      <path d={slots.join('')} stroke="var(--field)" strokeDasharray="1.5 3" />
    </g>
  );
}
