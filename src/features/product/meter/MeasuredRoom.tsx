import { formatPricedMachines, recommendedChoice } from '@/data/room-answers';
import { livingRoom } from '@/data/rooms/home-rooms';
import { lowerFirst } from '@/lib/format/count-word';
import { noBreakText } from '@/lib/format/no-break-units';

/** What to do with a reading: a machine for an example. */
export function MeasuredRoom() {
  const choice = recommendedChoice(livingRoom);
  return noBreakText(
    `Fine dust stays high? For ${lowerFirst(livingRoom.phrase)} we plan ${formatPricedMachines(choice)}.`,
  );
}
