import type { Way } from './pull-shares';

export type BoxM = { low: Way; high: Way };

/** What the camera has to hold: an upright cylinder round everything that is shown, so that turning needs no more room. */
export type Framing = { centreM: Way; radiusM: number; halfHeightM: number };

const fieldDeg = 15;
/** The share of the canvas that is filled. */
const fill = 0.86;

/** The box round several. */
export function joinBoxes(boxes: readonly BoxM[]): BoxM {
  const along = (pick: (box: BoxM) => Way, best: (...values: number[]) => number): Way => [
    best(...boxes.map((box) => pick(box)[0])),
    best(...boxes.map((box) => pick(box)[1])),
    best(...boxes.map((box) => pick(box)[2])),
  ];
  return { low: along(({ low }) => low, Math.min), high: along(({ high }) => high, Math.max) };
}

export function movedBox({ low, high }: BoxM, [xM, yM, zM]: Way): BoxM {
  return {
    low: [low[0] + xM, low[1] + yM, low[2] + zM],
    high: [high[0] + xM, high[1] + yM, high[2] + zM],
  };
}

export function framingOf({ low, high }: BoxM): Framing {
  return {
    centreM: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2],
    radiusM: Math.hypot(high[0] - low[0], high[2] - low[2]) / 2,
    halfHeightM: (high[1] - low[1]) / 2,
  };
}

/**
 * How far off the camera stands, in metres.
 * @param aspect width of the canvas that may be used, by its height
 */
export function fitDistanceM({ radiusM, halfHeightM }: Framing, aspect: number): number {
  const halfField = Math.tan(((fieldDeg / 2) * Math.PI) / 180) * fill;
  return Math.max(halfHeightM / halfField, radiusM / (halfField * aspect)) + radiusM * 0.5;
}

export const cameraFieldDeg = fieldDeg;
