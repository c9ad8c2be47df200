import { Readings, type Reading } from '@/components/sections/Readings';
import { calculatorModels } from '@/domain/machines';
import { maxAirChanges, roomTurnedOverM3 } from '@/domain/air-changes';
import { grouped } from '@/lib/format/number';

const maxCadrM3PerHour = Math.max(...calculatorModels.map((model) => model.measuredCadrM3PerHour));

/** 53 ACH is docs/specification-coverage.md, row 269: Generation Z in the room named here. */
const readings: readonly Reading[] = [
  {
    figure: grouped(maxCadrM3PerHour),
    unit: 'm³/h',
    says: 'Clean air from Generation Z, the largest, at full speed',
  },
  {
    figure: '99.97',
    unit: '%',
    says: 'Held by H13 HEPA at 0.3 µm; at least 99.95% at the size it holds worst',
  },
  {
    before: 'from below',
    figure: '20',
    unit: 'dB(A)',
    says: 'At speed 1, for the night; 58 at the top speed of the largest',
  },
  {
    before: 'up to',
    figure: String(maxAirChanges),
    unit: 'ACH',
    says: `Air changes an hour from Generation Z at full speed in a room of ${roomTurnedOverM3(maxCadrM3PerHour, maxAirChanges).toFixed(1)} m³`,
  },
];

export function HeroReadings() {
  return <Readings readings={readings} />;
}
