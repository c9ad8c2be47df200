import type { Film } from './films';

/** The day each film was first published, as in `2026-11-20`: only search engines are told, so no page carries it. */
export const filmDates: Record<Film['key'], string> = {
  sixStages: '2026-11-20',
  about: '2026-11-20',
  clinical: '2026-11-20',
  domestic: '2026-11-20',
  industrial: '2026-11-22',
};
