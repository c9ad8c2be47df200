import { describe, expect, test } from 'vitest';
import type { FailureReason } from './enquiry-state';
import { failureMessage } from './failure-message';

const twice = 'If you send it again we may get it twice, which does no harm.';
const said = (reason: FailureReason) => failureMessage(reason, 'price request');
const limited = (retryAfterS: number | null) => said({ outcome: 'rate-limited', retryAfterS }).text;

describe('the failure message', () => {
  test.each<[FailureReason, string, string]>([
    [
      { outcome: 'refused', status: 422, fields: { email: { code: '', message: 'bounces' } } },
      'Not sent',
      'Our form service did not accept what is marked below. Correct it and send again.',
    ],
    [
      { outcome: 'refused', status: 400, fields: {} },
      'Not sent',
      'Our form service would not take your price request (answer 400). Trying again may not help; an email or a call will.',
    ],
    [
      { outcome: 'server-error', status: 503 },
      'Not sent',
      'Our form service has a fault of its own (answer 503). It may be over in a few minutes.',
    ],
    [
      { outcome: 'no-service', status: 404 },
      'Not sent',
      'Nothing answers at the address this form sends to (answer 404). The mistake is ours. Please write or call instead.',
    ],
    [
      { outcome: 'misread', because: 'page' },
      'Not sent',
      'The form service did not confirm it, so your price request has not reached us.',
    ],
    [
      { outcome: 'misread', because: 'broken' },
      'Not sent, as far as we can tell',
      `The receipt broke off half-way. ${twice}`,
    ],
    [
      { outcome: 'timed-out' },
      'Not sent, as far as we can tell',
      `No answer came within 15 seconds. Your price request may still arrive. ${twice}`,
    ],
    [{ outcome: 'offline' }, 'Not sent', 'Your device is offline. Connect it again, then press Try again.'],
    [
      { outcome: 'cut-off' },
      'Not sent, as far as we can tell',
      `Your device went offline while your price request was on its way. Connect it again, then press Try again. ${twice}`,
    ],
    [
      { outcome: 'unreachable' },
      'Not sent, as far as we can tell',
      `No answer came from our form service. The connection may have dropped, or a firewall or ad blocker stands in between. ${twice}`,
    ],
    [
      { outcome: 'not-loaded' },
      'Not sent',
      'The part of this page that sends did not load, most likely because the site was updated meanwhile. Load the page again, then send.',
    ],
    [
      { outcome: 'interrupted' },
      'We cannot tell whether it was sent',
      `The page was loaded again while your price request was on its way. ${twice}`,
    ],
    [
      { outcome: 'honeypot' },
      'Not sent',
      'A field that only programs can see was filled in, so we stopped your price request. If you are a person, press Try again and it will go.',
    ],
  ])('describes $outcome', (reason, title, text) => {
    expect(said(reason)).toEqual({ title, text });
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
    expect(said({ outcome: 'rate-limited', retryAfterS: seconds }).title).toBe('Not sent');
  });
});
