import type { Browser, Page } from '@playwright/test';
import { twoDecimals } from '../../src/lib/number';
import { rate, rateAch } from '../../src/domain/air-changes';
import { href } from '../../src/lib/href';
import { msUntilPainted } from './painted';
import type { SampledPress } from './samples-table';
import { atBothSpeeds } from './slow-processor';

const samples = 20;

type Interaction = {
  name: string;
  path: string;
  isPhone?: boolean;
  /** One press and the way back to where the next can begin. @param round counts from 0 */
  measure: (page: Page, round: number) => Promise<number>;
};

async function calculate(page: Page, round: number): Promise<number> {
  const calculator = page.locator('#calculator');
  const [lengthM, widthM, heightM] = [5 + round / 10, 2.8, 2.5];
  await calculator.getByLabel('Length (m)').fill(lengthM.toFixed(1));
  await calculator.getByLabel('Width (m)').fill(String(widthM));
  await calculator.getByLabel('Height (m)').fill(String(heightM));
  const text = (lengthM * widthM * heightM).toFixed(2);
  const button = calculator.getByRole('button', { name: 'Calculate', exact: true });
  return msUntilPainted(page, { selector: '#calculator output', text }, () => button.click());
}

/** Sized anew: three sizes, the models that reach the target, the plan and the decay. */
async function planRoom(page: Page, round: number): Promise<number> {
  const [lengthM, widthM, heightM] = [5 + round / 10, 4, 2.5];
  await page.getByLabel('Length (m)').fill(lengthM.toFixed(1));
  await page.getByLabel('Width (m)').fill(String(widthM));
  await page.getByLabel('Height (m)').fill(String(heightM));
  const text = `For your room, ${(lengthM * widthM * heightM).toFixed(2)}`;
  const button = page.locator('form').getByRole('button', { name: 'Calculate', exact: true });
  return msUntilPainted(page, { selector: 'main p', text }, () => button.click());
}

/** All figures of a comparison for another room. */
async function compareForRoom(page: Page, round: number): Promise<number> {
  const volumeM3 = 50 + round;
  await page.getByLabel('Your room, m³').fill(String(volumeM3));
  const text = twoDecimals(rateAch(rate('GEN X', volumeM3, { speed: 'working' })));
  return msUntilPainted(page, { selector: 'main td, main li, main dd, main div', text }, () =>
    page.getByRole('button', { name: 'Update' }).click(),
  );
}

/** To the water group and, every other time, to the air group: the first tile is another one. */
export async function filterShop(page: Page, round: number): Promise<number> {
  const [label, text] = round % 2 === 0 ? ['Water Purifiers', 'Achilles'] : ['Air Purifiers', 'Generation'];
  const button = page.getByRole('button', { name: new RegExp(`^${label}`) });
  return msUntilPainted(page, { selector: 'main li:first-child h2', text }, () => button.click());
}

/** The next question, which closes the one before. */
async function openQuestion(page: Page, round: number): Promise<number> {
  const summary = page.locator('main summary').nth(round % 2 === 0 ? 1 : 0);
  const text = (await summary.textContent()) ?? '';
  return msUntilPainted(page, { selector: 'main details[open] > summary', text }, () => summary.click());
}

async function openMenu(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: 'Open menu' });
  const timeMs = await msUntilPainted(page, { selector: 'dialog[open]' }, () => button.click());
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return timeMs;
}

const interactions: readonly Interaction[] = [
  { name: 'calculator, Calculate', path: href('home'), measure: calculate },
  { name: 'shop, filter', path: href('shop'), measure: filterShop },
  { name: 'planner, Calculate', path: href('roomPlanner'), measure: planRoom },
  {
    name: 'comparison, another room',
    path: `${href('shop')}?compare=generation-x,generation-y`,
    measure: compareForRoom,
  },
  { name: 'accordion, next question', path: href('about'), measure: openQuestion },
  { name: 'mobile menu, open', path: href('home'), isPhone: true, measure: openMenu },
];

async function sample(page: Page, { measure }: Interaction): Promise<number[]> {
  const timesMs: number[] = [];
  for (let round = 0; round < samples; round += 1) {
    timesMs.push(await measure(page, round + 1));
    // What the press set in motion comes to rest before the next one.
    await page.waitForTimeout(400);
  }
  return timesMs;
}

/** From a press to the first frame with its answer: calculator, shop, planner, comparison, an accordion and the mobile menu. */
export async function measureInteractions(browser: Browser, origin: string): Promise<SampledPress[]> {
  const pressed: SampledPress[] = [];
  for (const interaction of interactions) {
    const viewport = interaction.isPhone ? { width: 390, height: 844 } : { width: 1350, height: 940 };
    const page = await browser.newPage({ viewport });
    await page.goto(origin + interaction.path, { waitUntil: 'networkidle' });
    // Parts of a page wait for the first sign of a visitor, and the first press of all fetches what was left for later.
    await page.mouse.move(200, 200);
    await page.waitForTimeout(1000);
    await page.waitForLoadState('networkidle');
    await interaction.measure(page, 0);
    await page.waitForLoadState('networkidle');
    const [fullSpeedMs, slowedMs] = await atBothSpeeds(page, () => sample(page, interaction));
    pressed.push({ name: interaction.name, fullSpeedMs, slowedMs });
    await page.close();
  }
  return pressed;
}
