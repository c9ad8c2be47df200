// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { contactForm, fieldsOf, requestForm } from './enquiry-form';

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the two forms', () => {
  test('ask for name, phone, email and then the message, all empty at first', () => {
    expect(fieldsOf(contactForm)).toEqual(['name', 'phone', 'email', 'message']);
    expect(contactForm.initial).toEqual({ name: '', phone: '', email: '', message: '' });
    expect(contactForm.key).toBe('contact');
  });

  test('ask for name, phone, email and then the quantity, which starts at the number of units', () => {
    const form = requestForm('generation-x', 'Generation X', '3');
    expect(fieldsOf(form)).toEqual(['name', 'phone', 'email', 'quantity']);
    expect(form.initial).toEqual({ name: '', phone: '', email: '', quantity: '3' });
    expect(form.key).toBe('request:generation-x');
  });

  test('become an enquiry: the price request with the page it was made on, without query and hash', () => {
    window.history.replaceState(null, '', '/product-details/generation-x?units=3#support');
    const values = { name: 'Priya', phone: '1', email: 'a@b.example', quantity: '3' };
    expect(requestForm('generation-x', 'Generation X', '3').enquiry(values)).toEqual({
      form: 'request',
      slug: 'generation-x',
      model: 'Generation X',
      pageUrl: `${window.location.origin}/product-details/generation-x`,
      values,
    });
    const message = { name: 'Priya', phone: '1', email: 'a@b.example', message: 'One.' };
    expect(contactForm.enquiry(message)).toEqual({ form: 'contact', values: message });
  });

  test('keep what is typed under keys that the cookie page lists', () => {
    expect(contactForm.draftKey).toBe('mars.draft.contact');
    expect(requestForm('generation-x', 'Generation X', '1').draftKey).toBe('mars.draft.request.generation-x');
  });
});
