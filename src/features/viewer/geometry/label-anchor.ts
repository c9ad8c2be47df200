import type { BoxM, Vec3 } from './framing';

/** The side of the model where a label stands. */
export type LabelSide = 'left' | 'right';

/** Avoids the side to which panels come forward. */
export function labelSideOf(comesForward: boolean, azimuthDeg: number): LabelSide {
  return comesForward && Math.sin((azimuthDeg * Math.PI) / 180) >= 0 ? 'left' : 'right';
}

/** What is seen of a part that stands partly in the one below it, and partly in the one above. */
export function seenM(boxM: BoxM, belowM?: BoxM, aboveM?: BoxM): BoxM {
  const [left, lowM, back] = boxM.low;
  const [right, highM, front] = boxM.high;
  const fromM = Math.max(lowM, belowM?.high[1] ?? lowM);
  const toM = Math.min(highM, aboveM?.low[1] ?? highM);
  return fromM < toM ? { low: [left, fromM, back], high: [right, toM, front] } : boxM;
}

/** End of the leader: the edge near the labels, or the top of a panel that comes forward. */
export function labelAnchorM({ low, high }: BoxM, pullM: Vec3, azimuthDeg: number, side: LabelSide): Vec3 {
  const [xM, yM, zM] = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  if (pullM[2] !== 0) return [xM, high[1], zM];
  const reachM = (Math.min(high[0] - low[0], high[2] - low[2]) / 2) * (side === 'right' ? 1 : -1);
  const azimuth = (azimuthDeg * Math.PI) / 180;
  return [xM + reachM * Math.cos(azimuth), yM, zM - reachM * Math.sin(azimuth)];
}

function cornersM({ low, high }: BoxM): Vec3[] {
  const across = [low[0], high[0]];
  const along = [low[2], high[2]];
  return [low[1], high[1]].flatMap((yM) => across.flatMap((xM) => along.map((zM): Vec3 => [xM, yM, zM])));
}

/**
 * @param edgePx inner edge of the labels
 * @param toXPx projects a point to canvas x
 */
export function isClearOf(edgePx: number, side: LabelSide, boxM: BoxM, toXPx: (placeM: Vec3) => number): boolean {
  const xsPx = cornersM(boxM).map(toXPx);
  return side === 'right' ? Math.max(...xsPx) <= edgePx : Math.min(...xsPx) >= edgePx;
}
