import { test } from './fixtures';

test('the search corrects a typing error, and arrow and Enter open the result', async ({ visitor }) => {
  const within = '[role=dialog]';
  await visitor.open('/about');
  await visitor.presses('button', 'Search');
  await visitor.types('Search products', 'photocatalist', { role: 'searchbox', within });
  await visitor.finds({ role: 'link', name: 'Answer Photocatalyst', within });
  await visitor.hits('ArrowDown');
  await visitor.waitsFor(() => document.activeElement?.matches('[role=dialog] a') === true);
  await visitor.hits('Enter');
  await visitor.seesNo(within);
  await visitor.waitsFor(() => document.activeElement?.matches('h1') === true);
});
