import { eyeWard } from '@/assets/pictures/eye-ward';
import { genSControls } from '@/assets/pictures/gen-s-controls';
import { genXDetail } from '@/assets/pictures/gen-x-detail';
import { genZRoom } from '@/assets/pictures/gen-z-room';
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
    picture: genSControls,
    alt: 'The display of Generation S at 4 µg/m³ and its three small signs, close up',
  },
  'generation-x': {
    picture: genXDetail,
    alt: 'The outlet of Generation X, close up: vanes in a swirl about a copper ring',
  },
  'generation-y': { picture: eyeWard, alt: 'A ward at night: two beds, and two Generation Y at the wall' },
  'generation-z': { picture: genZRoom, alt: 'Generation Z beside wooden wall bars and a bench' },
};
