import { expect, it } from 'vitest';
import { articleSlugs } from './article-slugs';
import { routes } from './routes';

it('keeps the recorded name of an article, and the address of the first', () => {
  for (const slug of articleSlugs) expect(routes[slug]).toMatchObject({ path: `/${slug}`, label: 'Blog Details' });
  expect(routes['air-purification-in-dentistry'].path).toBe('/air-purification-in-dentistry');
});
