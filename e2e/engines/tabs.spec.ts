import { test } from './fixtures';

test('a product shows one panel at a time, by pointer and by arrows', async ({ visitor }) => {
  await visitor.open('/product-details/generation-x');
  await visitor.presses('tab', 'Specification');
  await visitor.sees('[role=tabpanel]');
  await visitor.waitsFor(() => document.querySelector('[aria-selected=true]')?.textContent === 'Specification');
  await visitor.hits('ArrowRight');
  await visitor.waitsFor(() => document.querySelector('[aria-selected=true]')?.textContent === 'Support');
  await visitor.sees('[role=tabpanel]');
  await visitor.sees('[role=tabpanel] a[href$=".pdf"]', 2);
});
