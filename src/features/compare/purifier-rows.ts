import { airChangeTargets, rate, rateAch, type StatedRate } from '@/domain/air-changes';
import { clinicalModel } from '@/domain/machines';
import { machineAirflowM3PerHour, workingSpeedLimitDbA } from '@/domain/speeds';
import { openWindowsAch } from '@/domain/ventilation';
import { exampleUse, runningCost } from '@/domain/running-cost';
import { unwrapSample } from '@/config/sample';
import { answerRoom, formatPrice, prices, formatSpeed } from '@/data/room-answers';
import { roomVolumeM3 } from '@/domain/room';
import { fewestOfEachModel, maxMachines, type RoomChoice, type RoomRequirements } from '@/domain/room-answer';
import { floorAreaBasis, isReached, neededAch, roomsUpToM2 } from '@/domain/sizing';
import { delivery } from '@/data/products/delivery';
import { warranty } from '@/data/products/warranty';
import { filterCare, filterLife } from '@/data/products/filter-care';
import type { Purifier } from '@/data/products/product';
import { ozoneOfLight } from '@/data/uv-c';
import { formatAch, airChangesAnHour } from '@/lib/format/air-changes';
import { capitalised, countWord } from '@/lib/format/count-word';
import { grouped } from '@/lib/format/number';
import { ratedCadrName } from '@/lib/format/rated-and-tested';
import { formatEstimatedCost } from '@/lib/format/money';
import { type CompareFigure, type CompareRow, tooSmall } from './compare-row';
import { wallGapCm } from '@/domain/placing';

const { hoursPerYear, pencePerKilowattHour } = exampleUse;

function figure(amount: number, unit: string, note = ''): CompareFigure {
  return { text: grouped(amount), unit, amount, ...(note && { note }) };
}

function verdicts(purifiers: readonly Purifier[], room: RoomRequirements): CompareFigure[] {
  if (isReached(room.ventilationAch, room))
    return purifiers.map(() => ({ text: 'Not needed', note: 'ventilation does' }));
  const choices = fewestOfEachModel(room, prices);
  const answer = answerRoom(room);
  return purifiers.map(({ model }) => {
    const choice = choices.find((each) => each.model === model)?.choice;
    if (!choice) return { text: tooSmall, note: `over ${countWord(maxMachines)} are needed: ask us`, state: 'small' };
    const { machines, noiseDbA } = choice;
    const { noiseLimitDbA = Infinity } = room;
    const tooLoud = noiseDbA > noiseLimitDbA ? `: above ${noiseLimitDbA}` : '';
    const isAnswer = answer.kind === 'choice' && answer.choice.model === model;
    const state = isAnswer ? 'chosen' : undefined;
    const speed = `${formatSpeed(choice)}${tooLoud}`;
    if (machines === 1) return { text: tooLoud ? 'Too loud' : 'Enough', note: speed, state };
    const price = choice.pricePence === undefined ? '' : `, ${formatPrice(choice)}`;
    const most = answer.kind === 'choice' ? answer.choice.machines : 1;
    return machines <= most
      ? { text: `${capitalised(countWord(machines))} of them`, note: `${speed}${price}`, state }
      : { text: tooSmall, note: `it takes ${countWord(machines)}${price}, ${speed}`, state: 'small' };
  });
}

/** As in "6 air changes an hour; windows that open bring 1 of them"; a typed room counts none unless told. */
function formatNeed(room: RoomRequirements): string {
  const { ventilationAch } = room;
  const bring = ventilationAch === openWindowsAch ? 'windows that open bring' : 'ventilation brings';
  const ventilation =
    ventilationAch > 0 ? `; ${bring} ${formatAch(ventilationAch)} of them` : '; no windows or ventilation counted';
  return `${airChangesAnHour(neededAch(room))}${ventilation}`;
}

/** Before what several machines make together; empty for one. */
const together = (machines: number) => (machines > 1 ? `${countWord(machines)}, ` : '');

