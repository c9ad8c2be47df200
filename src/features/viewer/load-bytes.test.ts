// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server } from '@/mocks/server';
import { loadBytes } from './load-bytes';

const address = 'http://localhost/models/generation-x.glb';
function glb(bytes: number): ArrayBuffer {
  const body = new ArrayBuffer(bytes);
  const head = new DataView(body);
  head.setUint32(0, 0x46546c67, true);
  head.setUint32(8, bytes, true);
  return body;
}

const never = new AbortController().signal;

describe('loading a model', () => {
  it('returns the file and reports progress', async () => {
    const body = glb(5000);
    server.use(http.get(address, () => HttpResponse.arrayBuffer(body)));
    const onShare = vi.fn();
    const loaded = await loadBytes(address, never, onShare);
    expect(loaded.byteLength).toBe(5000);
    expect(onShare).toHaveBeenLastCalledWith(1);
  });

  it('takes the length of a compressed response from the glTF header', async () => {
    const [body, shares] = [glb(5000), [] as number[]];
    const pieces = new ReadableStream({
      start(stream) {
        for (const part of [body.slice(0, 2000), body.slice(2000)]) stream.enqueue(new Uint8Array(part));
        stream.close();
      },
    });
    server.use(http.get(address, () => new HttpResponse(pieces, { headers: { 'content-length': '900' } })));
    await loadBytes(address, never, (share) => shares.push(share));
    expect(shares).toEqual([0.4, 1]);
  });

  it('reports no progress of other files', async () => {
    server.use(http.get(address, () => HttpResponse.arrayBuffer(new Uint8Array(5000).buffer)));
    const onShare = vi.fn();
    await loadBytes(address, never, onShare);
    expect(onShare).not.toHaveBeenCalled();
  });

  it('fails with `failed` where the file is missing', async () => {
    server.use(http.get(address, () => new HttpResponse(null, { status: 404 })));
    await expect(loadBytes(address, never, () => {})).rejects.toMatchObject({ failure: 'failed' });
  });

  it('fails with `stopped` when aborted', async () => {
    server.use(http.get(address, () => new Promise<never>(() => {})));
    const visitor = new AbortController();
    const loading = loadBytes(address, visitor.signal, () => {});
    visitor.abort();
    await expect(loading).rejects.toMatchObject({ failure: 'stopped' });
  });

  it('fails with `slow` after 20 s without data', async () => {
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
