// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dropDraft, storedValues, useDraft, writeDraft } from './draft';
import { contactForm, requestForm } from './enquiry-form';

const price = requestForm('generation-x', 'Generation X', '2');

test('both forms share name, phone and e-mail, but not message and quantity', () => {
  const [contact, request] = [renderHook(() => useDraft(contactForm)), renderHook(() => useDraft(price))];
  expect(contact.result.current).toEqual(contactForm.initial);
  expect(request.result.current).toEqual({ name: '', phone: '', email: '', quantity: '2' });
  act(() => {
    writeDraft(contactForm, 'name', 'Priya');
    writeDraft(contactForm, 'phone', '0115 496 0182');
    writeDraft(price, 'email', 'priya@harrowvale.example');
    writeDraft(contactForm, 'message', 'Two surgeries.');
    writeDraft(price, 'quantity', '3');
  });
  const person = { name: 'Priya', phone: '0115 496 0182', email: 'priya@harrowvale.example' };
  expect(contact.result.current).toEqual({ ...person, message: 'Two surgeries.' });
  expect(request.result.current).toEqual({ ...person, quantity: '3' });
  expect(storedValues(price)).toEqual({ ...person, quantity: '3' });
  act(() => dropDraft(price.draftKey));
  expect(request.result.current).toEqual({ name: '', phone: '', email: '', quantity: '2' });
  expect(contact.result.current).toEqual({ name: '', phone: '', email: '', message: 'Two surgeries.' });
});

test('a removed field has its initial value', () => {
  const { result } = renderHook(() => useDraft(price));
  act(() => writeDraft(price, 'quantity', '7'));
  expect(result.current.quantity).toBe('7');
  act(() => writeDraft(price, 'quantity', undefined));
  expect(result.current.quantity).toBe('2');
});

test('a new initial value is shown, and an unmounted form is not notified', () => {
  const { result, rerender, unmount } = renderHook((form) => useDraft(form), { initialProps: contactForm });
  rerender({ ...contactForm, initial: { ...contactForm.initial, message: 'Please plan the air for our gym.' } });
  expect(result.current.message).toBe('Please plan the air for our gym.');
  unmount();
  writeDraft(contactForm, 'message', 'Later.');
  expect(result.current.message).toBe('Please plan the air for our gym.');
});
