import { type LengthUnit, longestSideM, minSideM, type Side } from '@/domain/room-sides';
import { grouped } from '@/lib/format/number';
import type { MetresError } from '@/lib/parse/parse-metres';

/** What to type instead. @param unit how it was typed; limits are in metres */
export function sideMessage(side: Side, error: MetresError, unit: LengthUnit = 'm'): string {
  switch (error) {
    case 'empty':
    case 'not-a-number':
      if (unit === 'ft') return `Enter the ${side} in feet and inches, such as 14 ft 9 in`;
      return `Enter the ${side} in ${error === 'empty' ? 'metres' : 'figures'}, such as 4.50`;
    case 'not-above-zero':
      return `Enter a ${side} above 0`;
    case 'too-short':
      return `Enter a ${side} of ${minSideM} m or more`;
    case 'too-long':
      return `Enter a ${side} of ${grouped(longestSideM(side))} m or less`;
  }
}
