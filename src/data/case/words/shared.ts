import { company } from '@/config/company';
import { delivery } from '../../products/delivery';
import { filterCare } from '../../products/filter-care';

export const noFreshAir = 'It brings in no fresh air and does not lower CO₂: ventilation is still needed.';
export const noIllness = 'It is no promise against a particular illness.';
export const particles = 'Takes fine dust, smoke, pollen and droplets out of the air with an H13 filter.';
export const gases = 'Adsorbs part of the odours and gases in activated carbon.';
export const socket = 'Needs one socket a machine, no building work; it can move with you.';
export const noGrowth = 'Inactivates microbes in the air that has passed the filters, by UV-C inside the machine.';

export const filterMonths = `${filterCare.changeMonthsText} months`;
export const every = { clean: `every ${filterCare.cleanMonths} months`, change: `every ${filterMonths}` };
export const ours = [
  'MARS',
  `Delivers in ${delivery.days} working days, answers within ${company.replyWithin}, repairs under warranty`,
  'first year',
] as const;
