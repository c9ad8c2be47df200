/** A way in metres along x (right), y (up) and z (front). */
export type Way = readonly [xM: number, yM: number, zM: number];

export type PulledPart = { name: string; pullM: Way };

/** Of the whole opening, the share by which the last part starts later than the first. */
const spread = 0.45;

const stageOf = (name: string) => Number(/^stage-(\d)$/.exec(name)?.[1] ?? 0);

/** The outermost first: what rises goes head first, then from the top stage down; what comes forward goes door first. */
function rank({ name, pullM: [, , forwardM] }: PulledPart): number {
  if (!stageOf(name)) return -10;
  return forwardM === 0 ? -stageOf(name) : stageOf(name);
}

/**
 * How far each part is pulled out, from 0 to 1, when the machine is open by `opened`. Outer parts start earlier, so that
 * none passes through another on its way.
 */
export function pullShares(parts: readonly PulledPart[], opened: number): Map<string, number> {
  const shares = new Map<string, number>();
  for (const isForward of [false, true]) {
    const row = parts
      .filter(({ pullM }) => pullM.some((metres) => metres !== 0) && (pullM[2] !== 0) === isForward)
      .sort((one, other) => rank(one) - rank(other));
    for (const [index, { name }] of row.entries()) {
      const start = row.length > 1 ? (spread * index) / (row.length - 1) : 0;
      shares.set(name, Math.min(1, Math.max(0, (opened - start) / (1 - spread))));
    }
  }
  return shares;
}

/** Where a part stands when it is pulled out by `share`. */
export function pulledOut([xM, yM, zM]: Way, share: number): [number, number, number] {
  return [xM * share, yM * share, zM * share];
}
