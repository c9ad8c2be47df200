import type { Vec3 } from './framing';

type AirLine = { isClean: boolean; pointsM: readonly Vec3[] };

/** Where the lines of one machine may run, in metres. */
type AirSpace = { placeM: readonly [xM: number, zM: number]; machineHeightM: number; room: RoomSpace };

type RoomSpace = { lengthM: number; widthM: number; heightM: number };

const directions = 6;
const steps = 12;
/** Directions to choose from. */
const turns = 72;
/** Share of its length for which a line needs room. */
const leastShare = 0.4;
/** Kept free at walls and ceiling. */
const edgeM = 0.1;

function curved(start: number, bend: number, end: number, share: number): number {
  return (1 - share) ** 2 * start + 2 * share * (1 - share) * bend + share ** 2 * end;
}

/** Distance from a place to the walls, or 0. */
function freeM(placeM: readonly [xM: number, zM: number], turn: number, { lengthM, widthM }: RoomSpace): number {
  const steps = [Math.cos(turn), Math.sin(turn)] as const;
  const distances = [lengthM, widthM].map((sideM, axis) => {
    const step = steps[axis] ?? 0;
    return step === 0 ? Infinity : (sideM / 2 - edgeM - Math.sign(step) * (placeM[axis] ?? 0)) / Math.abs(step);
  });
  return Math.max(0, Math.min(...distances));
}

/** Directions in which a line has room, spread over those of a whole turn. */
function freeTurns(placeM: readonly [xM: number, zM: number], reachM: number, room: RoomSpace): number[] {
  const all = Array.from({ length: turns }, (_, index) => (2 * Math.PI * (index + 0.5)) / turns);
  const free = all.filter((turn) => freeM(placeM, turn, room) > reachM * leastShare);
  return Array.from(
    { length: directions },
    (_, index) => free[Math.floor(((index + 0.5) * free.length) / directions)] ?? 0,
  );
}

/** Air to a machine along the floor, and from its top up and out; a drawing, not a simulation. */
export function airLines({ placeM: [xM, zM], machineHeightM, room }: AirSpace): AirLine[] {
  const reachM = Math.min(room.lengthM, room.widthM) * 0.42;
  const ceilingM = Math.max(machineHeightM, room.heightM - edgeM);
  const line = (isClean: boolean, turn: number): AirLine => {
    const endM = Math.min(reachM, freeM([xM, zM], turn, room));
    const pointsM = Array.from({ length: steps + 1 }, (_, step): Vec3 => {
      const share = step / steps;
      const outM = isClean ? curved(0, 0, endM, share) : curved(endM, endM * 0.4, 0.12, share);
      const yM = isClean
        ? curved(machineHeightM, ceilingM + (ceilingM - machineHeightM) * 0.4, ceilingM * 0.8, share)
        : curved(0.5, 0.1, machineHeightM * 0.25, share);
      return [xM + outM * Math.cos(turn), yM, zM + outM * Math.sin(turn)];
    });
    return { isClean, pointsM };
  };
  return freeTurns([xM, zM], reachM, room).flatMap((turn) => [line(false, turn), line(true, turn)]);
}
