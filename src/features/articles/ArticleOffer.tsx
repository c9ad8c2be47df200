import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { purifiers } from '@/data/purifiers';
import { choiceFor, formatMachines, formatPrice, formatSpeed } from '@/data/room-answers';
import { type OfferedRoomKey, offeredRooms } from '@/data/rooms/offered-rooms';
import { rate } from '@/domain/air-changes';
import { roomVolumeM3, formatVolume } from '@/domain/room';
import type { SpeedChoice } from '@/domain/speeds';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import styles from './ArticleBody.module.scss';

export type ArticleOfferProps = { offer: OfferedRoomKey };

export function ArticleOffer({ offer }: ArticleOfferProps) {
  const room = offeredRooms[offer];
  const choice = choiceFor(room);
  const { model, machines } = choice;
  const product = purifiers[model];
  const aloneAt = (speed: SpeedChoice) => rate(model, roomVolumeM3(room), { machines, speed });
  return (
    <aside
      data-aos="fade-up"
      className={`align-items-center border-top border-dark ${styles.offer}`}
      aria-label="The machine for this room"
    >
      <Picture file={product.picture} alt="" sizes="180px" />
      <div>
        <p className={styles.title}>
          {formatVolume(room)} m³: {formatMachines(choice)}
        </p>
        <p>
          <AirChangeRate rate={aloneAt(choice.speed)} /> air changes an hour {formatSpeed(choice)},{' '}
          <AirChangeRate rate={aloneAt('full')} /> at full speed.
          {room.ventilationAch > 0 && ' Open windows add about one air change an hour.'} {formatPrice(choice)}
          {choice.pricePence !== undefined && ' including VAT'}.
        </p>
        <div className={styles.ways}>
          <ButtonLink
            to={priceRequestUrl(product.slug, choice.machines)}
            data-price-room={`${room.phrase.toLowerCase()} of ${formatVolume(room)} m³`}
          >
            Get a written quote
          </ButtonLink>
          <ArrowLink to={href('product', { slug: product.slug })}>See {product.model}</ArrowLink>
        </div>
      </div>
    </aside>
  );
}
