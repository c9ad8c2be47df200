import { Component, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import styles from './EnquiryAnnouncer.module.scss';
import { forgetOutcome, subscribeToEnquiries, unseenOutcomes, type UnseenOutcome } from './enquiry-state';

const EnquiryToast = lazy(() => import('./EnquiryToast').then((module) => ({ default: module.EnquiryToast })));

const none: readonly UnseenOutcome[] = [];

type PlainWordsProps = { outcome: UnseenOutcome; children: ReactNode };

/** What is said where the toast itself cannot be loaded. */
class PlainWords extends Component<PlainWordsProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { outcome, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <p className={styles.plain}>
        {outcome.state.status === 'sent'
          ? 'Your enquiry was sent.'
          : 'Your enquiry was not sent, as far as we can tell. What you typed is still in the form.'}
        <button type="button" onClick={() => forgetOutcome(outcome.key)}>
          Dismiss
        </button>
      </p>
    );
  }
}

/**
 * Tells the outcome of an enquiry whose form is no longer in view: its dialog was closed, its page left or loaded again
 * meanwhile. Stands once in the shell; as good as nothing is loaded until there is something to tell.
 */
export function EnquiryAnnouncer() {
  const outcomes = useSyncExternalStore(subscribeToEnquiries, unseenOutcomes, () => none);
  return (
    <div className={styles.corner} role="status">
      {outcomes.map((outcome) => (
        <PlainWords key={outcome.key} outcome={outcome}>
          <Suspense>
            <EnquiryToast outcome={outcome} />
          </Suspense>
        </PlainWords>
      ))}
    </div>
  );
}
