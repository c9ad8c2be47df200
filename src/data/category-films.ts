import { genXRoom } from '@/assets/pictures/gen-x-room';
import { roomDentistry } from '@/assets/pictures/room-dentistry';
import { films, type Film } from './films';
import type { GalleryPicture, PurifierSummary } from './products/product';

export type CategoryFilm = { film: Film; title: string; text: string; poster: GalleryPicture };

/** The film of a category. Industrial has none, as the specification says. */
export const categoryFilms: Partial<Record<PurifierSummary['category'], CategoryFilm>> = {
  Domestic: {
    film: films.domestic,
    title: 'In the rooms of a home',
    text: 'Where a machine stands when people live around it: beside the sofa, beside the bed, 20 cm from the wall.',
    poster: { picture: genXRoom, alt: 'A living room with Generation X beside a sofa' },
  },
  Clinical: {
    film: films.clinical,
    title: 'In the rooms of a practice',
    text: 'A surgery, a care room and a waiting room, each with one machine, and the way the air takes through it.',
    poster: { picture: roomDentistry, alt: 'A model of a dental surgery with one purifier beside the chair' },
  },
};
