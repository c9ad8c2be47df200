/** After this long, in ms, a movement has 63 % of its way behind it. */
const paceMs = 110;

/**
 * One step of a movement that slows down towards its aim.
 * @param elapsedMs since the step before; Infinity arrives at once
 */
export function eased(value: number, aim: number, elapsedMs: number): number {
  const next = aim + (value - aim) * Math.exp(-elapsedMs / paceMs);
  const isThere = Math.abs(aim - next) < 0.001 * Math.max(1, Math.abs(aim));
  return isThere ? aim : next;
}
