import { genXRoom } from '@/assets/pictures/gen-x-room';
import { genZRoom } from '@/assets/pictures/gen-z-room';
import { roomDentistry } from '@/assets/pictures/room-dentistry';
import { films, type Film } from './films';
import type { GalleryPicture, PurifierSummary } from '@/data/products/product';

export type CategoryFilm = {
  film: Film;
  name: string;
  poster: GalleryPicture;
};

/** The specification names Domestic and Clinical only. */
export const categoryFilms: Partial<Record<PurifierSummary['category'], CategoryFilm>> = {
  Domestic: {
    film: films.domestic,
    name: 'Film: two machines at home',
    poster: { picture: genXRoom, alt: 'A living room with Generation X beside a sofa' },
  },
  Clinical: {
    film: films.clinical,
    name: 'Film: one machine in three clinical rooms',
    poster: { picture: roomDentistry, alt: 'A model of a dental surgery with one purifier beside the chair' },
  },
  Industrial: {
    film: films.industrial,
    name: 'Film: one machine in two large rooms',
    poster: { picture: genZRoom, alt: 'A gym with Generation Z beside wooden wall bars' },
  },
};
