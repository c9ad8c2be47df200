import { describe, expect, it } from 'vitest';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { formatMachines } from '@/data/room-answers';
import { emptyPlan, type PlanItem, type PlannedRoom } from '@/domain/plan/plan';
import { usualSettings } from '@/domain/room-answer';
import { priceOf } from '@/mocks/price-of';
import { answerAnnouncement } from '../answer/answer-announcement';
import { planTotals } from './plan-totals';
import { listPrice } from '@/lib/format/money';

const room = (lengthM: number, widthM: number, heightM: number, part: Partial<PlannedRoom> = {}): PlannedRoom => ({
  ...{ ...usualSettings, ventilationAch: 0, roomKind: 'other', name: '', floor: '', lengthM, widthM, heightM },
  ...part,
});
const closet = room(2, 3, 2.4);
const surgery = room(4.5, 3.5, 2.6, { keepsRecord: true });
const office = room(4.5, 3.5, 2.6);
const classroom = room(9, 7, 3, { ventilationAch: 1 });
const silent = room(9, 7, 3, { noiseLimitDbA: 20 });
const hangar = room(60, 40, 6);
const airy = room(5, 4, 2.5, { ventilationAch: 6 });

const items: PlanItem[] = [
  { slug: 'gen-x-filter', number: 4 },
  { slug: 'achilles-water-bottle-black', number: 3 },
];

describe('planTotals', () => {
  it('adds up machines, prices, power, filters and the rooms without a choice', () => {
    expect(planTotals({ rooms: [surgery, classroom, closet, surgery, hangar, silent, airy, airy], items })).toEqual({
      machines: [
        { model: 'GEN S', machines: 1 },
        { model: 'GEN X', machines: 3 },
        { model: 'GEN Y', machines: 2 },
      ],
      pricePence: 2 * generationYSummary.pricePence + 3 * generationXSummary.pricePence + 3 * 4999,
      onRequest: 5,
      sockets: 6,
      powerW: 28 + 3 * 55 + 2 * 60,
      filtersAYear: [6, 12],
      askUs: 1,
      tooLoud: 1,
      needNone: 2,
    });
  });

  it('is zero without rooms', () => {
    expect(planTotals(emptyPlan)).toEqual({
      ...{ machines: [], pricePence: 0, onRequest: 0, powerW: 0, sockets: 0 },
      ...{ filtersAYear: [0, 0], askUs: 0, tooLoud: 0, needNone: 0 },
    });
  });
});

describe('the announcement of a room', () => {
  it.each([
    [
      surgery,
      `41 cubic metres: One Generation Y, ${priceOf('generation-y')}, on speed 3, at 42 dB(A), 9.8 air changes an hour.`,
    ],
    [
      office,
      `41 cubic metres: One Generation X, ${priceOf('generation-x')}, on speed 2, at 32 dB(A), 6.5 air changes an hour.`,
    ],
    [
      classroom,
      `189 cubic metres: Three Generation X, ${priceOf('generation-x', 3)}, on speed 3, at 48 dB(A) together, 8.0 air changes an hour.`,
    ],
    [airy, '50 cubic metres: Ventilation alone is enough.'],
    [hangar, '14,400 cubic metres: More than 20 machines: ask us.'],
  ])('of %#', (planned, announcement) => expect(answerAnnouncement(planned)).toBe(announcement));

  it('names the quietest choice where none is within the limit', () => {
    expect(answerAnnouncement(silent)).toMatch(
      /^189 cubic metres: Nothing stays within 20 dB\(A\); the quietest is \w+ Gen/,
    );
  });

  it('names number, model and price', () => {
    expect(formatMachines({ model: 'GEN Z', machines: 2 })).toBe('two Generation Z');
    expect(listPrice(239_000)).toBe('£2,390');
    expect(listPrice(undefined)).toBe('Price on request');
  });
});
