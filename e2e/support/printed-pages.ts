import { routes } from '../../src/config/routes';

/** Pages with their maximum of A4 sheets. */
export const printedPages: [address: string, mostSheets: number][] = [
  [routes.home.path, 12],
  ['/product-details/generation-y', 2],
  ['/product-details/gen-x-filter', 1],
  [routes.shop.path, 5],
  ['/shop?compare=generation-x,generation-y', 6],
  ['/room-planner#room=4.5x3.5x2.6&target=6&name=Surgery', 5],
  [routes.contact.path, 3],
  [routes.dentistry.path, 14],
  [routes['air-purification-in-dentistry'].path, 14],
  [routes.evidence.path, 15],
  [routes.cookiePolicy.path, 6],
];
