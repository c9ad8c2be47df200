import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Notice.module.scss';

export type NoticeProps = {
  tone: 'success' | 'danger';
  title: string;
  children: ReactNode;
  /** Takes the focus when it appears: it answers what the visitor just did. */
  takesFocus?: boolean;
  onDismiss?: () => void;
};

/** An outcome in words with an icon: green speaks as a status, crimson as an alert. Of Bootstrap it has the look: nothing in it moves. */
export function Notice({ tone, title, children, takesFocus = false, onDismiss }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // Once, on appearing: the focus is not called back from where the visitor has gone on.
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
      className={`alert alert-${tone} ${styles.notice} ${styles[tone]}`}
    >
      <Icon size={24} strokeWidth={1.5} aria-hidden="true" className={`icon ${styles.icon}`} />
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      {onDismiss && (
        <button type="button" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
