import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { withDelivery } from '@/data/products/delivery';
import { purifiers } from '@/data/purifiers';
import { recommendedChoice, formatMachines, formatPrice, formatSpeed } from '@/data/room-answers';
import { type OfferedRoomKey, offeredRooms } from '@/data/rooms/offered-rooms';
import { rate } from '@/domain/air-changes';
import { formatFloor, formatVolume, roomVolumeM3 } from '@/domain/room';
import { capitalised } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { formatLimit } from './format-limit';

type ArticleExampleProps = { title: string; offer: OfferedRoomKey };

/** The room that an article works out, with its machines, their price and the way to a quote. */
export function ArticleExample({ title, offer }: ArticleExampleProps) {
  const room = offeredRooms[offer];
  const choice = recommendedChoice(room);
  const { model, machines, speed, pricePence } = choice;
  const limit = formatLimit(room);
  return (
    <aside className="p-3 bg-ice" aria-label={title}>
      <p className="small muted mb-2 text-pretty">
        {title}: {room.phrase.toLowerCase()} of {formatFloor(room)}
        {limit && `, ${limit}`}
      </p>
      <p className="lead text-ink m-0">{capitalised(formatMachines(choice))}</p>
      <p className="d-flex flex-wrap gap-2 align-items-center justify-content-between m-0">
        <b className="title num">{formatPrice(choice)}</b>
        <ButtonLink
          to={priceRequestUrl(purifiers[model].slug, machines)}
          data-price-room={`${room.phrase.toLowerCase()} of ${formatVolume(room)} m³`}
        >
          Get a written quote
        </ButtonLink>
      </p>
      <p className="small muted mt-2 mb-0">
        With VAT{pricePence !== undefined && `; ${money(withDelivery(pricePence))} delivered (sample)`}.{' '}
        <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines, speed })} /> air changes an hour
        {room.ventilationAch > 0 && ' from the machines'} {formatSpeed(choice).replace('speed ', 'speed\u00a0')}{' '}
        (estimated).
      </p>
    </aside>
  );
}
