import { filterCare } from '@/data/products/filter-care';
import { airChangeTargets, htmAirChanges } from '@/domain/air-changes';
import { clinicalModel, type MachineModel } from '@/domain/machines';
import { floorAreaBasis, floorCleanedM2, roomsUpToM2 } from '@/domain/sizing';
import { noFreshAir, roomsOf } from '@/data/room-words';
import type { Bottle, Filter, Purifier } from '@/data/products/product';
import { speedOf } from '@/domain/speeds';
import { countWord } from '@/lib/format/count-word';
import { grouped } from '@/lib/format/number';

/** A large figure with its unit and what it counts. */
export type Reading = { value: string; unit: string; label: string; note?: string };

/** What the largest floor counts. */
export function roomTerms(model: MachineModel): string {
  return `at talking speed, ${model === clinicalModel ? `${airChangeTargets.optimum} air changes an hour` : 'window open'}`;
}

/** The floor on the terms that its buyers ask for, and what no purifier does. */
export function otherRoomTerms(model: MachineModel): string {
  const floor =
    model === clinicalModel
      ? `At ${countWord(htmAirChanges.treatmentRoom)} air changes it suits ${floorCleanedM2(model, 'working', htmAirChanges.treatmentRoom)} m² under a ceiling of ${floorAreaBasis.ceilingHeightM} m; it does not count towards HTM 03-01`
      : `With the window shut it suits ${roomsUpToM2(model, 'working', 'shut')} m²`;
  return `${floor}. ${noFreshAir}`;
}

/** What the largest floor counts, in a brochure. */
function roomsNote(model: MachineModel): string {
  return model === clinicalModel
    ? `Under ${floorAreaBasis.ceilingHeightM} m, windows not counted`
    : `${roomsUpToM2(model, 'working', 'shut')} m² with windows shut`;
}

/** Noise and airflow of the working speed, and the tested airflow with its noise. */
function speedReadings({ model, testedCadrM3PerHour }: Purifier): Reading[] {
  const { noiseDbA, airflowM3PerHour } = speedOf(model, 'working');
  return [
    { value: String(noiseDbA), unit: 'dB(A)', label: 'At working speed', note: 'Estimated' },
    {
      value: grouped(airflowM3PerHour),
      unit: 'm³/h',
      label: 'Airflow at working speed',
      note: `Estimated; ${grouped(testedCadrM3PerHour)} tested, at ${speedOf(model, 'full').noiseDbA} dB(A)`,
    },
  ];
}

/** Three or four figures beside the name of a product; one for a filter. */
export function productReadings(product: Purifier | Bottle | Filter): Reading[] {
  switch (product.kind) {
    case 'purifier':
      return [
        {
          value: String(roomsUpToM2(product.model, 'working')),
          unit: 'm²',
          label: `${roomsOf(product.model)} up to`,
          note: roomsNote(product.model),
        },
        ...speedReadings(product),
      ];
    case 'bottle':
      return [
        {
          value: String(product.purifyingSeconds),
          unit: 's',
          label: 'One UV-C treatment',
          note: 'Our own test, for clear tap water; UV-\u2060C is not a filter',
        },
        { value: String(product.cleaningCycleHours), unit: 'h', label: 'Between cleaning cycles' },
        { value: String(product.capacityMl), unit: 'ml', label: 'Capacity' },
        { value: 'IPX7', unit: '', label: 'Made to it, not tested yet' },
      ];
    case 'filter':
      return [{ value: filterCare.changeMonthsText, unit: 'months', label: 'Change it every' }];
    default:
      return product satisfies never;
  }
}
