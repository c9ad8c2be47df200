import { MathUtils } from 'three';

/** Time constant in ms: 63 % of a movement is done after it. */
const paceMs = 110;

function dampValue(value: number, target: number, elapsedMs: number): number {
  const next = MathUtils.damp(value, target, 1 / paceMs, elapsedMs);
  const hasArrived = Math.abs(target - next) < 0.001 * Math.max(1, Math.abs(target));
  return hasArrived ? target : next;
}

/**
 * One step of several movements.
 * @param elapsedMs since the previous step; Infinity arrives at once
 */
export function damp<Values extends Record<string, number>>(
  from: Values,
  target: Values,
  elapsedMs: number,
): { values: Values; hasArrived: boolean } {
  const entries = Object.entries(target).map(
    ([key, end]) => [key, dampValue(from[key] ?? end, end, elapsedMs)] as const,
  );
  return {
    values: Object.fromEntries(entries) as Values,
    hasArrived: entries.every(([key, value]) => value === target[key]),
  };
}
