import { expect, test } from 'vitest';
import { contactHref } from './contact-href';

test('the contact form is reached with the topic of its message', () => {
  expect(contactHref('gym')).toBe('/contact?about=gym');
});
