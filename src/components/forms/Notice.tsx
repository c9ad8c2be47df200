import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import styles from './Notice.module.scss';

type NoticeProps = {
  tone: 'success' | 'danger';
  title: string;
  children: ReactNode;
  takesFocus?: boolean;
  onDismiss: () => void;
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
      <IconButton label="Dismiss" icon={X} iconPx={20} className={`text-reset ${styles.dismiss}`} onClick={onDismiss} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
