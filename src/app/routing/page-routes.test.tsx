// @vitest-environment jsdom
import { act, render, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routeObjects } from './page-routes';

test.each([
  ['/portfolio', '/shop'],
  ['/service-details', '/contact'],
])('a visitor with the old address %s comes to %s', async (address, target) => {
  const router = createMemoryRouter(routeObjects, { initialEntries: [address] });
  await act(async () =>
    render(
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>,
    ),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe(target));
});
