// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './Dialog';

test('the Back gesture closes an open dialog, and a closed one leaves it to the page', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const destroy = vi.fn();
  const watchers: EventTarget[] = [];
  class CloseWatcher extends EventTarget {
    destroy = destroy;
    constructor() {
      super();
      watchers.push(this);
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher);
  const onClose = vi.fn();
  const dialog = (isOpen: boolean) => (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy="title" className="">
      <h2 id="title">Ask for a quote</h2>
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  await screen.findByRole('dialog');
  watchers[0]?.dispatchEvent(new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(destroy).not.toHaveBeenCalled();
  rerender(dialog(false));
  expect(destroy).toHaveBeenCalledOnce();
  expect(watchers).toHaveLength(1);
  vi.unstubAllGlobals();
});
