import { AirChangeRate } from '@/components/ui/AirChangeRate';
import type { CalculatorModelName } from '@/domain/machines';
import type { SpeedChoice } from '@/domain/speeds';
import { rate } from '@/domain/air-changes';

export type RateProps = {
  model: CalculatorModelName;
  volumeM3: number;
  machines?: number;
  speed?: SpeedChoice;
  /** Air changes per hour by open windows. */
  windows?: number;
};

/** Calculates an air change rate in running text. */
export function Rate({ model, volumeM3, machines = 1, speed = 'full', windows = 0 }: RateProps) {
  return <AirChangeRate rate={rate(model, volumeM3, { machines, speed, ventilationAch: windows })} />;
}
