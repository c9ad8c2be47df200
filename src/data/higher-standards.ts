import { ashraeReading, litresPerSecondEachOf, type RoomKind } from '@/domain/people';
import type { RoomAdvice, RoomRequirements } from '@/domain/room-advice';
import { answerRoom, formatMachines, tooManyMachines } from './room-answers';

function formatNeed(advice: RoomAdvice, { noiseLimitDbA }: RoomRequirements): string {
  switch (advice.kind) {
    case 'ventilation-is-enough':
      return 'no machine';
    case 'ask-us':
      return tooManyMachines;
    case 'too-loud':
      return `more than stays within ${noiseLimitDbA} dB(A)`;
    case 'choice':
      return formatMachines(advice.choice);
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
      const advice = answerRoom({ ...room, litresPerSecondEach });
      const reading = rule === 'ashrae' ? ashraeReading(room.roomKind ?? 'other') : undefined;
      return `${names[rule]}’s ${litresPerSecondEach} L/s each${reading ? ` (${reading})` : ''} takes ${formatNeed(advice, room)}`;
    })
    .join('; ');
}
