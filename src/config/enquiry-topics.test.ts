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

test('starts the message about a plan with its link, and still counts it as initial', () => {
  const message = startedMessage('plan', 'https://example.com/room-planner?room=5x4x2.5&target=6');
  expect(message).toMatch(/room plan: https:\/\/example\.com\/room-planner\?room=5x4x2\.5&target=6$/);
  expect(isOnlyStarted(message ?? '')).toBe(true);
  expect(isOnlyStarted(`${message} by May, please`)).toBe(false);
  expect(startedMessage('gym', 'https://example.com/')).not.toContain('example.com');
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
