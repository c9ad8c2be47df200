import type { VideoObject } from 'schema-dts';
import type { PictureFile } from '@/assets/pictures/picture';
import type { Film } from '@/data/films/films';
import { videoHostUrl } from '@/features/films/video-host';
import { fileUrl, pictureUrl } from './file-address';

/** First publication, as in `2026-11-20`. */
const filmDates: Record<Film['key'], string> = {
  sixStages: '2026-11-20',
  about: '2026-11-20',
  clinical: '2026-11-20',
  domestic: '2026-11-20',
  industrial: '2026-11-22',
};

/** A film of a page, as its structured data need it. */
export type PageFilm = {
  film: Film;
  description: string;
  poster: PictureFile;
  /** Id on the video host; '' for the site's own file. */
  videoId: string;
};

/** ISO 8601 duration. @param durationS length in seconds */
export function isoDuration(durationS: number): string {
  const seconds = Math.round(durationS);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return `PT${minutes > 0 ? `${minutes}M` : ''}${rest > 0 || minutes === 0 ? `${rest}S` : ''}`;
}

/** Gives the length of the site's own file only. */
export function videoObject({ film, description, poster, videoId }: PageFilm): VideoObject {
  return {
    '@type': 'VideoObject',
    name: film.title,
    description,
    thumbnailUrl: pictureUrl(poster),
    uploadDate: `${filmDates[film.key]}T00:00:00Z`,
    inLanguage: 'en-GB',
    ...(videoId
      ? { embedUrl: videoHostUrl(videoId) }
      : {
          contentUrl: fileUrl(film.mp4),
          encodingFormat: 'video/mp4',
          duration: isoDuration(film.durationS),
        }),
  };
}
