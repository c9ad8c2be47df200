import { floorAreaBasis } from './floor-area';
import { grouped } from './number';

/** The line that stands wherever rated and measured airflow stand together. @param measuredM3PerHour of the machine shown, if one is */
export function ratedAndMeasured(measuredM3PerHour?: number): string {
  const figure = measuredM3PerHour === undefined ? '' : `, ${grouped(measuredM3PerHour)} m³/h,`;
  return `Rated is what every machine is sold to deliver; measured${figure} is what the model delivered in our test with ISO 14644 methods. Air changes use the measured one.`;
}

/** The line beside the two areas. */
export const bothAreasBasis = `Both areas are at ${floorAreaBasis.achPerHour} air changes an hour.`;
