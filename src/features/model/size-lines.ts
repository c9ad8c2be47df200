import type { BoxM } from './framing';
import type { Way } from './pull-shares';

export type SizeLine = { name: 'width' | 'depth' | 'height'; from: Way; to: Way };

/** Dimension lines along the nearest box edges. */
export function sizeLines({ low, high }: BoxM, azimuthDeg: number, gapM: number): SizeLine[] {
  const azimuth = (azimuthDeg * Math.PI) / 180;
  const isRightNear = Math.sin(azimuth) >= 0;
  const isFrontNear = Math.cos(azimuth) >= 0;
  const [nearX, nearZ] = [isRightNear ? high[0] : low[0], isFrontNear ? high[2] : low[2]];
  const farZ = isFrontNear ? low[2] : high[2];
  const offX = nearX + (isRightNear ? gapM : -gapM);
  const offZ = nearZ + (isFrontNear ? gapM : -gapM);
  return [
    { name: 'width', from: [low[0], 0, offZ], to: [high[0], 0, offZ] },
    { name: 'depth', from: [offX, 0, low[2]], to: [offX, 0, high[2]] },
    { name: 'height', from: [offX, 0, farZ], to: [offX, high[1], farZ] },
  ];
}
