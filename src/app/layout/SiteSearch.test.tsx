// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { routeLinks } from '@/boot/page-links';
import type { SearchEntry } from '@/lib/search-index';
import { server } from '@/mocks/server';
import { showInRoot } from '@/mocks/show';
import { SiteSearch } from './SiteSearch';

const index: SearchEntry[] = [
  {
    path: '/evidence#ozone',
    title: 'Ozone',
    kind: 'evidence',
    text: 'Our 253.7 nm lamps make no ozone.',
    phrases: 'ozone',
  },
  { path: '/shop', title: 'Shop', kind: 'page', text: 'Purifiers and bottles.' },
];

function Address() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(
    () => routeLinks({ prefetch: () => {}, navigate: (to, options) => void navigate(to, options) }),
    [navigate],
  );
  return <output>{pathname + search + hash}</output>;
}

function show() {
  showInRoot(
    <>
      <SiteSearch />
      <Address />
    </>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  window.localStorage.clear();
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
});

test('shows a message while the search index fails to load, and results once it loads; arrows, Enter and Escape work', async () => {
  server.use(http.get('*/search-index.json', () => HttpResponse.html('<h1>Not found</h1>', { status: 404 })));
  const user = show();
  await user.keyboard('/');
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  const field = within(dialog).getByRole('searchbox');
  expect(field).toHaveFocus();
  await user.keyboard('ozo');
  expect(await within(dialog).findByText(/^The search did not load/)).toBeVisible();

  server.use(http.get('*/search-index.json', () => HttpResponse.json(index)));
  await user.keyboard('n');
  const find = await within(dialog).findByRole('link', {
    name: /^Answer ?Ozone/,
  });
  expect(within(dialog).getByRole('status')).toHaveTextContent('One result');
  await user.keyboard('{ArrowDown}');
  expect(find).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(field).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('/evidence#ozone');

  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('button', { name: 'ozon' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
