import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text';
import { canShare, sharePage } from './share-page';

const shares = (share: () => Promise<void>) => vi.stubGlobal('navigator', { share });
afterEach(() => vi.unstubAllGlobals());

describe('the share sheet', () => {
  it('is offered where the browser has one', () => {
    vi.stubGlobal('navigator', {});
    expect(canShare()).toBe(false);
    shares(() => Promise.resolve());
    expect(canShare()).toBe(true);
  });

  it.each([
    ['shares', () => Promise.resolve(), true],
    ['may be closed', () => Promise.reject(new DOMException('closed', 'AbortError')), true],
    ['may be forbidden', () => Promise.reject(new DOMException('forbidden', 'NotAllowedError')), false],
    ['may know no such data', () => Promise.reject(new TypeError('url')), false],
  ])('%s', async (_what, share, isDone) => {
    shares(share);
    expect(await sharePage({ title: 'Room plan' })).toBe(isDone);
  });
});

it('says whether a text was copied', async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no permission'));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect([await copyText('a'), await copyText('b')]).toEqual([true, false]);
});
