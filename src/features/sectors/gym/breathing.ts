/** A pace of breathing. Typical textbook figures for an adult, for illustration: they differ widely between people. */
export type Pace = { name: string; where: string; breathsPerMinute: number; litresPerBreath: number };

export const paces = {
  rest: { name: 'At rest', where: 'Lying on the mat', breathsPerMinute: 16, litresPerBreath: 0.5 },
  easy: { name: 'Easy', where: 'Warming up', breathsPerMinute: 20, litresPerBreath: 1.4 },
  hard: { name: 'Hard', where: 'In a spin class', breathsPerMinute: 32, litresPerBreath: 2 },
  flatOut: { name: 'Flat out', where: 'On the rower', breathsPerMinute: 40, litresPerBreath: 2.5 },
} as const satisfies Record<string, Pace>;

export type PaceKey = keyof typeof paces;

export const paceKeys = Object.keys(paces) as PaceKey[];

/** Air that one person breathes at a pace, in litres a minute. */
export function litresPerMinute({ breathsPerMinute, litresPerBreath }: Pace): number {
  return breathsPerMinute * litresPerBreath;
}

/** Air that people breathe at a pace in an hour, in m³. */
export function breathedM3PerHour(pace: Pace, people = 1): number {
  return (people * litresPerMinute(pace) * 60) / 1000;
}
