import { caseYears, dividedPence, eachEvening, eachParty, fiveYearsEachPence, mixedYearsPence } from '@/data/costs';
import { mixedRestaurant } from '@/data/questions/hospitality';
import { quieterFor, recommendedChoice } from '@/data/room-answers';
import { bedroom, functionRoom, restaurant } from '@/data/rooms/hospitality-rooms';
import { yearlyHours } from '@/domain/cost-over-years';
import { smallSum } from '@/lib/format/money';

/** A full house. */
const covers = { ...eachEvening, label: '', count: eachEvening.count * (restaurant.people ?? 1) };
/** At each party. */
const guests = { ...eachParty, label: '', count: eachParty.count * (functionRoom.people ?? 1) };

/** As in "3p", over five years; a new lamp is not counted. */
export const coverCost = smallSum(fiveYearsEachPence(recommendedChoice(restaurant), yearlyHours.restaurant, covers));
/** Without music, where people talk. */
export const talkingCoverCost = smallSum(
  dividedPence(mixedYearsPence(mixedRestaurant, yearlyHours.restaurant, false), covers, caseYears),
);
export const guestEvening = smallSum(
  fiveYearsEachPence(recommendedChoice(functionRoom), yearlyHours.functionRoom, guests),
);
/** Of a bedroom with its window shut. */
export const quieterBedroomNight = smallSum(
  fiveYearsEachPence(quieterFor(bedroom), yearlyHours.home, { label: '', count: 365, isPerYear: true }),
);
