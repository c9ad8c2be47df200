import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { recommendedChoice, formatMachines, formatPrice, formatSpeed } from '@/data/room-answers';
import { type OfferedRoomKey, offeredRooms } from '@/data/rooms/offered-rooms';
import { rate } from '@/domain/air-changes';
import { plannerUrl } from '@/domain/plan/write-plan';
import { formatFloor, roomVolumeM3 } from '@/domain/room';
import { capitalised } from '@/lib/format/count-word';
import { formatLimit } from './format-limit';

type ArticleExampleProps = { title: string; offer: OfferedRoomKey };

/** The room that an article works out, with its machines and their price, in the margin. */
export function ArticleExample({ title, offer }: ArticleExampleProps) {
  const room = offeredRooms[offer];
  const choice = recommendedChoice(room);
  const { model, machines, speed } = choice;
  const limit = formatLimit(room);
  return (
    <aside className="d-none d-lg-block p-3 bg-ice" aria-label={title}>
      <p className="label mb-3">
        {title}: {room.phrase.toLowerCase()} of {formatFloor(room)}
        {limit && `, ${limit}`}
      </p>
      <p className="m-0">
        <b className="d-block">{capitalised(formatMachines(choice))}</b>
        <span className="d-block h3 m-0 num">{formatPrice(choice)}</span>
        <small className="d-block muted">
          <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines, speed })} /> air changes an hour
          {room.ventilationAch > 0 && ' from the machines'} {formatSpeed(choice)} (estimated)
        </small>
      </p>
      <p className="mt-2 mb-0">
        <ArrowLink to={plannerUrl(room)}>Plan this room</ArrowLink>
      </p>
    </aside>
  );
}
