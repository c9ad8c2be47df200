import { prices, recommendedChoice } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { betterMix } from '@/domain/speed-mix';

/** As in "within 45 dB(A)", or "within 45 dB(A) on one speed" where two speeds cost less; undefined without a limit. */
export function formatLimit(room: ExampleRoom): string | undefined {
  if (room.noiseLimitDbA === undefined) return undefined;
  const onOneSpeed = betterMix(recommendedChoice(room), room, prices) ? ' on one speed' : '';
  return `within ${room.noiseLimitDbA} dB(A)${onOneSpeed}`;
}
