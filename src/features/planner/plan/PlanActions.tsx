import { Copy, Printer, Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useHydrated } from '@/boot/use-hydrated';
import { type ActionOutcome, ActionStatus } from '@/components/ui/ActionStatus';
import type { Plan } from '@/domain/plan/plan';
import { isTooLong, planUrl } from '@/domain/plan/write-plan';
import { copyText } from '@/lib/browser/copy-text';
import { canShare, sharePage } from '@/lib/browser/share-page';

type PlanActionsProps = {
  plan: Plan;
  what: string;
  /** As in "Print the record". */
  printLabel: string;
  /** Undefined where there is nothing to print. */
  onPrint: (() => void) | undefined;
  children?: ReactNode;
};

/** Copies, saves and prints a plan; says what was done. */
export function PlanActions({ plan, what, printLabel, onPrint, children }: PlanActionsProps) {
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const url = planUrl(plan, isHydrated ? window.location.origin : '');

  async function copy(): Promise<ActionOutcome> {
    if (isTooLong(url))
      return { isDone: false, sentence: 'Too many rooms for one link: copy them in two, or save them as CSV.' };
    return (await copyText(url))
      ? { isDone: true, sentence: 'Link copied. It opens the same figures anywhere.' }
      : { isDone: false, sentence: `Your browser does not let us copy. The link is ${url}` };
  }

  async function share() {
    if (!(await sharePage({ title: 'Room plan', url })))
      setOutcome({ isDone: false, sentence: 'Your browser does not let us share: copy the link instead.' });
  }

  return (
    <div className="d-flex flex-wrap gap-2 align-items-center mt-4">
      {children}
      <button type="button" className="btn btn-line" onClick={() => void copy().then(setOutcome)}>
        <Copy size={18} strokeWidth={1.5} aria-hidden="true" /> Copy link to {what}
      </button>
      {isHydrated && canShare() && !isTooLong(url) && (
        <button type="button" className="btn btn-line" onClick={() => void share()}>
          <Share2 size={18} strokeWidth={1.5} aria-hidden="true" /> Share
        </button>
      )}
      {onPrint && (
        <button type="button" className="btn btn-line" onClick={onPrint}>
          <Printer size={18} strokeWidth={1.5} aria-hidden="true" /> {printLabel}
        </button>
      )}
      <ActionStatus outcome={outcome} />
    </div>
  );
}
