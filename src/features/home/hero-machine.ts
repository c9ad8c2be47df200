import type { PurifierSummary } from '@/data/products/product';

/** A word of the hero's heading and the machine that stands there while it is read. */
export type HeroMachine = { word: string; product: PurifierSummary };

export type HeroMachines = readonly [HeroMachine, ...HeroMachine[]];
