import { describe, expect, test } from 'vitest';
import { enquiryPayload, requestedSlug, type Enquiry, type RequestEnquiry } from './enquiry';
import { enquiryKey } from './enquiry-state';

const person = { name: 'Priya Raman', phone: '0115 496 0182', email: 'priya@harrowvale.example' };
const message: Enquiry = { form: 'contact', values: { ...person, message: 'Two surgeries.' } };
const request: RequestEnquiry = {
  form: 'request',
  slug: 'generation-x',
  model: 'Generation X',
  pageUrl: 'https://www.mars-air.example/product-details/generation-x',
  values: { ...person, quantity: '2' },
};

describe('what an enquiry sends', () => {
  test.each<[Enquiry, [key: string, value: string][]]>([
    [message, [...Object.entries(person), ['message', 'Two surgeries.']]],
    [
      request,
      [['product', request.model], ['redirect_url', request.pageUrl], ...Object.entries(person), ['quantity', '2']],
    ],
  ])('is exactly the specified keys of the $form form, in their order', (enquiry, payload) => {
    expect(Object.entries(enquiryPayload(enquiry))).toEqual(payload);
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
