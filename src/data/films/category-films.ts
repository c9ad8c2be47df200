import { eyeWard } from '@/assets/pictures/eye-ward';
import { genSDetail } from '@/assets/pictures/gen-s-detail';
import { genXDetail } from '@/assets/pictures/gen-x-detail';
import { genZDetail } from '@/assets/pictures/gen-z-detail';
import { films, type Film } from './films';
import type { GalleryPicture, PurifierSlug, PurifierSummary } from '@/data/products/product';

/** The specification names Domestic and Clinical only. */
export const categoryFilms: Partial<Record<PurifierSummary['category'], Film>> = {
  Domestic: films.domestic,
  Clinical: films.clinical,
  Industrial: films.industrial,
};

/** Each shows the machine of its page, and no view of its first screen. */
export const filmPosters: Record<PurifierSlug, GalleryPicture> = {
  'generation-s': {
    picture: genSDetail,
    alt: 'The round display of Generation S at 4 µg/m³ and its coral loop, close up',
  },
  'generation-x': {
    picture: genXDetail,
    alt: 'The outlet of Generation X, close up: vanes in a swirl about a copper ring',
  },
  'generation-y': {
    picture: eyeWard,
    alt: 'A ward at night: two beds, a nurse walking past, blurred, and two Generation Y at the wall',
  },
  'generation-z': {
    picture: genZDetail,
    alt: 'The wide display of Generation Z at 7 µg/m³ and speed 3, above its aluminium cassette, close up',
  },
};
