// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { SiteHeader } from './SiteHeader';

function scrollTo(offsetPx: number) {
  act(() => {
    window.scrollY = offsetPx;
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => scrollTo(0));

function open() {
  const { container } = render(
    <MemoryRouter>
      <SiteHeader onDark priceHref="/shop?group=air" />
    </MemoryRouter>,
  );
  return {
    isSolid: () => screen.getByRole('link', { name: 'Get a quote' }).classList.contains('btn-primary'),
    isRevealed: () => container.querySelector('header[data-revealed]') !== null,
  };
}

describe('the header', () => {
  it('is clear at the top and solid past 80 px of scroll', () => {
    const { isSolid, isRevealed } = open();
    expect(isSolid()).toBe(false);
    scrollTo(80);
    expect(isSolid()).toBe(false);
    scrollTo(81);
    expect(isSolid()).toBe(true);
    expect(isRevealed()).toBe(false);
    scrollTo(80);
    expect(isSolid()).toBe(false);
  });

  it('is revealed past 700 px', () => {
    const { isSolid, isRevealed } = open();
    scrollTo(700);
    expect(isRevealed()).toBe(false);
    expect(isSolid()).toBe(true);
    scrollTo(701);
    expect(isRevealed()).toBe(true);
    scrollTo(700);
    expect(isRevealed()).toBe(false);
  });

  it('leads home and to the form that signs up', () => {
    open();
    expect(screen.getByRole('link', { name: 'MARS, home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/contact?about=sign-up');
  });
});
