/** Units of the plan per metre. */
export const planScale = 30;

/** Metres as units of the plan. */
export function units(metres: number): number {
  return Number((metres * planScale).toFixed(1));
}
