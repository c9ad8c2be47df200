/** What the honest floor area assumes: five air changes per hour (CDC 2023, any occupied room) under a 2.4 m ceiling. */
export const floorAreaBasis = { achPerHour: 5, ceilingHeightM: 2.4 } as const;

/**
 * The floor that a clean air delivery rate serves at 5 ACH under a 2.4 m ceiling: CADR / 12. Coverage per metre of
 * ceiling leaves the ceiling height out and so is a room's volume; this stands beside it wherever it is printed.
 * @param ratedCadrM3PerHour clean air delivery rate in m³/h
 * @returns square metres, to one decimal where it has one: "60", "52.8"
 */
export function floorAreaM2(ratedCadrM3PerHour: number): string {
  const areaM2 = ratedCadrM3PerHour / (floorAreaBasis.achPerHour * floorAreaBasis.ceilingHeightM);
  return areaM2.toFixed(1).replace('.0', '');
}
