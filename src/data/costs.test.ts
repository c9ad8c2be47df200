import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generationZSummary } from './products/generation-z/summary';
import { generationXSummary } from './products/generation-x/summary';
import { usualSettings, type RoomChoice } from '@/domain/room-answer';
import type { CostUse } from '@/domain/cost-over-years';
import { figuresByHand } from '@/mocks/figures-by-hand';
import { answerRoom } from './room-answers';
import { costOf, exampleCostUse } from './costs';
import { costSheetOfModels, costSheetOfYears } from './cost-sheets';

/** Lives through the years month by month, machine by machine, and pays each bill as it comes, in pounds. */
function billsOf({ model, machines, speed }: RoomChoice, use: CostUse, years: number) {
  const { pounds, setPounds, constantW, fullW, m3PerHour } = figuresByHand[model];
  const share = (m3PerHour[speed - 1] ?? NaN) / (m3PerHour.at(-1) ?? NaN);
  // In whole watts.
  const watts = Math.round(constantW + (fullW - constantW) * share * share * share);
  const hoursAMonth = use.hoursPerYear / 12;
  let [filters, kilowattHours, servicing] = [0, 0, 0];
  for (let machine = 0; machine < machines; machine += 1) {
    let filterIsDue = 12;
    if (hoursAMonth > 0) filterIsDue = Math.max(6, Math.min(12, 4380 / hoursAMonth));
    // A set that falls due with the end of the last month is not bought.
    for (let due = filterIsDue; due < years * 12 - 1e-6; due += filterIsDue) filters += 1;
    for (let month = 1; month <= years * 12; month += 1) {
      kilowattHours += (watts * hoursAMonth) / 1000;
      if (use.isServiced) servicing += 8;
    }
  }
  return {
    price: (pounds ?? 0) * machines,
    // The sets of all machines come in one order.
    delivery: 25 * (1 + filters / machines),
    maintenance: filters * setPounds + servicing,
    electricity: (kilowattHours * use.pencePerKilowattHour) / 100,
  };
}

const arbitraryRoom = fc.record({
  lengthM: fc.integer({ min: 20, max: 150 }).map((tenths) => tenths / 10),
  widthM: fc.integer({ min: 20, max: 100 }).map((tenths) => tenths / 10),
  heightM: fc.integer({ min: 22, max: 45 }).map((tenths) => tenths / 10),
  people: fc.integer({ min: 0, max: 40 }),
  targetAch: fc.constantFrom(3, 5, 6, 10),
  ventilationAch: fc.constantFrom(0, 1, 2),
  sizedAt: fc.constantFrom('working' as const, 'full' as const),
  keepsRecord: fc.boolean(),
});

const arbitraryUse: fc.Arbitrary<CostUse> = fc.record({
  hoursPerYear: fc.oneof(fc.constantFrom(0, 1560, 2080, 4380, 5110, 8760), fc.integer({ min: 0, max: 8760 })),
  pencePerKilowattHour: fc.integer({ min: 1, max: 100 }),
  isServiced: fc.boolean(),
});

describe('the cost of a room’s machines', () => {
  it('equals the sum of all single bills in at least 200 rooms', () => {
    let rooms = 0;
    const models = new Set<string>();
    fc.assert(
      fc.property(arbitraryRoom, arbitraryUse, fc.integer({ min: 1, max: 10 }), (room, use, years) => {
        const answer = answerRoom({ ...usualSettings, ...room });
        if (answer.kind !== 'choice') return;
        rooms += 1;
        for (const choice of [answer.choice, ...answer.alternatives.map((each) => each.choice)]) {
          models.add(choice.model);
          const cost = costOf(choice, use, years);
          const bills = billsOf(choice, use, years);
          expect(cost.pricePence ?? 0).toBe(bills.price * 100);
          expect(cost.deliveryPence).toBe(bills.delivery * 100);
          expect(cost.maintenancePence).toBe(bills.maintenance * 100);
          expect(Math.abs(cost.runningPence / 100 - bills.electricity)).toBeLessThanOrEqual(0.5 + 1e-6);
          expect(cost.disposalPence).toBe(0);
          const pounds = bills.price + bills.delivery + bills.maintenance + cost.runningPence / 100;
          expect(cost.sumPence).toBe(pounds * 100);
          // A sixth of what we invoice is VAT, in whole pence; electricity is another seller's.
          expect(Math.abs(cost.vatPence * 6 - (cost.sumPence - cost.runningPence))).toBeLessThanOrEqual(3);
          expect(cost.withoutVatPence + cost.vatPence).toBe(cost.sumPence);
        }
      }),
      { numRuns: 400, seed: 40 },
    );
    expect(rooms).toBeGreaterThanOrEqual(200);
    expect([...models].sort()).toEqual(['GEN S', 'GEN X', 'GEN Y', 'GEN Z']);
  });
});

