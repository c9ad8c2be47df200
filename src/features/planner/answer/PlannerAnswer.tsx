import type { ReactNode } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { Picture } from '@/components/ui/Picture';
import { delivery } from '@/data/products/delivery';
import { purifiers } from '@/data/purifiers';
import { formatCrowd, formatPeopleHint } from '@/data/people-hint';
import {
  answerRoom,
  formatDecisiveVentilation,
  formatMachines,
  formatPrice,
  formatPricedMachines,
  formatSpeed,
  tooManyMachines,
} from '@/data/room-answers';
import type { PlannedRoom } from '@/domain/plan/plan';
import { planEnquiryUrl } from '@/domain/plan/write-plan';
import type { RoomAnswer, RoomChoice } from '@/domain/room-answer';
import { formatRoom, formatVolume } from '@/domain/room';
import { neededAch } from '@/domain/sizing';
import { workingSpeedLimitDbA } from '@/domain/speeds';
import { isClinical } from '@/domain/people';
import { formatAch, airChangesAnHour } from '@/lib/format/air-changes';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { otherChoices } from './other-choices';
import { OtherChoices } from './OtherChoices';
import { formatNeed } from '../form/people-words';
import styles from './PlannerAnswer.module.scss';

type PlannerAnswerProps = {
  room: PlannedRoom;
  /** The room is not the visitor's: its name, as "A board room of 8 × 4 m", what stands in place of "For Surgery 1,
   * 41 m³", and the way to other figures. */
  example?: { name: string; head: ReactNode; change: ReactNode };
  /** The plan of the room, where there is an answer. */
  floor?: ReactNode;
  /** How it was worked out, and what decided. */
  reasons?: ReactNode;
  onNoiseLimit: (limitDbA: number) => void;
};

/** The answer for a room: machines, price, plan and reasons. */
export function PlannerAnswer({ room, example, floor, reasons, onNoiseLimit }: PlannerAnswerProps) {
  const answer = answerRoom(room);
  const { name } = room;
  const head = example?.head ?? (
    <p className="mb-3 muted small">
      {name ? `For ${name}` : 'For your room'}, {formatVolume(room)} m³
    </p>
  );
  if (answer.kind === 'choice') {
    const ventilation = formatDecisiveVentilation(room);
    return (
      <ChoiceView
        room={room}
        choice={answer.choice}
        head={head}
        change={example?.change}
        title={
          <h2 className="h1 text-balance">
            <span className={`d-block ${styles.takes}`}>
              {example ? `${example.name}${ventilation} takes` : 'You need'}
            </span>{' '}
            {formatMachines(answer.choice)}
            {!example && '.'}
            {!example && ventilation && <span className={`d-block ${styles.takes}`}> That is{ventilation}.</span>}
          </h2>
        }
        floor={floor}
        reasons={reasons}
        onNoiseLimit={onNoiseLimit}
      />
    );
  }
  const { title, lead } = wordsWithoutChoice(answer, room);
  const decision = formatNeed(room);
  return (
    <>
      {head}
      <h2 className="mb-3">{title}</h2>
      <p className="lead">{lead}</p>
      {decision && <p className={`ps-3 ${styles.people}`}>{decision}</p>}
      {answer.kind === 'too-loud' && (
        <OtherChoices choices={otherChoices(room, undefined, [])} needed={neededAch(room)} />
      )}
      {answer.kind !== 'ventilation-is-enough' && (
        <div className="d-flex flex-wrap align-items-center row-gap-3 column-gap-4 mt-4">
          <ButtonLink to={planEnquiryUrl({ rooms: [room], items: [] })}>Ask us about this room</ButtonLink>
        </div>
      )}
      {reasons}
    </>
  );
}

type NoChoice = Exclude<RoomAnswer, { kind: 'choice' }>;

function wordsWithoutChoice(answer: NoChoice, room: PlannedRoom): { title: string; lead: string } {
  const { ventilationAch, noiseLimitDbA } = room;
  const needed = neededAch(room);
  switch (answer.kind) {
    case 'ventilation-is-enough': {
      const clinical = isClinical(room.roomKind)
        ? ' HTM 03-01 counts no purifier: to see what machines add to its ventilation, choose none.'
        : '';
      return {
        title: 'Ventilation alone is enough.',
        lead: `You have ${airChangesAnHour(ventilationAch)} already and aim for ${formatAch(needed)}. A purifier would add to them; this room does not need one to get there.${clinical}`,
      };
    }
    case 'ask-us':
      return {
        title: `This room takes ${tooManyMachines}.`,
        lead: 'Send us its size and use, and we plan it with you, with its ventilation.',
      };
    case 'too-loud': {
      const { quietest } = answer;
      return {
        title: `Nothing stays within ${noiseLimitDbA} dB(A).`,
        lead: `The quietest choice that reaches ${airChangesAnHour(needed)} is ${formatMachines(quietest)} ${formatSpeed(quietest)}, ${formatPrice(quietest)}.`,
      };
    }
  }
}

