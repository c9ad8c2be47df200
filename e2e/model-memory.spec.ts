import type { CDPSession, Page } from '@playwright/test';
import { drawing, firstDrawing } from './drawing-visitor';
import { expect, open, test } from './visitor';

// Few pixels: what is drawn matters less here than what is left of it.
test.use({ ...drawing, viewport: { width: 390, height: 600 } });

/** By then the browser has compiled what it runs again and again; that code stays, and counts as heap. */
const warmVisits = 8;
const visits = 20;
/** Heap and nodes may be more after the last visit by so much. */
const mostGrowth = 1.1;

type Held = { heapBytes: number; nodes: number };

/** What the page holds once everything that can be freed is; of nodes also those that were taken out of the page. */
async function held(session: CDPSession): Promise<Held> {
  // What is freed in one sweep may let go of more.
  for (let sweep = 0; sweep < 3; sweep++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heapBytes: usedSize, nodes };
}

async function visit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Mars Air Sense' }).first().click();
  await page.getByRole('button', { name: 'Turn it round' }).click();
  await expect(page.getByRole('application', { name: /to turn$/ })).toBeVisible(firstDrawing);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
}

test('after twenty visits to a model nothing of them is left', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'memory does not depend on the window');
  test.setTimeout(180_000);
  const session = await page.context().newCDPSession(page);
  await open(page, '/shop');
  let warm: Held | undefined;
  for (let count = 1; count <= visits; count++) {
    await visit(page);
    if (count === warmVisits) warm = await held(session);
  }
  const last = await held(session);
  const figures = JSON.stringify({ warm, last });
  expect(last.nodes / (warm?.nodes ?? 0), figures).toBeLessThan(mostGrowth);
  expect(last.heapBytes / (warm?.heapBytes ?? 0), figures).toBeLessThan(mostGrowth);
});
