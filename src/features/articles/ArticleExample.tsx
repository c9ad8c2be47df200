import { ButtonLink } from '@/components/ui/ButtonLink';
import { withDelivery } from '@/data/products/delivery';
import { purifiers } from '@/data/purifiers';
import { recommendedChoice, formatMachines, formatPrice } from '@/data/room-answers';
import { type OfferedRoomKey, offeredRooms } from '@/data/rooms/offered-rooms';
import { formatSides, formatVolume } from '@/domain/room';
import { capitalised } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { AnswerRate } from './AnswerRate';
import { formatLimit } from './format-limit';

type ArticleExampleProps = { title: string; offer: OfferedRoomKey };

/** The room that an article works out, with its machines, their price and the way to a quote. */
export function ArticleExample({ title, offer }: ArticleExampleProps) {
  const room = offeredRooms[offer];
  const choice = recommendedChoice(room);
  const { model, machines, pricePence } = choice;
  const limit = formatLimit(room);
  return (
    <aside className="h-100 p-3 p-lg-4 bg-ice" aria-label={title}>
      <p className="small muted mb-2 text-pretty">
        {title}: {room.phrase.toLowerCase()} of {formatSides(room)}
        {limit && `, ${limit}`}
      </p>
      <p className="h3 text-ink m-0">{capitalised(formatMachines(choice))}</p>
      <p className="d-flex flex-wrap gap-2 align-items-center justify-content-between my-2">
        <b className="h2 num">{formatPrice(choice)}</b>
        <ButtonLink
          to={priceRequestUrl(purifiers[model].slug, machines)}
          data-price-room={`${room.phrase.toLowerCase()} of ${formatVolume(room)} m³`}
        >
          Get a written quote
        </ButtonLink>
      </p>
      <p className="small muted mt-2 mb-0">
        With VAT{pricePence !== undefined && `; ${money(withDelivery(pricePence))} delivered (sample)`}.{' '}
        <AnswerRate room={room} choice={choice} />.
      </p>
    </aside>
  );
}
