// @vitest-environment jsdom
// Runs alone: it leaves a listener on the window.
import { expect, test, vi } from 'vitest';
import { holdHashChanges } from './hold-hash-changes';

const changeHash = (address: string) => {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

test('the router hears of a link within the page once all is hydrated, and of another page at once', async () => {
  window.history.replaceState(null, '', '/home');
  document.body.innerHTML = '<main data-dehydrated><section data-dehydrated></section></main>';
  holdHashChanges();
  const router = vi.fn();
  window.addEventListener('popstate', router);
  changeHash('/home#calculator');
  changeHash('/home#questions');
  document.querySelector('main')?.removeAttribute('data-dehydrated');
  await Promise.resolve();
  expect(router).not.toHaveBeenCalled();
  document.querySelector('section')?.removeAttribute('data-dehydrated');
  await vi.waitFor(() => expect(router).toHaveBeenCalledTimes(1));
  changeHash('/home#calculator');
  expect(router).toHaveBeenCalledTimes(2);
  document.body.innerHTML = '<main data-dehydrated></main>';
  changeHash('/shop');
  expect(router).toHaveBeenCalledTimes(3);
});
