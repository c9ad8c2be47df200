import { Check, Copy, Printer, Share2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useHydrated } from '@/boot/use-hydrated';
import { announce } from '@/lib/browser/announce';
import type { Plan } from '@/domain/plan/plan';
import { isTooLong, planUrl } from '@/domain/plan/write-plan';
import styles from './Plan.module.scss';

type PlanActionsProps = {
  plan: Plan;
  what: string;
  /** As in "Print the record". */
  printLabel: string;
  /** Undefined where there is nothing to print. */
  onPrint: (() => void) | undefined;
  children?: ReactNode;
};

export function PlanActions({ plan, what, printLabel, onPrint, children }: PlanActionsProps) {
  const isHydrated = useHydrated();
  const [status, setStatus] = useState('');
  const url = planUrl(plan, isHydrated ? window.location.origin : '');
  const canShare = isHydrated && typeof navigator.share === 'function';

  function report(sentence: string) {
    setStatus(sentence);
    announce(sentence);
  }

  async function copy() {
    if (isTooLong(url)) return report('Too many rooms for one link: copy them in two, or save them as CSV.');
    try {
      await navigator.clipboard.writeText(url);
      report('Link copied. It opens the same figures anywhere.');
    } catch {
      report(`Your browser does not let us copy. The link is ${url}`);
    }
  }

  async function share() {
    try {
      await navigator.share({ title: 'Room plan', url });
    } catch {
      // The visitor closed the share sheet.
    }
  }

  return (
    <div className="d-flex flex-wrap gap-2 align-items-center mt-4">
      {children}
      <button type="button" className="btn btn-line" onClick={() => void copy()}>
        <Copy size={18} strokeWidth={1.5} aria-hidden="true" /> Copy link to {what}
      </button>
      {canShare && !isTooLong(url) && (
        <button type="button" className="btn btn-line" onClick={() => void share()}>
          <Share2 size={18} strokeWidth={1.5} aria-hidden="true" /> Share
        </button>
      )}
      {onPrint && (
        <button type="button" className="btn btn-line" onClick={onPrint}>
          <Printer size={18} strokeWidth={1.5} aria-hidden="true" /> {printLabel}
        </button>
      )}
      {status && (
        <p className={`w-100 m-0 small ${styles.done}`}>
          <Check size={18} strokeWidth={1.5} aria-hidden="true" /> {status}
        </p>
      )}
    </div>
  );
}
