import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { company } from '@/config/company';
import { enquiryMailUrl, type EnquiryMail } from '../sending/enquiry-mail';

type EmailInsteadProps = {
  mail: EnquiryMail;
  variant: 'primary' | 'accent';
  /** Returns undefined if a field is bad. */
  check: () => unknown;
};

/** Replaces the send button when no form service is configured. */
export function EmailInstead({ mail, variant, check }: EmailInsteadProps) {
  const [done, setDone] = useState<'opened' | 'copied' | 'not-copied'>();

  async function copy(): Promise<void> {
    setDone(undefined);
    if (check() === undefined) return;
    try {
      await navigator.clipboard.writeText(mail.body);
      setDone('copied');
    } catch {
      setDone('not-copied');
    }
  }

  return (
    <div className="d-flex flex-wrap row-gap-2 column-gap-3 align-items-center">
      <Button
        variant={variant}
        href={enquiryMailUrl(mail)}
        onClick={(event) => {
          if (check() === undefined) event.preventDefault();
          else setDone('opened');
        }}
      >
        Write this as an e-mail
      </Button>
      <Button variant="line" onClick={() => void copy()}>
        Copy
      </Button>
      <p role="status" className={done ? 'w-100 m-0 small muted' : 'm-0'}>
        {done === 'opened' && 'Your mail program has the text. It goes to us when you press Send there.'}
        {done === 'copied' && `Copied. Paste it into an e-mail to ${company.email}.`}
        {done === 'not-copied' && 'The browser does not allow copying here. Mark the text and copy it by hand.'}
      </p>
    </div>
  );
}
