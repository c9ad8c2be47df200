// @vitest-environment jsdom
// Runs alone: it adds listeners to the document for good.
import { expect, it } from 'vitest';
import { startDetailsFallbacks } from './details-fallbacks';

it('an item that was opened before the script stays open alone', () => {
  document.body.innerHTML = '<details name="a" open></details><details name="a" open></details>';
  startDetailsFallbacks();
  expect([...document.querySelectorAll('details')].map((item) => item.open)).toEqual([false, true]);
});
