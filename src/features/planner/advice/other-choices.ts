import { formatAlternative, answerRoom, prices } from '@/data/room-answers';
import type { PlannedRoom } from '@/domain/plan/plan';
import { type Alternative, choiceAt, type RoomChoice } from '@/domain/room-advice';
import { speedsUpTo, combinedNoiseDbA } from '@/domain/speeds';

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
  return speed && choiceAt(model, fewer, speed, room, prices);
}

/** The answer without the noise limit, if it differs. */
function withoutLimit(room: PlannedRoom, answer: RoomChoice | undefined): RoomChoice | undefined {
  const advice = answerRoom({ ...room, noiseLimitDbA: undefined });
  if (room.noiseLimitDbA === undefined || advice.kind !== 'choice') return undefined;
  const { model, machines, speed } = advice.choice;
  const isSame = model === answer?.model && machines === answer.machines && speed === answer.speed;
  return isSame ? undefined : advice.choice;
}

/** What stands beside an answer: alternatives, one machine fewer, and what a noise limit costs. */
export function otherChoices(
  room: PlannedRoom,
  answer: RoomChoice | undefined,
  alternatives: readonly Alternative[],
): OtherChoice[] {
  const others: OtherChoice[] = answer
    ? alternatives.map((alternative) => ({
        label: formatAlternative(alternative, answer).label,
        choice: alternative.choice,
      }))
    : [];
  const fewer = answer && oneFewer(room, answer);
  if (fewer) others.push({ label: 'With one fewer', choice: fewer, isBelowTarget: true });
  const louder = withoutLimit(room, answer);
  if (louder) others.push({ label: `Without the limit of ${room.noiseLimitDbA} dB(A)`, choice: louder });
  return others;
}
