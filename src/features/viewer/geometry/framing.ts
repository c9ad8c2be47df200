import type { Orbit } from './orbit';

/** Metres: x right, y up, z to the front. */
export type Vec3 = readonly [xM: number, yM: number, zM: number];

/** An axis-aligned box by its two corners, in metres. */
export type BoxM = { low: Vec3; high: Vec3 };

/** Centre and half the extent of a box, in metres. */
export type Framing = { centreM: Vec3; halfM: Vec3 };

const fieldDeg = 15;
const fill = 0.86;

/** The smallest box round all boxes; at least one. */
export function joinBoxes(boxes: readonly BoxM[]): BoxM {
  const along = (pick: (box: BoxM) => Vec3, best: (...values: number[]) => number): Vec3 => [
    best(...boxes.map((box) => pick(box)[0])),
    best(...boxes.map((box) => pick(box)[1])),
    best(...boxes.map((box) => pick(box)[2])),
  ];
  return { low: along(({ low }) => low, Math.min), high: along(({ high }) => high, Math.max) };
}

/** The box moved by metres along x, y and z. */
export function movedBox({ low, high }: BoxM, [xM, yM, zM]: Vec3): BoxM {
  return {
    low: [low[0] + xM, low[1] + yM, low[2] + zM],
    high: [high[0] + xM, high[1] + yM, high[2] + zM],
  };
}

/** Centre and half the extent of a box. */
export function framingOf({ low, high }: BoxM): Framing {
  return {
    centreM: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2],
    halfM: [(high[0] - low[0]) / 2, (high[1] - low[1]) / 2, (high[2] - low[2]) / 2],
  };
}

/** A box with 12 % of its height around it, in metres, so that nothing touches the frame. */
export function widened({ low, high }: BoxM): BoxM {
  const roomM = (high[1] - low[1]) * 0.12;
  return {
    low: [low[0] - roomM, low[1] - roomM / 2, low[2] - roomM],
    high: [high[0] + roomM, high[1], high[2] + roomM],
  };
}

/**
 * Camera distance in metres.
 * @param aspect width of the usable canvas by its height
 */
export function fitDistanceM({ halfM: [x, y, z] }: Framing, aspect: number, orbit: Orbit): number {
  const [azimuth, elevation] = [(orbit.azimuthDeg * Math.PI) / 180, (orbit.elevationDeg * Math.PI) / 180];
  const [across, along] = [Math.abs(Math.cos(azimuth)), Math.abs(Math.sin(azimuth))];
  const halfWidthM = across * x + along * z;
  const halfDepthM = along * x + across * z;
  const [up, down] = [Math.cos(elevation), Math.abs(Math.sin(elevation))];
  const halfHeightM = up * y + down * halfDepthM;
  const towardsM = up * halfDepthM + down * y;
  const halfField = Math.tan(((fieldDeg / 2) * Math.PI) / 180) * fill;
  return (Math.max(halfHeightM, halfWidthM / aspect) / halfField + towardsM) / orbit.zoom;
}

/**
 * Camera distance in metres that shows every corner.
 * @param free usable width and height, divided by the canvas height
 */
export function fitBoxM({ low, high }: BoxM, [freeAcross, freeUp]: readonly [number, number], orbit: Orbit): number {
  const [azimuth, elevation] = [(orbit.azimuthDeg * Math.PI) / 180, (orbit.elevationDeg * Math.PI) / 180];
  const { halfM } = framingOf({ low, high });
  const halfField = Math.tan(((fieldDeg / 2) * Math.PI) / 180);
  const signs = [-1, 1];
  const distances = signs.flatMap((along) =>
    signs.flatMap((up) =>
      signs.map((deep) => {
        const [x, y, z] = [halfM[0] * along, halfM[1] * up, halfM[2] * deep];
        const acrossM = x * Math.cos(azimuth) - z * Math.sin(azimuth);
        const levelM = x * Math.sin(azimuth) + z * Math.cos(azimuth);
        const upM = y * Math.cos(elevation) - levelM * Math.sin(elevation);
        const towardsM = y * Math.sin(elevation) + levelM * Math.cos(elevation);
        return Math.max(Math.abs(acrossM) / freeAcross, Math.abs(upM) / freeUp) / halfField + towardsM;
      }),
    ),
  );
  return Math.max(...distances) / orbit.zoom;
}

export const cameraFieldDeg = fieldDeg;
