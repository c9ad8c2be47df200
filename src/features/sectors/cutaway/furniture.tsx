import { above, across, floorY } from './cutaway-scale';
import { CutawayBlock } from './CutawayBlock';

type PlaceProps = { xM: number };

export const accent = 'var(--terracotta)';
export const grey = 'var(--grey-600)';

/** A chair from the side. */
export function Chair({
  xM,
  seatM = 0.44,
  colour = grey,
  facing = 1,
}: PlaceProps & { seatM?: number; colour?: string; facing?: 1 | -1 }) {
  const legs = [0.03, 0.33].map((offset) => across(xM + offset * facing));
  return (
    <path
      d={`M${across(xM)} ${above(seatM)}H${across(xM + 0.36 * facing)}M${legs[0]} ${above(seatM * 1.95)}V${floorY - 1}M${legs[1]} ${above(seatM)}V${floorY - 1}`}
      stroke={colour}
      strokeWidth="2.5"
      fill="none"
      strokeLinecap="round"
    />
  );
}

/** A table from the side. */
export function Table({
  xM,
  widthM,
  heightM,
  top = 'var(--sand-300)',
}: PlaceProps & { widthM: number; heightM: number; top?: string }) {
  return (
    <g>
      <path
        d={`M${across(xM + 0.08)} ${above(heightM - 0.05)}V${floorY}M${across(xM + widthM - 0.08)} ${above(heightM - 0.05)}V${floorY}`}
        stroke="var(--ink)"
        strokeWidth="1.2"
      />
      <CutawayBlock at={[xM, heightM - 0.05]} size={[widthM, 0.06]} fill={top} stroke="var(--ink)" />
    </g>
  );
}

/** A window with upright bars. */
export function Window({
  xM,
  sillM,
  widthM,
  heightM,
  panes,
}: PlaceProps & { sillM: number; widthM: number; heightM: number; panes: number }) {
  const bars = Array.from({ length: panes - 1 }, (_, index) => {
    const bar = across(xM + (widthM * (index + 1)) / panes);
    return `M${bar} ${above(sillM)}V${above(sillM + heightM)}`;
  });
  return (
    <g>
      <CutawayBlock at={[xM, sillM]} size={[widthM, heightM]} fill="var(--pane)" stroke="var(--ink)" />
      <path d={bars.join('')} stroke="var(--ink)" strokeWidth="1.2" />
    </g>
  );
}
