import { expect, open, test } from '../support/fixtures';
import { fillPerson, received } from '../support/visitor';

// As Chromium does where cookies are blocked.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
});

test('with blocked cookies a message is sent', async ({ page }) => {
  const name = `Ada Blocked ${Date.now()}`;
  await open(page, '/contact');
  await fillPerson(page.getByRole('main'), name);
  await page.getByLabel('Message').fill('Two surgeries.');
  await page.getByRole('main').getByRole('button', { name: /^Send/ }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(await received(name)).toHaveLength(1);
});

test('with blocked cookies the planner says that it cannot store the plan, and keeps every room in memory', async ({
  page,
}) => {
  await open(page, '/room-planner#room=4.5x3.5x2.6&target=6&vent=1&name=Surgery');
  await page.getByRole('button', { name: 'Add to my plan' }).click();
  await expect(page.getByText(/^This device does not keep the plan/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Surgery' })).toBeVisible();
  await page.getByText('Every model for this room').first().click();
  await page.getByRole('link', { name: 'Compare the four side by side' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    'How many purifiers your room needs, and the price',
  );
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Remove Surgery' })).toBeVisible();
});
