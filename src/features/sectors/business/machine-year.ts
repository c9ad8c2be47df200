import { care } from '@/data/products/care';
import { exampleUse, runningCost } from '@/domain/running-cost';
import { openFloor } from './building';

const filterLife = { months: care.changeFilterMonths, hours: care.changeFilterHours };

function yearOf(hoursPerDay: number, daysPerYear: number) {
  return runningCost(openFloor.model, { ...exampleUse, speed: openFloor.speed, hoursPerDay, daysPerYear }, filterLife);
}

/** 52 weeks of five ten-hour days. */
export const officeYear = yearOf(10, 5 * 52);
export const wholeYear = yearOf(24, 365);
