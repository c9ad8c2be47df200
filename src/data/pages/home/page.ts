import type { PurifierSummary } from '@/data/products/product';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { generationZSummary } from '@/data/products/generation-z/summary';

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
  /** The rooms lead to their pages. */
  lead: [
    'Machines for ',
    { page: 'dentistry', text: 'surgeries' },
    ', ',
    { page: 'education', text: 'classrooms' },
    ' and ',
    { page: 'homes', text: 'homes' },
    ', each sized to the room it stands in. Airflow is tested with ISO 14644 methods.',
  ] as const,
  toShop: 'See the range',
  toCalculator: 'Calculate your room',
};
