import { useEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import { useDraft } from '../sending/draft';
import type { EnquiryForm } from '../sending/enquiry-form';
import { enquiryMailUrl, requestMail } from '../sending/enquiry-mail';
import { watchEnquiry, type FailureReason } from '../sending/enquiry-state';
import { failureMessage } from '../sending/failure-message';
import type { RequestField } from '../fields/fields';
import { OtherWays } from './OtherWays';
import { OutcomeArt } from './OutcomeArt';
import styles from './RequestOutcome.module.scss';

export type RequestFailedProps = {
  form: EnquiryForm<RequestField>;
  model: string;
  reason: FailureReason;
  headingId: string;
  onTryAgain: () => void;
  onClose: () => void;
};

export function RequestFailed({ form, model, reason, headingId, onTryAgain, onClose }: RequestFailedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const values = useDraft(form);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => watchEnquiry(form.key), [form.key]);
  const words = failureMessage(reason, 'request');
  const pageUrl = window.location.origin + window.location.pathname;
  return (
    <div className={styles.outcome}>
      <OutcomeArt outcome="failed" />
      <div className={styles.body}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        <p className={styles.reason}>{words.text} What you typed is still in the form.</p>
        <OtherWays mailUrl={enquiryMailUrl(requestMail(values, model, pageUrl))} />
        <div className={styles.foot}>
          {reason.outcome === 'not-loaded' ? (
            <Button onClick={() => window.location.reload()}>Load the page again</Button>
          ) : (
            <Button onClick={onTryAgain}>Try again</Button>
          )}
          <Button variant="line" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </div>
  );
}
