import { aboutStill } from '@/assets/pictures/about-still';
import { filmPosterInk } from '@/assets/pictures/film-poster-ink';
import { env } from '@/config/env';
import { aboutStillCaption } from '@/data/films/about-still';
import { categoryFilms } from '@/data/films/category-films';
import { films } from '@/data/films/films';
import type { Product } from '@/data/products/product';
import { plainText } from '@/domain/rich-text';
import type { ShownFilm } from './video';

export const homeFilm: ShownFilm = {
  film: films.sixStages,
  description: 'The film follows room air from intake to outlet.',
  poster: filmPosterInk,
  videoId: '',
};

export const aboutFilm: ShownFilm = {
  film: films.about,
  description: plainText(aboutStillCaption),
  poster: aboutStill,
  videoId: env.videoIds.about,
};

export function productFilm(product: Product): ShownFilm | undefined {
  if (product.kind !== 'purifier') return undefined;
  const { category } = product;
  const shown = categoryFilms[category];
  return (
    shown && {
      film: shown.film,
      description: shown.film.transcript[0] ?? shown.film.title,
      poster: shown.poster.picture,
      videoId: category === 'Clinical' ? env.videoIds.clinical : env.videoIds.domestic,
    }
  );
}
