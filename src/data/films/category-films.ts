import { eyeWard } from '@/assets/pictures/eye-ward';
import { genSRoom } from '@/assets/pictures/gen-s-room';
import { genXDusk } from '@/assets/pictures/gen-x-dusk';
import { genZRoom } from '@/assets/pictures/gen-z-room';
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
  'generation-s': { picture: genSRoom, alt: 'Generation S in a study, in late light beside the drawers of a desk' },
  'generation-x': { picture: genXDusk, alt: 'A living room at dusk with Generation X beside a sofa' },
  'generation-y': { picture: eyeWard, alt: 'A ward at night: two beds, and two Generation Y at the wall' },
  'generation-z': { picture: genZRoom, alt: 'Generation Z beside wooden wall bars and a bench' },
};
