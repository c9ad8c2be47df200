import { Check } from 'lucide-react';

/** What became of an action, as a sentence for the visitor. */
export type ActionOutcome = { isDone: boolean; sentence: string };

/** What came of a press of a button, for screen readers too. It stays mounted, because a new live region is not read. */
export function ActionStatus({ outcome }: { outcome: ActionOutcome | undefined }) {
  return (
    <p
      role="status"
      className={outcome ? `w-100 m-0 small text-break ${outcome.isDone ? 'text-success' : ''}` : 'visually-hidden'}
    >
      {outcome?.isDone && <Check size={18} strokeWidth={1.5} aria-hidden="true" />} {outcome?.sentence}
    </p>
  );
}
