/** Time constant in ms: 63 % of a movement is done after it. */
const paceMs = 110;

/**
 * One step of an exponential ease-out.
 * @param elapsedMs since the previous step; Infinity arrives at once
 */
export function eased(value: number, aim: number, elapsedMs: number): number {
  const next = aim + (value - aim) * Math.exp(-elapsedMs / paceMs);
  const isThere = Math.abs(aim - next) < 0.001 * Math.max(1, Math.abs(aim));
  return isThere ? aim : next;
}
