import { eachEvening, eachParty, fiveYearsEachPence } from '@/data/costs';
import { recommendedChoice } from '@/data/room-answers';
import { functionRoom, restaurant } from '@/data/rooms/hospitality-rooms';
import { yearlyHours } from '@/domain/cost-over-years';
import { smallSum } from '@/lib/format/money';

/** A full house. */
const covers = { ...eachEvening, label: '', count: eachEvening.count * (restaurant.people ?? 1) };
/** At each party. */
const guests = { ...eachParty, label: '', count: eachParty.count * (functionRoom.people ?? 1) };

/** As in "3p", over five years; a new lamp is not counted. */
export const coverCost = smallSum(fiveYearsEachPence(recommendedChoice(restaurant), yearlyHours.restaurant, covers));
export const guestEvening = smallSum(
  fiveYearsEachPence(recommendedChoice(functionRoom), yearlyHours.functionRoom, guests),
);
