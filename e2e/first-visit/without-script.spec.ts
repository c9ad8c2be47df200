import { expect, test } from '../support/fixtures';

test.use({ javaScriptEnabled: false });

const answersAndMenus = 'every answer opens at a press, one at a time, and menus lead on all the same';

test(answersAndMenus, { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('#questions details:has(> summary > h3)');
  await expect(questions).toHaveCount(12);
  await page.getByText('All twelve questions').click();
  for (const question of (await questions.all()).slice(1)) {
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
    await expect(page.locator('#questions details[open] > summary > h3')).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'All pages' }).click();
  await page.getByRole('link', { name: 'Dentistry' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dental');
});

test('without scripts, each part that needs them says what to do instead', async ({ page }) => {
  await page.goto('/room-planner?room=5x4x2.5&target=6');
  await expect(page.getByText(/needs JavaScript.*send the length, width and height/s)).toBeVisible();
  await page.goto('/shop?compare=generation-x,generation-y');
  await expect(page.getByText(/side by side needs JavaScript/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Compare/ })).toHaveCount(0);
  await page.goto('/search?q=quiet');
  await expect(page.getByText(/search needs JavaScript/)).toBeVisible();
  await page.goto('/evidence#filter-class');
  await expect(page.locator('#filter-class')).toBeInViewport();
  await expect(page.getByRole('article').filter({ hasText: 'Filter class H13' }).first()).toContainText('Its limits');
});

test('the closing form of a sector page is styled, and its honeypot is hidden', async ({ page }) => {
  await page.goto('/air-purifiers-for-schools');
  const trap = page.locator('#plan').getByText('Leave this empty');
  await expect(trap).toHaveCount(1);
  await trap.scrollIntoViewIfNeeded();
  await expect(trap).not.toBeInViewport();
});

test('the calculator and the checklist of a sector page open without a script', async ({ page }) => {
  await page.goto('/air-purifiers-for-schools');
  await page.locator('details:has(#calculator) > summary').click();
  await expect(page.locator('#calculator').getByLabel('Length (m)')).toBeVisible();
  await page.getByRole('heading', { name: 'What does the Department for Education ask?' }).click();
  await expect(page.getByRole('cell', { name: /Our own test/ })).toBeVisible();
});
