import { Mail, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { Arrow } from '@/components/ui/Arrow';
import { company } from '@/config/company';
import { useDraft } from '../sending/draft';
import type { EnquiryKey, RequestEnquiry } from '../sending/enquiry';
import type { EnquiryForm } from '../sending/enquiry-form';
import { enquiryMail, enquiryMailUrl } from '../sending/enquiry-mail';
import { watchEnquiry, type FailureReason } from '../sending/enquiry-state';
import { sendFailureMessage } from '../sending/send-failure-message';
import type { RequestField } from '../fields/fields';
import styles from './PriceRequest.module.scss';

type OutcomeProps = {
  outcome: 'sent' | 'failed';
  title: string;
  headingId: string;
  formKey: EnquiryKey;
  children: ReactNode;
};

function Outcome({ outcome, title, headingId, formKey, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => watchEnquiry(formKey), [formKey]);
  return (
    <div className="d-flex flex-fill flex-column">
      <OutcomeArt outcome={outcome} />
      <div className={`d-flex flex-fill flex-column align-items-start ${styles.body}`}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </div>
  );
}

type RequestSentProps = {
  enquiry: RequestEnquiry;
  headingId: string;
  formKey: EnquiryKey;
  onClose: () => void;
};

/** After a price request was sent and confirmed. */
export function RequestSent({ enquiry, headingId, formKey, onClose }: RequestSentProps) {
  const { quantity, email } = enquiry.values;
  return (
    <Outcome outcome="sent" title="Success" headingId={headingId} formKey={formKey}>
      <p className="mt-3 lead">Your message has been sent successfully!</p>
      <p className="mt-3 mb-4 muted text-break">
        We will price {quantity} × {enquiry.model} and write to {email} {company.replyIn}.
      </p>
      <div className={`d-flex flex-wrap mt-auto ${styles.foot}`}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </Outcome>
  );
}

type RequestFailedProps = {
  form: EnquiryForm<RequestField>;
  reason: FailureReason;
  headingId: string;
  onTryAgain: () => void;
  onClose: () => void;
};

/** After a price request failed: why, and the other ways to send it. */
export function RequestFailed({ form, reason, headingId, onTryAgain, onClose }: RequestFailedProps) {
  const values = useDraft(form);
  const words = sendFailureMessage(reason, 'request');
  return (
    <Outcome outcome="failed" title={words.title} headingId={headingId} formKey={form.key}>
      <p className={`mt-2 mb-3 muted ${styles.reason}`}>{words.text} What you typed is still in the form.</p>
      <ul className={`plain-list w-100 border-top ${styles.ways}`}>
        <li className="position-relative align-items-center border-bottom">
          <Mail size={22} strokeWidth={1.4} aria-hidden="true" />
          <a href={enquiryMailUrl(enquiryMail(form.enquiry(values)))}>
            <b className="d-block fw-semibold">Send it by e-mail instead</b>
            <span className="d-block muted small">Opens a message with your details filled in</span>
          </a>
          <Arrow />
        </li>
        <li className="position-relative align-items-center border-bottom">
          <Phone size={22} strokeWidth={1.4} aria-hidden="true" />
          <a href={company.phone.href}>
            <b className="d-block fw-semibold">{company.phone.label}</b>
            <span className="d-block muted small">Freephone, {company.openingHours.label}</span>
          </a>
          <Arrow />
        </li>
      </ul>
      <div className={`d-flex flex-wrap mt-auto ${styles.foot}`}>
        {reason.outcome === 'not-loaded' ? (
          <Button onClick={() => window.location.reload()}>Load the page again</Button>
        ) : (
          <Button onClick={onTryAgain}>Try again</Button>
        )}
        <Button variant="line" onClick={onClose}>
          Close
        </Button>
      </div>
    </Outcome>
  );
}

const streams = [-4, -3, -2, -1, 0, 1, 2, 3, 4];

function inlet(endX: number): string {
  return streams
    .map((n) => `M-4 ${104 + 21 * n}C150 ${104 + 20 * n} 210 ${105 + 3 * n} ${endX} ${105 + 3 * n}`)
    .join('');
}

/** Below the cross that closes the dialog. */
const outlet = streams
  .map((n) => `M300 ${105 + 3 * n}C390 ${105 + 3 * n} 440 ${112 + 14 * n} 606 ${130 + 12 * n}`)
  .join('');

function OutcomeArt({ outcome }: Pick<OutcomeProps, 'outcome'>) {
  const isSent = outcome === 'sent';
  return (
    <svg
      viewBox={isSent ? '0 0 600 210' : '0 24 600 162'}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeWidth="1.3"
      className={`d-block flex-shrink-0 w-100 ${isSent ? 'bg-ice' : ''} ${styles[outcome]}`}
      aria-hidden="true"
    >
      <path d={inlet(isSent ? 300 : 276)} stroke="var(--copper)" />
      {isSent && <path d={outlet} stroke="var(--air)" />}
      <circle cx="300" cy="105" r="34" fill={isSent ? 'var(--success)' : 'var(--danger)'} />
      <path
        d={isSent ? 'M285 106l10 11 20-23' : 'M300 90v19M300 117v4'}
        stroke="#fff"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
