import { expect, test } from 'vitest';
import { contactUrl } from './contact-url';

test('the contact form is reached with the topic of its message', () => {
  expect(contactUrl('gym')).toBe('/contact?about=gym');
});
