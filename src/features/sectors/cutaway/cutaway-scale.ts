/** Units of the section per metre. */
export const cutawayScale = 60;
export const floorY = 336;

/** Metres from the left wall, in units of the drawing. */
export function across(metres: number): number {
  return Number((metres * cutawayScale).toFixed(1));
}

/** The y of a height above the floor in metres, in units of the drawing. */
export function above(metres: number): number {
  return Number((floorY - metres * cutawayScale).toFixed(1));
}
