import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { formatPricedMachines, formatSpeed, recommendedChoice } from '@/data/room-answers';
import { livingRoom } from '@/data/rooms/home-rooms';
import { rate } from '@/domain/air-changes';
import { formatFloor, roomVolumeM3 } from '@/domain/room';
import { lowerFirst } from '@/lib/format/count-word';
import { noBreakText } from '@/lib/format/no-break-units';

/** What to do with a reading: a machine for an example. */
export function MeasuredRoom() {
  const choice = recommendedChoice(livingRoom);
  const { model, machines, speed } = choice;
  const room = `${lowerFirst(livingRoom.phrase)} of ${formatFloor(livingRoom)}`;
  return (
    <>
      Fine dust stays high? {noBreakText(`In ${room} ${formatPricedMachines(choice)}`)},{' '}
      {machines > 1 ? 'filter' : 'filters'} as much air as the room holds{' '}
      <b>
        <AirChangeRate rate={rate(model, roomVolumeM3(livingRoom), { machines, speed })} />
      </b>{' '}
      times an hour {noBreakText(formatSpeed(choice))}, <EvidenceLink line="samples">estimated</EvidenceLink>.
    </>
  );
}
