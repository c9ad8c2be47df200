/** Units of the section per metre. */
export const cutawayScale = 60;
export const floorY = 336;

export function across(metres: number): number {
  return Number((metres * cutawayScale).toFixed(1));
}

export function above(metres: number): number {
  return Number((floorY - metres * cutawayScale).toFixed(1));
}
