/** A line of the withdrawn guidance: how long a surgery stood empty after an aerosol procedure. */
export type FallowBand = { ventilation: string; fallowMin: number };

/**
 * UK dental infection prevention and control guidance, last updated on 14 April 2022 and then withdrawn. History only.
 * Without ventilation it allowed no aerosol procedures, so that line has no column.
 */
export const fallowBands: readonly FallowBand[] = [
  { ventilation: '1 to 5 air changes, or a rate nobody knew', fallowMin: 30 },
  { ventilation: '6 to 9 air changes', fallowMin: 20 },
  { ventilation: '10 air changes or more', fallowMin: 15 },
  { ventilation: '10 or more, with high-volume suction, rubber dam or both', fallowMin: 10 },
];

/** The morning of the drawing: 9 am to 1 pm, thirty minutes a patient. */
export const morning = { opensHour: 9, lengthMin: 240, appointmentMin: 30 };

/** Minutes after opening at which each patient of a morning begins; the last one ends by the close. */
export function patientStarts(fallowMin: number): number[] {
  const { lengthMin, appointmentMin } = morning;
  const starts: number[] = [];
  for (let start = 0; start + appointmentMin <= lengthMin; start += appointmentMin + fallowMin) starts.push(start);
  return starts;
}

/** A time of the morning as a diary writes it: 9.40. */
export function clockTime(minutesAfterOpening: number): string {
  const minutes = minutesAfterOpening % 60;
  return `${morning.opensHour + Math.floor(minutesAfterOpening / 60)}.${String(minutes).padStart(2, '0')}`;
}
