// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TouchGlass } from './TouchGlass';

const glass = () => screen.getByRole('button', { name: 'Touch the glass' });
const status = () => screen.getByRole('status');

function hold(milliseconds: number) {
  fireEvent.pointerDown(glass());
  act(() => vi.advanceTimersByTime(milliseconds));
  fireEvent.pointerUp(glass());
  fireEvent.click(glass());
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(<TouchGlass />);
  return () => vi.useRealTimers();
});

test('each touch goes one speed up, and after full speed back to 1', () => {
  expect(status()).toHaveTextContent('On, at speed 1 of 3');
  fireEvent.click(glass());
  expect(status()).toHaveTextContent('On, at speed 2 of 3');
  fireEvent.click(glass());
  fireEvent.click(glass());
  expect(status()).toHaveTextContent('On, at speed 1 of 3');
});

test('a finger that stays for 3 seconds turns it off, and a touch on again', () => {
  hold(3000);
  expect(status()).toHaveTextContent('Off');
  fireEvent.click(glass());
  expect(status()).toHaveTextContent('On, at speed 1 of 3');
});

test('a finger that stays for 10 seconds sets the reminder back', () => {
  hold(10_000);
  expect(status()).toHaveTextContent('Off. The reminder is back to 0');
});
