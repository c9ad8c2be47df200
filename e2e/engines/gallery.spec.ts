import { test } from './fixtures';

const current = '[aria-roledescription=carousel] [aria-current=true]';

test('the pictures move by themselves, are chosen by their bars, stopped and started again', async ({ visitor }) => {
  await visitor.open('/product-details/generation-x');
  await visitor.waitsFor((bar) => /Picture 2/.test(document.querySelector(bar)?.ariaLabel ?? ''), current);
  await visitor.presses('button', 'Stop the pictures');
  await visitor.presses('button', 'Picture 3');
  await visitor.waitsFor((bar) => /Picture 3/.test(document.querySelector(bar)?.ariaLabel ?? ''), current);
  await visitor.waitsFor(() => {
    const row = document.querySelector('[aria-roledescription=carousel] .swiper')?.getBoundingClientRect();
    const slide = document.querySelector('[role=group][aria-label^="3 of"]:not([inert])')?.getBoundingClientRect();
    return Boolean(row && slide && slide.left >= row.left - 2 && slide.right <= row.right + slide.width);
  });
  await visitor.presses('button', 'Start the pictures');
  await visitor.presses('button', 'Stop the pictures');
});
