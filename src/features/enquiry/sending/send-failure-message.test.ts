import { describe, expect, test } from 'vitest';
import type { FailureReason } from './enquiry-state';
import { sendFailureMessage } from './send-failure-message';

const perhapsNotSent = 'Not sent, as far as we can tell';

describe('the failure message', () => {
  test.each<[reason: FailureReason, title: string, text: RegExp]>([
    [{ outcome: 'refused', fields: {} }, 'Not sent', /would not take your price request\. Trying/],
    [{ outcome: 'refused', fields: { email: { code: '', message: 'bounces' } } }, 'Not sent', /marked below\. Correct/],
    [{ outcome: 'server-error' }, 'Not sent', /fault of its own\. It may be over/],
    [{ outcome: 'no-service' }, 'Not sent', /Nothing answers at the address.*write or call/],
    [{ outcome: 'misread', because: 'page' }, 'Not sent', /did not confirm it, so your price request has not/],
    [{ outcome: 'misread', because: 'broken' }, perhapsNotSent, /broke off half-way\. If you send it again/],
    [{ outcome: 'timed-out' }, perhapsNotSent, /within 15 seconds\. Your price request may still.*twice/],
    [{ outcome: 'offline' }, 'Not sent', /Your device is offline\. Connect it again/],
    [{ outcome: 'cut-off' }, perhapsNotSent, /went offline while your price request.*twice/],
    [{ outcome: 'unreachable' }, perhapsNotSent, /No answer came from our form service.*twice/],
    [{ outcome: 'not-loaded' }, 'Not sent', /did not load.*Load the page again, then send\.$/],
    [{ outcome: 'interrupted' }, 'We cannot tell whether it was sent', /loaded again while your price request.*twice/],
    [{ outcome: 'honeypot' }, 'Not sent', /only programs can see.*press Try again/],
  ])('for %j is "%s"', (reason, title, text) => {
    expect(sendFailureMessage(reason, 'price request')).toEqual({ title, text: expect.stringMatching(text) as string });
  });

  test.each([
    [null, 'Wait a minute, then press Try again.'],
    [1, 'Wait 1 second, then press Try again.'],
    [2, 'Wait 2 seconds, then press Try again.'],
    [89, 'Wait 89 seconds, then press Try again.'],
    [90, 'Wait 2 minutes, then press Try again.'],
    [121, 'Wait 3 minutes, then press Try again.'],
  ])('names the wait if the service names %s seconds', (retryAfterS, words) => {
    const text = `Too many messages are reaching our form service. ${words}`;
    expect(sendFailureMessage({ outcome: 'rate-limited', retryAfterS }, 'message')).toEqual({
      title: 'Not sent',
      text,
    });
  });
});
