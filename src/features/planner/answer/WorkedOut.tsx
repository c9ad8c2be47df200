import type { ReactNode } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { Fold } from '@/components/ui/Fold';
import { cheaperWithoutRecord, formatPricedMachines, formatReason } from '@/data/room-answers';
import { formatBiggerRoom } from '@/data/room-decision';
import { clinicalUse } from '@/data/room-words';
import type { PlannedRoom } from '@/domain/plan/plan';
import type { RoomChoice } from '@/domain/room-answer';
import { isFullSpeed } from '@/domain/speeds';
import { capitalised } from '@/lib/format/count-word';
import { formatNeedNote, needTerms } from '../form/people-words';
import { TargetBar } from './TargetBar';

type WorkedOutProps = {
  room: PlannedRoom;
  choice: RoomChoice;
  /** Says what decided, and follows the reasons. */
  children?: ReactNode;
};

/** What decided and the rate on a scale; folded, what the room asks for and gets. */
export function WorkedOut({ room, choice, children }: WorkedOutProps) {
  const isFull = isFullSpeed(choice.model, choice.speed);
  const bigger = formatBiggerRoom(room);
  const cheaper = cheaperWithoutRecord(room);
  const sentences = [
    formatNeedNote(room, Boolean(children)),
    room.countedOutput < 1 && 'The machine is counted at half.',
    bigger && `${bigger}.`,
    isFull && 'Sized at full speed: for louder music, or an empty room.',
    `${capitalised(formatReason(choice, room))}.`,
    cheaper && `Where none are ${clinicalUse}: ${formatPricedMachines(cheaper)}.`,
  ].filter(Boolean);
  return (
    <section>
      <h3 className="item mb-2">How this is worked out</h3>
      <p className="mb-0">{sentences.join(' ')}</p>
      <TargetBar room={room} choice={choice} />
      <Fold isShort isOpenWide summary="Each figure of the sum" className="border-top">
        <dl>
          {needTerms(room, choice).map(([term, value]) => (
            <Term key={term} term={term}>
              {value}
            </Term>
          ))}
          {!isFull && (
            <Term term="At full speed">
              <AirChangeRate rate={choice.rates.full} />, {choice.noiseDbAAt.full} dB(A)
            </Term>
          )}
        </dl>
      </Fold>
      {children}
    </section>
  );
}

type TermProps = { term: string; children: ReactNode };

function Term({ term, children }: TermProps) {
  return (
    <div className="d-flex justify-content-between align-items-baseline column-gap-3 py-2 border-bottom">
      <dt className="small fw-normal muted">{term}</dt>
      <dd className="num fw-semibold text-nowrap m-0">{children}</dd>
    </div>
  );
}
