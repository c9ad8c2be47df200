import { stageCount, stageMiddleZ } from './stack';

export const ink = '#0b1422';
export const white = '#f5f7f8';
export const slateOnDark = '#a3b1c0';
export const ember = '#f0a37d';
export const cyan = '#86d8e1';
export const violet = '#a99cff';

const copperRgb = [232, 126, 78] as const;
const cyanRgb = [134, 216, 225] as const;

/** How clean the air is above each stage, from room air at 0 to 1. For the colour alone: it is no measurement. */
const cleanAbove = [0.12, 0.34, 0.72, 0.88, 1, 1] as const;

/** Colour of the air at a height in metres, copper below the first stage and cyan above the fifth. */
export function airColour(z: number, alpha: number): string {
  let clean = 0;
  for (let index = 0; index < stageCount; index += 1) {
    const passed = Math.min(1, Math.max(0, (z - stageMiddleZ(index)) / 0.03));
    clean += ((cleanAbove[index] ?? 1) - (cleanAbove[index - 1] ?? 0)) * passed;
  }
  const [r, g, b] = copperRgb.map((from, channel) => Math.round(from + ((cyanRgb[channel] ?? 0) - from) * clean));
  return `rgba(${r},${g},${b},${alpha.toFixed(3)})`;
}
