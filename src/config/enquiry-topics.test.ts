import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOnlyStarted, startedMessage } from './enquiry-topics';

test('starts the message of a visitor who signs up', () => {
  expect(startedMessage('sign-up')).toMatch(/^Please sign me up for /);
});

test('starts the message of a visitor who comes from the page of a bottle', () => {
  expect(startedMessage('bottle')).toMatch(/^I have a question about my water bottle/);
});

test('distinguishes an initial message from a typed one', () => {
  expect(isOnlyStarted('I have a question about ')).toBe(true);
  expect(isOnlyStarted('I have a question about the noise.')).toBe(false);
});

test('has no initial message for an unknown topic', () => {
  expect(startedMessage(null)).toBeUndefined();
  for (const name of ['', '__proto__', 'constructor', 'toString', 'Sign-Up']) {
    expect(startedMessage(name)).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const topic = new URLSearchParams(query).get('about');
      const message = startedMessage(topic);
      expect(message === undefined || isOnlyStarted(message)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
