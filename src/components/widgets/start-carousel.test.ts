// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCarousel } from './start-carousel';

function rowOf(count: number): HTMLElement {
  const row = document.createElement('div');
  row.className = 'swiper';
  row.innerHTML = `<div class="swiper-wrapper">${'<div class="swiper-slide"></div>'.repeat(count)}</div>`;
  document.body.replaceChildren(row);
  return row;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('advances after 2500 ms', () => {
  const onShown = vi.fn();
  const carousel = startCarousel(rowOf(5), onShown);
  carousel.play();
  onShown.mockClear();
  vi.advanceTimersByTime(2499);
  expect(onShown).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onShown).toHaveBeenCalledExactlyOnceWith(1);
  carousel.end();
});

test('does not move while paused', () => {
  const onShown = vi.fn();
  const carousel = startCarousel(rowOf(5), onShown);
  carousel.play();
  carousel.pause();
  onShown.mockClear();
  vi.advanceTimersByTime(10_000);
  expect(onShown).not.toHaveBeenCalled();
  carousel.end();
});

test('turns by the arrow keys in its row, and by no other key', () => {
  const onShown = vi.fn();
  const row = rowOf(5);
  const carousel = startCarousel(row, onShown);
  const press = (key: string) => {
    const isLeftAlone = row.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    vi.advanceTimersByTime(100);
    return isLeftAlone;
  };
  onShown.mockClear();
  expect(press('ArrowRight')).toBe(false);
  expect(onShown).toHaveBeenLastCalledWith(1);
  expect(press('ArrowLeft')).toBe(false);
  expect(onShown).toHaveBeenLastCalledWith(0);
  expect(press('Tab')).toBe(true);
  carousel.end();
  expect(press('ArrowRight')).toBe(true);
});