/** The rows in which purifiers may differ. @param room with sides or volume above 0 */
export function purifierRows(purifiers: readonly Purifier[], room: RoomRequirements): CompareRow[] {
  // What the machines must reach: the windows bring the rest.
  const mark = Number(formatAch(Math.max(0, neededAch(room) - room.ventilationAch)));
  const of = (read: (purifier: Purifier) => CompareFigure) => purifiers.map(read);
  const choices = fewestOfEachModel(room, prices);
  /** From the machines and the speed that the room takes. */
  const ofChoice = (read: (choice: RoomChoice, purifier: Purifier) => CompareFigure) =>
    of((purifier) => {
      const choice = choices.find(({ model }) => model === purifier.model)?.choice;
      return choice ? read(choice, purifier) : { text: '–' };
    });
  const ofRate = (stated: StatedRate): CompareFigure => ({
    text: '',
    rate: stated,
    unit: 'ACH',
    amount: rateAch(stated),
  });
  return [
    {
      label: 'For your room',
      note: formatNeed(room),
      isVerdict: true,
      figures: verdicts(purifiers, room),
    },
    {
      label: 'Air changes in your room',
      note: `machines alone, at that speed; the mark is the ${mark} that they must bring`,
      drawing: 'bar',
      mark,
      figures: ofChoice((choice, { model }) => ({
        ...ofRate(rate(model, roomVolumeM3(room), choice)),
        ...(choice.machines > 1 && { note: `from ${countWord(choice.machines)}` }),
      })),
    },
    {
      label: 'Noise in your room',
      note: 'estimated, at that speed',
      figures: ofChoice(({ machines, speed, noiseDbA }, { speeds }) =>
        figure(noiseDbA, 'dB(A)', `${together(machines)}on speed ${speed} of ${unwrapSample(speeds).length}`),
      ),
    },
    {
      label: 'Electricity a year',
      note: `estimated, at that speed: ${grouped(hoursPerYear)} hours a year, ${pencePerKilowattHour} p/kWh, an example`,
      figures: ofChoice(({ machines, speed }, { model }) => {
        const { electricityPence, powerW } = runningCost(model, { ...exampleUse, speed }, filterLife);
        return {
          text: formatEstimatedCost(machines * electricityPence),
          note: `${together(machines)}about ${machines * powerW} W`,
          amount: machines * electricityPence,
        };
      }),
    },
    {
      label: 'Rooms up to',
      note: `one machine: ${floorAreaBasis.achPerHour} air changes an hour under a ${floorAreaBasis.ceilingHeightM} m ceiling, ${airChangeTargets.optimum} in clinical rooms`,
      drawing: 'bar',
      figures: of(({ model }) => {
        const clinical = model === clinicalModel ? 'clinical rooms; ' : '';
        return figure(roomsUpToM2(model, 'working'), 'm²', `${clinical}${roomsUpToM2(model, 'full')} m² at full speed`);
      }),
    },
    {
      label: 'Airflow at working speed',
      note: `the highest at ${workingSpeedLimitDbA} dB(A) or below`,
      drawing: 'bar',
      isDetail: true,
      figures: of(({ model }) => figure(machineAirflowM3PerHour(model, 'working'), 'm³/h')),
    },
    {
      label: ratedCadrName,
      note: 'full speed, as listed',
      drawing: 'bar',
      isDetail: true,
      figures: of(({ ratedCadrM3PerHour }) => figure(ratedCadrM3PerHour, 'm³/h')),
    },
    {
      label: 'Air changes, full speed',
      note: `one machine alone; the mark is the ${mark} that it must bring`,
      drawing: 'bar',
      mark,
      isDetail: true,
      figures: of(({ model }) => ofRate(rate(model, roomVolumeM3(room)))),
    },
    {
      label: 'Stages',
      note: 'in the order the air meets them',
      drawing: 'steps',
      isDetail: true,
      figures: of(({ stages }) => figure(stages, '', stages === 6 ? 'with photocatalyst' : '')),
    },
    {
      label: 'Size',
      note: 'W × D × H, sample',
      isDetail: true,
      figures: of(({ productDimensionsMm }) => ({
        text: unwrapSample(productDimensionsMm).map(grouped).join(' × '),
        unit: 'mm',
      })),
    },
    {
      label: 'Weight',
      note: 'net, sample',
      isDetail: true,
      figures: of(({ netWeightKg }) => ({
        text: unwrapSample(netWeightKg).toFixed(1),
        unit: 'kg',
        amount: unwrapSample(netWeightKg),
      })),
    },
  ];
}

/** Facts that all purifiers share. */
export const sameOfPurifiers: readonly { label: string; text: string }[] = [
  {
    label: 'Filters',
    text: `Clean every ${filterCare.cleanMonths} months, change every ${filterCare.changeMonthsText}`,
  },
  { label: 'HEPA', text: 'H13, at least 99.95% at the most penetrating size' },
  { label: 'UV-C', text: `Ozone: not tested yet. Light of 253.7 nm ${ozoneOfLight}` },
  { label: 'Placing', text: `${wallGapCm} cm from the wall` },
  { label: 'Airflow', text: 'Tested by us with ISO 14644 methods, at full speed' },
  { label: 'Warranty', text: `${warranty.term} service` },
  { label: 'Delivery', text: delivery.priceLine.replace('Delivery ', '') },
];
