// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server } from '@/mocks/server';
import { loadBytes } from './load-bytes';

const address = 'http://localhost/models/generation-x.glb';
const never = new AbortController().signal;

describe('loading a model', () => {
  it('answers with the whole and says how much of it is there', async () => {
    const body = new Uint8Array(5000).fill(7);
    server.use(
      http.get(address, () => HttpResponse.arrayBuffer(body.buffer, { headers: { 'content-length': '5000' } })),
    );
    const onShare = vi.fn();
    const loaded = await loadBytes(address, never, onShare);
    expect(loaded.byteLength).toBe(5000);
    expect(onShare).toHaveBeenLastCalledWith(1);
  });

  it('says that it failed where the file is not there', async () => {
    server.use(http.get(address, () => new HttpResponse(null, { status: 404 })));
    await expect(loadBytes(address, never, () => {})).rejects.toMatchObject({ failure: 'failed' });
  });

  it('says that it was stopped, not that it failed, where the visitor stopped it', async () => {
    server.use(http.get(address, () => new Promise<never>(() => {})));
    const visitor = new AbortController();
    const loading = loadBytes(address, visitor.signal, () => {});
    visitor.abort();
    await expect(loading).rejects.toMatchObject({ failure: 'stopped' });
  });

  it('gives up a line on which nothing arrives for 20 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      server.use(http.get(address, () => new Promise<never>(() => {})));
      const loading = expect(loadBytes(address, never, () => {})).rejects.toMatchObject({ failure: 'slow' });
      await vi.advanceTimersByTimeAsync(20_000);
      await loading;
    } finally {
      vi.useRealTimers();
    }
  });
});
