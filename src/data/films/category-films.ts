import { genSDetail } from '@/assets/pictures/gen-s-detail';
import { genXRoom } from '@/assets/pictures/gen-x-room';
import { genYRoom } from '@/assets/pictures/gen-y-room';
import { genZDetail } from '@/assets/pictures/gen-z-detail';
import { films, type Film } from './films';
import type { GalleryPicture, PurifierSlug, PurifierSummary } from '@/data/products/product';

/** The specification names Domestic and Clinical only. */
export const categoryFilms: Partial<Record<PurifierSummary['category'], Film>> = {
  Domestic: films.domestic,
  Clinical: films.clinical,
  Industrial: films.industrial,
};

/** Each shows the machine of its page, and no picture twice. */
export const filmPosters: Record<PurifierSlug, GalleryPicture> = {
  'generation-s': { picture: genSDetail, alt: 'The round display of Generation S and its coral loop' },
  'generation-x': { picture: genXRoom, alt: 'A living room with Generation X beside a sofa' },
  'generation-y': { picture: genYRoom, alt: 'Generation Y beside a chair and a wooden handrail' },
  'generation-z': { picture: genZDetail, alt: 'The head of Generation Z with its wide display' },
};
