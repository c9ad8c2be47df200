import { rate } from '@/domain/air-changes';
import type { CalculatorModelName } from '@/domain/machines';
import { airEachInWords } from '@/domain/people';
import type { SpeedChoice } from '@/domain/speeds';

export type EachShareProps = { model: CalculatorModelName; volumeM3: number; speed: SpeedChoice; people: number };

export function EachShare({ model, volumeM3, speed, people }: EachShareProps) {
  return airEachInWords(rate(model, volumeM3, { speed, ventilationAch: 1 }), people);
}
