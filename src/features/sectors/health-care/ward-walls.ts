import type { ObliqueBoxProps, ObliqueFaces } from './ObliqueBox';
import { wardDepthM } from './oblique';

/** Walls are cut at this height, in metres. */
const cutM = 0.7;
const thickM = 0.14;
const faces: ObliqueFaces = ['#0B1422', '#dbe5ea', '#c5d3da'];

/** Positions along the corridor, in metres. */
export const farWallsM = [0, 7.2, 14.4, 18.8, 23.1];
export const nearWallsM = [0, 8.8, 15.2, 18.4, 21.6, 23.1];
/** In metres of depth. */
export const corridorM = { far: 5.4, near: 7.8 };

/** Centred on the line between two rooms. */
export function crossWall(x: number, from: number, to: number): ObliqueBoxProps {
  return { at: [x - thickM / 2, from, 0], size: [thickM, to - from, cutM], faces };
}

function along(y: number, pieces: readonly (readonly [from: number, to: number])[]): ObliqueBoxProps[] {
  return pieces.map(([from, to]) => ({ at: [from, y - thickM / 2, 0], size: [to - from, thickM, cutM], faces }));
}

export const farOuterWall = along(0, [[-0.07, 23.17]]);
export const farCorridorWall = along(corridorM.far, [
  [-0.07, 2.4],
  [4.8, 9.6],
  [12, 16.9],
  [18.1, 20.2],
  [21.6, 23.17],
]);
export const nearCorridorWall = along(corridorM.near, [
  [-0.07, 2.6],
  [6.2, 8.87],
  [15.13, 15.9],
  [16.9, 19.1],
  [20.1, 21.9],
  [22.9, 23.17],
]);
/** The nurses' station has a glass wall, so that its machine has a room of its own; the gap is its door. */
export const stationGlass = along(corridorM.near, [
  [8.87, 12.7],
  [13.9, 15.13],
]).map((pane) => ({ ...pane, faces: ['#0B1422', '#c9e6eb', '#b4d9e0'] as const }));
export const nearOuterWall = along(wardDepthM, [
  [-0.07, 3.2],
  [5.6, 23.17],
]);
