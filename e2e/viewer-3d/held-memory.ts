import type { CDPSession } from '@playwright/test';

/** Heap in bytes without code; nodes include detached ones. */
export type Held = { bytes: number; codeBytes: number; nodes: number };

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
};

async function takeSnapshot(session: CDPSession): Promise<Snapshot> {
  const pieces: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void pieces.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return JSON.parse(pieces.join('')) as Snapshot;
}

/** Code is counted apart: browsers keep compiling. */
export async function heldMemory(session: CDPSession): Promise<Held> {
  // A second collection frees more.
  for (let sweep = 0; sweep < 3; sweep++) await session.send('HeapProfiler.collectGarbage');
  const { snapshot, nodes } = await takeSnapshot(session);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt, codeType] = [fields.indexOf('type'), fields.indexOf('self_size'), types[0].indexOf('code')];
  let [bytes, codeBytes] = [0, 0];
  for (let node = 0; node < nodes.length; node += fields.length) {
    const size = nodes[node + sizeAt] ?? 0;
    if (nodes[node + typeAt] === codeType) codeBytes += size;
    else bytes += size;
  }
  const counted = await session.send('Memory.getDOMCounters');
  return { bytes, codeBytes, nodes: counted.nodes };
}
