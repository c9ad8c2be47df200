import type { Film } from './films';

/** First publication, as in `2026-11-20`; for structured data only. */
export const filmDates: Record<Film['key'], string> = {
  sixStages: '2026-11-20',
  about: '2026-11-20',
  clinical: '2026-11-20',
  domestic: '2026-11-20',
  industrial: '2026-11-22',
};
