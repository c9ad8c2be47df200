import { test } from './fixtures';

test('the menu opens, closes with its key, and leads to a sector', { tag: '@few' }, async ({ visitor }) => {
  await visitor.open('/about');
  if (visitor.isPhone) {
    await visitor.presses('button', 'Open menu');
    await visitor.finds({ role: 'button', name: 'Close menu' });
    await visitor.hits('Escape');
    await visitor.seesNo('dialog[open]');
    await visitor.waitsFor(() => document.activeElement?.ariaLabel === 'Open menu');
    await visitor.presses('button', 'Open menu');
    await visitor.presses('link', 'Gym and fitness', { within: 'dialog[open]' });
  } else {
    await visitor.presses('button', 'Air purifier');
    await visitor.finds({ role: 'link', name: 'Gym' });
    await visitor.hits('Escape');
    await visitor.waitsFor(() => document.activeElement?.ariaExpanded === 'false');
    await visitor.presses('button', 'Air purifier');
    await visitor.presses('link', 'Gym', { within: 'header' });
  }
  await visitor.reads('gym', 'h1');
  await visitor.waitsFor(() => document.activeElement?.matches('h1') === true);
});
