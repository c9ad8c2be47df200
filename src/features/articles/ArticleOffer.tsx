import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { purifiers } from '@/data/purifiers';
import { recommendedChoice, formatMachines, formatPrice, formatSpeed } from '@/data/room-answers';
import { type OfferedRoomKey, offeredRooms } from '@/data/rooms/offered-rooms';
import { rate, rateText } from '@/domain/air-changes';
import { roomVolumeM3, formatVolume } from '@/domain/room';
import type { SpeedChoice } from '@/domain/speeds';
import { noBreakNames } from '@/lib/format/no-break-names';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { formatLimit } from './format-limit';

type ArticleOfferProps = {
  offer: OfferedRoomKey;
  /** In place of the machine. */
  drawing?: ReactNode;
};

/** The machines that an article's example room takes, where the text has worked them out. */
export function ArticleOffer({ offer, drawing }: ArticleOfferProps) {
  const room = offeredRooms[offer];
  const choice = recommendedChoice(room);
  const { model, machines } = choice;
  const product = purifiers[model];
  const limit = formatLimit(room);
  const aloneAt = (speed: SpeedChoice) => rate(model, roomVolumeM3(room), { machines, speed });
  return (
    <aside
      data-aos="fade-up"
      className="border-top border-dark px-3 px-lg-4 my-4 bg-stage"
      aria-label="The machine for this room"
    >
      <Row className="gy-3 py-4 align-items-center">
        <Col xs={drawing ? 12 : 4} md={drawing ? 5 : 4}>
          {drawing ?? (
            <Picture
              file={product.picture}
              alt=""
              sizes="360px"
              className="w-100 h-auto ratio-4x5 ratio-lg-1x1 object-fit-cover"
            />
          )}
        </Col>
        <Col xs={drawing ? 12 : 8} md={drawing ? 7 : 8}>
          <p className="h3 mb-2 text-balance">
            {formatVolume(room)} m³{limit && ` ${limit}`}: {noBreakNames(formatMachines(choice))}, {formatPrice(choice)}
          </p>
          <p className="mw-lead mb-3">
            <AirChangeRate rate={aloneAt(choice.speed)} /> air changes an hour
            {room.ventilationAch > 0 && ' from the machines'} {formatSpeed(choice).replace('speed ', 'speed\u00a0')}{' '}
            (estimated), <AirChangeRate rate={aloneAt('full')} /> at full speed.
            {room.ventilationAch > 0 &&
              ` With windows open ${rateText(choice.rates.chosen)} and ${rateText(choice.rates.full)}.`}
          </p>
          <div className="d-flex flex-wrap gap-3 align-items-center">
            <ButtonLink
              to={priceRequestUrl(product.slug, choice.machines)}
              data-price-room={`${room.phrase.toLowerCase()} of ${formatVolume(room)} m³`}
            >
              Get a written quote
            </ButtonLink>
            <ArrowLink to={href('product', { slug: product.slug })}>See {product.name}</ArrowLink>
          </div>
        </Col>
      </Row>
    </aside>
  );
}
