import { airSense } from '@/assets/pictures/air-sense';
import type { MeterSummary } from '../product';

export const marsAirSenseSummary = {
  kind: 'meter',
  slug: 'mars-air-sense',
  name: 'Mars Air Sense',
  category: 'CO2 Monitor',
  shopLine: 'Air quality meter: which room has the most dust',
  picture: airSense,
  pictureAlt: 'Mars Air Sense meter: PM2.5, CO₂, PM10 and formaldehyde on its display',
} as const satisfies MeterSummary;
