/** Wide: x runs to the right. Tall, for phones: x runs down the page. */
export type Layout = 'wide' | 'tall';

/** Maps metres on a plan to units of a drawing. */
export type Place = {
  rect: (
    xM: number,
    yM: number,
    lengthM: number,
    depthM: number,
  ) => { x: number; y: number; width: number; height: number };
  /** "x y" for path data. */
  point: (xM: number, yM: number) => string;
  x: (xM: number, yM: number) => number;
  y: (xM: number, yM: number) => number;
};

const round = (value: number) => Math.round(value * 10) / 10;

/** @param scale units of the drawing per metre */
export function placeOn(layout: Layout, scale: number): Place {
  const swap = layout === 'tall';
  const x = (xM: number, yM: number) => round((swap ? yM : xM) * scale);
  const y = (xM: number, yM: number) => round((swap ? xM : yM) * scale);
  return {
    x,
    y,
    point: (xM, yM) => `${x(xM, yM)} ${y(xM, yM)}`,
    rect: (xM, yM, lengthM, depthM) => ({
      x: x(xM, yM),
      y: y(xM, yM),
      width: round((swap ? depthM : lengthM) * scale),
      height: round((swap ? lengthM : depthM) * scale),
    }),
  };
}
