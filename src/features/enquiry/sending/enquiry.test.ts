import { describe, expect, test } from 'vitest';
import { enquiryKey, enquiryPayload, requestedSlug, type Enquiry } from './enquiry';

const person = { name: 'Priya Raman', phone: '0115 496 0182', email: 'priya@harrowvale.example' };
const message: Enquiry = { form: 'contact', values: { ...person, message: 'Two surgeries.' } };
const request: Enquiry = {
  form: 'request',
  slug: 'generation-x',
  model: 'Generation X',
  pageUrl: 'https://www.mars-air.example/product-details/generation-x',
  values: { ...person, quantity: '2' },
};

describe('what an enquiry sends', () => {
  test('is exactly name, phone, email and message from the contact form', () => {
    expect(enquiryPayload(message)).toEqual({
      name: 'Priya Raman',
      phone: '0115 496 0182',
      email: 'priya@harrowvale.example',
      message: 'Two surgeries.',
    });
    expect(Object.keys(enquiryPayload(message))).toEqual(['name', 'phone', 'email', 'message']);
  });

  test('is exactly product, redirect_url, name, phone, email and quantity from a price request', () => {
    expect(enquiryPayload(request)).toEqual({
      product: 'Generation X',
      redirect_url: 'https://www.mars-air.example/product-details/generation-x',
      name: 'Priya Raman',
      phone: '0115 496 0182',
      email: 'priya@harrowvale.example',
      quantity: '2',
    });
    expect(Object.keys(enquiryPayload(request))).toEqual([
      'product',
      'redirect_url',
      'name',
      'phone',
      'email',
      'quantity',
    ]);
  });

  test('leaves out values without a field', () => {
    const values = { ...person, message: 'One.', leave_empty: 'filled' };
    expect(enquiryPayload({ form: 'contact', values })).not.toHaveProperty('leave_empty');
  });
});

test('each price request and the contact form have their own key', () => {
  expect(enquiryKey(message)).toBe('contact');
  expect(enquiryKey(request)).toBe('request:generation-x');
  expect(requestedSlug('contact')).toBeUndefined();
  expect(requestedSlug('request:generation-x')).toBe('generation-x');
});
