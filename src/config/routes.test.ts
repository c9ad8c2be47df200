import { describe, expect, it } from 'vitest';
import { matchRoute } from '@/lib/links/match-route';
import { articleSlugs } from './article-slugs';
import { productSlugs } from './product-slugs';
import { routes, type RouteSpec } from './routes';
import { sectorKeys } from './sectors';

/** The addresses of the specification and their pages, typed here because other sites link to them. */
const specified = [
  ['/', 'Home'],
  ['/home', 'Home'],
  ['/about', 'About Us'],
  ['/contact', 'Contact Us'],
  ['/shop', 'Shop'],
  ['/blog', 'Blog'],
  ['/air-purification-in-dentistry', 'Blog Details'],
  ['/water-purifire', 'Water'],
  ['/dental-air-purifiers-for-dental-clinics', 'Dentistry'],
  ['/air-purifiers-for-schools', 'Education'],
  ['/clinical-air-purifiers-hospital-air-purifier-by-mars', 'Health Care'],
  ['/commercial-air-purifier-commercial-air-purification-by-mars', 'Business'],
  ['/mars-airpurifier-hospitality', 'Hospitality'],
  ['/air-purifiers-for-gyms-and-fitness-studios-mars', 'Gym and fitness'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-and-conditions', 'Terms & Conditions'],
  ['/acceptable-use-policy', 'Acceptable Use Policy'],
  ['/cookie-policy', 'Cookie Policy'],
  ['/404', 'Page not found'],
] as const;

const specifiedSlugs = [
  'generation-x',
  'generation-y',
  'generation-z',
  'generation-s',
  'achilles-water-bottle-white',
  'achilles-water-bottle-black',
  'mars-air-sense',
  'gen-s-filter',
  'gen-x-filter',
  'gen-y-filter',
  'gen-z-filter',
];

function specOf(address: string): RouteSpec {
  return routes[matchRoute(address).key];
}

describe('the addresses of the specification', () => {
  it.each(specified)('%s opens the page "%s"', (address, label) => {
    expect(specOf(address)).toMatchObject({ path: address, label });
    expect(specOf(address).redirectTo).toBeUndefined();
  });

  it.each([
    ['/portfolio', '/shop'],
    ['/service-details', '/contact'],
  ])('%s leads on to %s', (address, target) => {
    const { path, redirectTo = '' } = specOf(address);
    expect(path).toBe(address);
    expect((routes as Record<string, RouteSpec>)[redirectTo]?.path).toBe(target);
  });

  it.each(specifiedSlugs)('/product-details/%s is the page of a product', (slug) => {
    expect(matchRoute(`/product-details/${slug}`)).toEqual({ key: 'product', slug });
    expect(productSlugs).toContain(slug);
  });

  it('are in the sitemap, the second home page and the not-found page excepted', () => {
    const unlisted = specified.map(([address]) => address).filter((address) => !specOf(address).isListed);
    expect(unlisted).toEqual(['/home', '/404']);
  });

  it('are the six sectors of the menu, in its order', () => {
    expect(sectorKeys.map((key) => routes[key].label)).toEqual([
      'Dentistry',
      'Education',
      'Health Care',
      'Business',
      'Hospitality',
      'Gym and fitness',
    ]);
  });

  it('are one more for each article, which keeps its recorded name', () => {
    for (const slug of articleSlugs)
      expect(specOf(`/${slug}`)).toMatchObject({ path: `/${slug}`, label: 'Blog Details' });
  });
});
