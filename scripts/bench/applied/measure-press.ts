import type { Browser, Page } from '@playwright/test';
import { type Press, type PressedAfterS } from './presses';
import { telephone } from './telephone';

/** A press without an answer by then has none, in ms. */
const longestWaitMs = 8000;

type Place = { x: number; y: number };
type PressedWindow = Window & { answeredAfterMs?: Promise<number> };

/**
 * In the page: after the first paint and a while, brings what is to be pressed into sight and says where it is. From then on
 * the time is taken from the moment the finger is down to the task after the frame that shows the answer; Infinity where none
 * comes, NaN where something else was hit.
 */
async function prepare({
  target,
  answer,
  afterS,
  longestMs,
}: Omit<Press, 'name' | 'path'> & { afterS: number; longestMs: number }) {
  const paintMs = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) resolve(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
  const restMs = paintMs + afterS * 1000 - performance.now();
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
  const find = () => document.querySelector(target);
  while (!find()) await new Promise(requestAnimationFrame);

  const isInSight = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    return element.checkVisibility() && width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const isAnswered = () => [...document.querySelectorAll(answer)].some(isInSight);
  (window as PressedWindow).answeredAfterMs = new Promise((resolve) => {
    const pressed = ({ timeStamp, target: hit }: Event) => {
      if (!find()?.contains(hit as Node)) resolve(NaN);
      const look = () => {
        if (performance.now() - timeStamp > longestMs) return resolve(Infinity);
        if (!isAnswered()) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener('pointerdown', pressed, { capture: true, once: true });
  });
  const element = find();
  if (!element) throw new Error(`${target} went away`);
  if (!isInSight(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (isAnswered()) throw new Error(`"${answer}" is in sight before the press`);
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

async function msUntilAnswered(page: Page, place: Place): Promise<number> {
  await page.touchscreen.tap(place.x, place.y);
  return page.evaluate(() => (window as PressedWindow).answeredAfterMs ?? NaN);
}

/** Time from the first press on a page to its visible answer, in ms; Infinity where it has none. */
export async function measurePress(
  browser: Browser,
  origin: string,
  { name, path, target, answer }: Press,
  afterS: PressedAfterS,
): Promise<number> {
  const { page, hangUp } = await telephone(browser);
  try {
    await page.goto(origin + path, { waitUntil: 'commit' });
    const place = await page.evaluate(prepare, { target, answer, afterS, longestMs: longestWaitMs });
    const timeMs = await msUntilAnswered(page, place);
    if (Number.isNaN(timeMs)) throw new Error(`The press on ${name} of ${path} hit something else`);
    return timeMs;
  } finally {
    await hangUp();
  }
}
