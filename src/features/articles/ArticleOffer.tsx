import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { withDelivery } from '@/data/products/delivery';
import { purifiers } from '@/data/purifiers';
import { officeRendering, roomRenderings } from '@/data/room-renderings';
import { machinesLabel, formatPrice, prices, recommendedChoice } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { type OfferedRoomKey, offeredRooms } from '@/data/rooms/offered-rooms';
import { rateText } from '@/domain/air-changes';
import { formatSides, formatVolume } from '@/domain/room';
import { betterMix } from '@/domain/speed-mix';
import { money } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { AnswerRate } from './AnswerRate';
import styles from './Article.module.scss';

/** As in "within 45 dB(A)", or "within 45 dB(A) on one speed" where two speeds cost less; undefined without a limit. */
function formatLimit(room: ExampleRoom): string | undefined {
  if (room.noiseLimitDbA === undefined) return undefined;
  const onOneSpeed = betterMix(recommendedChoice(room), room, prices) ? ' on one speed' : '';
  return `within ${room.noiseLimitDbA} dB(A)${onOneSpeed}`;
}

type ArticleOfferProps = {
  offer: OfferedRoomKey;
  /** What the machines stand on: the sum that the text has just reached, one part for each machine. */
  bar?: ReactNode;
};

/** The machines that an article's example room takes, in its picture or side by side, where the text has worked them out. */
export function ArticleOffer({ offer, bar }: ArticleOfferProps) {
  const room = offeredRooms[offer];
  const choice = recommendedChoice(room);
  const { model, machines, rates, pricePence } = choice;
  const product = purifiers[model];
  const limit = formatLimit(room);
  const rendering = [officeRendering, ...roomRenderings].find(
    (each) => !bar && each.room === room && each.model === model && each.machines === machines,
  );
  const isAlone = machines === 1 && !rendering;
  return (
    <aside
      data-aos="fade-up"
      className={`grid-row mb-4 overflow-hidden ${bar ? '' : 'bg-ice mt-4'} ${bar || rendering ? '' : 'px-3 px-lg-0'}`}
      aria-label="The machine for this room"
    >
      <Row className="gx-0 align-items-center">
        <Col lg={rendering ? 7 : isAlone ? 4 : 8}>
          {rendering ? (
            <Picture
              file={rendering.picture}
              alt={rendering.alt}
              sizes="(min-width: 62em) 880px, 115vw"
              className="d-block d-print-none w-100 h-auto ratio-2x1 object-fit-cover object-end"
            />
          ) : (
            <div
              className={`d-flex justify-content-center ${styles.machines} ${bar ? styles.standing : ''} ${isAlone ? styles.alone : ''}`}
            >
              {Array.from({ length: machines }, (_, index) => (
                <span key={index} className={styles.machine}>
                  <Picture file={product.picture} alt="" sizes="(min-width: 62em) 400px, 220px" />
                </span>
              ))}
            </div>
          )}
          {bar}
        </Col>
        <Col
          lg={rendering ? 5 : isAlone ? 8 : 4}
          className={`position-relative py-3 ps-lg-4 ${bar ? '' : 'pe-lg-4'} ${rendering ? 'px-3' : ''}`}
        >
          <Row className="gx-lg-5 align-items-end">
            <Col lg={isAlone ? 6 : 12}>
              <p className="mb-1">
                The example: {room.phrase.toLowerCase()} of {formatSides(room)}
                {limit && `, ${limit}`}
              </p>
              <p className="h3 mb-2">{machinesLabel(choice)}</p>
              <p className="d-flex flex-wrap column-gap-4 row-gap-2 align-items-center mb-3 mb-lg-0">
                <b className="h2 num">{formatPrice(choice)}</b>
                <ButtonLink
                  to={priceRequestUrl(product.slug, machines)}
                  data-price-room={`${room.phrase.toLowerCase()} of ${formatVolume(room)} m³`}
                >
                  Get a written quote
                </ButtonLink>
              </p>
            </Col>
            <Col lg={isAlone ? 6 : 12} className={isAlone ? '' : 'mt-lg-3'}>
              <p className="mb-2">
                <AnswerRate room={room} choice={choice} />; {rateText(rates.full)} at full speed
                {room.ventilationAch > 0 && ' with the window'}. With VAT
                {pricePence !== undefined && `; ${money(withDelivery(pricePence))} delivered (sample)`}.
              </p>
              <ArrowLink to={href('product', { slug: product.slug })}>See {product.name}</ArrowLink>
            </Col>
          </Row>
        </Col>
      </Row>
    </aside>
  );
}
