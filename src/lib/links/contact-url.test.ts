import { expect, test } from 'vitest';
import { contactUrl } from './contact-url';

test('the address of the contact form has the topic', () => {
  expect(contactUrl('gym')).toBe('/contact?about=gym');
});
