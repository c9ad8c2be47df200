import type { CDPSession, Page } from '@playwright/test';
import { drawing, firstDrawing } from '../support/webgl';
import { expect, open, test } from '../support/fixtures';

test.use({ ...drawing, viewport: { width: 390, height: 600 } });

/** Heap in bytes without code; nodes include detached ones. */
type Held = { bytes: number; codeBytes: number; nodes: number };

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
async function heldMemory(session: CDPSession): Promise<Held> {
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

/** Fills caches and pools. */
const warmVisits = 3;
const visits = 20;
/** Maximum growth. */
const mostGrowth = 1.1;

async function visit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Mars Air Sense' }).first().click();
  await page.getByRole('button', { name: 'Turn it round' }).click();
  await expect(page.getByRole('application', { name: /to turn$/ })).toBeVisible(firstDrawing);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
}

async function heldOver(page: Page, visitCount: number): Promise<[warm: Held, last: Held]> {
  const session = await page.context().newCDPSession(page);
  await open(page, '/shop');
  for (let count = 0; count < warmVisits; count++) await visit(page);
  const warm = await heldMemory(session);
  for (let count = warmVisits; count < visitCount; count++) await visit(page);
  return [warm, await heldMemory(session)];
}

test.describe.configure({ timeout: 900_000 });

test('after twenty visits to a model nothing of them is left', { tag: '@long' }, async ({ page }) => {
  const [warm, last] = await heldOver(page, visits);
  const figures = JSON.stringify({ warm, last });
  expect(last.nodes / warm.nodes, figures).toBeLessThan(mostGrowth);
  expect(last.bytes / warm.bytes, figures).toBeLessThan(mostGrowth);
});

test('the memory check finds a page that keeps the models of four visits', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const kept: ArrayBuffer[] = [];
    const read = Blob.prototype.arrayBuffer as (this: Blob) => Promise<ArrayBuffer>;
    Blob.prototype.arrayBuffer = async function (this: Blob) {
      const bytes = await read.call(this);
      kept.push(bytes);
      return bytes;
    };
    Object.assign(window, { kept });
  });
  const [warm, last] = await heldOver(page, warmVisits + 4);
  expect(last.bytes / warm.bytes, JSON.stringify({ warm, last })).toBeGreaterThan(mostGrowth);
});
