import type { ReactNode } from 'react';
import { formatBiggerRoom } from '@/data/room-answers';
import type { PlannedRoom } from '@/domain/plan/plan';
import type { RoomChoice } from '@/domain/room-answer';
import { formatNeedNote, needTerms } from '../form/people-words';
import { TargetBar } from './TargetBar';

type WorkedOutProps = {
  room: PlannedRoom;
  choice: RoomChoice;
  /** After what decided. */
  children?: ReactNode;
};

/** The rate on a scale, under it what the room asks for, and what decided. */
export function WorkedOut({ room, choice, children }: WorkedOutProps) {
  const bigger = formatBiggerRoom(room);
  const sentences = [
    formatNeedNote(room),
    room.countedOutput < 1 && 'The machine is counted at half.',
    bigger && `${bigger}.`,
  ].filter(Boolean);
  return (
    <section>
      <h3 className="item mb-0">How this is worked out</h3>
      <TargetBar room={room} choice={choice} />
      <dl className="small mb-2 border-bottom">
        {needTerms(room, choice).map(([term, value]) => (
          <div key={term} className="d-flex justify-content-between gap-3 py-1 border-top">
            <dt className="fw-normal muted">{term}</dt>
            <dd className="num fw-semibold text-nowrap mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      {sentences.length > 0 && <p className="small mb-2">{sentences.join(' ')}</p>}
      {children}
    </section>
  );
}
