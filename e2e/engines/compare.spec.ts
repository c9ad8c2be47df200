import { expect, test } from './fixtures';

test('two machines are chosen in the shop and compared, with the room in the address', async ({ visitor }) => {
  await visitor.open('/shop');
  await visitor.presses('button', 'Compare Generation X');
  await visitor.reads('Choose one more');
  await visitor.presses('button', 'Compare Generation Y');
  await visitor.presses('link', 'Compare 2');
  await visitor.isAt('/shop?compare=generation-x,generation-y');
  await visitor.reads('Two machines', 'h1');
  await visitor.waitsFor(() => document.activeElement?.matches('h1') === true);
  await visitor.types('Length (m)', '9');
  await visitor.hits('Enter');
  await visitor.isAt('/shop?compare=generation-x,generation-y');
  await visitor.reads('Too small', 'table');
  const isTooWide = await visitor.run(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide).toBe(false);
});
