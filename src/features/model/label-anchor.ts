import type { BoxM } from './framing';
import type { Way } from './pull-shares';

/** The side of the canvas on which the labels stand. */
export type LabelSide = 'left' | 'right';

/** Where the labels are out of the way: panels that come forward leave the side free that they do not come to. */
export function labelSideOf(comesForward: boolean, azimuthDeg: number): LabelSide {
  return comesForward && Math.sin((azimuthDeg * Math.PI) / 180) >= 0 ? 'left' : 'right';
}

/** The place on a part where its leader ends: the edge towards the labels, or the upper edge of a panel that comes forward. */
export function labelAnchorM({ low, high }: BoxM, pullM: Way, azimuthDeg: number, side: LabelSide): Way {
  const [xM, yM, zM] = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  if (pullM[2] !== 0) return [xM, high[1], zM];
  const reachM = (Math.min(high[0] - low[0], high[2] - low[2]) / 2) * (side === 'right' ? 1 : -1);
  const azimuth = (azimuthDeg * Math.PI) / 180;
  return [xM + reachM * Math.cos(azimuth), yM, zM - reachM * Math.sin(azimuth)];
}

/** The eight corners of a box. */
function cornersM({ low, high }: BoxM): Way[] {
  const across = [low[0], high[0]];
  const along = [low[2], high[2]];
  return [low[1], high[1]].flatMap((yM) => across.flatMap((xM) => along.map((zM): Way => [xM, yM, zM])));
}

/**
 * Whether a part is clear of the labels, so that none is written over it.
 * @param edgePx where the labels end towards the machine
 * @param toXPx where a place is on the canvas, from the left
 */
export function isClearOf(edgePx: number, side: LabelSide, boxM: BoxM, toXPx: (placeM: Way) => number): boolean {
  const xsPx = cornersM(boxM).map(toXPx);
  return side === 'right' ? Math.max(...xsPx) <= edgePx : Math.min(...xsPx) >= edgePx;
}
