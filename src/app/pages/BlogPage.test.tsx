// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '@/mocks/show';
import BlogPage from '@/pages/BlogPage';

test('the blog is headed "Articles & Resources" and calls itself Blog', () => {
  show(<BlogPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Articles & Resources' })).toBeVisible();
  expect(screen.getByText('Blog', { selector: '[aria-current]' })).toBeVisible();
});
