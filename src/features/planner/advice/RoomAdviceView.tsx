import type { ReactNode } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { purifiers } from '@/data/purifiers';
import { answerRoom, machinesInWords, priceInWords, reasonInWords, speedInWords } from '@/data/room-answers';
import { type PlannedRoom, planEnquiryUrl } from '@/domain/plan-url';
import type { RoomChoice } from '@/domain/room-advice';
import { roomInWords, volumeInWords } from '@/domain/room';
import { neededAch } from '@/domain/sizing';
import { achInWords, airChangesAnHour } from '@/lib/format/air-changes';
import { capitalised } from '@/lib/format/count-word';
import { keepNames } from '@/lib/format/keep-names';
import { keepUnits } from '@/lib/format/keep-units';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { otherChoices } from './other-choices';
import { OtherChoices } from './OtherChoices';
import { decisionInWords, sharesInWords } from '../form/people-words';
import { ReachScale } from './ReachScale';
import styles from './RoomAdviceView.module.scss';

export type RoomAdviceViewProps = {
  room: PlannedRoom;
  /** In place of "For Surgery 1, 41 m³". */
  forWhat?: ReactNode;
  /** Shows the room in 3D. */
  onPicture?: () => void;
};

export function RoomAdviceView({ room, forWhat, onPicture }: RoomAdviceViewProps) {
  const advice = answerRoom(room);
  const { ventilationAch, noiseLimitDbA, name } = room;
  const decision = decisionInWords(room);
  const neededRate = neededAch(room);
  const head = forWhat ?? (
    <p className={styles.for}>
      {name ? `For ${name}` : 'For your room'}, {volumeInWords(room)} m³
    </p>
  );
  const ask = (
    <div className={styles.actions}>
      <ButtonLink to={planEnquiryUrl({ rooms: [room], items: [] })}>Ask us about this room</ButtonLink>
    </div>
  );
  switch (advice.kind) {
    case 'ventilation-is-enough':
      return (
        <>
          {head}
          <h2 className={styles.answer}>Ventilation alone is enough.</h2>
          <p className="lead">
            You have {airChangesAnHour(ventilationAch)} already and aim for {achInWords(neededRate)}. A purifier would
            add to them; this room does not need one to get there.
          </p>
          {decision && <p className={styles.people}>{decision}</p>}
        </>
      );
    case 'ask-us':
      return (
        <>
          {head}
          <h2 className={styles.answer}>More than ten machines: ask us.</h2>
          <p className="lead">A room of this size is planned on site, with its ventilation. Send us the figures.</p>
          {decision && <p className={styles.people}>{decision}</p>}
          {ask}
        </>
      );
    case 'too-loud':
      return (
        <>
          {head}
          <h2 className={styles.answer}>Nothing stays within {noiseLimitDbA} dB(A).</h2>
          <p className="lead">
            The quietest choice that reaches {airChangesAnHour(neededRate)} is {machinesInWords(advice.quietest)}{' '}
            {speedInWords(advice.quietest)}, {priceInWords(advice.quietest)}.
          </p>
          {decision && <p className={styles.people}>{decision}</p>}
          <OtherChoices choices={otherChoices(room, undefined, [])} />
          {ask}
        </>
      );
    case 'choice':
      return (
        <>
          <ChoiceView room={room} choice={advice.choice} head={head} onPicture={onPicture} />
          <OtherChoices choices={otherChoices(room, advice.choice, advice.alternatives)} />
        </>
      );
  }
}

type ChoiceViewProps = {
  room: PlannedRoom;
  choice: RoomChoice;
  head: ReactNode;
  onPicture: (() => void) | undefined;
};

function ChoiceView({ room, choice, head, onPicture }: ChoiceViewProps) {
  const { ventilationAch, share, keepsRecord } = room;
  const product = purifiers[choice.model];
  const people = [decisionInWords(room), sharesInWords(room, choice)].filter(Boolean).join(' ');
  return (
    <>
      <div className={styles.top}>
        <div className={styles.words}>
          {head}
          <h2 className={styles.answer}>
            {capitalised(keepNames(machinesInWords(choice)))} {choice.machines === 1 ? 'does' : 'do'} it.
          </h2>
          <div className={styles.price}>
            <p>
              <b className="num">{priceInWords(choice)}</b>
              {choice.pricePence !== undefined && <span> including VAT</span>}
            </p>
            <div className={styles.actions}>
              <ButtonLink
                to={priceRequestUrl(product.slug, choice.machines)}
                data-price-room={`${room.name || 'your room'}, ${keepUnits(roomInWords(room))}`}
              >
                Ask for a price
              </ButtonLink>
              <ArrowLink to={href('product', { slug: product.slug })}>{product.model}</ArrowLink>
              {onPicture && (
                <button type="button" className={`text-link ${styles.see}`} onClick={onPicture}>
                  See your room in 3D
                </button>
              )}
            </div>
          </div>
          <p className="lead">
            <AirChangeRate rate={choice.reaches.quietest} /> air changes an hour {speedInWords(choice)};{' '}
            <AirChangeRate rate={choice.reaches.full} /> at full speed, at {choice.noiseAtDbA.full} dB(A)
            {ventilationAch > 0 && `, your ventilation’s ${achInWords(ventilationAch)} counted in`}
            {share < 1 && ', the machine counted at half'}. The target was {achInWords(neededAch(room))}.{' '}
            {capitalised(reasonInWords(choice, room))}.
            {keepsRecord && ' Generation X does as much for less money where no record is kept.'}
          </p>
        </div>
        <div className={styles.picture}>
          <Picture file={product.picture} alt={product.pictureAlt} sizes="200px" />
        </div>
      </div>
      {people && <p className={styles.people}>{people}</p>}
      <ReachScale room={room} choice={choice} />
    </>
  );
}
