import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { purifiers } from '@/data/purifiers';
import {
  formatAnswer,
  answerRoom,
  formatComparison,
  formatWindowsShut,
  fullSpeedReason,
  formatMachines,
  formatPrice,
  formatQuieter,
} from '@/data/room-answers';
import { formatBiggerRoom, formatDecision } from '@/data/room-decision';
import { delivery, withDelivery } from '@/data/products/delivery';
import { hepaClaim } from '@/data/room-words';
import { warranty } from '@/data/products/warranty';
import { withoutVat } from '@/data/vat';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { formatSides } from '@/domain/room';
import type { RoomChoice } from '@/domain/room-answer';
import { isFullSpeed, speedOf } from '@/domain/speeds';
import { lowerFirst } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { contactUrl } from '@/lib/links/contact-url';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { formatSizedRoom } from './room-machines';
import styles from './AnswerStrip.module.scss';

type SectorAnswerProps = {
  room: ExampleRoom;
  /** Below the button: what asks for the visitor's own room. */
  ownRoom?: ReactNode;
  /** What else the buyer of this room gains, in a sentence. */
  note?: string | undefined;
  /** From lg in three columns, or in one: banded beside the title of the page, narrow beside a photo. */
  layout?: 'across' | 'banded' | 'narrow';
};

/** The air changes of a room, the page's largest figure, and what they are with windows shut. */
function LeadFigure({ room, choice }: { room: ExampleRoom; choice: RoomChoice }) {
  const { besideAch, ventilationAch } = room;
  return (
    <p className={`m-0 ${styles.lead}`}>
      <b className="num">
        {besideAch !== undefined && <span className={styles.sign}>+</span>}
        <AirChangeRate rate={choice.rates.chosen} />
      </b>
      <span className="text-balance">
        air changes an hour
        {besideAch !== undefined && ', on top of your ventilation'}
        {ventilationAch > 0 && (
          <>
            {' '}
            with windows open, <AirChangeRate rate={{ ...choice.rates.chosen, ventilationAch: 0 }} /> with them shut
          </>
        )}
        {besideAch === undefined &&
          ventilationAch === 0 &&
          `, from the ${choice.machines === 1 ? 'machine' : 'machines'} alone`}
      </span>
    </p>
  );
}

function SpeedAndNoise({ choice: { model, machines, speed, noiseDbA } }: { choice: RoomChoice }) {
  const isFull = isFullSpeed(model, speed);
  return (
    <>
      {isFull ? 'At full speed' : `On speed ${speed}`}, at {noBreakUnits(`${noiseDbA} dB(A)`)}
      {machines > 1 && ' together'} ({!isFull && 'airflow and noise '}
      <EvidenceLink line="samples">estimated</EvidenceLink>).
    </>
  );
}

/** Full speed; of a room that is sized at it, the working speed. */
function OtherSpeed({ choice: { model, speed, noiseDbAAt, rates } }: { choice: RoomChoice }) {
  const otherSpeed = isFullSpeed(model, speed) ? 'working' : 'full';
  return (
    <>
      {otherSpeed === 'full' ? 'Full speed' : `On speed ${speedOf(model, 'working').speed}`},{' '}
      {noBreakUnits(`${noiseDbAAt[otherSpeed]} dB(A)`)}: <AirChangeRate rate={rates[otherSpeed]} /> air changes an hour,{' '}
      {rates.chosen.ventilationAch > 0 ? 'windows open' : 'machines alone'}.
    </>
  );
}

/** The machines of a room in one sentence with noise, price and action. */
export function SectorAnswer({ room, ownRoom, note, layout = 'across' }: SectorAnswerProps) {
  const answer = answerRoom(room);
  const { phrase, noiseLimitDbA, isWithMusic } = room;
  const size = noBreakUnits(formatSides(room));
  if (answer.kind !== 'choice') {
    return (
      <Row className="row-gap-3 align-items-center">
        <Col lg={8}>
          <p className="m-0 h3">
            {phrase} of {size}: {formatAnswer(answer, room)}.
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
  const { choice } = answer;
  const { pricePence } = choice;
  const sized = phrase.replace(/( with .*)?$/, ` of ${size}$1`);
  const quieter = formatQuieter(room);
  const windowsShut = formatWindowsShut(room);
  const reasons = [formatComparison(answer), formatDecision(room), formatBiggerRoom(room)].filter(Boolean);
  return (
    <div className={`${styles.answer} ${styles[layout] ?? ''}`}>
      <LeadFigure room={room} choice={choice} />
      <p className={`m-0 ${styles.machines}`}>
        <span className="d-block text-balance">{sized} takes</span>{' '}
        <b className="d-block">
          {formatMachines(choice)}, <span className="text-nowrap">{lowerFirst(formatPrice(choice))}</span>
          <span className="visually-hidden">. </span>
        </b>
      </p>
      <div className={styles.actions}>
        <ButtonLink
          variant="accent"
          to={priceRequestUrl(purifiers[choice.model].slug, choice.machines)}
          data-price-room={formatSizedRoom(room)}
        >
          Get a written quote
        </ButtonLink>
        {ownRoom}
      </div>
      <p className={`m-0 ${styles.speed}`}>
        <SpeedAndNoise choice={choice} /> {windowsShut && <span className="d-block">{windowsShut}.</span>}
      </p>
      <details className={`small plus-fold ${styles.sizing}`} suppressHydrationWarning>
        <summary>How it is sized</summary>
        <div className="muted">
          {(note ?? quieter) && (
            <p data-cost="" className="mb-2">
              {note ?? `${quieter}.`}
            </p>
          )}
          <p className="mb-2">
            <OtherSpeed choice={choice} /> {reasons.map((reason) => `${reason}. `)}
            {isWithMusic && `${fullSpeedReason}. `}
            {noiseLimitDbA !== undefined && `Sized for ${noiseLimitDbA} dB(A) or less. `}
          </p>
          <p className="m-0">
            {pricePence === undefined
              ? delivery.priceAndWarrantyLine
              : `${money(pricePence)} includes VAT (${money(withoutVat(pricePence))} + VAT); ${money(withDelivery(pricePence))} with delivery on the UK mainland (sample), in ${delivery.days} working days. ${warranty.term} warranty.`}{' '}
            One 13&nbsp;A socket a machine (sample). {hepaClaim}
          </p>
        </div>
      </details>
    </div>
  );
}
