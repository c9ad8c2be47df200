/** Sample day, not measured. */
export const waterLevels: readonly (readonly [hour: number, levelMl: number])[] = [
  [0, 180],
  [7, 180],
  [7, 750],
  [8.2, 590],
  [9.8, 440],
  [11.2, 300],
  [12.5, 110],
  [12.5, 750],
  [13.4, 600],
  [15, 470],
  [16.4, 330],
  [17.5, 190],
  [18, 150],
  [18, 750],
  [19.2, 560],
  [20.5, 420],
  [22, 260],
  [22.6, 180],
  [24, 180],
];

export const fillHours = [7, 12.5, 18] as const;

/** Every two hours. */
export const cycleHours: readonly number[] = Array.from({ length: 12 }, (_, index) => index * 2);
