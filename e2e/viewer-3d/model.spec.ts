import type { Page } from '@playwright/test';
import { expectNoViolation } from '../accessibility/audit';
import {
  drawing,
  expectInside,
  firstDrawing,
  canvasShot as canvasShotOf,
  waitUntilStill as waitUntilSceneIsStill,
} from '../support/webgl';
import { expect, open, test } from '../support/fixtures';

test.use(drawing);

const address = '/product-details/generation-x';
const model = '**/models/generation-x.glb';

const turnButton = (page: Page) => page.getByRole('button', { name: /^(Turn it round|Try again)$/ });
const ground = (page: Page) => page.getByRole('application', { name: 'Generation X, to turn' });
const front = (page: Page) => page.getByAltText(/^Generation\sX from the front left/).first();

async function turn(page: Page): Promise<void> {
  await open(page, address);
  await turnButton(page).click();
  await expect(ground(page)).toBeVisible(firstDrawing);
}

const canvasShot = (page: Page) => canvasShotOf(page, ground(page));
const waitUntilStill = (page: Page) => waitUntilSceneIsStill(page, ground(page));

async function stays(page: Page, sentence: RegExp): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: sentence }).first()).toBeAttached();
  await expect(front(page)).toBeVisible();
  await expect(turnButton(page)).toBeEnabled();
  await expect(page.locator('canvas')).toHaveCount(0);
}

test('nothing of the model is loaded before the press, and then the model takes the pictures’ place', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, address);
  await expect(front(page)).toBeVisible();
  expect(requested.filter((path) => /models\/|-scene-[\w-]+\.js|ModelViewer|qr-code/.test(path))).toEqual([]);
  const before = await page.getByRole('region', { name: 'Pictures of Generation X' }).boundingBox();
  await turnButton(page).click();
  await expect(ground(page)).toBeVisible(firstDrawing);
  const after = await ground(page).boundingBox();
  expect(after).toMatchObject({ x: before?.x, y: before?.y, width: before?.width });
  expect(before && after && before.height - after.height, 'the row of the dots stays').toBe(54);
  await expect(front(page)).toBeHidden();
  expect(requested.filter((path) => path.startsWith('/models/')).sort()).toEqual([
    '/models/generation-x.glb',
    '/models/studio.hdr',
  ]);
  await page.getByRole('button', { name: 'Back to the pictures' }).click();
  await expect(front(page)).toBeVisible();
  await expect(turnButton(page)).toBeFocused();
});

test('the address that a telephone reads opens the model without a press', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${address}#turn`);
  await expect(ground(page)).toBeVisible(firstDrawing);
  await expect(page.getByRole('button', { name: 'Back to the pictures' })).toBeVisible();
});

test(
  'it turns, comes nearer and is put back by the keyboard, and says what each side shows',
  { tag: '@long' },
  async ({ page }) => {
    await turn(page);
    const home = await waitUntilStill(page);
    await ground(page).focus();
    const scrolled = await page.evaluate(() => window.scrollY);
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
    await expect(page.locator('#announcer')).toHaveText(/^From the right: smooth above the seam/);
    await expect.poll(() => canvasShot(page)).not.toBe(home);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('+');
    expect(await page.evaluate(() => window.scrollY), 'the page stays where it is').toBe(scrolled);
    await page.keyboard.press('Home');
    await expect.poll(() => canvasShot(page)).toBe(home);
    await page.getByRole('button', { name: 'Turn left' }).click();
    await expect.poll(() => canvasShot(page)).not.toBe(home);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => canvasShot(page)).toBe(home);
    await expect(page.getByRole('listitem').filter({ hasText: 'From the back: smooth above the seam' })).toHaveCount(1);
  },
);

