import type { PurifierSummary } from '@/data/products/product';

type HeroMachine = { word: string; product: PurifierSummary };

export type HeroMachines = readonly [HeroMachine, ...HeroMachine[]];
