// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PictureFile } from '@/assets/pictures/picture';
import { Gallery } from './Gallery';
import * as carouselModule from './start-carousel';

const picture = (name: string): PictureFile => ({
  name,
  width: 10,
  height: 10,
  avif: '',
  webp: `/${name}.webp`,
});
const pictures = ['front', 'outlet', 'room', 'filter'].map((name) => ({ picture: picture(name), alt: `The ${name}` }));

let isMotionReduced = false;
const carousel = { show: vi.fn(), play: vi.fn(), pause: vi.fn(), end: vi.fn() };
let onShown: (index: number) => void = () => {};

beforeEach(() => {
  isMotionReduced = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion') && isMotionReduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

afterEach(() => vi.unstubAllGlobals());

async function openGallery() {
  vi.spyOn(carouselModule, 'startCarousel').mockImplementation((_element, callback) => {
    onShown = callback;
    return carousel;
  });
  for (const action of Object.values(carousel)) action.mockReset();
  const view = render(<Gallery label="Pictures of Generation X" pictures={pictures} />);
  await waitFor(() => expect(carouselModule.startCarousel).toHaveBeenCalled());
  return view;
}

describe('the gallery', () => {
  it('is a row that the keyboard reaches, also when the carousel runs', async () => {
    const started = vi.spyOn(carouselModule, 'startCarousel').mockReturnValue(carousel);
    render(<Gallery label="Pictures of Generation X" pictures={pictures} />);
    const row = screen.getByRole('region', { name: 'Pictures' });
    expect(row).toHaveAttribute('tabindex', '0');
    await waitFor(() => expect(started).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByRole('region', { name: /Generation X/ })).toHaveAttribute('data-running'));
    expect(row).toHaveAttribute('tabindex', '0');
  });

  it('plays automatically, with its pause button before the slides', async () => {
    await openGallery();
    await waitFor(() => expect(carousel.play).toHaveBeenCalled());
    const button = screen.getByRole('button', { name: 'Stop the pictures' });
    const slide = screen.getByRole('group', { name: '1 of 4' });
    expect(button.compareDocumentPosition(slide) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('shows the picture whose bar is pressed', async () => {
    await openGallery();
    await userEvent.click(screen.getByRole('button', { name: 'Picture 3 of 4' }));
    expect(carousel.show).toHaveBeenCalledWith(2);
  });

  it('makes side slides inert and marks the bar of the middle one', async () => {
    await openGallery();
    await waitFor(() => expect(carousel.play).toHaveBeenCalled());
    onShown(1);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Picture 2 of 4' })).toHaveAttribute('aria-current', 'true'),
    );
    expect(screen.getByAltText('The outlet').closest('[inert]')).toBeNull();
    expect(screen.getByAltText('The front').closest('[inert]')).not.toBeNull();
  });

  it('pauses while it has keyboard focus', async () => {
    await openGallery();
    await waitFor(() => expect(carousel.play).toHaveBeenCalled());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Stop the pictures' })).toHaveFocus();
    expect(carousel.pause).toHaveBeenCalled();
  });

  it('neither plays nor has a pause button under reduced motion', async () => {
    isMotionReduced = true;
    await openGallery();
    await waitFor(() => expect(carousel.pause).toHaveBeenCalled());
    expect(carousel.play).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Stop the pictures' })).not.toBeInTheDocument();
  });

  it('shows every picture where Swiper fails', async () => {
    vi.spyOn(carouselModule, 'startCarousel').mockImplementation(() => {
      throw new Error('no carousel here');
    });
    render(<Gallery label="Pictures of Generation X" pictures={pictures} />);
    await waitFor(() => expect(carouselModule.startCarousel).toHaveBeenCalled());
    expect(screen.getAllByRole('img')).toHaveLength(4);
    for (const image of screen.getAllByRole('img')) expect(image.closest('[inert]')).toBeNull();
  });
});
