import { routes } from '../../src/config/routes';
import { expect, open, test } from '../support/fixtures';
import { outlineOf } from './outline';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = {
  home: routes.home.path,
  product: '/product-details/generation-y',
  shop: routes.shop.path,
  planner: '/room-planner#room=4.5x3.5x2.6&target=6&name=Surgery',
  contact: routes.contact.path,
  sector: routes.education.path,
};

for (const [name, address] of Object.entries(pages)) {
  // Phones get another plan.
  const tag = name === 'sector' ? ['@both'] : [];
  test(`the outline of ${name} reads as it did`, { tag }, async ({ page }, { project }) => {
    await open(page, address);
    // A running carousel exposes one picture.
    await expect(page.locator('[aria-roledescription=carousel]:not([data-running])')).toHaveCount(0);
    expect(await outlineOf(page)).toMatchSnapshot(`${name}.${project.name}.txt`);
  });
}
