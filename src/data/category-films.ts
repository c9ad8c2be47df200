import { genXRoom } from '@/assets/pictures/gen-x-room';
import { genZRoom } from '@/assets/pictures/gen-z-room';
import { roomDentistry } from '@/assets/pictures/room-dentistry';
import { films, type Film } from './films';
import type { GalleryPicture, PurifierSummary } from './products/product';

export type CategoryFilm = {
  film: Film;
  name: string;
  title: string;
  text: string;
  /** Three scenes, a line each. */
  scenes: readonly string[];
  poster: GalleryPicture;
};

/** The specification names Domestic and Clinical only. */
export const categoryFilms: Partial<Record<PurifierSummary['category'], CategoryFilm>> = {
  Domestic: {
    film: films.domestic,
    title: 'In the rooms of a home',
    name: 'Film: two machines at home',
    text: 'Ten seconds, filmed from models: where the machine stands in a living room and a bedroom.',
    scenes: [
      'Generation X between a sofa and a side table, 20 cm from the wall',
      'The outlet at the top, where clean air leaves',
      'Generation S beside a bedside cabinet',
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
  Industrial: {
    film: films.industrial,
    title: 'In large rooms',
    name: 'Film: one machine in two large rooms',
    text: 'Ten seconds, filmed from models: where the machine stands in a gym and in an open office.',
    scenes: [
      'Generation Z in a gym, beside the wall bars',
      'The display: PM2.5, the speed, and a bar for each of six stages',
      'Generation Z in an open office, beside low cabinets',
    ],
    poster: { picture: genZRoom, alt: 'A gym with Generation Z beside wooden wall bars' },
  },
};
