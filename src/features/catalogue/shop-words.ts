import type { ShopListing } from '@/data/products/shop-listing';
import { capitalised, counted, countWord } from '@/lib/count-word';
import { grouped } from '@/lib/number';

type Shop = Pick<ShopListing, 'counts' | 'kinds' | 'ratedM3PerHour'>;

/** What search engines are told of the shop. */
export function shopDescription({ counts, kinds, ratedM3PerHour: [least, most] }: Shop): string {
  const purifiers = counted(kinds.purifier, 'air purifier', 'air purifiers');
  const bottles = counted(kinds.bottle, 'UV-C water bottle', 'UV-C water bottles');
  const meters = kinds.meter === 1 ? 'an air quality meter' : `${countWord(kinds.meter)} air quality meters`;
  return `All ${countWord(counts.all)} products: ${purifiers} from ${grouped(least)} to ${grouped(most)} m³/h with their filters, ${bottles} and ${meters}. Prices include VAT.`;
}

/** The line below the shop's heading. */
export function shopLead({ kinds }: Shop): string {
  const purifiers = capitalised(counted(kinds.purifier, 'purifier', 'purifiers'));
  const bottles = counted(kinds.bottle, 'bottle', 'bottles');
  return `${purifiers} and their filters, ${bottles}, ${counted(kinds.meter, 'air quality meter', 'air quality meters')}.`;
}