const threeX = { model: 'GEN X', machines: 3, speed: 3, pricePence: 148_500 } as const;

function cellsOf(
  rows: readonly { title: string; note?: string; cells: readonly { text: string; small?: string | undefined }[] }[],
  at: number,
) {
  return rows.map(({ title, cells }) => [title, cells[at]?.text, cells[at]?.small]);
}

describe('the sheet of a cost', () => {
  it('has the six heads of the Department for Education, both sums and the share of each head', () => {
    const sheet = costSheetOfYears(threeX, exampleCostUse(1560), { label: 'Each of 30 pupils', count: 30 });
    expect(cellsOf(sheet.rows, 2)).toEqual([
      ['Price', '£1,485', undefined],
      ['Delivery', '£125', undefined],
      ['Maintenance', '£828', '12 sets'],
      ['Running', '£126', undefined],
      ['Disposal of the machines', '£0', undefined],
      ['Together', '£2,564', undefined],
      ['VAT', '£406.33', undefined],
      ['Together', '£2,157.67', undefined],
      ['Each of 30 pupils', '£85.47', '£71.92 without VAT'],
    ]);
    for (const { parts, sumPence } of sheet.columns) {
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(sumPence);
    }
  });

  it('counts working days anew each year', () => {
    const days = { label: 'Each working day', count: 260, isPerYear: true };
    const last = costSheetOfYears(threeX, exampleCostUse(2080), days).rows.at(-1);
    const [oneYear, , fiveYears] = [1, 3, 5].map((years) => costOf(threeX, exampleCostUse(2080), years).sumPence);
    expect(last?.cells[0]?.text).toBe(`£${((oneYear ?? 0) / 26_000).toFixed(2)}`);
    expect(last?.cells[2]?.text).toBe(`£${((fiveYears ?? 0) / 130_000).toFixed(2).replace('.00', '')}`);
  });

  it('says that a sum is without machines whose price is on request', () => {
    const { rows } = costSheetOfYears(
      { model: 'GEN S', machines: 1, speed: 'working', pricePence: undefined },
      exampleCostUse(2080),
    );
    expect(rows[0]?.cells.map(({ text }) => text)).toEqual(['on request', 'on request', 'on request']);
    expect(rows[5]?.title).toBe('Together, except prices on request');
  });

  it('sets one machine of each model side by side', () => {
    const { rows, columns } = costSheetOfModels(
      [
        {
          title: 'Generation X',
          model: 'GEN X',
          machines: 1,
          speed: 'working',
          pricePence: generationXSummary.pricePence,
        },
        {
          title: 'Generation Z',
          model: 'GEN Z',
          machines: 1,
          speed: 'working',
          pricePence: generationZSummary.pricePence,
        },
      ],
      { ...exampleCostUse(2080), isServiced: true },
      5,
    );
    expect(columns.map(({ title }) => title)).toEqual(['Generation X', 'Generation Z']);
    // Four sets and five years of servicing each.
    expect(rows[2]?.cells.map(({ text }) => text)).toEqual([`£${4 * 69 + 480}`, `£${4 * 129 + 480}`]);
  });
});
