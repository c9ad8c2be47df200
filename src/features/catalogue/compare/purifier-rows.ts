import { airChangeTargets, rate, rateAch } from '@/domain/air-changes';
import { measuredAirflowM3PerHour, noiseRangeDbA, type RunningSpeed, speedOf } from '@/domain/speeds';
import { exampleUse, runningCost } from '@/domain/running-cost';
import { shown } from '@/config/sample';
import { prices, speedInWords } from '@/data/room-answers';
import { choiceOfEach, usualSettings } from '@/domain/room-advice';
import { floorAreaBasis, roomsUpToM2 } from '@/domain/sizing';
import { care } from '@/data/products/care';
import type { Purifier } from '@/data/products/product';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import { formatEstimatedCost } from '../running-cost/format-cost';
import type { CompareFigure, CompareRow } from './compare-row';

const { hoursPerDay, pencePerKilowattHour } = exampleUse;
const filterLife = { months: care.changeFilterMonths, hours: care.changeFilterHours };

function figure(amount: number, unit: string, note = ''): CompareFigure {
  return { text: grouped(amount), unit, amount, ...(note && { note }) };
}

/** The number of machines of each model for a room of this volume. */
function choiceOfEachFor(purifiers: readonly Purifier[], volumeM3: number): CompareFigure[] {
  const choices = choiceOfEach({ ...usualSettings, volumeM3 }, prices);
  return purifiers.map(({ calculatorName }) => {
    const choice = choices.find(({ model }) => model === calculatorName)?.choice;
    if (!choice) return { text: 'ask us' };
    return {
      text: `${choice.machines}`,
      unit: choice.pricePence === undefined ? 'on request' : money(choice.pricePence),
      note: speedInWords(choice),
    };
  });
}

/** The rows in which purifiers may differ. @param volumeM3 of the room, above 0 */
export function purifierRows(purifiers: readonly Purifier[], volumeM3: number): CompareRow[] {
  const of = (read: (purifier: Purifier) => CompareFigure) => purifiers.map(read);
  const rates = (speed: RunningSpeed) =>
    of((purifier) => {
      const stated = rate(purifier.calculatorName, volumeM3, { speed });
      return { text: '', rate: stated, unit: 'ACH', amount: rateAch(stated) };
    });
  const allPriced = purifiers.every(({ pricePence }) => pricePence !== undefined);
  const optimum = airChangeTargets.optimum;
  return [
    {
      label: 'Price',
      note: 'including VAT',
      best: { word: allPriced ? 'Lowest' : 'Lowest listed', isLeast: true },
      figures: of(({ pricePence }) =>
        pricePence === undefined ? { text: 'On request' } : { text: money(pricePence), amount: pricePence },
      ),
    },
    {
      label: 'Rated airflow',
      note: 'clean air, full speed',
      best: { word: 'Highest' },
      drawing: 'bar',
      figures: of(({ ratedCadrM3PerHour }) => figure(ratedCadrM3PerHour, 'm³/h')),
    },
    {
      label: 'Airflow at working speed',
      note: 'the highest at 45 dB(A) or below',
      best: { word: 'Highest' },
      drawing: 'bar',
      figures: of((purifier) => figure(measuredAirflowM3PerHour(purifier.calculatorName, 'working'), 'm³/h')),
    },
    {
      label: 'Noise at working speed',
      note: 'indicative',
      best: { word: 'Lowest', isLeast: true },
      figures: of((purifier) => figure(speedOf(purifier.calculatorName, 'working').noiseDbA, 'dB(A)')),
    },
    {
      label: 'Noise, lowest to top speed',
      figures: of(({ speeds }) => ({ text: noiseRangeDbA(shown(speeds)).join(' to '), unit: 'dB(A)' })),
    },
    {
      label: 'Air changes, working speed',
      note: `an hour in your room. The mark is ${optimum}`,
      best: { word: 'Highest' },
      drawing: 'bar',
      mark: optimum,
      figures: rates('working'),
    },
    {
      label: 'Air changes, full speed',
      note: `an hour in your room. The mark is ${optimum}`,
      best: { word: 'Highest' },
      drawing: 'bar',
      mark: optimum,
      figures: rates('full'),
    },
    {
      label: 'Rooms up to',
      note: `${floorAreaBasis.achPerHour} air changes an hour under a ${floorAreaBasis.ceilingHeightM} m ceiling, at working speed, drawn to scale`,
      best: { word: 'Largest' },
      drawing: 'square',
      figures: of(({ calculatorName }) =>
        figure(roomsUpToM2(calculatorName, 'working'), 'm²', `${roomsUpToM2(calculatorName, 'full')} m² at full speed`),
      ),
    },
    {
      label: 'For your room',
      note: `machines for ${optimum} an hour, windows that open counted as 1`,
      figures: choiceOfEachFor(purifiers, volumeM3),
    },
    {
      label: 'Stages',
      note: 'in the order the air meets them',
      best: { word: 'All six' },
      drawing: 'steps',
      figures: of(({ stages }) => ({ text: stages === 6 ? '6, with photocatalyst' : '5', amount: stages })),
    },
    {
      label: 'Electricity a year',
      note: `estimated: working speed, ${hoursPerDay} hours a day, ${pencePerKilowattHour} p/kWh, an example`,
      best: { word: 'Lowest', isLeast: true },
      figures: of((purifier) => {
        const { electricityPence, powerW } = runningCost(purifier.calculatorName, exampleUse, filterLife);
        return {
          text: formatEstimatedCost(electricityPence),
          note: `about ${Math.round(powerW)} W of ${shown(purifier.powerW)} W`,
          amount: electricityPence,
        };
      }),
    },
    {
      label: 'Size',
      note: 'W × D × H, indicative',
      figures: of(({ productDimensionsMm }) => ({
        text: shown(productDimensionsMm).map(grouped).join(' × '),
        unit: 'mm',
      })),
    },
    {
      label: 'Weight',
      note: 'net, indicative',
      best: { word: 'Lightest', isLeast: true },
      figures: of(({ netWeightKg }) => ({
        text: shown(netWeightKg).toFixed(1),
        unit: 'kg',
        amount: shown(netWeightKg),
      })),
    },
  ];
}

/** Facts that all purifiers share. */
export const sameOfPurifiers: readonly { label: string; text: string }[] = [
  {
    label: 'Filters',
    text: `Clean every ${care.cleanFilterMonths} months, change every ${care.changeFilterMonths.join(' to ')}`,
  },
  { label: 'HEPA', text: 'H13, 99.97% of particles at 0.3 µm' },
  { label: 'UV-C', text: '253.7 nm, no ozone' },
  { label: 'Placing', text: `${care.wallGapCm} cm from the wall` },
  { label: 'Airflow', text: 'Tested with ISO 14644 methods, at full speed' },
  { label: 'Warranty', text: '1 year service' },
  { label: 'Delivery', text: '3 to 5 working days' },
];
