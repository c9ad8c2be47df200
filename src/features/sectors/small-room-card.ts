import { formatMachines, formatPrice, prices } from '@/data/room-answers';
import { noBreakNames } from '@/lib/format/no-break-names';

/** For a card of Generation S, which has no list price: with the next that has one. */
export function formatSmallRoomCard(room: string): string {
  return `${room}: one is enough with a window open. With it shut: ${noBreakNames(formatMachines({ model: 'GEN X', machines: 1 }))}, ${formatPrice({ pricePence: prices['GEN X'] })}`;
}
