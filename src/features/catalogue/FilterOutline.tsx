import type { FilterDrawingShape } from '@/data/products/product';

export type FilterOutlineProps = {
  shape: Pick<FilterDrawingShape, 'kind' | 'filterWidthMm' | 'filterHeightMm'>;
  /** Centre of the base. */
  x: number;
  y: number;
};

const steps = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Front view of a filter: a pleated cartridge or the first panel of a set. */
export function FilterOutline({
  shape: { kind, filterWidthMm: width, filterHeightMm: height },
  x,
  y,
}: FilterOutlineProps) {
  const [left, top] = [x - width / 2, y - height];
  const pleats = Math.round(width / 13);
  const rim = kind === 'cartridge' ? height * 0.07 : 22;
  return (
    <g>
      <rect x={left} y={top} width={width} height={height} rx={kind === 'cartridge' ? 6 : 12} fill="#0B1422" />
      <rect
        x={kind === 'cartridge' ? left + 4 : left + rim}
        y={top + rim}
        width={kind === 'cartridge' ? width - 8 : width - 2 * rim}
        height={height - 2 * rim}
        fill="#fff"
      />
      <path
        d={steps(pleats - 1)
          .map((pleat) => `M${left + rim / 2 + (pleat * (width - rim)) / pleats} ${top + rim}v${height - 2 * rim}`)
          .join('')}
        stroke="#A9B8C1"
        strokeWidth="3"
      />
      <path
        d={`M${left} ${top + height / 3}h${width}M${left} ${top + (2 * height) / 3}h${width}`}
        stroke="#0B1422"
        strokeWidth="3"
      />
      <path
        d={
          kind === 'cartridge'
            ? `M${x - width * 0.36} ${top}Q${x} ${top - height * 0.16} ${x + width * 0.36} ${top}`
            : `M${x - 34} ${top}h68`
        }
        fill="none"
        stroke="#D9562B"
        strokeWidth={kind === 'cartridge' ? 11 : 20}
        strokeLinecap="round"
      />
    </g>
  );
}
