import { routes } from '../../src/config/routes';
import { expect, open, test } from '../support/fixtures';

test(
  'an own room on a phone: what is typed stands alone, and its answer comes into view with the focus',
  { tag: ['@phone', '@smoke'] },
  async ({ page }) => {
    await open(page, routes.education.path);
    // With the keyboard open.
    await page.setViewportSize({ width: 390, height: 520 });
    await page.getByRole('link', { name: 'Use my own room' }).tap();
    const form = page.getByRole('form', { name: 'Your own room' });
    const sides = { Length: '12', Width: '8', Height: '3' };
    for (const [side, text] of Object.entries(sides)) {
      await form.getByLabel(`${side} (m)`).tap();
      await page.keyboard.type(text);
    }
    await form.getByRole('button', { name: 'Work it out' }).tap();
    const answer = page.getByText('Your classroom of 12 × 8 × 3 m takes');
    await expect(answer).toBeInViewport();
    await expect(page.getByText('£2,970', { exact: true })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Six Generation X for your classroom, £2,970' })).toBeFocused();
    await form.getByLabel('Length (m)').tap();
    await page.keyboard.type('2000');
    await form.getByRole('button', { name: 'Work it out' }).tap();
    await expect(form.getByLabel('Length (m)')).toHaveAccessibleDescription(/Enter a length of 1,000\sm or less$/);
  },
);
