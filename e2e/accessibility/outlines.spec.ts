import { routes } from '../../src/config/routes';
import { expect, open, test } from '../support/fixtures';
import { outlineOf } from './outline';

/** Compares accessibility trees with stored outlines. `npm run outlines` updates them. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = {
  home: routes.home.path,
  product: '/product-details/generation-y',
  shop: routes.shop.path,
  planner: '/room-planner?room=4.5x3.5x2.6&target=6&name=Surgery',
  contact: routes.contact.path,
  sector: routes.education.path,
};

for (const [name, address] of Object.entries(pages)) {
  // The plan of a sector has another drawing on a phone.
  const tag = name === 'sector' ? ['@both'] : [];
  test(`the outline of ${name} reads as it did`, { tag }, async ({ page }, { project }) => {
    await open(page, address);
    // A running carousel exposes one picture at a time.
    await expect(page.locator('[aria-roledescription=carousel]:not([data-running])')).toHaveCount(0);
    expect(await outlineOf(page)).toMatchSnapshot(`${name}.${project.name}.txt`);
  });
}
