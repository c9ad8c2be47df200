import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUneditedInitialMessage, initialMessageFor } from './enquiry-topics';

test('starts the message of a visitor who signs up', () => {
  expect(initialMessageFor('sign-up')).toMatch(/^Please sign me up for /);
});

test('starts the message of a visitor who comes from the page of a bottle', () => {
  expect(initialMessageFor('bottle')).toMatch(/^I have a question about my water bottle/);
});

test('distinguishes an initial message from a typed one', () => {
  expect(isUneditedInitialMessage('I have a question about ')).toBe(true);
  expect(isUneditedInitialMessage('I have a question about the noise.')).toBe(false);
});

test('has no initial message for an unknown topic', () => {
  expect(initialMessageFor(null)).toBeUndefined();
  for (const name of ['', '__proto__', 'constructor', 'toString', 'Sign-Up']) {
    expect(initialMessageFor(name)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const topic = new URLSearchParams(query).get('about');
      const message = initialMessageFor(topic);
      expect(message === undefined || isUneditedInitialMessage(message)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
