import { answerTimeoutMs } from '@/lib/http/post-form';
import type { FailureReason } from './enquiry-state';

type FailureMessage = { title: string; text: string };

const twiceIsFine = 'If you send it again we may get it twice, which does no harm.';

function notSent(text: string): FailureMessage {
  return { title: 'Not sent', text };
}

function perhapsNotSent(text: string): FailureMessage {
  return { title: 'Not sent, as far as we can tell', text: `${text} ${twiceIsFine}` };
}

function formatWait(seconds: number | null): string {
  if (seconds === null) return 'Wait a minute, then press Try again.';
  if (seconds < 90) return `Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then press Try again.`;
  return `Wait ${Math.ceil(seconds / 60)} minutes, then press Try again.`;
}

/** @param what "message" or "price request" */
export function sendFailureMessage(reason: FailureReason, what: string): FailureMessage {
  switch (reason.outcome) {
    case 'refused':
      return Object.keys(reason.fields).length > 0
        ? notSent('Our form service did not accept what is marked below. Correct it and send again.')
        : notSent(`Our form service would not take your ${what}. Trying again may not help; an e-mail or a call will.`);
    case 'rate-limited':
      return notSent(`Too many messages are reaching our form service. ${formatWait(reason.retryAfterS)}`);
    case 'server-error':
      return notSent(`Our form service has a fault of its own. It may be over in a few minutes.`);
    case 'no-service':
      return notSent(
        `Nothing answers at the address this form sends to. The mistake is ours. Please write or call instead.`,
      );
    case 'misread':
      return reason.because === 'page'
        ? notSent(`The form service did not confirm it, so your ${what} has not reached us.`)
        : perhapsNotSent('The receipt broke off half-way.');
    case 'timed-out':
      return perhapsNotSent(`No answer came within ${answerTimeoutMs / 1000} seconds. Your ${what} may still arrive.`);
    case 'offline':
      return notSent('Your device is offline. Connect it again, then press Try again.');
    case 'cut-off':
      return perhapsNotSent(
        `Your device went offline while your ${what} was on its way. Connect it again, then press Try again.`,
      );
    case 'unreachable':
      return perhapsNotSent(
        'No answer came from our form service. The connection may have dropped, or a firewall or ad blocker stands in between.',
      );
    case 'not-loaded':
      return notSent(
        'The part of this page that sends did not load, most likely because the site was updated meanwhile. Load the page again, then send.',
      );
    case 'interrupted':
      return {
        title: 'We cannot tell whether it was sent',
        text: `The page was loaded again while your ${what} was on its way. ${twiceIsFine}`,
      };
    case 'honeypot':
      return notSent(
        `A field that only programs can see was filled in, so we stopped your ${what}. If you are a person, press Try again and it will go.`,
      );
  }
}