type TalkingLimitProps = Pick<PlannerAnswerProps, 'onNoiseLimit'> & { room: PlannedRoom; choice: RoomChoice };

/** What a limit would take, where none is set and the answer is louder than people talk over. */
function TalkingLimit({ room, choice, onNoiseLimit }: TalkingLimitProps) {
  const limitDbA = workingSpeedLimitDbA;
  if (room.noiseLimitDbA !== undefined || room.sizedAt === 'full' || choice.noiseDbA <= limitDbA) return null;
  const within = answerRoom({ ...room, noiseLimitDbA: limitDbA });
  if (within.kind !== 'choice') return null;
  return (
    <p className="mb-3">
      Louder than a speed to talk over. With a limit of {noBreakUnits(`${limitDbA} dB(A)`)}:{' '}
      <b>{formatPricedMachines(within.choice)}</b>.
      <button
        type="button"
        className="d-block d-print-none px-0 border-0 bg-transparent text-reset text-decoration-underline min-h-touch"
        onClick={() => onNoiseLimit(limitDbA)}
      >
        Set this limit
      </button>
    </p>
  );
}

type ChoiceViewProps = TalkingLimitProps & {
  head: ReactNode;
  change: ReactNode;
  title: ReactNode;
  floor: ReactNode;
  reasons: ReactNode;
};

function ChoiceView({ room, choice, head, change, title, floor, reasons, onNoiseLimit }: ChoiceViewProps) {
  const { ventilationAch } = room;
  const product = purifiers[choice.model];
  const hint = formatCrowd(room) ?? formatPeopleHint(room, room.roomKind);
  return (
    <>
      <div className={styles.sheet}>
        <div className="pb-3">
          {head}
          {title}
          <Picture
            file={product.picture}
            alt={product.pictureAlt}
            sizes="250px"
            className={`d-lg-none d-print-none float-end object-fit-cover ${styles.beside}`}
          />
          <p className={`num ${choice.pricePence === undefined ? 'h2 my-3' : `h1 mt-1 mb-3 mb-lg-4 ${styles.price}`}`}>
            <b className="fw-normal">{formatPrice(choice)}</b>
          </p>
          <p className="mb-3">
            <AirChangeRate rate={choice.rates.chosen} /> air changes an hour {formatSpeed(choice)}
            {ventilationAch > 0 && (
              <>
                , windows or ventilation counted; <AirChangeRate rate={{ ...choice.rates.chosen, ventilationAch: 0 }} />{' '}
                without
              </>
            )}
            .
          </p>
          <TalkingLimit room={room} choice={choice} onNoiseLimit={onNoiseLimit} />
          <div className="d-flex flex-wrap align-items-center row-gap-2 column-gap-3">
            <ButtonLink
              to={priceRequestUrl(product.slug, choice.machines)}
              variant="accent"
              data-price-room={`${room.name || 'your room'}, ${noBreakUnits(formatRoom(room))}`}
            >
              Get a written quote
            </ButtonLink>
            <ArrowLink to={href('product', { slug: product.slug })}>{product.name}</ArrowLink>
          </div>
          <p className="small muted text-pretty mt-3 mb-0">
            VAT is included. {delivery.priceAndWarrantyLine} <EstimatedNote />
          </p>
          {change}
        </div>
        <div
          className={`d-none d-lg-block position-relative overflow-hidden align-self-stretch ${styles.machine} ${styles[product.slug] ?? ''}`}
        >
          <Picture file={product.picture} alt={product.pictureAlt} sizes="(min-width: 62em) 720px, 160px" />
        </div>
      </div>
      <div className={`border-top border-dark pt-4 ${styles.sheet}`}>
        {floor}
        {reasons}
      </div>
      {hint && <p className={`ps-3 ${styles.people}`}>{hint}.</p>}
    </>
  );
}
