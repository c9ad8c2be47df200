import { above, across, sectionScale } from './section-scale';

export type SectionBlockProps = {
  /** Left and lower edge, in metres. */
  at: readonly [xM: number, zM: number];
  /** In metres. */
  size: readonly [widthM: number, heightM: number];
  fill: string;
  stroke?: string;
  rounding?: number;
};

export function SectionBlock({ at: [x, z], size: [width, height], fill, stroke, rounding }: SectionBlockProps) {
  return (
    <rect
      x={across(x)}
      y={above(z + height)}
      width={Number((width * sectionScale).toFixed(1))}
      height={Number((height * sectionScale).toFixed(1))}
      fill={fill}
      stroke={stroke}
      strokeWidth={stroke && 1.2}
      rx={rounding}
    />
  );
}
