import { type Column, markdownTable } from './markdown';
import { median } from './statistics';

/** What was pressed, and the times to its answer in ms at full speed and on a processor made four times slower. */
export type SampledPress = { name: string; fullSpeedMs: readonly number[]; slowedMs: readonly number[] };

const whole = (value: number) => String(Math.round(value));

const columns: Column<SampledPress>[] = [
  { head: 'press', cell: ({ name }) => name },
  { head: 'samples', cell: ({ fullSpeedMs }) => String(fullSpeedMs.length), isFigure: true },
  { head: 'median ms', cell: ({ fullSpeedMs }) => whole(median(fullSpeedMs)), isFigure: true },
  { head: 'worst ms', cell: ({ fullSpeedMs }) => whole(Math.max(...fullSpeedMs)), isFigure: true },
  { head: 'median ms, processor 4 × slower', cell: ({ slowedMs }) => whole(median(slowedMs)), isFigure: true },
  { head: 'worst ms', cell: ({ slowedMs }) => whole(Math.max(...slowedMs)), isFigure: true },
];

export function samplesTable(presses: readonly SampledPress[]): string {
  return markdownTable(columns, presses);
}
