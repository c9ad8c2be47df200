import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';

/** Renders a page, or a part of one, in a router. */
export function show(content: ReactNode, address = '/') {
  return render(<MemoryRouter initialEntries={[address]}>{content}</MemoryRouter>);
}

/** The element that an open dialog hides from screen readers; it is removed after the test. */
export function pageRoot(): HTMLElement {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  return root;
}

/** Renders into `#root`, as the site does, at an address. */
export function showInRoot(content: ReactNode, address = '/') {
  return render(<MemoryRouter initialEntries={[address]}>{content}</MemoryRouter>, { container: pageRoot() });
}

/** Shows what suspends until its scripts have come, however slow the machine is. */
export function showLoaded(content: ReactNode, address = '/') {
  return act(async () => {
    const view = show(<Suspense>{content}</Suspense>, address);
    await vi.dynamicImportSettled();
    return view;
  });
}

/** The text of each element. */
export const texts = (elements: Element[]) => elements.map(({ textContent }) => textContent);

type Part = { getByRole: (role: 'link', options: { name: string | RegExp }) => HTMLElement };

/** Where a link of the page, or of a part of it, leads. */
export function hrefOf(name: string | RegExp, part: Part = screen): string | null {
  return part.getByRole('link', { name }).getAttribute('href');
}
