import { htmAirChanges, litresPerSecond, rate, rateAch, rateText } from '@/domain/air-changes';
import { whoLitresPerSecondEach } from '@/domain/people';
import { stillRoomDbA } from '@/domain/room-answer';
import { combinedNoiseDbA, speedOf } from '@/domain/speeds';
import { clearanceWholeMinutes } from '@/domain/clearance';
import { wallGapCm } from '@/domain/placing';
import { roomVolumeM3 } from '@/domain/room';
import { unwrapSample } from '@/config/sample';
import { buying, paymentTerm } from '../buying';
import { serviceArea } from '../cost-prices';
import { continuousUse } from '../products/controls';
import { formatMachines, formatPrice, recommendedChoice } from '../room-answers';
import { wardLimitDbA, wardRoomAnswers } from '../rooms/health-care-rooms';
import { noiseBasis } from '../room-words';
import { formatOzoneAnswer } from '../uv-c';
import type { Question } from './question';
import { filterCare } from '../products/filter-care';

const { bay } = wardRoomAnswers;
const bayM3 = roomVolumeM3(bay);
const { generalClinicalArea: ventilationAch, treatmentRoom: treatmentVentilationAch } = htmAirChanges;
const treatmentRoomChoice = recommendedChoice(wardRoomAnswers.treatmentRoom);
const treatmentRoomAch = treatmentVentilationAch + rateAch(treatmentRoomChoice.rates.chosen);
const bayChoice = recommendedChoice(bay);
/** For a bay whose machines are quieter by day. */
const quieterBay = recommendedChoice({ ...wardRoomAnswers.bay, noiseLimitDbA: stillRoomDbA });
const bayAtNight = rate(bayChoice.model, bayM3, { machines: bayChoice.machines, speed: 1 });
const quieterBayAtNight = rate(quieterBay.model, bayM3, { machines: quieterBay.machines, speed: 1 });
/** On speed 1. */
const bayNightDbA = combinedNoiseDbA(speedOf(bayChoice.model, 1).noiseDbA, bayChoice.machines);
const quieterNightDbA = combinedNoiseDbA(speedOf(quieterBay.model, 1).noiseDbA, quieterBay.machines);
const bayMachines = formatMachines(bayChoice);

/** First what the ward and its estates ask; the page folds the others. */
export const healthCareQuestions: readonly Question[] = [
  {
    title: 'Can patients sleep beside it?',
    body: [
      `On speed 1 ${bayMachines} make ${bayNightDbA} dB(A), ${noiseBasis}; WHO asks for ${wardLimitDbA} or less. The display stays lit (sample). ${continuousUse}.`,
      `They add ${rateText(bayAtNight)} air changes an hour, too few without your ventilation. Then take ${formatMachines(quieterBay)}, ${formatPrice(quieterBay)}: ${rateText(quieterBayAtNight)} at ${quieterNightDbA} dB(A).`,
    ],
    evidence: 'noise',
  },
  {
    title: 'Does a purifier count towards HTM 03-01?',
    body: [
      'No, it comes on top. Ventilation comes first, says the Health and Safety Executive: only it brings the fresh air and the pressure that HTM 03-01 (2021) sets.',
      `In the bay six air changes bring each of four patients ${Math.round(litresPerSecond(ventilationAch * bayM3) / 4)} L/s. WHO asks ventilation for ${whoLitresPerSecondEach.patient}: ask your ventilation engineer.`,
    ],
    evidence: 'htm-03-01',
  },
  {
    title: 'What does it take out, and how was it tested?',
    body: [
      'The air passes a large-particulate filter, activated carbon, which takes up some gases, and the H13 HEPA filter, whose class is tested to ISO 29463. UV-C and ions come last. What the lamp adds in the air that has passed the filters is not tested. The airflow is our own test. No machine of ours is a medical device.',
    ],
    evidence: 'airflow',
  },
  {
    title: 'Who looks after the filters?',
    body: [
      `Clean the large-particulate filter every ${filterCare.cleanMonthsText} months. Change the whole set every ${filterCare.soonestText} months where the machine runs day and night. Your staff do both, or we do on a service contract, ${serviceArea}.`,
      'Change it in an empty room, with gloves and a mask, and bag the used set there. Its disposal as clinical waste comes on top of our sums.',
    ],
    evidence: 'filter-life',
  },
  {
    title: 'How soon is the air clear after a procedure?',
    body: [
      `Ventilation of ${treatmentVentilationAch} air changes an hour takes out 99% of a treatment room’s particles in ${clearanceWholeMinutes(treatmentVentilationAch)} minutes; with ${formatMachines(treatmentRoomChoice)} on speed ${treatmentRoomChoice.speed} it takes ${clearanceWholeMinutes(treatmentRoomAch)}. Evenly mixed air; real rooms take up to ten times as long. Your own policy decides when a room is used again.`,
    ],
    evidence: 'clearance',
  },
  {
    title: 'Where does a machine stand beside a bed?',
    body: [
      `${wallGapCm} cm from the wall, the curtain clear of the outlet and the lower half, away from the door to the corridor and from hand gel.`,
    ],
  },
  {
    title: 'Does it give off ozone?',
    body: [formatOzoneAnswer()],
    evidence: 'ozone',
  },
  {
    title: 'Can it stand in an isolation room?',
    body: [
      'Ask your ventilation engineer first: isolation rooms work by their own ventilation and pressure, and we leave them out of our plans.',
    ],
  },
  {
    title: 'Can we order on a purchase order?',
    body: [
      `Yes: ${paymentTerm} to pay, ${unwrapSample(buying.orderMinimum)} (samples). ${unwrapSample(buying.frameworks)} (sample): buy by quote, within your own rules. Our public liability cover is ${unwrapSample(buying.publicLiability).sum} (sample).`,
    ],
    more: { label: 'Terms, insurance and papers', page: 'buying' },
  },
];
