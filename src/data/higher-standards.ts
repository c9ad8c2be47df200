import { litresPerSecondEachOf, type RoomKind } from '@/domain/people';
import type { RoomRequirements } from '@/domain/room-advice';
import { answerRoom, formatMachines, tooManyMachines } from './room-answers';

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
      const needed = {
        'ventilation-is-enough': () => 'no machine',
        'ask-us': () => tooManyMachines,
        'too-loud': () => `more than stays within ${room.noiseLimitDbA} dB(A)`,
        choice: () => (advice.kind === 'choice' ? formatMachines(advice.choice) : ''),
      }[advice.kind]();
      return `${names[rule]}’s ${litresPerSecondEach} L/s each takes ${needed}`;
    })
    .join('; ');
}
