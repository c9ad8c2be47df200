import { purifiers } from '@/data/purifiers';

/** Figures of the machines and of their samples, typed a second time; only prices, in pounds with VAT, are the list's. */
export const figuresByHand = {
  'GEN S': { m3PerHour: [50, 105, 180], dbA: [19, 34, 46], pounds: undefined, fullW: 28, constantW: 7, setPounds: 39 },
  'GEN X': {
    m3PerHour: [145, 265, 440, 727],
    dbA: [19, 32, 43, 54],
    pounds: poundsOf('GEN X'),
    fullW: 55,
    constantW: 10,
    setPounds: 69,
  },
  'GEN Y': {
    m3PerHour: [140, 240, 400, 633],
    dbA: [19, 31, 42, 52],
    pounds: poundsOf('GEN Y'),
    fullW: 60,
    constantW: 10,
    setPounds: 79,
  },
  'GEN Z': {
    m3PerHour: [240, 385, 555, 800, 1156],
    dbA: [24, 34, 42, 50, 58],
    pounds: poundsOf('GEN Z'),
    fullW: 120,
    constantW: 24,
    setPounds: 129,
  },
} as const;

function poundsOf(model: keyof typeof purifiers): number {
  return (purifiers[model].pricePence ?? NaN) / 100;
}
