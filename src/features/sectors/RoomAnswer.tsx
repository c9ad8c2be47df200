import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { purifiers } from '@/data/purifiers';
import {
  formatAnswer,
  answerRoom,
  formatComparison,
  formatBiggerRoom,
  formatDecision,
  formatMachines,
  formatPrice,
  formatQuieter,
} from '@/data/room-answers';
import { howToBuy } from '@/data/buying';
import { delivery, withDelivery } from '@/data/products/delivery';
import { withoutVat } from '@/data/vat';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { roomVolumeM3 } from '@/domain/room';
import { rate } from '@/domain/air-changes';
import type { RoomChoice } from '@/domain/room-advice';
import { speedOf } from '@/domain/speeds';
import { countWord } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { contactUrl } from '@/lib/links/contact-url';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { formatSizedRoom } from './room-machines';
import styles from './AnswerStrip.module.scss';

type RoomAnswerProps = {
  room: ExampleRoom;
  /** Before there is one of the visitor's own: the page's first screen has the quote of its typical room. */
  action?: ReactNode;
  /** What else the buyer of this room gains, in a sentence. */
  note?: string | undefined;
  /** In one column at every width. */
  isNarrow?: boolean;
};

function Rates({ room, choice }: { room: ExampleRoom; choice: RoomChoice }) {
  const { model, machines, speed, noiseDbA } = choice;
  const together = machines > 1 ? ' together' : '';
  const working = speedOf(model, 'working');
  const isFull = speed === speedOf(model, 'full').speed;
  const at = (running: 'working' | 'full' | number) => (
    <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines, speed: running })} />
  );
  return (
    <>
      {isFull ? 'At full speed' : `On speed ${speed}`} {machines > 1 ? 'they clean' : 'it cleans'} the air {at(speed)}{' '}
      times an hour, at {noBreakUnits(`${noiseDbA} dB(A)`)}
      {together}.{' '}
      <span className="text-nowrap">
        {isFull ? `On speed ${working.speed}, ${choice.noiseDbAAt.working} dB(A)` : 'Full speed'}:{' '}
        {isFull ? at('working') : at('full')}
      </span>
    </>
  );
}

/** The machines of a room in one sentence with noise, price and action. */
export function RoomAnswer({ room, action, note, isNarrow = false }: RoomAnswerProps) {
  const advice = answerRoom(room);
  const { phrase, lengthM, widthM, heightM, besideAch, noiseLimitDbA, fullSpeedReason } = room;
  const size = noBreakUnits(`${lengthM} × ${widthM} × ${heightM} m`);
  if (advice.kind !== 'choice') {
    return (
      <Row className="row-gap-3 align-items-center">
        <Col lg={8}>
          <p className="m-0 h3">
            {phrase} of {size}: {formatAnswer(advice, room)}.
          </p>
        </Col>
        <Col lg={4} className={styles.actions}>
          <ButtonLink to={contactUrl('survey')} variant="line">
            Ask us
          </ButtonLink>
        </Col>
      </Row>
    );
  }
  const { choice } = advice;
  const { pricePence } = choice;
  const quieter = formatQuieter(room);
  const reasons = [formatComparison(advice), formatDecision(room), formatBiggerRoom(room)].filter(Boolean);
  return (
    <>
      <p className="m-0">{phrase.replace(/( with .*)?$/, ` of ${size}$1`)} takes</p>
      <Row className="row-gap-3 align-items-baseline">
        <Col lg={isNarrow ? 12 : 4}>
          <p className="m-0">
            <b className="d-block title my-1 text-balance">
              {formatMachines(choice)}
              <span className="visually-hidden">. </span>
            </b>
            <Rates room={room} choice={choice} />.
          </p>
        </Col>
        <Col xs={5} lg={isNarrow ? 6 : 4}>
          <p className={`m-0 ${styles.price}`}>
            <span className="d-block text-nowrap">{formatPrice(choice)}</span>
            {pricePence !== undefined && (
              <small className="muted d-block">
                including VAT <span className="text-nowrap">({money(withoutVat(pricePence))} + VAT)</span>
              </small>
            )}
          </p>
        </Col>
        <Col xs={7} lg={isNarrow ? 6 : 4} className={`text-end ${isNarrow ? '' : 'text-lg-start'} ${styles.actions}`}>
          {action || (
            <ButtonLink
              variant="line"
              to={priceRequestUrl(purifiers[choice.model].slug, choice.machines)}
              data-price-room={formatSizedRoom(room)}
            >
              Get a written quote
            </ButtonLink>
          )}
        </Col>
      </Row>
      {/* In the order of a phone. */}
      <Row className="small row-gap-2 mt-2 mt-lg-3">
        <Col lg={isNarrow ? 12 : { span: 4, order: 1 }}>
          <p className="muted m-0">
            {pricePence === undefined ? (
              delivery.priceAndWarrantyLine
            ) : (
              <>
                {money(withDelivery(pricePence))} with delivery ({money(withoutVat(withDelivery(pricePence)))} + VAT):{' '}
                {delivery.orderAndWarrantyLine}
              </>
            )}{' '}
            <EstimatedNote />
          </p>
        </Col>
        {(note ?? quieter) && (
          <Col lg={isNarrow ? 12 : 4}>
            <p className="m-0">{note ?? `${quieter}.`}</p>
          </Col>
        )}
        <Col lg={isNarrow ? 12 : { span: 4, order: 2 }}>
          <details className={styles.sizing} suppressHydrationWarning>
            <summary>How it is sized and bought</summary>
            <p className="muted m-0">
              {reasons.map((reason) => `${reason}. `)}
              {fullSpeedReason && `Sized at full speed on purpose: ${fullSpeedReason}. `}
              {besideAch !== undefined &&
                `The NHS memorandum HTM 03-01 asks for ${countWord(besideAch)} of ventilation. `}
              {noiseLimitDbA !== undefined && `Sized for ${noiseLimitDbA} dB(A) or less. `}
              {howToBuy}
            </p>
          </details>
        </Col>
      </Row>
    </>
  );
}
