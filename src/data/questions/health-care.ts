import { litresPerSecond, rate, rateText } from '@/domain/air-changes';
import { whoLitresPerSecondEach } from '@/domain/people';
import { stillRoomDbA } from '@/domain/room-advice';
import { roomVolumeM3 } from '@/domain/room';
import { capitalised, countWord } from '@/lib/format/count-word';
import { choiceFor, formatMachines, formatPrice } from '../room-answers';
import { htmAirChanges, wardLimitDbA, wardRoomAnswers } from '../rooms/health-care-rooms';
import { formatPlanned } from '../test-status';
import { unconfirmed } from '../unconfirmed';
import type { Question } from './question';
import { filterCare } from '../products/filter-care';

const { bay } = wardRoomAnswers;
const bayM3 = roomVolumeM3(bay);
const { generalClinicalArea: ventilationAch } = htmAirChanges;
const inBay = choiceFor(bay);
/** For a bay whose machines are quieter by day. */
export const quieterBay = choiceFor({ ...wardRoomAnswers.bay, noiseLimitDbA: stillRoomDbA });
/** Within WHO's limit by day as well. */
const quietestBay = choiceFor({ ...bay, noiseLimitDbA: wardLimitDbA });
export const bayAtNight = rate(inBay.model, bayM3, { machines: inBay.machines, speed: 1 });
export const quieterBayAtNight = rate(quieterBay.model, bayM3, { machines: quieterBay.machines, speed: 1 });

export const healthCareQuestions: readonly Question[] = [
  {
    title: 'Does a purifier count towards HTM 03-01?',
    body: [
      'No: HTM 03-01 (2021) sets rates of ventilation, and a purifier recirculates the room’s own air. Give it a line of its own in the ventilation log.',
      `In the bay above ${countWord(ventilationAch)} air changes of ventilation bring each of four patients ${Math.round(litresPerSecond(ventilationAch * bayM3) / 4)} L/s. WHO asks ventilation for ${whoLitresPerSecondEach.patient}: ask your ventilation engineer.`,
    ],
    evidence: 'htm-03-01',
  },
  {
    title: 'Can it stand in an isolation room?',
    body: [
      'We leave isolation rooms out of our plans, because they work by their own ventilation and pressure. Ask your ventilation engineer first.',
    ],
  },
  {
    title: 'Does it give off ozone?',
    body: [`Our 253.7 nm lamps make no ozone. ${unconfirmed.ozoneReport} ${formatPlanned('ozone')}.`],
    evidence: 'ozone',
  },
  {
    title: 'Is it quiet enough by day?',
    body: [
      `For talking, yes. By day ${formatMachines(inBay)} make ${inBay.noiseDbA} dB(A), ${countWord(quieterBay.machines)} on speed ${quieterBay.speed} make ${quieterBay.noiseDbA}. WHO asks for ${wardLimitDbA} in ward rooms, by day as at night. ${capitalised(formatMachines(quietestBay))} on speed ${quietestBay.speed}, ${formatPrice(quietestBay)}, keep to it at ${quietestBay.noiseDbA}: ${rateText(quietestBay.rates.chosen)} air changes an hour. At night, on speed 1, ${countWord(inBay.machines)} or ${countWord(quieterBay.machines)} keep to it as well.`,
    ],
    evidence: 'noise',
  },
  {
    title: 'Who looks after the filters?',
    body: [
      `You, or we on a service contract. Clean the large-particulate filter every ${filterCare.cleanMonthsText} months. Where the machine never stops, change the filter set every ${filterCare.soonestText} months, and dispose of it as your waste policy says.`,
    ],
    evidence: 'filter-life',
  },
];
