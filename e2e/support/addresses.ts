import { routes } from '../../src/config/routes';
import { siteAddresses } from '../../src/lib/links/site-addresses';

const addresses = siteAddresses();

export const pageAddresses: string[] = addresses.flatMap(({ path, redirectTo }) => (redirectTo ? [] : [path]));

export const redirectAddresses = addresses.flatMap(({ path, redirectTo }): [from: string, to: string][] =>
  redirectTo ? [[path, redirectTo]] : [],
);

/** One page of each kind. */
export const addressesOfEachKind: string[] = [
  ...(['home', 'contact', 'shop', 'blog', 'roomPlanner', 'gym'] as const).map((key) => routes[key].path),
  ...['generation-z', 'gen-x-filter'].map((slug) => routes.product.path.replace(':slug', slug)),
];

/** Built like another page that is tested, from data of the same shape: `test:long` opens them too. */
export const sameShapeAddresses = [
  '/home',
  '/how-much-clean-air-a-classroom-needs',
  '/the-speed-you-can-talk-over',
  '/terms-and-conditions',
  '/acceptable-use-policy',
  '/cookie-policy',
  '/product-details/generation-s',
  '/product-details/generation-y',
  '/product-details/gen-s-filter',
  '/product-details/gen-y-filter',
  '/product-details/gen-z-filter',
  '/product-details/achilles-water-bottle-black',
];
