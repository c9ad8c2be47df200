// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import BlogPage from '@/pages/BlogPage';

test('the blog is headed "Articles & Resources" and calls itself Blog', () => {
  render(
    <MemoryRouter>
      <BlogPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Articles & Resources' })).toBeVisible();
  expect(screen.getByText('Blog', { selector: 'strong' })).toBeVisible();
});
