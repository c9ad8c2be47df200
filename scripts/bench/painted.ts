import type { Page } from '@playwright/test';

/** Something that is in the page once an input has been answered: an element, with a text where one is given. */
export type Answer = { selector: string; text?: string };

/** A press without an answer by then is a fault of the page or of the measure, in ms. */
const longestWaitMs = 10_000;

type MeasuredWindow = Window & { paintedAfterMs?: Promise<number> };

/**
 * Time from a press to the first frame that shows its answer, in ms: from the time stamp that the browser gave the click to
 * the task after that frame.
 * @param press clicks, with the mouse, what is measured
 */
export async function msUntilPainted(page: Page, answer: Answer, press: () => Promise<void>): Promise<number> {
  // The TypeScript runner names functions by a helper that it leaves outside the page.
  await page.evaluate('globalThis.__name ??= (named) => named');
  await page.evaluate(
    ({ selector, text = '', longestMs }) => {
      const isShown = () => [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text));
      if (isShown()) throw new Error(`"${selector}" with "${text}" is there before the press`);
      (window as MeasuredWindow).paintedAfterMs = new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`"${selector}" with "${text}" did not come`)), longestMs);
        const afterClick = ({ timeStamp }: Event) => {
          const look = () => {
            if (!isShown()) return void requestAnimationFrame(look);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
        };
        window.addEventListener('click', afterClick, { capture: true, once: true });
      });
    },
    { ...answer, longestMs: longestWaitMs },
  );
  await press();
  return page.evaluate(() => (window as MeasuredWindow).paintedAfterMs ?? NaN);
}
