// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fields = { name: 'Priya Raman' };

async function sender(load: () => object) {
  vi.doMock('axios', load);
  return await import('./post-form');
}

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.doUnmock('axios');
});

function post({ postForm }: typeof import('./post-form'), timeoutMs?: number) {
  return postForm({ endpoint: '/contact', encoding: 'json', fields, ...(timeoutMs ? { timeoutMs } : {}) });
}

function gone(): never {
  throw new Error('Failed to fetch a module');
}

test('preloads the sending script', async () => {
  const load = vi.fn(() => ({ default: {} }));
  (await sender(load)).prepareToPost();
  await vi.dynamicImportSettled();
  expect(load).toHaveBeenCalledOnce();
});

test('ignores a failed preload', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  (await sender(gone)).prepareToPost();
  await vi.dynamicImportSettled();
  expect(info).not.toHaveBeenCalled();
});

test('reports a failed script, with the reason in the console', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  expect(await post(await sender(gone))).toEqual({ outcome: 'not-loaded' });
  expect(info.mock.calls).toEqual([
    [expect.stringMatching(/^The form was not accepted: error not-loaded\. Error: \S.+/s)],
  ]);
});

test('reports offline if the script failed and the browser is offline', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await post(await sender(gone))).toEqual({ outcome: 'offline' });
});

test('sends nothing if the script loads after the timeout', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const request = vi.fn();
  let come = () => {};
  const late = new Promise<void>((resolve) => (come = resolve));
  const sending = await sender(async () => {
    await late;
    return { default: { request } };
  });
  expect(await post(sending, 20)).toEqual({ outcome: 'timed-out' });
  come();
  await vi.dynamicImportSettled();
  expect(request).not.toHaveBeenCalled();
});
