import type { Purifier } from '@/data/products/product';
import { machineShape } from '../drawings/machine-shape';

/** Differences between towers and the cabinet. */
export type MachineWords = {
  isPanelSet: boolean;
  /** Beginnings of sentences. */
  open: string;
  close: string;
  opening: string;
  closing: string;
  closedPart: string;
  /** Middle of a sentence. */
  lift: string;
};

const tower: MachineWords = {
  isPanelSet: false,
  open: 'Pull the coloured tab towards you and lift the front off',
  close: 'Hook the front in at the foot and press it shut until the tab clicks',
  opening: 'The front of the lower half comes off towards you',
  closing: 'The front goes back on and clicks',
  closedPart: 'upper half',
  lift: 'both hands under the base',
};

const cabinet: MachineWords = {
  isPanelSet: true,
  open: 'Turn both latches of the front door a quarter turn with a coin and swing it open',
  close: 'Swing the door shut and turn both latches back a quarter turn',
  opening: 'The front door swings open to the left; two latches turn a quarter',
  closing: 'The front door swings shut; two latches turn back',
  closedPart: 'cassette and head',
  lift: 'two people, hands under the base',
};

export function wordsFor(product: Purifier): MachineWords {
  const { filter, grips } = machineShape(product);
  if (filter.kind === 'panels') return cabinet;
  return grips ? { ...tower, lift: 'one hand in each grip' } : tower;
}
