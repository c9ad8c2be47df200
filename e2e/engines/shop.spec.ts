import { test } from './fixtures';

const tiles = 'main h2 a[href^="/product-details/"]';

// Written down here: how many.
test('the shop filters, the address follows, and back leads back', async ({ visitor }) => {
  await visitor.open('/shop');
  await visitor.sees(tiles, 11);
  await visitor.presses('button', 'Air Purifiers');
  await visitor.isAt('/shop?group=air');
  await visitor.sees(tiles, 4);
  await visitor.presses('button', 'Water Purifiers');
  await visitor.sees(tiles, 2);
  await visitor.back();
  await visitor.isAt('/shop?group=air');
  await visitor.sees(tiles, 4);
});
