import { company } from '@/config/company';
import type { AskedPrice } from '@/lib/links/price-request-url';
import styles from '../sending/EnquiryAnnouncer.module.scss';

export type DialogMissingProps = AskedPrice & { onDismiss: () => void };

/** Shows e-mail and telephone when the dialog's script does not load. */
export function DialogMissing({ slug, quantity, onDismiss }: DialogMissingProps) {
  const subject = encodeURIComponent(`Price request: ${quantity} × ${slug ?? 'air purifier'}`);
  return (
    <div className={styles.corner}>
      <p role="alert" className={styles.plain}>
        <span>
          The form did not load. Load the page again,{' '}
          <a href={`mailto:${company.email}?subject=${subject}`}>write us an e-mail</a> or call{' '}
          <a href={company.phone.href} className="num">
            {company.phone.label}
          </a>
          .
        </span>
        <button type="button" onClick={onDismiss}>
          Dismiss
        </button>
      </p>
    </div>
  );
}
