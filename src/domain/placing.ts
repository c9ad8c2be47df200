import { unwrapSample } from '@/config/sample';
import { clamp } from '@/lib/clamp';
import { type MachineModel, machineOf } from './machines';
import type { RoomKind } from './people';

/** Minimum distance to every wall (docs/specification-coverage.md, row 283). */
export const wallGapCm = 20;

/** Width and depth of the floor that a machine takes with the gap on every side. */
export function placeCm(model: MachineModel): [width: number, depth: number] {
  const [widthMm, depthMm] = unwrapSample(machineOf(model).sizeMm);
  return [widthMm / 10 + 2 * wallGapCm, depthMm / 10 + 2 * wallGapCm];
}

/** As in "64 × 64 cm". */
export function placeText(model: MachineModel): string {
  return `${placeCm(model).join(' × ')} cm`;
}

/** Length and width of a room, in metres. */
export type Floor = { lengthM: number; widthM: number };

/** What a machine covers of the floor, in metres. */
export type Footprint = { widthM: number; depthM: number };

/** Centre of a machine, measured from the near left corner. */
export type MachinePlace = { xM: number; yM: number };

/** A room with the place of each of its machines. */
export type FurnishedRoom = Floor & {
  heightM: number;
  kind: RoomKind;
  /** Undefined where nobody counted. */
  people: number | undefined;
  model: MachineModel;
  places: readonly MachinePlace[];
};

/** The nearest place at least 20 cm from every wall. */
export function keepFromWalls({ xM, yM }: MachinePlace, floor: Floor, { widthM, depthM }: Footprint): MachinePlace {
  const gapM = wallGapCm / 100;
  return {
    // In a room that is too narrow the machine stands in the middle.
    xM: clamp(xM, gapM + widthM / 2, floor.lengthM - gapM - widthM / 2),
    yM: clamp(yM, gapM + depthM / 2, floor.widthM - gapM - depthM / 2),
  };
}

/** Initial places: along the long walls in turn, never in a corner. They do not change the air change rate. */
export function initialPlaces(machines: number, floor: Floor, footprint: Footprint): MachinePlace[] {
  return Array.from({ length: machines }, (_, index) => {
    const share = machines === 1 ? 1 / 3 : (index + 1) / (machines + 1);
    const place = { xM: floor.lengthM * share, yM: index % 2 === 0 ? 0 : floor.widthM };
    return keepFromWalls(place, floor, footprint);
  });
}
