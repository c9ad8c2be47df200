import { describe, expect, test } from 'vitest';
import type { FailureReason } from './enquiry-state';
import { failureMessage } from './failure-message';

const messageFor = (reason: FailureReason) => failureMessage(reason, 'price request');
const limited = (retryAfterS: number | null) => messageFor({ outcome: 'rate-limited', retryAfterS }).text;

/** All other reasons: form-faults.test. */
describe('the failure message', () => {
  test.each<[FailureReason, string, string]>([
    [
      { outcome: 'refused', fields: { email: { code: '', message: 'bounces' } } },
      'Not sent',
      'Our form service did not accept what is marked below. Correct it and send again.',
    ],
    [
      { outcome: 'not-loaded' },
      'Not sent',
      'The part of this page that sends did not load, most likely because the site was updated meanwhile. Load the page again, then send.',
    ],
  ])('describes $outcome', (reason, title, text) => {
    expect(messageFor(reason)).toEqual({ title, text });
  });

  test.each([
    [null, 'Wait a minute, then press Try again.'],
    [1, 'Wait 1 second, then press Try again.'],
    [2, 'Wait 2 seconds, then press Try again.'],
    [89, 'Wait 89 seconds, then press Try again.'],
    [90, 'Wait 2 minutes, then press Try again.'],
    [120, 'Wait 2 minutes, then press Try again.'],
    [121, 'Wait 3 minutes, then press Try again.'],
  ])('names the wait if the service names %s seconds', (seconds, words) => {
    expect(limited(seconds)).toBe(`Too many messages are reaching our form service. ${words}`);
    expect(messageFor({ outcome: 'rate-limited', retryAfterS: seconds }).title).toBe('Not sent');
  });
});
