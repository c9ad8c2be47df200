// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { isHoneypotFilled, honeypotName } from './is-honeypot-filled';

function formWith(value: string | undefined) {
  const form = document.createElement('form');
  if (value !== undefined) form.innerHTML = `<input name="${honeypotName}" value="${value}">`;
  const field = form.querySelector('input');
  return { form, field };
}

test('an empty honeypot returns false', () => {
  expect(isHoneypotFilled(formWith('').form)).toBe(false);
});

test('a filled honeypot returns true once and is emptied', () => {
  const { form, field } = formWith('https://spam.example');
  expect(isHoneypotFilled(form)).toBe(true);
  expect(field?.value).toBe('');
  expect(isHoneypotFilled(form)).toBe(false);
});

test('a honeypot filled by the browser returns false and is emptied', () => {
  const { form, field } = formWith('Priya');
  if (field) vi.spyOn(field, 'matches').mockImplementation((selector) => selector === ':autofill');
  expect(isHoneypotFilled(form)).toBe(false);
  expect(field?.value).toBe('');
});

test('a filled honeypot returns true if the browser does not support :autofill', () => {
  const { form, field } = formWith('x');
  if (field)
    vi.spyOn(field, 'matches').mockImplementation(() => {
      throw new SyntaxError('unknown pseudo-class');
    });
  expect(isHoneypotFilled(form)).toBe(true);
});

test('a form without the field, or with another element of its name, returns false', () => {
  const { form } = formWith(undefined);
  expect(isHoneypotFilled(form)).toBe(false);
  form.innerHTML = `<button name="${honeypotName}" value="x"></button>`;
  expect(isHoneypotFilled(form)).toBe(false);
});
