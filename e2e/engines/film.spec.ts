import { test } from './fixtures';

test('the film opens in a dialog, starts when pressed, shows its transcript, and closes', async ({ visitor }) => {
  const within = '[role=dialog]';
  await visitor.open('/about');
  await visitor.presses('button', 'Watch the story');
  await visitor.reads('Read the transcript', within);
  await visitor.sees('[role=dialog] video');
  await visitor.hits('Escape');
  await visitor.seesNo(within);
  await visitor.waitsFor(() => document.activeElement?.textContent?.includes('Watch the story') === true);
});
