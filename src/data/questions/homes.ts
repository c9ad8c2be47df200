import { fiveYearsEachPence, yearOfFiltersPence } from '@/data/costs';
import { recommendedChoice } from '@/data/room-answers';
import { bedroomAtHome } from '@/data/rooms/home-rooms';
import { countWord } from '@/lib/format/count-word';
import { money, smallSum } from '@/lib/format/money';
import { continuousUse } from '../products/controls';
import type { Question } from './question';
import { wallGapCm } from '@/domain/placing';
import { yearlyHours } from '@/domain/cost-over-years';
import { filterCare } from '../products/filter-care';
import { formatOzoneAnswer } from '../uv-c';
import { deliveryPence } from '../products/delivery';

const choice = recommendedChoice(bedroomAtHome);

/** A day: a night in the bedroom and as long in the living room. */
const hoursInTwoRooms = 16;

const setsDayAndNight = yearlyHours.always / filterCare.changeHours;

/** Over five years of eight hours a night. */
export const bedroomNight = smallSum(
  fiveYearsEachPence(choice, yearlyHours.home, { label: '', count: 365, isPerYear: true }),
);

export const homesQuestions: readonly Question[] = [
  {
    title: 'Can I use one machine for two rooms?',
    body: [
      `Yes. Carry it upright, both hands under its base: the bedroom by night, the living room by day. After a move set the speed again (sample). At ${hoursInTwoRooms} hours a day it needs a filter set about every ${countWord(Math.round((12 * filterCare.changeHours) / (hoursInTwoRooms * 365)))} months.`,
    ],
  },
  {
    title: 'Will it help with asthma or hay fever?',
    body: [
      'It captures pollen, dust and dander that are in the air of the room. Symptoms have many causes, so we promise none. Keep to your treatment, and ask your doctor or pharmacist.',
    ],
    evidence: 'filter-class',
  },
  {
    title: 'Can it run all night?',
    body: [
      `Yes: leave it on speed 1. ${continuousUse}. It has no timer. Turn its display, which stays lit, away from the bed. Display and controls are samples.`,
    ],
    more: { label: 'Controls and papers', page: 'controlsAndPapers' },
  },
  {
    title: 'What does it cost to run?',
    body: [
      `The first filter set comes in the machine. Used only at night, Generation X then needs one a year, ${money(yearOfFiltersPence('GEN X', 1).byYou)} with its delivery (sample). Day and night it needs ${countWord(setsDayAndNight)}, ${money(yearOfFiltersPence('GEN X', setsDayAndNight).byYou - deliveryPence)} if you order them together (sample). Gloves and a mask keep its dust off you. A new lamp is extra; our service changes it.`,
    ],
    evidence: 'filter-life',
  },
  {
    title: 'Where does it stand?',
    body: [
      `On the floor, ${wallGapCm} cm from the wall, clear of curtain and sofa. Keep the lead along the wall. Keep pets and small children away from the openings; from 8 a child may use it with an adult there. By design the lamp is enclosed, not measured yet; it holds a little mercury. Never bin the machine: take it to a recycling centre. When you buy a new one, we take back an old one of the same kind, free.`,
    ],
  },
  {
    title: 'Does it make ozone?',
    body: [formatOzoneAnswer()],
    evidence: 'ozone',
  },
];
