import { eased } from './ease';

/** @param elapsedMs since the previous step; Infinity arrives at once */
export function settled<Values extends Record<string, number>>(
  from: Values,
  aim: Values,
  elapsedMs: number,
): { values: Values; isThere: boolean } {
  const entries = Object.entries(aim).map(
    ([key, there]) => [key, eased(from[key] ?? there, there, elapsedMs)] as const,
  );
  return {
    values: Object.fromEntries(entries) as Values,
    isThere: entries.every(([key, value]) => value === aim[key]),
  };
}
