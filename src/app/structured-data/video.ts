import type { VideoObject } from 'schema-dts';
import type { PictureFile } from '@/assets/pictures/picture';
import { filmDates } from '@/data/film-dates';
import type { Film } from '@/data/films';
import { videoHostUrl } from '@/features/films/video-host';
import { fileUrl, pictureUrl } from './file-address';

export type ShownFilm = {
  film: Film;
  /** Its title and what there is to see, in words of the page it stands on. */
  name: string;
  description: string;
  poster: PictureFile;
  /** Id on the video host, '' where our own film plays. */
  videoId: string;
};

/** A length in the form of ISO 8601, in whole seconds as the pages print it. @param durationS length in seconds */
export function isoDuration(durationS: number): string {
  const seconds = Math.round(durationS);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return `PT${minutes > 0 ? `${minutes}M` : ''}${rest > 0 || minutes === 0 ? `${rest}S` : ''}`;
}

/** A film where it plays: our own file with its length, or the video host's player, whose length is not ours to tell. */
export function videoObject({ film, name, description, poster, videoId }: ShownFilm): VideoObject {
  return {
    '@type': 'VideoObject',
    name,
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
