/** Why a model is not shown. */
export type Failure = 'stopped' | 'slow' | 'failed' | 'no-webgl' | 'lost';

/** Thrown where a model cannot be loaded or drawn. */
export class ModelError extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

/** Aborts when nothing arrives for this long. */
const maxSilenceMs = 20_000;

const glbMagic = 0x46546c67;

/**
 * Uncompressed length by the header; 0 for other files.
 * @see https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html#binary-header
 */
function glbBytes(start: Uint8Array<ArrayBuffer>): number {
  if (start.length < 12) return 0;
  const head = new DataView(start.buffer, start.byteOffset, 12);
  return head.getUint32(0, true) === glbMagic ? head.getUint32(8, true) : 0;
}

/**
 * @param onShare receives the loaded share, 0 to 1, of a binary glTF
 * @throws ModelError
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
    timer = setTimeout(end, maxSilenceMs);
  };
  wait();
  signal.addEventListener('abort', end);
  try {
    const response = await fetch(address, { signal: ending.signal });
    if (!response.ok || !response.body) throw new ModelError('failed');
    let totalBytes = 0;
    let arrivedBytes = 0;
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      wait();
      if (!value) continue;
      if (!arrivedBytes) totalBytes = glbBytes(value);
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
