import { rate, rateAch } from '@/domain/air-changes';
import { machineAirflowM3PerHour, noiseRangeDbA, type RunningSpeed, speedOf } from '@/domain/speeds';
import { exampleUse, runningCost } from '@/domain/running-cost';
import { shown } from '@/config/sample';
import { answerRoom, priceInWords, prices, speedInWords } from '@/data/room-answers';
import { roomVolumeM3 } from '@/domain/room';
import { choiceOfEach, maxMachines, type RoomQuestion } from '@/domain/room-advice';
import { floorAreaBasis, isReached, neededAch, roomsUpToM2 } from '@/domain/sizing';
import { care } from '@/data/products/care';
import type { Purifier } from '@/data/products/product';
import { achInWords, airChangesAnHour } from '@/lib/format/air-changes';
import { countWord } from '@/lib/format/count-word';
import { grouped } from '@/lib/format/number';
import { formatEstimatedCost } from '@/lib/format/format-cost';
import type { CompareFigure, CompareRow } from './compare-row';

const { hoursPerDay, pencePerKilowattHour } = exampleUse;
const filterLife = { months: care.changeFilterMonths, hours: care.changeFilterHours };

function figure(amount: number, unit: string, note = ''): CompareFigure {
  return { text: grouped(amount), unit, amount, ...(note && { note }) };
}

function verdicts(purifiers: readonly Purifier[], room: RoomQuestion): CompareFigure[] {
  if (isReached(room.ventilationAch, room))
    return purifiers.map(() => ({ text: 'Not needed', note: 'ventilation does' }));
  const choices = choiceOfEach(room, prices);
  const answer = answerRoom(room);
  return purifiers.map(({ calculatorName }) => {
    const choice = choices.find(({ model }) => model === calculatorName)?.choice;
    if (!choice) return { text: 'Too small', note: `over ${countWord(maxMachines)} are needed: ask us`, amount: 0 };
    const { machines, speed } = choice;
    if (machines > 1) {
      const price = choice.pricePence === undefined ? '' : `, ${priceInWords(choice)}`;
      return { text: 'Too small', note: `it takes ${countWord(machines)}${price}, ${speedInWords(choice)}`, amount: 0 };
    }
    const isAnswer = answer.kind === 'choice' && answer.choice.machines === 1 && answer.choice.model === calculatorName;
    return { text: speed === 1 ? 'More than enough' : 'Enough', note: speedInWords(choice), amount: Number(isAnswer) };
  });
}

/** As in "6 air changes an hour, windows that open counted as 1". */
function needInWords(room: RoomQuestion): string {
  const { ventilationAch } = room;
  const counted = ventilationAch === 1 ? 'windows that open' : 'ventilation';
  const ventilation = ventilationAch > 0 ? `, ${counted} counted as ${achInWords(ventilationAch)}` : '';
  return `${airChangesAnHour(neededAch(room))}${ventilation}`;
}

/** The rows in which purifiers may differ. @param room with sides or volume above 0 */
export function purifierRows(purifiers: readonly Purifier[], room: RoomQuestion): CompareRow[] {
  const mark = Number(achInWords(neededAch(room)));
  const of = (read: (purifier: Purifier) => CompareFigure) => purifiers.map(read);
  const airChanges = (speed: RunningSpeed): Omit<CompareRow, 'label'> => ({
    note: `an hour in your room. The mark is ${mark}`,
    best: { word: 'Highest' },
    drawing: 'bar',
    mark,
    figures: of(({ calculatorName }) => {
      const stated = rate(calculatorName, roomVolumeM3(room), { speed });
      return { text: '', rate: stated, unit: 'ACH', amount: rateAch(stated) };
    }),
  });
  return [
    {
      label: 'For your room',
      note: needInWords(room),
      best: { word: 'Our choice' },
      isVerdict: true,
      figures: verdicts(purifiers, room),
    },
    {
      label: 'Rooms up to',
      note: `${floorAreaBasis.achPerHour} air changes an hour under a ${floorAreaBasis.ceilingHeightM} m ceiling`,
      best: { word: 'Largest' },
      drawing: 'bar',
      figures: of(({ calculatorName }) =>
        figure(roomsUpToM2(calculatorName, 'working'), 'm²', `${roomsUpToM2(calculatorName, 'full')} m² at full speed`),
      ),
    },
    { label: 'Air changes, working speed', ...airChanges('working') },
    {
      label: 'Noise at working speed',
      note: 'estimated',
      best: { word: 'Quietest', isLeast: true },
      figures: of(({ calculatorName, speeds }) =>
        figure(
          speedOf(calculatorName, 'working').noiseDbA,
          'dB(A)',
          `${noiseRangeDbA(shown(speeds)).join(' to ')}, by speed`,
        ),
      ),
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
      label: 'Airflow at working speed',
      note: 'the highest at 45 dB(A) or below',
      best: { word: 'Highest' },
      drawing: 'bar',
      isDetail: true,
      figures: of(({ calculatorName }) => figure(machineAirflowM3PerHour(calculatorName, 'working'), 'm³/h')),
    },
    {
      label: 'Rated airflow',
      note: 'clean air, full speed',
      best: { word: 'Highest' },
      drawing: 'bar',
      isDetail: true,
      figures: of(({ ratedCadrM3PerHour }) => figure(ratedCadrM3PerHour, 'm³/h')),
    },
    { label: 'Air changes, full speed', isDetail: true, ...airChanges('full') },
    {
      label: 'Stages',
      note: 'in the order the air meets them',
      best: { word: 'All six' },
      drawing: 'steps',
      isDetail: true,
      figures: of(({ stages }) => figure(stages, '', stages === 6 ? 'with photocatalyst' : '')),
    },
    {
      label: 'Size',
      note: 'W × D × H, sample',
      isDetail: true,
      figures: of(({ productDimensionsMm }) => ({
        text: shown(productDimensionsMm).map(grouped).join(' × '),
        unit: 'mm',
      })),
    },
    {
      label: 'Weight',
      note: 'net, sample',
      best: { word: 'Lightest', isLeast: true },
      isDetail: true,
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
  { label: 'HEPA', text: 'H13, at least 99.95% at the most penetrating size, 99.97% at 0.3 µm' },
  { label: 'UV-C', text: '253.7 nm, no ozone' },
  { label: 'Placing', text: `${care.wallGapCm} cm from the wall` },
  { label: 'Airflow', text: 'Tested with ISO 14644 methods, at full speed' },
  { label: 'Warranty', text: '1 year service' },
  { label: 'Delivery', text: '3 to 5 working days' },
];
