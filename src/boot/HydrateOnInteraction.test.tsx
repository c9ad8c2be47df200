// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferUntilInteraction } from './first-interaction';
import { HydrateOnInteraction } from './HydrateOnInteraction';
import { loadWithRetry } from './load-with-retry';
import { pagePart } from './page-part';
import { reportRecoverableError } from './report-recoverable-error';

const log = () => vi.mocked(console.error).mock;
beforeEach(() => {
  vi.mocked(console.error).mockImplementation(() => {});
  delete document.documentElement.dataset.interacted;
});
afterEach(() => {
  // React logs errors here on purpose.
  vi.mocked(console.error).mockClear();
  document.body.replaceChildren();
});

function Counter({ breaks = false }) {
  const [count, setCount] = useState(0);
  if (breaks && count > 0) throw new Error('broken');
  return (
    <>
      <p>
        Read me, <a href="#there">and follow me</a>.
      </p>
      <input aria-label="Length" />
      <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
    </>
  );
}

const renderLoaded = (Loaded: typeof Counter) => <Loaded />;

const region = () => document.querySelector('[data-dehydrated]');
const pressed = () => document.querySelector('button')?.textContent;

/** Waits for frames, promises and React. */
const settle = () =>
  act(async () => {
    for (let frame = 0; frame < 4; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });

async function visit(load: () => Promise<typeof Counter>, onRecoverableError = reportRecoverableError) {
  const built = pagePart([], async () => Counter);
  await built.load();
  document.body.innerHTML = `<div id="root">${renderToString(<HydrateOnInteraction part={built} render={renderLoaded} />)}</div>`;
  const root = document.querySelector('#root') as HTMLElement;
  deferUntilInteraction();
  const part = pagePart([], load);
  await act(async () =>
    hydrateRoot(root, <HydrateOnInteraction part={part} render={renderLoaded} />, { onRecoverableError }),
  );
  return { before: root.innerHTML };
}

test('without HTML, as after a navigation, a loaded part is rendered at once', async () => {
  const part = pagePart([], async () => Counter);
  await part.load();
  render(<HydrateOnInteraction part={part} render={renderLoaded} />);
  expect(pressed()).toBe('Pressed 0 times');
  await settle();
  expect(region()).toBeNull();
  expect(log().calls).toEqual([]);
});

test('a script that fails to load leaves the HTML, and is loaded again at the next press', async () => {
  let tries = 0;
  const { before } = await visit(async () => {
    tries += 1;
    if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return Counter;
  });
  fireEvent.pointerMove(document.body);
  await settle();
  expect(tries).toBe(1);
  expect(region()).toHaveAttribute('data-load-failed', 'retry');
  expect(document.querySelector('#root')?.innerHTML.replace(' data-load-failed="retry"', '')).toBe(before);
  fireEvent.pointerMove(document.body);
  await settle();
  expect(tries).toBe(1);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await settle();
  expect(tries).toBe(2);
  expect(region()).toHaveAttribute('data-load-failed', 'retry');
  fireEvent.pointerDown(document.body);
  await settle();
  expect(tries).toBe(3);
  expect(region()).toBeNull();
});

test('a script that fails before its region is mounted is marked as failed once it is', async () => {
  let mount: (region: HTMLElement) => void = () => {};
  const mounted = new Promise<HTMLElement>((resolve) => (mount = resolve));
  let isLost = true;
  const loading = loadWithRetry(
    async () => {
      if (isLost) throw new TypeError('Failed to fetch dynamically imported module');
      return 'loaded';
    },
    () => mounted,
  );
  await settle();
  const late = document.createElement('div');
  mount(late);
  await settle();
  expect(late).toHaveAttribute('data-load-failed', 'retry');
  // A load that never succeeds would go on in the tests after this one.
  isLost = false;
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(await loading).toBe('loaded');
  expect(late).not.toHaveAttribute('data-load-failed');
});

test('a part that throws keeps its HTML with the typed text', async () => {
  const Breaks = () => <Counter breaks />;
  await visit(async () => Breaks as typeof Counter);
  fireEvent.pointerMove(document.body);
  await settle();
  (document.querySelector('input') as HTMLInputElement).value = '4.5';
  fireEvent.click(document.querySelector('button') as Element);
  expect(document.body).toHaveTextContent('Read me, and follow me.');
  expect(document.querySelector('input')).toHaveValue('4.5');
  expect(region()).toHaveAttribute('data-load-failed', 'final');
});

test('a part that throws during hydration keeps its HTML', async () => {
  const { before } = await visit(async () => () => {
    throw new Error('broken');
  });
  fireEvent.pointerMove(document.body);
  await settle();
  expect(region()).toHaveAttribute('data-load-failed', 'final');
  const strip = (html = '') => html.replace(/<!--.*?-->| data-load-failed="final"/g, '');
  expect(strip(document.querySelector('#root')?.innerHTML)).toBe(strip(before));
});

test('a hydration mismatch is reported with its component stack', async () => {
  const Differs = () => <p>Other words</p>;
  await visit(async () => Differs as unknown as typeof Counter);
  fireEvent.pointerMove(document.body);
  await settle();
  const [words, error, , , , components] = log().calls.find(([first]) => String(first).startsWith('React')) ?? [];
  expect(words).toBe('React recovered from an error.');
  expect(String(error)).toMatch(/hydrat/i);
  expect(components).toContain('HydrateOnInteraction');
});
