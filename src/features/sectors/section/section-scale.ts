/** Units of the section per metre. */
export const sectionScale = 60;
export const floorY = 336;

/** Metres from the building's left edge in units of the drawing. */
export function across(metres: number): number {
  return Number((metres * sectionScale).toFixed(1));
}

/** Metres above the floor in units of the drawing. */
export function above(metres: number): number {
  return Number((floorY - metres * sectionScale).toFixed(1));
}
