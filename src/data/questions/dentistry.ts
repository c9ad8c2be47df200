import { htmAirChanges, rate, rateAch } from '@/domain/air-changes';
import { clearanceWholeMinutes } from '@/domain/clearance';
import { whoLitresPerSecondEach } from '@/domain/people';
import { costPrices, serviceArea } from '../cost-prices';
import { formatMachines, recommendedChoice } from '../room-answers';
import { rich } from '@/domain/rich-text';
import { roomVolumeM3 } from '@/domain/room';
import { countWord } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { generationXSummary as generationX } from '../products/generation-x/summary';
import { clinicalFeatures } from '../products/generation-y/clinical-features';
import { generationYSummary as generationY } from '../products/generation-y/summary';
import { dentalRooms } from '../rooms/dentistry-rooms';
import type { Question } from './question';
import { filterCare } from '../products/filter-care';
import { formatOzoneAnswer } from '../uv-c';

const surgeryM3 = roomVolumeM3(dentalRooms.surgery);
const surgeryChoice = recommendedChoice(dentalRooms.surgery);

export const dentistryQuestions: readonly Question[] = [
  {
    title: 'Will a purifier shorten the gap between patients?',
    body: [
      `It clears the air sooner. The NHS asks for ${countWord(htmAirChanges.treatmentRoom)} air changes of ventilation in a treatment room; a purifier does not count towards them. With these alone 99% of the particles are gone in ${clearanceWholeMinutes(htmAirChanges.treatmentRoom)} minutes; with ${formatMachines(surgeryChoice)} at full speed as well, in ${clearanceWholeMinutes(htmAirChanges.treatmentRoom + rateAch(surgeryChoice.rates.full))}, by arithmetic. Real rooms take up to ten times as long. How long you wait is for your own risk assessment.`,
    ],
    evidence: 'clearance',
  },
  {
    title: 'Can it run during treatment?',
    body: [
      `Yes: drill and scaler make mist and dust then, and it keeps thinning them out while you work. On speed ${surgeryChoice.speed}, at ${surgeryChoice.noiseDbA} dB(A), people can talk. After a power cut it stays off (sample): touch it, and set your speed again.`,
      `By design the lamp is enclosed, not measured yet. ${formatOzoneAnswer()}`,
    ],
    evidence: 'noise',
  },
  {
    title: 'Why Generation Y, when Generation X moves more air for less?',
    body: [
      `It has ${clinicalFeatures.casing}. It comes with ${clinicalFeatures.sheet} (${clinicalFeatures.mark}). Name your disinfectant, and the quote says whether it suits.`,
      `If you need neither, take Generation X. It costs ${money(generationY.pricePence - generationX.pricePence)} less.`,
    ],
    evidence: 'samples',
  },
  {
    title: 'Do we still need a window or an extractor fan?',
    body: [
      `Yes, they bring the fresh air, and the Health and Safety Executive asks you to see to ventilation first. WHO asks it for ${whoLitresPerSecondEach.aerosols} litres a second for each patient where aerosols are made: ask your engineer what yours brings.`,
    ],
  },
  {
    title: 'Who changes the filters, and when?',
    body: [
      `Your staff clean the large-particulate filter every ${filterCare.cleanMonthsText} months. In surgery hours a filter set lasts a year; they change it in an empty room, with gloves and a mask, and bag the used set there; its disposal as clinical waste comes on top. On a service contract we do both, ${serviceArea}, for ${money(costPrices.servicingPence)} a year for each machine (sample); the set is extra.`,
    ],
  },
  {
    title: 'Does it take out mercury vapour?',
    body: [
      'Perhaps a little. It is a gas, so a HEPA filter lets it pass; how much our carbon takes up is not tested. Keep suction, separator and storage of amalgam as they are.',
    ],
    evidence: 'carbon',
  },
];

/** Told beside the clearing time. */
export const fallowQuestion: Question = {
  title: 'What became of fallow time and the 50% rule?',
  body: [
    'UK dental guidance of October 2020 to 2022, since withdrawn, set a wait after an aerosol procedure: 30 minutes or less, 15 at 10 or more air changes an hour, and as little as 10 minutes with high-volume suction, rubber dam or both.',
    rich`It counted an air cleaner at half of its stated output without an independent test. Our test is our own, so counted at half one Generation Y gives ${rate('GEN Y', surgeryM3, { countedOutput: 0.5 })} air changes an hour, or ${rate('GEN Y', surgeryM3, { countedOutput: 0.5, speed: 3 })} on speed 3.`,
  ],
  evidence: 'dental-guidance',
  more: { label: 'Read how the time was calculated', page: 'air-purification-in-dentistry' },
};
