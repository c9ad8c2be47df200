import type { ElementHandle } from '@playwright/test';
import { routes } from '../../src/config/routes';
import { pageAddresses } from '../support/addresses';
import { expect, open, test } from '../support/fixtures';

/** What a visitor may press, but links, which the browser follows, and the machines of a plan, which arrow keys move. */
const controls = 'main button, main summary, main [role=button]:not(g)';
/** Controls that are alike on every page: pressed on one. */
const frameControls = 'header button, footer button';
const framePage = routes.privacyPolicy.path;

type Press = 'answered' | 'dead' | 'left out';

/** Presses a control and waits for any change that a visitor or a screen reader could notice. */
function press(control: ElementHandle<HTMLElement | SVGElement>): Promise<Press> {
  return control.evaluate(async (element): Promise<Press> => {
    const isChosen = ['aria-pressed', 'aria-selected', 'aria-current'].some(
      (name) => element.getAttribute(name) === 'true',
    );
    const isReached = element.isConnected && element.checkVisibility() && !element.closest('[inert], dialog, [hidden]');
    if (!isReached || isChosen || element.matches(':disabled, [aria-disabled=true]')) return 'left out';
    return new Promise((resolve) => {
      const answered = () => {
        changes.disconnect();
        clearTimeout(giveUp);
        resolve('answered');
      };
      const changes = new MutationObserver(answered);
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      for (const type of ['toggle', 'focusin', 'close', 'scroll']) {
        document.addEventListener(type, answered, { capture: true, once: true });
      }
      window.print = answered;
      // Only a dead control waits for it.
      const giveUp = setTimeout(() => resolve('dead'), 10_000);
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
  });
}

/** With the controls of the frame, of home, of a sector, of a product and of the planner; `test:long` presses the rest. */
const quickAddresses: string[] = [
  '/',
  routes.gym.path,
  '/product-details/generation-z',
  routes.roomPlanner.path,
  framePage,
];

for (const address of pageAddresses) {
  const tag = quickAddresses.includes(address) ? [] : '@long';
  test(`on a first visit every control of ${address} answers a press`, { tag }, async ({ page, watch }) => {
    // A model or film may be unavailable here, and its control says so.
    watch.allowNetworkNotes();
    // The press is answered before the model comes, and drawing it takes long.
    await page.route('**/models/**', (route) => route.abort());
    await open(page, address);
    const dead: string[] = [];
    const pressed = page.locator(address === framePage ? `${frameControls}, ${controls}` : controls);
    for (const control of (await pressed.elementHandles()) as ElementHandle<HTMLElement>[]) {
      if ((await press(control)) === 'dead') {
        dead.push(await control.evaluate((element) => element.outerHTML.slice(0, 200)));
      }
      if ((await page.locator('[role=dialog]:visible, dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    }
    expect(dead).toEqual([]);
  });
}
