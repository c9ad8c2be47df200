import { aboutStill } from '@/assets/pictures/about-still';
import { filmPosterInk } from '@/assets/pictures/film-poster-ink';
import { env } from '@/config/env';
import { aboutStillCaption } from '@/data/films/about-still';
import { categoryFilms, filmPosters } from '@/data/films/category-films';
import { films } from '@/data/films/films';
import type { Product } from '@/data/products/product';
import { plainText } from '@/domain/rich-text';
import type { PageFilm } from './video';

export const homeFilm: PageFilm = {
  film: films.sixStages,
  description: 'Follow the air from intake to outlet.',
  poster: filmPosterInk,
  videoId: '',
};

export const aboutFilm: PageFilm = {
  film: films.about,
  description: plainText(aboutStillCaption),
  poster: aboutStill,
  videoId: env.videoIds.about,
};

export function productFilm(product: Product): PageFilm | undefined {
  if (product.kind !== 'purifier') return undefined;
  const { category, slug } = product;
  const film = categoryFilms[category];
  return (
    film && {
      film,
      description: film.transcript[0] ?? film.title,
      poster: filmPosters[slug].picture,
      videoId: category === 'Clinical' ? env.videoIds.clinical : env.videoIds.domestic,
    }
  );
}
