import { grouped } from '@/lib/number';
import { maxSideM, minSideM, type MetresProblem } from '@/lib/parse-metres';
import type { Side } from './use-room-form';

/** What a field says when its text is no length: always what to type instead. */
export function metresMessage(side: Side, problem: MetresProblem): string {
  switch (problem) {
    case 'empty':
      return `Enter the ${side} in metres, such as 4.50`;
    case 'not-a-number':
      return `Enter the ${side} in figures, such as 4.50`;
    case 'not-above-zero':
      return `Enter a ${side} above 0`;
    case 'too-short':
      return `Enter a ${side} of ${minSideM} m or more`;
    case 'too-long':
      return `Enter a ${side} of ${grouped(maxSideM)} m or less`;
  }
}
