// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { parseTexts, readSessionText, readSessionTexts, writeSessionText } from './session-text';

test('keeps a text in session storage and removes it', () => {
  writeSessionText('k', 'typed');
  expect(window.sessionStorage.getItem('k')).toBe('typed');
  expect(readSessionText('k')).toBe('typed');
  writeSessionText('k', null);
  expect(window.sessionStorage.length).toBe(0);
  expect(readSessionText('k')).toBeNull();
});

test('keeps a text in memory if storage is full, and drops the old one', () => {
  writeSessionText('k', 'old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeSessionText('k', 'new');
  expect(readSessionText('k')).toBe('new');
  writeSessionText('k', null);
  expect(readSessionText('k')).toBeNull();
});

test('keeps a text in memory if storage is forbidden', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(readSessionText('other')).toBeNull();
  writeSessionText('other', 'typed');
  expect(readSessionText('other')).toBe('typed');
  writeSessionText('other', null);
  expect(readSessionText('other')).toBeNull();
});

test.each([null, '', 'null', '7', '"x"', '{"a":', '[1]', '{"a":{"b":"c"}}'])('reads %j as nothing', (stored) => {
  expect(parseTexts(stored)).toEqual({});
});

test('reads only the texts of a stored object', () => {
  expect(parseTexts('{"name":"Priya","age":7}')).toEqual({ name: 'Priya' });
  writeSessionText('k', '{"name":"Priya","age":7}');
  expect(readSessionTexts('k')).toEqual({ name: 'Priya' });
});
