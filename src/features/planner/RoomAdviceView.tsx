import { type ReactNode, useRef, useState } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { purifiers } from '@/data/purifiers';
import { roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { capitalised } from '@/lib/count-word';
import { keepNames } from '@/lib/keep-names';
import type { FurnishedRoom } from '@/lib/machine-places';
import type { PlannedRoom } from '@/lib/plan-link';
import { priceRequestHref } from '@/lib/price-request-href';
import { adviseRoom } from '@/lib/room-choice';
import { turnHref } from '@/lib/turn-href';
import { ChoiceTable } from './ChoiceTable';
import { ClearanceTimes } from './ClearanceTimes';
import { machinesInWords, reasonInWords } from './choice-words';
import { planEnquiryHref } from './plan-url';
import { priceInWords, prices } from './prices';
import { ReachScale } from './ReachScale';
import { RoomFloor } from './RoomFloor';
import styles from './RoomAdviceView.module.scss';

/** Draws a room with its machines once it is opened. */
export type RoomPicture = (room: FurnishedRoom, isOpen: boolean, onOpen: (isOpen: boolean) => void) => ReactNode;

export type RoomAdviceViewProps = { room: PlannedRoom; picture: RoomPicture };

const speedWords = { full: 'at full speed', working: 'at working speed' } as const;

/** The answer for one room: a sentence, why, and everything it rests on. */
export function RoomAdviceView({ room, picture }: RoomAdviceViewProps) {
  const [isPictured, setIsPictured] = useState(false);
  const pictureRef = useRef<HTMLDivElement>(null);
  const advice = adviseRoom(room, prices);
  const { targetAch, ventilationAch, sizedAt, name, share } = room;
  const forWhat = `${name ? `For ${name}` : 'For your room'}, ${twoDecimals(roomVolumeM3(room))} m³`;
  if (advice.kind === 'ventilation-is-enough') {
    return (
      <>
        <p className={styles.for}>{forWhat}</p>
        <h2 className={styles.answer}>Ventilation alone is enough.</h2>
        <p className="lead">
          You have {ventilationAch} air changes an hour already and aim for {targetAch}. A purifier would add to them;
          this room does not need one to get there.
        </p>
      </>
    );
  }
  if (advice.kind === 'ask-us') {
    return (
      <>
        <p className={styles.for}>{forWhat}</p>
        <h2 className={styles.answer}>More than ten machines: ask us.</h2>
        <p className="lead">A room of this size is planned on site, with its ventilation. Send us the figures.</p>
        <div className={styles.actions}>
          <ButtonLink to={planEnquiryHref([room])}>Ask us about this plan</ButtonLink>
        </div>
      </>
    );
  }
  function showPicture() {
    setIsPictured(true);
    pictureRef.current?.scrollIntoView({ block: 'start' });
    pictureRef.current?.focus({ preventScroll: true });
  }

  const { choice, cheaper } = advice;
  const other = sizedAt === 'full' ? 'working' : 'full';
  const is = choice.machines === 1 ? 'does' : 'do';
  return (
    <>
      <p className={styles.for}>{forWhat}</p>
      <h2 className={styles.answer}>
        {capitalised(keepNames(machinesInWords(choice)))} {is} it.
      </h2>
      <p className="lead">
        <AirChangeRate rate={choice.reaches[sizedAt]} /> air changes an hour {speedWords[sizedAt]},{' '}
        {choice.noiseDbA[sizedAt]} dB(A); <AirChangeRate rate={choice.reaches[other]} /> {speedWords[other]},{' '}
        {choice.noiseDbA[other]} dB(A)
        {ventilationAch > 0 && `, your ventilation’s ${ventilationAch} counted in`}
        {share < 1 && ', the machine counted at half'}. The target was {targetAch}. {reasonInWords(advice)}
      </p>
      <ReachScale room={room} choice={choice} />
      <div className={styles.price}>
        <p>
          <b className="num">{priceInWords(choice)}</b>
          {choice.pricePence !== undefined && <span> including VAT</span>}
        </p>
        <div className={styles.actions}>
          <ButtonLink to={priceRequestHref(purifiers[choice.model].slug, choice.machines)}>Ask for a price</ButtonLink>
          <ArrowLink to={`/product-details/${purifiers[choice.model].slug}`}>{purifiers[choice.model].model}</ArrowLink>
          <button type="button" className={`text-link ${styles.see}`} onClick={showPicture}>
            See your room in 3D
          </button>
          <ArrowLink to={turnHref(purifiers[choice.model].slug)} arrow={false}>
            Turn the machine round
          </ArrowLink>
        </div>
      </div>
      <ChoiceTable room={room} chosen={choice.model} />
      {cheaper && (
        <p className={styles.cheaper}>
          <b>For less money:</b> {machinesInWords(cheaper)} reach <AirChangeRate rate={cheaper.reaches[sizedAt]} /> for{' '}
          {priceInWords(cheaper)}, with {cheaper.machines - choice.machines} more to look after.
        </p>
      )}
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
