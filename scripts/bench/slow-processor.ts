import type { Page } from '@playwright/test';

/** How much slower a telephone's processor is taken to be: as Lighthouse takes it. */
const slowdown = 4;

/** Takes some measures at full speed, then again with a slowed processor. */
export async function atBothSpeeds<T>(page: Page, measure: () => Promise<T>): Promise<[fullSpeed: T, slowed: T]> {
  const fullSpeed = await measure();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const slowed = await measure();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return [fullSpeed, slowed];
}
