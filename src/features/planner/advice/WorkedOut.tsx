import type { ReactNode } from 'react';
import { formatBiggerRoom } from '@/data/room-answers';
import type { PlannedRoom } from '@/domain/plan/plan';
import type { RoomChoice } from '@/domain/room-advice';
import { neededAch } from '@/domain/sizing';
import { formatAch } from '@/lib/format/air-changes';
import { formatNeed, formatShares } from '../form/people-words';
import { TargetBar } from './TargetBar';

type WorkedOutProps = {
  room: PlannedRoom;
  choice: RoomChoice;
  /** After what decided. */
  children?: ReactNode;
};

/** The rate on a scale, and under it what decided. */
export function WorkedOut({ room, choice, children }: WorkedOutProps) {
  const { ventilationAch, share } = room;
  const bigger = formatBiggerRoom(room);
  const sentences = [formatNeed(room), formatShares(room, choice), bigger && `${bigger}.`].filter(Boolean);
  return (
    <section>
      <h3 className="item mb-0">How this is worked out</h3>
      <TargetBar room={room} choice={choice} />
      <p className="small mb-2">
        The target was {formatAch(neededAch(room))}.
        {ventilationAch > 0 && ` Your ventilation’s ${formatAch(ventilationAch)} is in both rates.`}
        {share < 1 && ' The machine is counted at half.'}
      </p>
      {sentences.map((sentence) => (
        <p key={sentence} className="small mb-2">
          {sentence}
        </p>
      ))}
      {children}
    </section>
  );
}
