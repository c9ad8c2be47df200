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

test('loads what sends ahead of the press', async () => {
  const load = vi.fn(() => ({ default: {} }));
  (await sender(load)).prepareToPost();
  await vi.dynamicImportSettled();
  expect(load).toHaveBeenCalledOnce();
});

test('stays silent where the script does not come ahead of the press', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  (await sender(gone)).prepareToPost();
  await vi.dynamicImportSettled();
  expect(info).not.toHaveBeenCalled();
});

test('says that the script which sends did not come, and in the console why', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  expect(await post(await sender(gone))).toEqual({ outcome: 'not-loaded' });
  expect(info.mock.calls).toEqual([
    [expect.stringMatching(/^The form was not accepted: error not-loaded\. Error: \S.+/s)],
  ]);
});

test('says offline where the script did not come and the browser says so', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await post(await sender(gone))).toEqual({ outcome: 'offline' });
});

test('sends nothing any more where the script comes after the time', async () => {
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
