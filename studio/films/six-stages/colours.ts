export const ink = '#0b1422';
export const white = '#f5f7f8';
export const ember = '#f0a37d';
export const cyan = '#86d8e1';
export const violet = '#a99cff';

const copperRgb = [232, 126, 78] as const;
const cyanRgb = [134, 216, 225] as const;

/** How clean the air is after each stage, from room air at 0 to 1. For the colour alone: it is no measurement. */
const cleanAfter = [0, 0.12, 0.34, 0.72, 0.88, 1, 1] as const;

/** Colour of air that has passed so many stages, a fraction while it is within one: copper at 0, cyan from the fifth. */
export function airColour(passedStages: number, alpha: number): string {
  const whole = Math.floor(passedStages);
  const before = cleanAfter[whole] ?? 1;
  const clean = before + ((cleanAfter[whole + 1] ?? 1) - before) * (passedStages - whole);
  const [r, g, b] = copperRgb.map((from, channel) => Math.round(from + ((cyanRgb[channel] ?? 0) - from) * clean));
  return `rgba(${r},${g},${b},${alpha.toFixed(3)})`;
}
