import { Component, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import styles from './EnquiryAnnouncer.module.scss';
import { forgetOutcome, subscribeToEnquiries, unreadOutcomes, type UnreadOutcome } from './enquiry-state';

const EnquiryToast = lazy(() => import('./EnquiryToast').then((module) => ({ default: module.EnquiryToast })));

const none: readonly UnreadOutcome[] = [];

type ToastBoundaryProps = { outcome: UnreadOutcome; children: ReactNode };

class ToastBoundary extends Component<ToastBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { outcome, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <p
        className={`d-flex gap-3 align-items-center justify-content-between m-0 p-3 bg-ink text-white ${styles.plain}`}
      >
        {outcome.state.status === 'sent'
          ? 'Your enquiry was sent.'
          : 'Your enquiry was not sent, as far as we can tell. What you typed is still in the form.'}
        <button
          className="py-0 px-2 border-0 bg-transparent text-reset"
          type="button"
          onClick={() => forgetOutcome(outcome.key)}
        >
          Dismiss
        </button>
      </p>
    );
  }
}

/** Shows outcomes of enquiries whose form is no longer on the page. */
export function EnquiryAnnouncer() {
  const outcomes = useSyncExternalStore(subscribeToEnquiries, unreadOutcomes, () => none);
  return (
    <div className={`d-grid gap-2 position-fixed pe-none ${styles.corner}`} role="status">
      {outcomes.map((outcome) => (
        <ToastBoundary key={outcome.key} outcome={outcome}>
          <Suspense>
            <EnquiryToast outcome={outcome} />
          </Suspense>
        </ToastBoundary>
      ))}
    </div>
  );
}
