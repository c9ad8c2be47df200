import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { company } from '@/config/company';
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
      body: 'Two surgeries.\n\nName: Priya Raman\nPhone: 0115 496 0182\nE-mail: priya@harrowvale.example',
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
        'E-mail: priya@harrowvale.example',
        `Page: ${page}`,
      ].join('\n'),
    });
    expect(requestMail({ ...person, quantity: ' ' }).subject).toBe('Price request: Generation X');
  });
});

const mailTo = (body: string) => enquiryMailUrl({ subject: 'S', body });
const start = mailTo('');

function bodyOf(url: string): string {
  return new URLSearchParams(url.slice(url.indexOf('?'))).get('body') ?? '';
}

describe('the mailto address of an enquiry', () => {
  test('has the company, subject and body, with CR LF line breaks', () => {
    expect(enquiryMailUrl({ subject: 'Two × X & more', body: 'one\ntwo' })).toBe(
      `mailto:${company.email}?subject=Two%20%C3%97%20X%20%26%20more&body=one%0D%0Atwo`,
    );
  });

  test('cuts a body that is too long, with a note', () => {
    const url = mailTo('é'.repeat(5000));
    expect(url.length).toBeLessThanOrEqual(1900);
    expect(bodyOf(url)).toMatch(/^é+\r\n\r\n\[The rest did not fit\. It is still in the form/);
  });

  test('keeps a body that just fits, and cuts others to the maximum length', () => {
    const fits = 'x'.repeat(1900 - start.length);
    expect(mailTo(fits)).toBe(start + fits);
    expect(mailTo(`${fits}x`)).toHaveLength(1900);
  });

  test('replaces a lone surrogate by U+FFFD', () => {
    expect(bodyOf(mailTo('a\ud800b'))).toBe('a\ufffdb');
  });

  test('is valid whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (typed) => {
        const url = enquiryMailUrl({ subject: typed.slice(0, 60), body: typed });
        expect(url).toMatch(/^mailto:[^?\s]+\?subject=[^\s&"<>]*&body=[^\s&"<>]*$/);
      }),
      { numRuns: 2000 },
    );
  });
});
