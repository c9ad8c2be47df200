import type { CalculatorModelName } from './machines';

/** The distance in cm that a machine keeps from every wall (docs/specification-coverage.md, row 283). */
export const wallGapCm = 20;

/** A floor seen from above, in metres. */
export type Floor = { lengthM: number; widthM: number };

/** Footprint of a machine, in metres. */
export type Footprint = { widthM: number; depthM: number };

/** Middle of a machine on the floor, in metres from the room's near left corner. */
export type MachinePlace = { xM: number; yM: number };

/** A room with machines of one model in their places, as a drawing of it needs them. */
export type FurnishedRoom = Floor & {
  heightM: number;
  model: CalculatorModelName;
  places: readonly MachinePlace[];
};

const between = (value: number, least: number, most: number) =>
  // A room too narrow for the distance has the machine in its middle.
  least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));

/** The nearest place that leaves 20 cm to every wall. */
export function keepFromWalls({ xM, yM }: MachinePlace, floor: Floor, { widthM, depthM }: Footprint): MachinePlace {
  const gapM = wallGapCm / 100;
  return {
    xM: between(xM, gapM + widthM / 2, floor.lengthM - gapM - widthM / 2),
    yM: between(yM, gapM + depthM / 2, floor.widthM - gapM - depthM / 2),
  };
}

/**
 * Where machines stand to begin with: along the long walls in turn, the first at a third of the room's length, never in a
 * corner. What they do for the room does not depend on it.
 */
export function firstPlaces(machines: number, floor: Floor, footprint: Footprint): MachinePlace[] {
  return Array.from({ length: machines }, (_, index) => {
    const share = machines === 1 ? 1 / 3 : (index + 1) / (machines + 1);
    const place = { xM: floor.lengthM * share, yM: index % 2 === 0 ? 0 : floor.widthM };
    return keepFromWalls(place, floor, footprint);
  });
}
