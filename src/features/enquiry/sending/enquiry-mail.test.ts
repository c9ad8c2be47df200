import { describe, expect, test } from 'vitest';
import { enquiryMail, enquiryMailUrl } from './enquiry-mail';

const person = { name: ' Priya Raman ', phone: '0115 496 0182', email: 'priya@harrowvale.example' };
const page = 'https://www.mars-air.example/product-details/generation-x';

type Person = typeof person;

const contactMail = (values: Person & { message: string }) => enquiryMail({ form: 'contact', values });
const requestMail = (values: Person & { quantity: string }) =>
  enquiryMail({ form: 'request', slug: 'generation-x', model: 'Generation X', pageUrl: page, values });

describe('an enquiry as an e-mail', () => {
  test('starts with the message and ends with the sender', () => {
    expect(contactMail({ ...person, message: ' Two surgeries. ' })).toEqual({
      subject: 'Message to MARS',
      body: 'Two surgeries.\n\nName: Priya Raman\nPhone: 0115 496 0182\nEmail: priya@harrowvale.example',
    });
  });

  test('leaves out empty fields', () => {
    const nobody = { name: ' ', phone: '', email: '' };
    expect(contactMail({ ...nobody, message: 'Hello.' }).body).toBe('Hello.');
    expect(contactMail({ ...person, message: ' ' }).body).toMatch(/^Name: Priya Raman\n/);
    expect(requestMail({ ...nobody, quantity: '2' }).body).toBe(`Product: Generation X\nQuantity: 2\nPage: ${page}`);
  });

  test('has the quantity and model of a price request in its subject', () => {
    expect(requestMail({ ...person, quantity: ' 2 ' })).toEqual({
      subject: 'Price request: 2 × Generation X',
      body: [
        'Product: Generation X',
        'Quantity: 2',
        'Name: Priya Raman',
        'Phone: 0115 496 0182',
        'Email: priya@harrowvale.example',
        `Page: ${page}`,
      ].join('\n'),
    });
    expect(requestMail({ ...person, quantity: ' ' }).subject).toBe('Price request: Generation X');
  });

  test('becomes a mailto address', () => {
    expect(enquiryMailUrl({ subject: 'A b', body: 'c' })).toMatch(/^mailto:[^?]+@[^?]+\?subject=A%20b&body=c$/);
  });
});
