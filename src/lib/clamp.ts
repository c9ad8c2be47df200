/** The nearest value from `min` to `max`; the middle of the two where no value is between them. */
export function clamp(value: number, min: number, max: number): number {
  return min > max ? (min + max) / 2 : Math.min(max, Math.max(min, value));
}
