import { rateAch } from '@/domain/air-changes';
import { ashraeReading, cdphAch, litresPerSecondEachOf, type RoomKind } from '@/domain/people';
import type { RoomAnswer, RoomRequirements } from '@/domain/room-answer';
import { isReached } from '@/domain/sizing';
import { formatList } from '@/lib/format/list';
import { answerRoom, formatMachines, tooManyMachines } from './room-answers';

type Room = RoomRequirements & { roomKind?: RoomKind };

type HigherStandard = { name: string; room: Room };

/** The same room sized by CDPH and by ASHRAE 241, each with its own air changes: five, and none. */
function higherStandardsOf(room: Room): HigherStandard[] {
  const kind = room.roomKind ?? 'other';
  const reading = ashraeReading(kind);
  const [cdph, ashrae] = [litresPerSecondEachOf('cdph', kind), litresPerSecondEachOf('ashrae', kind)];
  const standards: HigherStandard[] = [];
  if (cdph !== undefined) {
    standards.push({
      name: `CDPH’s ${cdphAch} air changes and ${cdph} L/s each`,
      room: { ...room, targetAch: cdphAch, litresPerSecondEach: cdph },
    });
  }
  if (ashrae !== undefined) {
    standards.push({
      name: `ASHRAE 241’s ${ashrae} L/s each${reading ? ` (${reading})` : ''}`,
      room: { ...room, targetAch: 0, litresPerSecondEach: ashrae },
    });
  }
  return standards;
}

function formatNeed(answer: RoomAnswer, { noiseLimitDbA }: RoomRequirements): string {
  switch (answer.kind) {
    case 'ventilation-is-enough':
      return 'no machine';
    case 'ask-us':
      return tooManyMachines;
    case 'too-loud':
      return `more than stays within ${noiseLimitDbA} dB(A)`;
    case 'choice':
      return formatMachines(answer.choice);
  }
}

/**
 * Which of the higher figures per person the answer meets, and what the others take, as in "five Generation X are enough
 * for CDPH’s 5 air changes and 14.2 L/s each; ASHRAE 241’s 40 L/s each take six Generation X".
 */
export function formatHigherStandards(room: Room): string {
  const answer = answerRoom(room);
  const choice = answer.kind === 'choice' ? answer.choice : undefined;
  const standards = higherStandardsOf(room);
  const isMet = (standard: HigherStandard) =>
    choice !== undefined && isReached(rateAch(choice.rates.chosen), standard.room);
  const met = standards.filter(isMet).map(({ name }) => name);
  return [
    ...(choice && met.length > 0
      ? [`${formatMachines(choice)} ${choice.machines === 1 ? 'is' : 'are'} enough for ${formatList(met)}`]
      : []),
    ...standards
      .filter((standard) => !isMet(standard))
      .map((standard) => `${standard.name} take ${formatNeed(answerRoom(standard.room), room)}`),
  ].join('; ');
}
