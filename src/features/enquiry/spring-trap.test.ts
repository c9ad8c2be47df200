// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { springTrap, trapName } from './spring-trap';

function formWith(value: string | undefined) {
  const form = document.createElement('form');
  if (value !== undefined) form.innerHTML = `<input name="${trapName}" value="${value}">`;
  const field = form.querySelector('input');
  return { form, field };
}

test('a form whose hidden field is empty is a person’s', () => {
  expect(springTrap(formWith('').form)).toBe(false);
});

test('a form whose hidden field is filled in is a program’s, once: the field is emptied', () => {
  const { form, field } = formWith('https://spam.example');
  expect(springTrap(form)).toBe(true);
  expect(field?.value).toBe('');
  expect(springTrap(form)).toBe(false);
});

test('a field that the browser itself filled in is a person’s, and is emptied too', () => {
  const { form, field } = formWith('Priya');
  if (field) vi.spyOn(field, 'matches').mockImplementation((selector) => selector === ':autofill');
  expect(springTrap(form)).toBe(false);
  expect(field?.value).toBe('');
});

test('a browser that does not know of autofill takes the field for a program’s', () => {
  const { form, field } = formWith('x');
  if (field)
    vi.spyOn(field, 'matches').mockImplementation(() => {
      throw new SyntaxError('unknown pseudo-class');
    });
  expect(springTrap(form)).toBe(true);
});

test('a form without the field, or with something else under its name, catches nobody', () => {
  const { form } = formWith(undefined);
  expect(springTrap(form)).toBe(false);
  form.innerHTML = `<button name="${trapName}" value="x"></button>`;
  expect(springTrap(form)).toBe(false);
});
