import { filterCare } from '../../products/filter-care';

const filterMonths = `${filterCare.changeMonthsText} months`;

/** Words of several sectors' cases. */
export const sharedWords = {
  noFreshAir: 'It brings in no fresh air and does not lower CO₂: ventilation is still needed.',
  noIllness: 'It is no promise against a particular illness.',
  particles: 'Takes fine dust, smoke particles, pollen and droplets out of the air with an H13 filter.',
  gases: 'Activated carbon adsorbs part of the odours and gases.',
  socket: 'Needs one socket a machine, no building work; it can move with you.',
  noGrowth: 'Treats the filtered air with UV-C, meant to inactivate microbes; share not tested.',
  filterMonths,
  intervals: { clean: `every ${filterCare.cleanMonths} months`, change: `every ${filterMonths}` },
  ourTask: ['MARS', 'Delivers as the quote says, repairs under warranty', 'first year'],
} as const;
