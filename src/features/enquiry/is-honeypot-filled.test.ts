// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { isHoneypotFilled, honeypotName } from './is-honeypot-filled';

function formWith(value: string | undefined) {
  const form = document.createElement('form');
  if (value !== undefined) form.innerHTML = `<input name="${honeypotName}" value="${value}">`;
  const field = form.querySelector('input');
  return { form, field };
}

test('a form whose hidden field is empty is a person’s', () => {
  expect(isHoneypotFilled(formWith('').form)).toBe(false);
});

test('a form whose hidden field is filled in is a program’s, once: the field is emptied', () => {
  const { form, field } = formWith('https://spam.example');
  expect(isHoneypotFilled(form)).toBe(true);
  expect(field?.value).toBe('');
  expect(isHoneypotFilled(form)).toBe(false);
});

test('a field that the browser itself filled in is a person’s, and is emptied too', () => {
  const { form, field } = formWith('Priya');
  if (field) vi.spyOn(field, 'matches').mockImplementation((selector) => selector === ':autofill');
  expect(isHoneypotFilled(form)).toBe(false);
  expect(field?.value).toBe('');
});

test('a browser that does not know of autofill takes the field for a program’s', () => {
  const { form, field } = formWith('x');
  if (field)
    vi.spyOn(field, 'matches').mockImplementation(() => {
      throw new SyntaxError('unknown pseudo-class');
    });
  expect(isHoneypotFilled(form)).toBe(true);
});

test('a form without the field, or with something else under its name, catches nobody', () => {
  const { form } = formWith(undefined);
  expect(isHoneypotFilled(form)).toBe(false);
  form.innerHTML = `<button name="${honeypotName}" value="x"></button>`;
  expect(isHoneypotFilled(form)).toBe(false);
});
