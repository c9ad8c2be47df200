import { purifiers } from '@/data/purifiers';
import { money } from '@/lib/money';
import type { PriceList, RoomChoice } from '@/lib/room-choice';

/** The price list that the planner reckons with. */
export const prices: PriceList = {
  'GEN S': purifiers['GEN S'].pricePence,
  'GEN X': purifiers['GEN X'].pricePence,
  'GEN Y': purifiers['GEN Y'].pricePence,
  'GEN Z': purifiers['GEN Z'].pricePence,
};

/** What a choice costs, in words. */
export function priceInWords({ pricePence }: Pick<RoomChoice, 'pricePence'>): string {
  return pricePence === undefined ? 'Price on request' : money(pricePence);
}
