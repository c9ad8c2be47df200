import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { purifiers } from '@/data/purifiers';
import { formatMachines, formatPrice, recommendedChoice } from '@/data/room-answers';
import { type OfferedRoomKey, offeredRooms } from '@/data/rooms/offered-rooms';
import { rateText } from '@/domain/air-changes';
import { formatVolume } from '@/domain/room';
import { capitalised } from '@/lib/format/count-word';
import { noBreakNames } from '@/lib/format/no-break-names';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { AnswerRate } from './AnswerRate';
import { formatLimit } from './format-limit';
import styles from './Article.module.scss';

/** The machines that an article's example room takes, side by side, where the text has worked them out. */
export function ArticleOffer({ offer }: { offer: OfferedRoomKey }) {
  const room = offeredRooms[offer];
  const choice = recommendedChoice(room);
  const { model, machines, rates } = choice;
  const product = purifiers[model];
  const limit = formatLimit(room);
  return (
    <aside data-aos="fade-up" className="grid-row my-4 my-lg-5 bg-stage" aria-label="The machine for this room">
      <Row className="g-0 align-items-center">
        <Col lg={7} className={`d-flex justify-content-center overflow-hidden ${styles.machines}`}>
          {Array.from({ length: machines }, (_, index) => (
            <span key={index} className={styles.machine}>
              <Picture file={product.picture} alt="" sizes="(min-width: 62em) 400px, 220px" />
            </span>
          ))}
        </Col>
        <Col lg={5} className="p-3 p-lg-4">
          <p className="mb-1">
            {formatVolume(room)} m³{limit && ` ${limit}`}
          </p>
          <p className="h3 mb-2">{noBreakNames(capitalised(formatMachines(choice)))}</p>
          <p className="d-flex flex-wrap column-gap-4 row-gap-2 align-items-center mb-3">
            <b className="h1 num">{formatPrice(choice)}</b>
            <ButtonLink
              to={priceRequestUrl(product.slug, machines)}
              data-price-room={`${room.phrase.toLowerCase()} of ${formatVolume(room)} m³`}
            >
              Get a written quote
            </ButtonLink>
          </p>
          <p className="mb-3">
            <AnswerRate room={room} choice={choice} />; {rateText(rates.full)} at full speed.
          </p>
          <ArrowLink to={href('product', { slug: product.slug })}>See {product.name}</ArrowLink>
        </Col>
      </Row>
    </aside>
  );
}
