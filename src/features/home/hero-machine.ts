import type { PurifierSummary } from '@/data/products/product';

/** The machine shown while `word` is typed. */
type HeroMachine = { word: string; product: PurifierSummary };

export type HeroMachines = readonly [HeroMachine, ...HeroMachine[]];
