import { genXRoom } from '@/assets/pictures/gen-x-room';
import { genZRoom } from '@/assets/pictures/gen-z-room';
import { roomDentistry } from '@/assets/pictures/room-dentistry';
import { films, type Film } from './films';
import type { GalleryPicture, PurifierSummary } from '@/data/products/product';

export type CategoryFilm = {
  film: Film;
  poster: GalleryPicture;
};

/** The specification names Domestic and Clinical only. */
export const categoryFilms: Partial<Record<PurifierSummary['category'], CategoryFilm>> = {
  Domestic: {
    film: films.domestic,
    poster: { picture: genXRoom, alt: 'A living room with Generation X beside a sofa' },
  },
  Clinical: {
    film: films.clinical,
    poster: { picture: roomDentistry, alt: 'A model of a dental surgery with one purifier beside the chair' },
  },
  Industrial: {
    film: films.industrial,
    poster: { picture: genZRoom, alt: 'A gym with Generation Z beside wooden wall bars' },
  },
};
