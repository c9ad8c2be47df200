import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import type { EnquiryKey, RequestEnquiry } from '../sending/enquiry';
import { watchEnquiry } from '../sending/enquiry-state';
import { OutcomeArt } from './OutcomeArt';
import styles from './RequestOutcome.module.scss';

export type RequestSentProps = {
  enquiry: RequestEnquiry;
  headingId: string;
  formKey: EnquiryKey;
  onClose: () => void;
};

export function RequestSent({ enquiry, headingId, formKey, onClose }: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => watchEnquiry(formKey), [formKey]);
  const { quantity, email } = enquiry.values;
  return (
    <div className={styles.outcome}>
      <OutcomeArt outcome="sent" />
      <div className={styles.body}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          Success
        </h2>
        <p className="lead">Your message has been sent successfully!</p>
        <p className={styles.detail}>
          We will price {quantity} × {enquiry.model} and write to {email} within 24 hours, Monday to Friday.
        </p>
        <div className={styles.foot}>
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </div>
  );
}
