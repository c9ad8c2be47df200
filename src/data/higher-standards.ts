import { ashraeReading, litresPerSecondEachOf, type RoomKind } from '@/domain/people';
import type { RoomAnswer, RoomRequirements } from '@/domain/room-answer';
import { answerRoom, formatMachines, tooManyMachines } from './room-answers';

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

const names = { cdph: 'CDPH', ashrae: 'ASHRAE 241' } as const;

/** What the higher figures per person would take, as in "CDPH’s 14.2 L/s each takes six Generation X; ...". */
export function formatHigherStandards(room: RoomRequirements & { roomKind?: RoomKind }): string {
  return (['cdph', 'ashrae'] as const)
    .flatMap((rule) => {
      const litresPerSecondEach = litresPerSecondEachOf(rule, room.roomKind ?? 'other');
      return litresPerSecondEach === undefined ? [] : [{ rule, litresPerSecondEach }];
    })
    .map(({ rule, litresPerSecondEach }) => {
      const answer = answerRoom({ ...room, litresPerSecondEach });
      const reading = rule === 'ashrae' ? ashraeReading(room.roomKind ?? 'other') : undefined;
      return `${names[rule]}’s ${litresPerSecondEach} L/s each${reading ? ` (${reading})` : ''} takes ${formatNeed(answer, room)}`;
    })
    .join('; ');
}
