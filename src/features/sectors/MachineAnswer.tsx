import { ButtonLink } from '@/components/ui/ButtonLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { purifiers } from '@/data/purifiers';
import { formatPrice } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import type { RoomChoice } from '@/domain/room-answer';
import { capitalised, countWord, lowerFirst } from '@/lib/format/count-word';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { formatSizedRoom } from './room-machines';
import styles from './MachineAnswer.module.scss';

type MachineAnswerProps = { room: ExampleRoom; choice: RoomChoice; reason: string };

/** The words beside the picture of an answer. Its link covers the stage round both. */
export function MachineAnswer({ room, choice, reason }: MachineAnswerProps) {
  const { slug, name } = purifiers[choice.model];
  return (
    <>
      <h3>
        <SiteLink to={href('product', { slug })} className={`text-reset text-decoration-none ${styles.cover}`}>
          {`${capitalised(countWord(choice.machines))} for ${lowerFirst(room.phrase)}`}
          <span className="visually-hidden">: {name}</span>
        </SiteLink>
      </h3>
      <p className="mt-2 mb-2">{reason}</p>
      <p className="mb-3">
        <span className="num title">{formatPrice(choice)}</span>{' '}
        {choice.pricePence !== undefined && <small className="muted ms-1">including VAT</small>}
      </p>
      <ButtonLink
        to={priceRequestUrl(slug, choice.machines)}
        data-price-room={formatSizedRoom(room)}
        className="position-relative"
      >
        Get a written quote
      </ButtonLink>
    </>
  );
}
