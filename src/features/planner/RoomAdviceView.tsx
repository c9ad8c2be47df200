import { type ReactNode, useRef, useState } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { purifiers } from '@/data/purifiers';
import {
  alternativeInWords,
  answerRoom,
  machinesInWords,
  priceInWords,
  reasonInWords,
  speedInWords,
} from '@/data/room-answers';
import type { FurnishedRoom } from '@/domain/placing';
import { type PlannedRoom, planEnquiryUrl } from '@/domain/plan-url';
import { volumeInWords } from '@/domain/room';
import type { Alternative, RoomChoice } from '@/domain/room-advice';
import { capitalised } from '@/lib/format/count-word';
import { href } from '@/lib/links/href';
import { keepNames } from '@/lib/format/keep-names';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { turnUrl } from '@/lib/links/turn-url';
import { ChoiceTable } from './ChoiceTable';
import { ClearanceTimes } from './ClearanceTimes';
import { ReachScale } from './ReachScale';
import { RoomFloor } from './RoomFloor';
import styles from './RoomAdviceView.module.scss';

/** Renders a 3D view of the furnished room. */
export type RoomPicture = (room: FurnishedRoom, isOpen: boolean, onOpen: (isOpen: boolean) => void) => ReactNode;

export type RoomAdviceViewProps = { room: PlannedRoom; picture: RoomPicture };

/** The advice for one room: machines, reason, alternatives, table, clearance times and floor. */
export function RoomAdviceView({ room, picture }: RoomAdviceViewProps) {
  const advice = answerRoom(room);
  const { targetAch, ventilationAch, name } = room;
  const forWhat = (
    <p className={styles.for}>
      {name ? `For ${name}` : 'For your room'}, {volumeInWords(room)} m³
    </p>
  );
  switch (advice.kind) {
    case 'ventilation-is-enough':
      return (
        <>
          {forWhat}
          <h2 className={styles.answer}>Ventilation alone is enough.</h2>
          <p className="lead">
            You have {ventilationAch} air changes an hour already and aim for {targetAch}. A purifier would add to them;
            this room does not need one to get there.
          </p>
        </>
      );
    case 'ask-us':
      return (
        <>
          {forWhat}
          <h2 className={styles.answer}>More than ten machines: ask us.</h2>
          <p className="lead">A room of this size is planned on site, with its ventilation. Send us the figures.</p>
          <div className={styles.actions}>
            <ButtonLink to={planEnquiryUrl([room])}>Ask us about this plan</ButtonLink>
          </div>
        </>
      );
    case 'too-loud':
      return (
        <>
          {forWhat}
          <h2 className={styles.answer}>Nothing stays within {room.noiseLimitDbA} dB(A).</h2>
          <p className="lead">
            The quietest choice that reaches {targetAch} air changes an hour is {machinesInWords(advice.quietest)}{' '}
            {speedInWords(advice.quietest)}, {priceInWords(advice.quietest)}.
          </p>
          <div className={styles.actions}>
            <ButtonLink to={planEnquiryUrl([room])}>Ask us about this plan</ButtonLink>
          </div>
        </>
      );
    case 'choice':
      return (
        <>
          {forWhat}
          <ChoiceView room={room} choice={advice.choice} alternatives={advice.alternatives} picture={picture} />
        </>
      );
  }
}

type ChoiceViewProps = RoomAdviceViewProps & { choice: RoomChoice; alternatives: readonly Alternative[] };

function ChoiceView({ room, choice, alternatives, picture }: ChoiceViewProps) {
  const [isPictured, setIsPictured] = useState(false);
  const pictureRef = useRef<HTMLDivElement>(null);
  const { targetAch, ventilationAch, share, keepsRecord } = room;
  const product = purifiers[choice.model];

  function showPicture() {
    setIsPictured(true);
    pictureRef.current?.scrollIntoView({ block: 'start' });
    pictureRef.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <h2 className={styles.answer}>
        {capitalised(keepNames(machinesInWords(choice)))} {choice.machines === 1 ? 'does' : 'do'} it.
      </h2>
      <p className="lead">
        <AirChangeRate rate={choice.reaches.quietest} /> air changes an hour {speedInWords(choice)};{' '}
        <AirChangeRate rate={choice.reaches.full} /> at full speed, at {choice.noiseAtDbA.full} dB(A)
        {ventilationAch > 0 && `, your ventilation’s ${ventilationAch} counted in`}
        {share < 1 && ', the machine counted at half'}. The target was {targetAch}.{' '}
        {capitalised(reasonInWords(choice, room))}.
        {keepsRecord && ' Generation X does as much for less money where no record is kept.'}
      </p>
      <ReachScale room={room} choice={choice} />
      <div className={styles.price}>
        <p>
          <b className="num">{priceInWords(choice)}</b>
          {choice.pricePence !== undefined && <span> including VAT</span>}
        </p>
        <div className={styles.actions}>
          <ButtonLink to={priceRequestUrl(product.slug, choice.machines)}>Ask for a price</ButtonLink>
          <ArrowLink to={href('product', { slug: product.slug })}>{product.model}</ArrowLink>
          <button type="button" className={`text-link ${styles.see}`} onClick={showPicture}>
            See your room in 3D
          </button>
          <ArrowLink to={turnUrl(product.slug)} arrow={false}>
            Turn the machine round
          </ArrowLink>
        </div>
      </div>
      {alternatives.length > 0 && (
        <ul className={`plain-list ${styles.alternatives}`}>
          {alternatives.map((alternative) => {
            const { label, text } = alternativeInWords(alternative);
            return (
              <li key={alternative.kind}>
                <b>{label}:</b> {text}, <AirChangeRate rate={alternative.choice.reaches.quietest} /> air changes an hour
              </li>
            );
          })}
        </ul>
      )}
      <ChoiceTable room={room} chosen={choice.model} />
      <ClearanceTimes room={room} choice={choice} />
      <RoomFloor
        key={`${room.lengthM} ${room.widthM} ${choice.model} ${choice.machines}`}
        room={room}
        choice={choice}
        picture={(furnished) => picture(furnished, isPictured, setIsPictured)}
        pictureRef={pictureRef}
      />
    </>
  );
}
