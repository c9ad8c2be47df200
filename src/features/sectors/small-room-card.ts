import { formatMachines, prices } from '@/data/room-answers';
import { listPrice } from '@/lib/format/money';

/** For a card of Generation S, which has no list price: with the next that has one. */
export function formatSmallRoomCard(room: string): string {
  return `${room}, window open. With it shut take ${formatMachines({ model: 'GEN X', machines: 1 })}, ${listPrice(prices['GEN X'])}`;
}
