import { paceKeys, paces } from './breathing';

/** Every pace fills a quarter of the minute that the trace shows. */
const secondsPerPace = 15;

export type TraceFrame = {
  /** Left end of the trace, and how wide a pace is, in units of the drawing. */
  left: number;
  paceWidth: number;
  /** Empty lungs. */
  base: number;
  unitsPerLitre: number;
};

/** Whole breaths of a pace in its quarter of a minute. */
export function breathsShown(breathsPerMinute: number): number {
  return Math.round((breathsPerMinute * secondsPerPace) / 60);
}

/** The trace as path data: each breath rises by its litres and falls back, as a spirometer draws it. */
export function breathTrace({ left, paceWidth, base, unitsPerLitre }: TraceFrame): string {
  const breaths = paceKeys.flatMap((key, index) => {
    const { breathsPerMinute, litresPerBreath } = paces[key];
    const count = breathsShown(breathsPerMinute);
    const width = paceWidth / count;
    const top = base - litresPerBreath * unitsPerLitre;
    return Array.from({ length: count }, (_, breath) => {
      const x = left + index * paceWidth + breath * width;
      const [rise, peak, fall] = [x + width * 0.18, x + width * 0.44, x + width];
      // In is quicker than out.
      return `C${rise.toFixed(1)} ${base} ${(x + width * 0.26).toFixed(1)} ${top} ${peak.toFixed(1)} ${top}C${(x + width * 0.66).toFixed(1)} ${top} ${(x + width * 0.7).toFixed(1)} ${base} ${fall.toFixed(1)} ${base}`;
    });
  });
  return `M${left} ${base}${breaths.join('')}`;
}
