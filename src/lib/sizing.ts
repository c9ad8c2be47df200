import type { CalculatorModelName } from '@/config/calculator-models';
import { fewestReaching, judgedAsShown, roomVolumeM3, type RoomSize } from './air-changes';
import { rate, rateAch } from './rate';
import type { RunningSpeed } from './purifier-speed';

/** A room to be given clean air. */
export type RoomToSize = RoomSize & {
  /** Air changes per hour to reach. */
  targetAch: number;
  /** Air changes per hour that the room has already: 1 for windows that open (docs/specification-coverage.md, row 268). */
  ventilationAch: number;
  /** The speed at which the target is to be reached. */
  sizedAt: RunningSpeed;
};

/**
 * The fewest machines of one model that bring a room to its target: (target − ventilation) × volume ÷ (airflow × share),
 * judged as it is printed, so that a printed 6.00 needs no further one. @returns 0 where ventilation alone is enough
 */
export function machinesNeeded(model: CalculatorModelName, room: RoomToSize, share = 1): number {
  const volumeM3 = roomVolumeM3(room);
  const { targetAch, ventilationAch, sizedAt: speed } = room;
  if (judgedAsShown(ventilationAch) >= targetAch) return 0;
  return fewestReaching(targetAch, (machines) =>
    rateAch(rate(model, volumeM3, { machines, speed, ventilationAch, share })),
  );
}