test(
  'it opens, each stage with its name beside it in the air’s order, none off the canvas',
  { tag: '@long' },
  async ({ page }) => {
    await turn(page);
    await page.getByRole('slider', { name: 'Open' }).fill('100');
    const labels = ground(page)
      .locator('xpath=..')
      .locator('svg text')
      .filter({ hasText: /^\d [A-Z]/ });
    await expect(labels).toHaveText([
      '5 Ion technology',
      '4 UV-C sterilisation',
      '3 Medical-grade HEPA',
      '2 Activated carbon',
      '1 Large-particulate',
    ]);
    await expectInside(ground(page), labels);
    const stages = page.getByRole('list', { name: 'Stages' }).getByRole('button');
    await expect(stages).toHaveCount(5);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('slider', { name: 'Open' })).toHaveValue('0');
    await expect(labels).toHaveCount(0);
    await stages.nth(2).click();
    await expect(page.getByRole('slider', { name: 'Open' })).toHaveValue('100');
    await expect(page.getByRole('status').filter({ hasText: /^H13: at least 99.95%/ })).toBeVisible();
  },
);

test(
  'it stands beside a door with its measures drawn, and a code leads a telephone to it',
  { tag: '@long' },
  async ({ page }) => {
    await turn(page);
    await page.getByRole('radio', { name: 'A door' }).check();
    const figures = ground(page).locator('xpath=..').locator('svg text');
    await expect(figures).toHaveText(['340 mm', '340 mm', '760 mm']);
    await page.getByRole('button', { name: 'Stand it in your room' }).click();
    await expect(page.getByRole('img', { name: 'Code for a telephone' })).toBeVisible();
    await expectNoViolation(page, 'a model beside a door', { within: 'header:has(canvas)' });
  },
);

test(
  'a finger that goes up scrolls the page, and the wheel does, unless Ctrl is held',
  { tag: ['@both', '@long'] },
  async ({ page, isMobile }) => {
    await turn(page);
    await expect(ground(page)).toHaveCSS('touch-action', 'pan-y');
    if (isMobile) return;
    const home = await waitUntilStill(page);
    await ground(page).hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(() => canvasShot(page)).not.toBe(home);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test.describe('where it cannot be shown the pictures stay, and one sentence says why', () => {
  test('when the model does not arrive', { tag: '@long' }, async ({ page, watch }) => {
    watch.allowNetworkNotes();
    await page.route(model, (route) => route.abort());
    await open(page, address);
    await turnButton(page).click();
    await stays(page, /did not load/);
    await page.unroute(model);
    await turnButton(page).click();
    await expect(ground(page), 'a second try').toBeVisible(firstDrawing);
  });

  test('when the visitor stops it', { tag: '@long' }, async ({ page }) => {
    await page.route(model, () => {});
    await open(page, address);
    await turnButton(page).click();
    await expect(page.getByRole('progressbar', { name: 'Loading the model' })).toBeVisible();
    await expect(front(page), 'the picture stays meanwhile').toBeVisible();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await stays(page, /^$/);
  });

  test('when the browser has no WebGL', { tag: '@long' }, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));
    await open(page, address);
    await turnButton(page).click();
    await stays(page, /cannot draw in 3D/);
    await expectNoViolation(page, 'a model that cannot be shown', { within: 'main' });
    expect(requested.filter((url) => url.includes('/models/'))).toEqual([]);
  });

  test('when the graphics memory is lost', { tag: '@long' }, async ({ page }) => {
    await turn(page);
    await page.evaluate(() =>
      document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
    await stays(page, /ran out of memory/);
  });
});

test('each visit gives its graphics memory back', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const contexts = new Set<WebGL2RenderingContext>();
    Object.assign(window, { liveContexts: () => [...contexts].filter((each) => !each.isContextLost()).length });
    const getContext = HTMLCanvasElement.prototype.getContext as (
      this: HTMLCanvasElement,
      ...requested: unknown[]
    ) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...requested: unknown[]) {
      const context = getContext.apply(this, requested);
      if (context instanceof WebGL2RenderingContext) contexts.add(context);
      return context;
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  const live = () => page.evaluate(() => (window as unknown as { liveContexts: () => number }).liveContexts());
  await open(page, address);
  for (let visit = 0; visit < 2; visit++) {
    await turnButton(page).click();
    await expect(ground(page)).toBeVisible(firstDrawing);
    expect(await live()).toBe(1);
    await page.getByRole('button', { name: 'Back to the pictures' }).click();
    await expect.poll(live).toBe(0);
  }
  await turnButton(page).click();
  await expect(ground(page)).toBeVisible(firstDrawing);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(live, 'also when the page is left').toBe(0);
});
