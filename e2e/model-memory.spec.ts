import type { CDPSession, Page } from '@playwright/test';
import { drawing, firstDrawing } from './drawing-visitor';
import { expect, open, test } from './visitor';

// Few pixels: what is drawn matters less here than what is left of it.
test.use({ ...drawing, viewport: { width: 390, height: 600 } });

/** By then the code is compiled and the caches that stay are filled. */
const warmVisits = 3;
const visits = 20;
/** The heap may be larger after the last visit by so much. */
const mostGrowth = 1.1;

/** What the page's scripts hold once everything that can be freed is, in bytes. */
async function heapBytes(session: CDPSession): Promise<number> {
  // What is freed in one sweep may let go of more.
  for (let sweep = 0; sweep < 3; sweep++) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

async function visit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Mars Air Sense' }).first().click();
  await page.getByRole('button', { name: 'Turn it round' }).click();
  await expect(page.getByRole('application', { name: /to turn$/ })).toBeVisible(firstDrawing);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
}

test('twenty visits to a model leave the heap as large as three', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'memory does not depend on the window');
  test.setTimeout(180_000);
  const session = await page.context().newCDPSession(page);
  await open(page, '/shop');
  let warmBytes = 0;
  for (let count = 1; count <= visits; count++) {
    await visit(page);
    if (count === warmVisits) warmBytes = await heapBytes(session);
  }
  const lastBytes = await heapBytes(session);
  expect(
    lastBytes / warmBytes,
    `${warmBytes} bytes after ${warmVisits} visits, ${lastBytes} after ${visits}`,
  ).toBeLessThan(mostGrowth);
});
