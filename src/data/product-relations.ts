import type { Purifier } from './products/product';

/** What belongs to a machine: its filter, then the meter. */
export function partsOf({ parts }: Purifier): Purifier['parts'] {
  return parts;
}
