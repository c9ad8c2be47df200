/** Why a model is not shown. */
export type Failure = 'stopped' | 'slow' | 'failed' | 'no-webgl' | 'lost';

export class ModelError extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

/** A line on which nothing arrives for so long, in ms, is given up. */
const longestSilenceMs = 20_000;

/**
 * Fetches a file and tells how much of it is there.
 * @param onShare told, as pieces arrive, the share of the whole from 0 to 1, where the host says how long it is
 * @throws ModelError `stopped` when the signal says so, `slow` after a long silence, `failed` otherwise
 */
export async function loadBytes(
  address: string,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<ArrayBuffer> {
  const ending = new AbortController();
  const end = () => ending.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(end, longestSilenceMs);
  };
  wait();
  signal.addEventListener('abort', end);
  try {
    const response = await fetch(address, { signal: ending.signal });
    if (!response.ok || !response.body) throw new ModelError('failed');
    // Of a file that was packed for the way the length says nothing.
    const isPacked = response.headers.has('content-encoding');
    const totalBytes = isPacked ? 0 : Number(response.headers.get('content-length'));
    let arrivedBytes = 0;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      wait();
      if (!value) continue;
      pieces.push(value);
      arrivedBytes += value.length;
      if (totalBytes) onShare(arrivedBytes / totalBytes);
    }
    return await new Blob(pieces).arrayBuffer();
  } catch {
    throw new ModelError(signal.aborted ? 'stopped' : ending.signal.aborted ? 'slow' : 'failed');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
