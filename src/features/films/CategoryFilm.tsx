import { env } from '@/config/env';
import { categoryFilms, filmPosters } from '@/data/films/category-films';
import type { Purifier } from '@/data/products/product';
import { EmbeddedFilm } from './EmbeddedFilm';

/** The film of a purifier's category. */
export function CategoryFilm({ category, slug }: Pick<Purifier, 'category' | 'slug'>) {
  const film = categoryFilms[category];
  if (!film) return null;
  const poster = filmPosters[slug];
  const videoId = category === 'Clinical' ? env.videoIds.clinical : env.videoIds.domestic;
  return <EmbeddedFilm film={film} poster={poster.picture} posterAlt={poster.alt} videoId={videoId} />;
}
