import { Mail, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { ErrorLinks, type ListedError } from '@/components/forms/ErrorList';
import { Notice } from '@/components/forms/Notice';
import { company } from '@/config/company';
import styles from './Contact.module.scss';
import type { ContactEnquiry } from '../sending/enquiry';
import type { FailureReason } from '../sending/enquiry-state';
import { sendFailureMessage } from '../sending/send-failure-message';

type ContactSentProps = { enquiry: ContactEnquiry; onDismiss: () => void };

export function ContactSent({ enquiry, onDismiss }: ContactSentProps) {
  return (
    <Notice tone="success" title="Message sent successfully!" takesFocus onDismiss={onDismiss}>
      <p className={styles.text}>
        Your message is with us in {company.headquarters.city}. We reply to {enquiry.values.email} {company.replyIn}.
      </p>
    </Notice>
  );
}

type ContactFailedProps = {
  reason: FailureReason;
  errors: readonly ListedError[];
  mailUrl: string;
  onTryAgain: () => void;
  onDismiss: () => void;
};

export function ContactFailed({ reason, errors, mailUrl, onTryAgain, onDismiss }: ContactFailedProps) {
  const words = sendFailureMessage(reason, 'message');
  const text = useRef<HTMLParagraphElement>(null);
  const leavesFocus = useRef(errors.length > 0);
  // Shows the notice before the focus moves to a bad field.
  useEffect(() => {
    if (leavesFocus.current) text.current?.closest('[role=alert]')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Notice tone="danger" title={words.title} takesFocus={errors.length === 0} onDismiss={onDismiss}>
      <p ref={text} className={styles.text}>
        {words.text} What you typed is still in the form.
      </p>
      {errors.length > 0 && <ErrorLinks errors={errors} />}
      <div className={`d-flex flex-wrap row-gap-2 column-gap-4 align-items-center mt-3 ${styles.ways}`}>
        {reason.outcome === 'not-loaded' ? (
          <Button onClick={() => window.location.reload()}>Load the page again</Button>
        ) : (
          <Button onClick={onTryAgain}>Try again</Button>
        )}
        <a href={mailUrl} className="d-inline-flex gap-2 align-items-center fw-semibold">
          <Mail size={18} strokeWidth={1.5} aria-hidden="true" className="icon" /> Send it by e-mail instead
        </a>
        <a href={company.phone.href} className="num d-inline-flex gap-2 align-items-center fw-semibold">
          <Phone size={18} strokeWidth={1.5} aria-hidden="true" className="icon" /> {company.phone.label}
        </a>
      </div>
    </Notice>
  );
}
