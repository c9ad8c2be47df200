import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outdoorAirEachLs, peopleFlowAch, sourceAch, windowAch } from './ventilation';

describe('outdoor air by a reading of carbon dioxide', () => {
  it.each([
    [800, 'adults', 14.21],
    [1000, 'adults', 9.31],
    [1500, 'adults', 5],
    [600, 'adults', 30],
    [800, 'children', 9.21],
    [1000, 'children', 6.03],
    [1500, 'children', 3.24],
  ] as const)('of %d ppm among %s is about %f L/s each', (ppm, who, each) => {
    expect(outdoorAirEachLs(ppm, who)).toBeCloseTo(each, 2);
  });

  it('falls as the reading rises, and is less for children', () => {
    fc.assert(
      fc.property(fc.integer({ min: 421, max: 9999 }), (ppm) => {
        expect(outdoorAirEachLs(ppm + 1, 'adults')).toBeLessThan(outdoorAirEachLs(ppm, 'adults'));
        expect(outdoorAirEachLs(ppm, 'children')).toBeLessThan(outdoorAirEachLs(ppm, 'adults'));
      }),
    );
  });
});

describe('air changes of a flow per person', () => {
  it.each([
    [8, 30, 189, 4.571],
    [10, 30, 168, 6.429],
    [10, 10, 216, 1.667],
    [1, 1, 3.6, 1],
  ])('of %d L/s for %d people in %d m³ are %f', (each, people, m3, ach) => {
    expect(peopleFlowAch(each, people, m3)).toBeCloseTo(ach, 3);
  });
});

describe('air changes through a window', () => {
  it.each([
    ['a tall narrow window in winter', { widthM: 0.6, heightM: 1.5, insideC: 20, outsideC: 0 }, 168, 4.004],
    ['a low wide window', { widthM: 1.2, heightM: 1, insideC: 20, outsideC: 10 }, 189, 2.692],
    ['a gap', { widthM: 1, heightM: 0.1, insideC: 21, outsideC: 5 }, 48, 0.356],
    ['a warm day outside', { widthM: 1.2, heightM: 1, insideC: 20, outsideC: 30 }, 189, 2.601],
  ])('of %s', (_what, window, m3, ach) => expect(windowAch(window, m3)).toBeCloseTo(ach, 2));

  const metres = fc.integer({ min: 1, max: 200 }).map((tenths) => tenths / 10);
  const celsius = fc.integer({ min: -30, max: 50 });

  it('are none without a difference, grow with width, and halve in a room of twice the volume', () => {
    fc.assert(
      fc.property(metres, metres, celsius, celsius, (widthM, heightM, insideC, outsideC) => {
        const window = { widthM, heightM, insideC, outsideC };
        const ach = windowAch(window, 100);
        expect(windowAch({ ...window, insideC: outsideC }, 100)).toBe(0);
        expect(windowAch({ ...window, widthM: widthM * 2 }, 100)).toBeCloseTo(ach * 2, 9);
        expect(windowAch(window, 200)).toBeCloseTo(ach / 2, 9);
        // Area and draught both grow with the height.
        expect(windowAch({ ...window, heightM: heightM * 4 }, 100)).toBeCloseTo(ach * 8, 6);
      }),
    );
  });
});

it('a source is rounded to two decimals', () => {
  expect(sourceAch({ by: 'person', litresPerSecondEach: 8 }, 189, 30)).toBe(4.57);
  expect(sourceAch({ by: 'co2', ppm: 1000, who: 'adults' }, 189, 30)).toBe(5.32);
  expect(sourceAch({ by: 'co2', ppm: 1000, who: 'children' }, 189, 30)).toBe(3.45);
  expect(sourceAch({ by: 'window', widthM: 1.2, heightM: 1, insideC: 20, outsideC: 10 }, 189)).toBe(2.69);
});
