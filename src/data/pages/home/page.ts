import type { PurifierSummary } from '@/data/products/product';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { generationZSummary } from '@/data/products/generation-z/summary';
import { maxAirChanges, roomTurnedOverM3 } from '@/domain/air-changes';
import { calculatorModels } from '@/domain/machines';
import { grouped } from '@/lib/format/number';

export const head = {
  title: 'Clinical, industrial and domestic air purifiers',
  description:
    'Air purifiers for surgeries, classrooms, offices and homes, with 160 to 1,156 m³/h of clean air. Work out your room’s air changes and ask for a price.',
};

type HeroMachine = { word: string; product: PurifierSummary };

export type HeroMachines = readonly [HeroMachine, ...HeroMachine[]];

/** In the order of the cycling words; the first is shown without script or motion. */
export const heroMachines: HeroMachines = [
  { word: 'Clinical', product: generationYSummary },
  { word: 'Industrial', product: generationZSummary },
  { word: 'Domestic', product: generationXSummary },
];

export const hero = {
  /** After the cycling word. */
  title: 'Air Purification System',
  lead: 'Machines for surgeries, classrooms and homes, each sized to the room it stands in. Airflow is tested with ISO 14644 methods.',
  toShop: 'See the range',
  toCalculator: 'Calculate your room',
};

const maxCadrM3PerHour = Math.max(...calculatorModels.map((model) => model.measuredCadrM3PerHour));

/** 53 ACH is docs/specification-coverage.md, row 269: Generation Z in the room named here. */
export const heroReadings = [
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
