import { above, across, cutawayScale } from './cutaway-scale';

type CutawayBlockProps = {
  /** Left and lower edge, in metres. */
  at: readonly [xM: number, zM: number];
  /** In metres. */
  size: readonly [widthM: number, heightM: number];
  fill: string;
  stroke?: string;
  rounding?: number;
};

/** A rectangle in metres from the left and above the floor. */
export function CutawayBlock({ at: [x, z], size: [width, height], fill, stroke, rounding }: CutawayBlockProps) {
  return (
    <rect
      x={across(x)}
      y={above(z + height)}
      width={Number((width * cutawayScale).toFixed(1))}
      height={Number((height * cutawayScale).toFixed(1))}
      fill={fill}
      stroke={stroke}
      strokeWidth={stroke && 1.2}
      rx={rounding}
    />
  );
}
