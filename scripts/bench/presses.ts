import type { Browser } from '@playwright/test';
import { href } from '../../src/lib/links/href';
import { onSlowPage } from './slow-page';
import { type Column, figure, markdownTable, median, whole } from './tables';

type Press = { name: string; path: string; target: string; answer: string };

/** Seconds after the first paint at which the first press comes. */
const delaysS = [0, 1, 3] as const;

const maxWaitMs = 8000;

/** From press to answer, by seconds between load and press; one figure a run. */
type MeasuredPress = { name: string; timesMs: Record<(typeof delaysS)[number], number[]> };

const product = href('product', { slug: 'generation-x' });

const presses: readonly Press[] = [
  {
    name: 'menu',
    path: href('home'),
    target: 'header button[aria-label*="menu" i]',
    answer: '[role="dialog"] a, dialog[open] a, header nav a',
  },
  {
    name: 'accordion',
    path: href('home'),
    target: 'main details:nth-child(2) > summary',
    answer: 'main details:nth-child(2)[open] > summary',
  },
  {
    name: 'tab',
    path: product,
    target: 'main [role="tab"]:nth-child(2)',
    answer: 'main [role="tab"]:nth-child(2)[aria-selected="true"]',
  },
  {
    name: 'calculator',
    path: href('home'),
    target: '#calculator button[type="submit"]',
    answer: '#calculator [aria-invalid="true"]',
  },
  {
    name: 'gallery',
    path: product,
    target: 'main [aria-label^="Picture 3 of"]',
    answer: 'main [aria-label^="Picture 3 of"][aria-current="true"]',
  },
  {
    name: 'price request',
    path: product,
    target: 'main button[aria-haspopup="dialog"]',
    answer: '[role="dialog"] form',
  },
];

type PressedWindow = Window & { answeredAfterMs?: Promise<number> };

/**
 * Runs in the page: scrolls the target into view after the delay, waits until it is still for some frames (sections above
 * get their real height only now) and returns its centre. Times from `pointerdown` to the task after the frame with the
 * answer: Infinity without an answer, NaN if another element was hit.
 */
async function prepare({ target, answer, delayS, maxMs }: Press & { delayS: number; maxMs: number }) {
  const paintMs = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) resolve(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
  const restMs = paintMs + delayS * 1000 - performance.now();
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
  const find = () => document.querySelector(target);
  while (!find()) await new Promise(requestAnimationFrame);

  const isInView = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    return element.checkVisibility() && width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const isAnswered = () => [...document.querySelectorAll(answer)].some(isInView);
  (window as PressedWindow).answeredAfterMs = new Promise((resolve) => {
    const pressed = ({ timeStamp, target: hit }: Event) => {
      if (!find()?.contains(hit as Node)) resolve(NaN);
      const check = () => {
        if (performance.now() - timeStamp > maxMs) return resolve(Infinity);
        if (!isAnswered()) return void requestAnimationFrame(check);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(null);
      };
      requestAnimationFrame(check);
    };
    window.addEventListener('pointerdown', pressed, { capture: true, once: true });
  });
  const element = find();
  if (!element) throw new Error(`${target} went away`);
  let lastTop = NaN;
  for (let stillFrames = 0; stillFrames < 5;) {
    if (!isInView(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const { top } = element.getBoundingClientRect();
    stillFrames = top === lastTop && isInView(element) ? stillFrames + 1 : 0;
    lastTop = top;
  }
  if (isAnswered()) throw new Error(`"${answer}" is in view before the press`);
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function measurePress(browser: Browser, origin: string, press: Press, delayS: number): Promise<number> {
  return onSlowPage(browser, async (page) => {
    await page.goto(origin + press.path, { waitUntil: 'commit' });
    const { x, y } = await page.evaluate(prepare, { ...press, delayS, maxMs: maxWaitMs });
    await page.touchscreen.tap(x, y);
    const timeMs = await page.evaluate(() => (window as PressedWindow).answeredAfterMs ?? NaN);
    if (Number.isNaN(timeMs)) throw new Error(`The press on ${press.name} of ${press.path} hit something else`);
    return timeMs;
  });
}

/**
 * Presses each button `runs` times at each delay, in turns.
 * @throws if an answer does not come within eight seconds
 */
export async function measurePresses(browser: Browser, origin: string, runs: number): Promise<MeasuredPress[]> {
  const measured: MeasuredPress[] = presses.map(({ name }) => ({ name, timesMs: { 0: [], 1: [], 3: [] } }));
  for (let run = 1; run <= runs; run += 1)
    for (const [index, press] of presses.entries())
      for (const delayS of delaysS)
        measured[index]?.timesMs[delayS].push(await measurePress(browser, origin, press, delayS));
  return measured;
}

const time = (timeMs: number) => (timeMs === Infinity ? 'never' : whole(timeMs));

const pressColumns: Column<MeasuredPress>[] = [
  { head: 'first press', cell: ({ name }) => name },
  ...delaysS.flatMap((delayS): Column<MeasuredPress>[] => [
    figure(delayS === 0 ? 'at first paint, median ms' : `${delayS} s after, median ms`, ({ timesMs }) =>
      time(median(timesMs[delayS])),
    ),
    figure('worst ms', ({ timesMs }) => time(Math.max(...timesMs[delayS]))),
  ]),
];

/** Medians as a Markdown table. */
export function pressTable(measured: readonly MeasuredPress[]): string {
  return markdownTable(pressColumns, measured);
}
