import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { type ActionOutcome, ActionStatus } from '@/components/ui/ActionStatus';
import { company } from '@/config/company';
import { copyText } from '@/lib/browser/copy-text';
import { enquiryMailUrl, type EnquiryMail } from '../sending/enquiry-mail';

type EmailInsteadProps = {
  mail: EnquiryMail;
  variant: 'primary' | 'accent';
  /** Returns undefined if a field is bad. */
  check: () => unknown;
};

const opened: ActionOutcome = {
  isDone: false,
  sentence: 'Your mail program has the text. It goes to us when you press Send there.',
};

/** Replaces the send button when no form service is configured. */
export function EmailInstead({ mail, variant, check }: EmailInsteadProps) {
  const [outcome, setOutcome] = useState<ActionOutcome>();

  async function copy(): Promise<void> {
    setOutcome(undefined);
    if (check() === undefined) return;
    const isDone = await copyText(mail.body);
    const sentence = isDone
      ? `Copied. Paste it into an e-mail to ${company.email}.`
      : 'Your browser does not let us copy. Mark the text and copy it by hand.';
    setOutcome({ isDone, sentence });
  }

  return (
    // Both stand on one line of a phone.
    <div className="d-flex flex-wrap gap-2 column-gap-sm-3 align-items-center">
      <Button
        variant={variant}
        className="px-3 px-sm-4"
        href={enquiryMailUrl(mail)}
        onClick={(event) => {
          if (check() === undefined) event.preventDefault();
          else setOutcome(opened);
        }}
      >
        Open in your e-mail
      </Button>
      <Button variant="link" className="px-1" onClick={() => void copy()}>
        Copy the text
      </Button>
      <ActionStatus outcome={outcome} />
    </div>
  );
}
