/** Units of the section drawing per metre. */
export const sectionScale = 60;
/** Height of the floor line in the drawing. */
export const floorY = 336;

/** Metres from the building's left edge as units of the drawing. */
export function across(metres: number): number {
  return Number((metres * sectionScale).toFixed(1));
}

/** Metres above the floor as units of the drawing. */
export function above(metres: number): number {
  return Number((floorY - metres * sectionScale).toFixed(1));
}
