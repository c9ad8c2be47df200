/** Units of the section per metre. */
export const sectionScale = 60;
export const floorY = 336;

export function across(metres: number): number {
  return Number((metres * sectionScale).toFixed(1));
}

export function above(metres: number): number {
  return Number((floorY - metres * sectionScale).toFixed(1));
}
