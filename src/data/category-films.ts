import { genXRoom } from '@/assets/pictures/gen-x-room';
import { roomDentistry } from '@/assets/pictures/room-dentistry';
import { films, type Film } from './films';
import type { GalleryPicture, PurifierSummary } from './products/product';

export type CategoryFilm = {
  film: Film;
  /** The film's own name. */
  name: string;
  title: string;
  text: string;
  /** Its three scenes, a line each. */
  scenes: readonly string[];
  poster: GalleryPicture;
};

/** The film of a category. Industrial has none, as the specification says. */
export const categoryFilms: Partial<Record<PurifierSummary['category'], CategoryFilm>> = {
  Domestic: {
    film: films.domestic,
    title: 'In the rooms of a home',
    name: 'Film: two machines at home',
    text: 'Ten seconds, filmed from models: where the machine stands in a living room and a bedroom.',
    scenes: [
      'Generation X between a sofa and a side table, 20 cm from the wall',
      'The outlet at the top, where clean air leaves',
      'Generation S beside a cabinet with a lamp',
    ],
    poster: { picture: genXRoom, alt: 'A living room with Generation X beside a sofa' },
  },
  Clinical: {
    film: films.clinical,
    title: 'In the rooms of a practice',
    name: 'Film: one machine in three clinical rooms',
    text: 'Ten seconds, filmed from models: three rooms with one machine each.',
    scenes: [
      'A dental surgery by day: room air goes in low, clean air leaves at the top',
      'A care room: Generation Y beside the basin',
      'A waiting room: Generation Y beside a chair',
    ],
    poster: { picture: roomDentistry, alt: 'A model of a dental surgery with one purifier beside the chair' },
  },
};
