/** Air of a picture in the picture's units, into the machine and out of it. */
export type Streamlines = { intake: readonly string[]; outlet: readonly string[] };

/** What a picture of a model room shows where, in its 1200 x 1200 units. */
type RoomView = {
  /** The middle of the machine. */
  machineX: number;
  machineTopY: number;
  machineFootY: number;
  /** The floor's left corner and its front corner. */
  left: readonly [x: number, y: number];
  front: readonly [x: number, y: number];
  /** The upper end of the left wall's near edge. */
  wallTopY: number;
};

/** Projected from the rooms and machines of `studio/blender/scenes/rooms.py`. */
const roomViews: Readonly<Record<string, RoomView>> = {
  'room-dentistry': view(928, 630, 777, [56, 764], [668, 1070], 331),
  'room-health-care': view(929, 617, 758, [55, 782], [633, 1071], 348),
};

/** Seven lines that gather over the floor towards the lower half of the machine, and eight that rise from its top and end before the curtain. */
export const roomStreamlines: Readonly<Record<string, Streamlines>> = Object.fromEntries(
  Object.entries(roomViews).map(([name, room]) => [name, { intake: intakeOf(room), outlet: outletOf(room) }]),
);

function view(
  machineX: number,
  machineTopY: number,
  machineFootY: number,
  left: readonly [number, number],
  front: readonly [number, number],
  wallTopY: number,
): RoomView {
  return { machineX, machineTopY, machineFootY, left, front, wallTopY };
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** `count` curves; `pointsOf` gives the four points of the one at `share` of the way from the first to the last. */
function curves(count: number, pointsOf: (share: number) => readonly (readonly [number, number])[]): string[] {
  return Array.from({ length: count }, (_, index) => {
    const [start, ...rest] = pointsOf(index / (count - 1)).map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
    return `M${start ?? ''}C${rest.join(' ')}`;
  });
}

function intakeOf({ machineX, machineTopY, machineFootY, left, front }: RoomView): string[] {
  return curves(7, (share) => {
    const along = 0.14 + 0.5 * share;
    const start = [between(left[0], front[0], along) + 36, between(left[1], front[1], along) - 22] as const;
    const end = [machineX - 32, between(between(machineTopY, machineFootY, 0.5), machineFootY - 8, share)] as const;
    const run = end[0] - start[0];
    return [start, [start[0] + 0.4 * run, start[1] - 6], [end[0] - 0.34 * run, end[1] + 16 + 30 * share], end];
  });
}

function outletOf({ machineX, machineTopY, left, wallTopY }: RoomView): string[] {
  return curves(8, (share) => {
    const start = [machineX + 20 - 40 * share, machineTopY + 4] as const;
    const end = [left[0] + 200 + 26 * share, wallTopY + 28 + 170 * share] as const;
    return [start, [start[0] - 8, machineTopY - 200 + 44 * share], [machineX - 330, end[1] - 70 + 24 * share], end];
  });
}
