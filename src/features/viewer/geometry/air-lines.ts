import type { Vec3 } from './framing';

type AirLine = { isClean: boolean; pointsM: readonly Vec3[] };

/** Where the lines of one machine may run, in metres. */
type AirSpace = { placeM: readonly [xM: number, zM: number]; machineHeightM: number; room: RoomSpace };

type RoomSpace = { lengthM: number; widthM: number; heightM: number };

const [directions, steps] = [6, 12] as const;
/** Kept free at walls and ceiling. */
const edgeM = 0.1;

function curved(start: number, bend: number, end: number, share: number): number {
  return (1 - share) ** 2 * start + 2 * share * (1 - share) * bend + share ** 2 * end;
}

const within = (value: number, halfM: number) => Math.min(halfM - edgeM, Math.max(edgeM - halfM, value));

/** Air to a machine along the floor, and from its top up and out; a drawing, not a simulation. */
export function airLines({ placeM: [xM, zM], machineHeightM, room }: AirSpace): AirLine[] {
  const reachM = Math.min(room.lengthM, room.widthM) * 0.42;
  const ceilingM = Math.max(machineHeightM, room.heightM - edgeM);
  const line = (isClean: boolean, turn: number): AirLine => ({
    isClean,
    pointsM: Array.from({ length: steps + 1 }, (_, step): Vec3 => {
      const share = step / steps;
      const outM = isClean ? curved(0, 0, reachM, share) : curved(reachM, reachM * 0.4, 0.12, share);
      const yM = isClean
        ? curved(machineHeightM, ceilingM + (ceilingM - machineHeightM) * 0.4, ceilingM * 0.8, share)
        : curved(0.5, 0.1, machineHeightM * 0.25, share);
      return [
        within(xM + outM * Math.cos(turn), room.lengthM / 2),
        Math.min(yM, ceilingM),
        within(zM + outM * Math.sin(turn), room.widthM / 2),
      ];
    }),
  });
  return Array.from({ length: directions }, (_, index) => (2 * Math.PI * (index + 0.5)) / directions).flatMap(
    (turn) => [line(false, turn), line(true, turn)],
  );
}
