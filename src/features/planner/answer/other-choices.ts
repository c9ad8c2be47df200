import { formatAlternative, answerRoom, prices } from '@/data/room-answers';
import type { PlannedRoom } from '@/domain/plan/plan';
import { type Alternative, choiceAtSpeed, type RoomChoice } from '@/domain/room-answer';
import { speedsUpTo, combinedNoiseDbA } from '@/domain/speeds';

/** The heads of a table of choices for a room. */
export const choiceHeads = ['Model', 'Needed', 'Air changes an hour', 'Price'];

/** Another way to clean the same room, with the reason to take it. */
export type OtherChoice = { label: string; choice: RoomChoice; isBelowTarget?: boolean };

/** One machine fewer, at the highest speed allowed; undefined if that is none or too loud. */
function oneFewer(room: PlannedRoom, { model, machines }: RoomChoice): RoomChoice | undefined {
  const fewer = machines - 1;
  if (fewer < 1) return undefined;
  const { sizedAt, noiseLimitDbA = Infinity } = room;
  const speed = speedsUpTo(model, sizedAt).findLast(
    ({ noiseDbA }) => combinedNoiseDbA(noiseDbA, fewer) <= noiseLimitDbA,
  );
  return speed && choiceAtSpeed(model, fewer, speed, room, prices);
}

/** The answer without the noise limit, if it differs. */
function withoutLimit(room: PlannedRoom, recommended: RoomChoice | undefined): RoomChoice | undefined {
  const answer = answerRoom({ ...room, noiseLimitDbA: undefined });
  if (room.noiseLimitDbA === undefined || answer.kind !== 'choice') return undefined;
  const { model, machines, speed } = answer.choice;
  const isSame = model === recommended?.model && machines === recommended.machines && speed === recommended.speed;
  return isSame ? undefined : answer.choice;
}

/** What stands beside an answer: alternatives, one machine fewer, and what a noise limit costs. */
export function otherChoices(
  room: PlannedRoom,
  recommended: RoomChoice | undefined,
  alternatives: readonly Alternative[],
): OtherChoice[] {
  const others: OtherChoice[] = recommended
    ? alternatives.map((alternative) => ({
        label: formatAlternative(alternative, recommended).label,
        choice: alternative.choice,
      }))
    : [];
  const fewer = recommended && oneFewer(room, recommended);
  if (fewer) others.push({ label: 'With one fewer', choice: fewer, isBelowTarget: true });
  const louder = withoutLimit(room, recommended);
  if (louder) others.push({ label: `Without the limit of ${room.noiseLimitDbA} dB(A)`, choice: louder });
  return others;
}
