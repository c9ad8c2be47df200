// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, announcerId } from './announce';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="${announcerId}" role="status">11 products shown</div>`;
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

test('a repeated sentence is announced again: the region is empty in between', () => {
  const region = document.getElementById('announcer');
  announce('11 products shown');
  expect(region).toBeEmptyDOMElement();
  vi.advanceTimersByTime(59);
  expect(region).toBeEmptyDOMElement();
  vi.advanceTimersByTime(1);
  expect(region).toHaveTextContent('11 products shown');
});

test('nothing happens without a live region', () => {
  document.body.innerHTML = '';
  announce('11 products shown');
  expect(vi.getTimerCount()).toBe(0);
});
