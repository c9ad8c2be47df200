/** Examples of ours for an adult (docs/go-live.md); people differ widely. */
type Breathing = { name: string; where: string; breathsPerMinute: number; litresPerBreath: number };

export const activityLevels = {
  rest: { name: 'At rest', where: 'Lying on the mat', breathsPerMinute: 16, litresPerBreath: 0.5 },
  easy: { name: 'Easy', where: 'Warming up', breathsPerMinute: 20, litresPerBreath: 1.4 },
  hard: { name: 'Hard', where: 'In a spin class', breathsPerMinute: 32, litresPerBreath: 2 },
  flatOut: { name: 'Flat out', where: 'On the rower', breathsPerMinute: 40, litresPerBreath: 2.5 },
} as const satisfies Record<string, Breathing>;

/** How hard somebody works. */
export type ActivityLevel = keyof typeof activityLevels;

export const activityLevelKeys = Object.keys(activityLevels) as ActivityLevel[];

/** The air that a person breathes, in litres per minute. */
export function litresPerMinute({ breathsPerMinute, litresPerBreath }: Breathing): number {
  return breathsPerMinute * litresPerBreath;
}

const secondsPerPace = 15;

type TraceFrame = {
  levels?: readonly ActivityLevel[];
  /** In units of the drawing. */
  left: number;
  levelWidth: number;
  /** The y of empty lungs. */
  base: number;
  unitsPerLitre: number;
};

/** Whole breaths in the time that the drawing shows. */
export function drawnBreaths(breathsPerMinute: number): number {
  return Math.round((breathsPerMinute * secondsPerPace) / 60);
}

/** The path of the breaths, level after level, for an SVG `d`. */
export function breathTrace({ levels = activityLevelKeys, left, levelWidth, base, unitsPerLitre }: TraceFrame): string {
  const breaths = levels.flatMap((key, index) => {
    const { breathsPerMinute, litresPerBreath } = activityLevels[key];
    const count = drawnBreaths(breathsPerMinute);
    const width = levelWidth / count;
    const top = base - litresPerBreath * unitsPerLitre;
    return Array.from({ length: count }, (_, breath) => {
      const x = left + index * levelWidth + breath * width;
      const [rise, peak, fall] = [x + width * 0.18, x + width * 0.44, x + width];
      // Breathing in is quicker than breathing out.
      return `C${rise.toFixed(1)} ${base} ${(x + width * 0.26).toFixed(1)} ${top} ${peak.toFixed(1)} ${top}C${(x + width * 0.66).toFixed(1)} ${top} ${(x + width * 0.7).toFixed(1)} ${base} ${fall.toFixed(1)} ${base}`;
    });
  });
  return `M${left} ${base}${breaths.join('')}`;
}
