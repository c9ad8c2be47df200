import { type HoursOfUse, yearlyHours } from '@/domain/cost-over-years';
import { wholeFilterMonths } from '../../costs';
import { filterCare } from '../../products/filter-care';
import { noFreshAir } from '../../room-words';

/** As in "every 12 months". */
const changeInterval = (hours: HoursOfUse) => `every ${wholeFilterMonths(yearlyHours[hours])} months`;

/** As in "every 3 and 12 months": for the large-particulate filter and for the set. */
export const careIntervals = (hours: HoursOfUse) =>
  `every ${filterCare.cleanMonths} and ${wholeFilterMonths(yearlyHours[hours])} months`;

/** Words of several sectors' cases. */
export const sharedWords = {
  noFreshAir,
  noIllness: 'It is no promise against a particular illness.',
  particles: 'Takes fine dust, smoke particles, pollen and droplets out of the air with an H13 filter.',
  gases: 'Activated carbon adsorbs part of the odours and gases.',
  socket: 'Needs one socket a machine, no building work; it can move with you.',
  uvCShare: 'What share of microbes its UV-C inactivates is not tested.',
  changeInterval,
  cleanInterval: `every ${filterCare.cleanMonths} months`,
  ourTask: ['MARS', 'Delivers as the quote says, repairs under warranty', 'first year'],
} as const;
