import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Notice.module.scss';

type NoticeProps = {
  tone: 'success' | 'danger';
  title: string;
  children: ReactNode;
  takesFocus?: boolean;
  onDismiss?: () => void;
};

/** Green has the role status, crimson alert. */
export function Notice({ tone, title, children, takesFocus = false, onDismiss }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const takesFocusNow = useRef(takesFocus);
  useEffect(() => {
    if (takesFocusNow.current) box.current?.focus();
  }, []);
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <div
      ref={box}
      role={tone === 'success' ? 'status' : 'alert'}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={`align-items-start m-0 ${styles.notice} ${styles[tone]}`}
    >
      <Icon size={24} strokeWidth={1.5} aria-hidden="true" className={`icon ${styles.icon}`} />
      <p id={titleId} className="m-0 fw-bold">
        {title}
      </p>
      {onDismiss && (
        <button
          type="button"
          className={`d-grid p-0 border-0 bg-transparent text-reset ${styles.dismiss}`}
          aria-label="Dismiss"
          onClick={onDismiss}
        >
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
